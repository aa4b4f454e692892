"""Many matches on several processes give what one gives; what cannot be done is said in a sentence."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.core.game import Game
from stammtisch.core.option import Value
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.lab.playouts import Setting, play_many
from stammtisch.lab.report import Sheet
from stammtisch.lab.simulate import as_json, as_text, simulate
from stammtisch.lab.tally import Result

pytestmark = pytest.mark.once


def timeless(result: Result) -> str:
    """The JSON of a result without its speed, the only thing that may differ from run to run."""
    found = json.loads(as_json(result))
    del found["speed"]
    return json.dumps(found)


@pytest.mark.parametrize("game", [FOPPEN, MEZZA])
def test_any_number_of_workers_gives_the_same_bytes(game: Game, tmp_path: Path) -> None:
    said = set()
    sheets = set()
    for workers in (1, 2, 3):
        path = tmp_path / f"{workers}.csv"
        result = simulate(game, seats=3, games=25, bots="rule,random,rule", seed=11, workers=workers, csv=path)
        assert (result.games, result.workers, result.interrupted) == (25, workers, False)
        said.add(timeless(result))
        sheets.add(path.read_bytes())

    assert len(said) == 1
    assert len(sheets) == 1


def test_the_json_holds_what_was_asked_and_what_came_out() -> None:
    rows = play_many(Setting(FOPPEN, {"bids": True}, 3, [None] * 3), 5, 0, 6)

    result = json.loads(
        as_json(simulate(FOPPEN, seats=3, games=6, bots="random", seed=5, workers=1, options={"bids": "true"}))
    )

    assert [result[key] for key in ("game", "version", "seed", "asked", "games", "interrupted")] == [
        "foppen",
        FOPPEN.version,
        5,
        6,
        6,
        False,
    ]
    assert result["options"]["bids"] is True
    assert result["plies"]["mean"] == pytest.approx(sum(row[0] for row in rows) / 6)
    assert (result["plies"]["min"], result["plies"]["max"]) == (
        min(row[0] for row in rows),
        max(row[0] for row in rows),
    )
    for seat, found in enumerate(result["seats"]):
        assert found["bot"] == "random"
        assert found["points"]["mean"] == pytest.approx(sum(row[1 + seat] for row in rows) / 6)
        assert found["places"] == [sum(row[4 + seat] == place for row in rows) / 6 for place in (1, 2, 3)]
        assert found["points"]["low"] < found["points"]["mean"] < found["points"]["high"]
        assert 0 <= found["wins"]["low"] <= found["wins"]["share"] <= found["wins"]["high"] <= 1
    assert sum(found["wins"]["share"] for found in result["seats"]) == pytest.approx(1)
    assert result["speed"]["workers"] == 1
    assert result["speed"]["games_per_second"] > 0


def test_the_csv_has_a_row_for_each_match(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("what stood there before")

    simulate(MEZZA, seats=2, games=5, seed=4, workers=1, csv=path)

    head, *rows = csv.reader(path.read_text().splitlines())
    assert head == ["number", "seed", "plies", "score_0", "score_1", "place_0", "place_1"]
    played = play_many(Setting(MEZZA, {}, 2, [None, None]), 4, 0, 5)
    assert rows == [[str(each) for each in (number, 4, *row)] for number, row in enumerate(played)]
    assert list(tmp_path.iterdir()) == [path]


def test_what_happens_in_a_match_is_counted_where_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"

    result = simulate(FOPPEN, seats=3, games=5, seed=4, workers=1, csv=path, count=["win", "fop"])

    head, *rows = csv.reader(path.read_text().splitlines())
    assert head[-2:] == ["win", "fop"]
    assert all(row[-1] == row[-2] and int(row[-1]) > 50 for row in rows), "each trick has a winner and a stone"
    assert result.counted["win"].total == sum(int(row[-1]) for row in rows)
    assert [row[:-2] for row in rows] == [[str(n), "4", *map(str, row)] for n, row in enumerate(uncounted())]
    assert f"win: {result.counted['win'].mean():.2f} each" in as_text(result)
    assert json.loads(as_json(result))["counted"]["fop"]["mean"] == result.counted["fop"].mean()


def uncounted() -> list[list[int]]:
    return play_many(Setting(FOPPEN, {}, 3, [None] * 3), 4, 0, 5)


def test_a_crash_leaves_the_old_csv_and_no_half_one(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("old")

    def crash() -> None:
        with Sheet(path, 2, 0, []) as sheet:
            sheet.add([[9, 0, 0, 1, 2]])
            raise RuntimeError

    with pytest.raises(RuntimeError):
        crash()

    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_text_names_each_seat_with_its_bot() -> None:
    head, long, *table = as_text(simulate(FOPPEN, games=8, bots="rule,random,random,random", seed=1, workers=1)).split(
        "\n"
    )

    assert head == "foppen, 4 seats, seed 1: 8 games"
    assert "moves each" in long
    assert [line.split()[:2] for line in table[-4:]] == [
        ["0", "rule"],
        ["1", "random"],
        ["2", "random"],
        ["3", "random"],
    ]


def test_an_interrupted_result_says_so() -> None:
    result = Result("foppen", 1, {}, ["random"] * 3, 9, 1000)
    assert as_text(result) == "foppen, 3 seats, seed 9: interrupted after 0 of 1,000 games"
    assert json.loads(as_json(result))["plies"] is None

    result.add([[10, 5, 5, 1, 1, 1, 3]])
    assert as_text(result).startswith("foppen, 3 seats, seed 9: interrupted after 1 of 1,000 games\n")
    assert json.loads(as_json(result))["interrupted"] is True


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"bots": "genius"}, "there is no bot 'genius' for foppen; there are random, rule"),
        ({"bots": "rule,random"}, "4 seats need 4 bots, or one for all, not 2: rule,random"),
        ({"games": 0}, "a simulation has at least one game, not 0"),
        ({"workers": 0}, "a simulation needs at least one worker, not 0"),
        ({"seats": 9}, "Foppen is for 3 to 6 players, not 9"),
    ],
)
def test_what_cannot_be_simulated_is_said(asked: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        simulate(FOPPEN, **asked)


@pytest.mark.parametrize("options", [{"first_dealer": 5}, {"jokers": True}, {"bids": "perhaps"}])
def test_an_impossible_table_is_refused_before_a_worker_starts(options: dict[str, Value]) -> None:
    with pytest.raises(ValueError, match=r"seat 5|jokers|bids"):
        simulate(FOPPEN, seats=4, games=1000, workers=2, options=options)


def test_a_csv_that_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        simulate(FOPPEN, games=10**9, csv=tmp_path / "nowhere" / "games.csv")
