"""Many matches on several processes give what one gives; what cannot be done is said in a sentence."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stammtisch.bots.bot import Bot
from stammtisch.core.game import Game, View
from stammtisch.core.option import Value
from stammtisch.core.read import read
from stammtisch.core.rng import Rng
from stammtisch.core.verify import verify
from stammtisch.games import GAMES
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.fritsen import GAME as FRITSEN
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.lab.playouts import PLIES, Setting, play_many
from stammtisch.lab.sheet import Sheet
from stammtisch.lab.simulate import _workers, as_json, as_text, simulate
from stammtisch.lab.tally import Result, Row
from stammtisch.words import Words

pytestmark = pytest.mark.once


def timeless(result: Result) -> str:
    """The JSON of a result without its speed, the only thing that may differ from run to run."""
    found = json.loads(as_json(result))
    del found["speed"]
    return json.dumps(found)


def test_own_bots_take_more_workers_than_those_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)

    assert [_workers(["rule", "random"], games) for games in (10, 199, 400, 100_000)] == [1, 1, 3, 8]
    assert [_workers(["mine:Search", "random"], games) for games in (9, 40, 400)] == [1, 5, 8]


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
    rows = [row for row, _ in play_many(Setting(FOPPEN, {"bids": True}, 3, [None] * 3), 5, 0, 6)]

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

    simulate(MEZZA, seats=2, games=5, seed=4, workers=1, csv=path)

    head, *rows = csv.reader(path.read_text().splitlines())
    named = ["score_0", "score_1", "place_0", "place_1", "won_0", "won_1"]
    assert head == ["number", "seed", "plies", "ending", *named]
    played = play_many(Setting(MEZZA, {}, 2, [None, None]), 4, 0, 5)
    assert rows == [[str(each) for each in (n, 4, row[0], end, *row[1:])] for n, (row, end) in enumerate(played)]
    assert list(tmp_path.iterdir()) == [path]


def test_what_happens_in_a_match_is_counted_where_it_is_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"

    result = simulate(FOPPEN, seats=3, games=5, seed=4, workers=1, csv=path, count=["win", "fop"])

    head, *rows = csv.reader(path.read_text().splitlines())
    assert head[-8:] == ["win", "win_0", "win_1", "win_2", "fop", "fop_0", "fop_1", "fop_2"]
    counts = [[int(each) for each in row[-8:]] for row in rows]
    assert all(row[0] == row[4] > 50 for row in counts), "each trick has a winner and a stone"
    assert all(row[0] == sum(row[1:4]) and row[4] == sum(row[5:]) for row in counts), "each belongs to a seat"
    won = result.counted["win"]
    assert won.all.total == sum(row[0] for row in counts)
    assert [seat.total for seat in won.seats] == [sum(row[1 + seat] for row in counts) for seat in range(3)]
    assert [row[:-8] for row in rows] == [
        [str(n), "4", str(row[0]), ending, *map(str, row[1:])] for n, (row, ending) in enumerate(uncounted())
    ]
    assert f"win: {won.all.mean():.2f} each" in as_text(result)
    told = json.loads(as_json(result))
    assert told["counted"]["fop"]["mean"] == result.counted["fop"].all.mean()
    assert told["seats"][1]["counted"]["win"]["mean"] == won.seats[1].mean()
    assert told["endings"] == {"won": 5}


@pytest.mark.parametrize("seats", FRITSEN.seats)
def test_tallies_of_the_summary_are_added_up(seats: int) -> None:
    """Turns, new piles, medals and drinks of Fritsen, by seat, and how potjes ended."""
    options: dict[str, Value] = {"roles": "random", "turn_seconds": 0}

    result = simulate(
        FRITSEN,
        seats=seats,
        games=3,
        seed=seats,
        workers=1,
        options=options,
        count=["turns", "piles", "medals", "fritsjes"],
    )

    counted = result.counted
    assert [each.total for each in counted["fritsjes"].seats] == [seat.points.total for seat in result.seats]
    assert all(each.total >= 3 for each in counted["turns"].seats), "each has a turn in every potje"
    assert 0 < counted["piles"].all.total < counted["turns"].all.total
    assert counted["medals"].all.total <= 3 * (seats - 1), "the last one has none"
    assert sum(result.endings.values()) == 3


def uncounted() -> list[Row]:
    return play_many(Setting(FOPPEN, {}, 3, [None] * 3), 4, 0, 5)


def test_a_csv_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("old")

    with pytest.raises(ValueError, match="exists already; nothing is overwritten"):
        simulate(FOPPEN, games=10**9, csv=path)

    assert path.read_text() == "old"


def test_a_crash_leaves_no_half_csv(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"

    def crash() -> None:
        with Sheet(path, 2, 0, []) as sheet:
            sheet.add([([9, 0, 0, 1, 2, 1, 0], "won")])
            raise RuntimeError

    with pytest.raises(RuntimeError):
        crash()

    assert list(tmp_path.iterdir()) == []


def test_the_text_names_each_seat_with_its_bot() -> None:
    head, long, *table = as_text(simulate(FOPPEN, games=8, bots="rule,random,random,random", seed=1, workers=1)).split(
        "\n"
    )

    assert head == "foppen, 4 seats, seed 1: 8 games"
    assert "moves each" in long
    assert [line.split()[:2] for line in table[-4:]] == [
        ["1", "rule"],
        ["2", "random"],
        ["3", "random"],
        ["4", "random"],
    ]


def test_an_interrupted_result_says_so() -> None:
    result = Result("foppen", 1, {}, ["random"] * 3, 9, 1000)
    german = as_text(result, words=Words("de"))
    assert german == "foppen, 3 Plätze, Startwert 9: abgebrochen nach 0 von 1.000 Partien"
    assert as_text(result) == "foppen, 3 seats, seed 9: interrupted after 0 of 1,000 games"
    assert json.loads(as_json(result))["plies"] is None

    result.add([([10, 5, 5, 1, 1, 1, 3, 1, 1, 0], "won")])
    assert as_text(result).startswith("foppen, 3 seats, seed 9: interrupted after 1 of 1,000 games\n")
    assert json.loads(as_json(result))["interrupted"] is True


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"bots": "genius"}, "there is no bot 'genius' for foppen; there are random, rule"),
        ({"bots": "rule,random"}, "4 seats need 4 bots, or one for all, not 2: rule,random"),
        ({"games": 0}, "a simulation has at least one game, not 0"),
        ({"seed": -1}, "a seed is a number from 0"),
        ({"workers": 0}, "a simulation needs at least one worker, not 0"),
        ({"seats": 9}, "Foppen is for 3–6 players, not 9"),
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


def test_a_script_without_a_guard_can_simulate_on_several_processes(tmp_path: Path) -> None:
    script = tmp_path / "plain.py"
    script.write_text(
        "from stammtisch.games import GAMES\n"
        "from stammtisch.lab.simulate import simulate\n"
        "print('once')\n"
        "print(simulate(GAMES['mezza'], seats=2, games=6, workers=2).games)\n"
    )

    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)

    assert (done.stdout, done.stderr) == ("once\n6\n", "")


def test_matches_can_be_saved_and_are_the_same_for_the_same_seed(tmp_path: Path) -> None:
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        folder.mkdir()
        saved = simulate(KEEZEN, games=1, bots="rule", seed=3, save=2, folder=folder).saved
        assert saved == [str(folder / f"keezen-seed-3-{n}.jsonl") for n in range(2)]
        assert all(verify(Path(path).read_bytes(), GAMES).judged for path in saved)

    once, again = [read((folder / "keezen-seed-3-1.jsonl").read_bytes()) for folder in folders]
    assert [line.open for line in once.actions] == [line.open for line in again.actions]


@pytest.mark.parametrize("width", [50, 60, 80, 200])
def test_the_text_keeps_to_the_width_of_the_screen(width: int) -> None:
    result = simulate(MEZZA, seats=7, games=3, bots="rule", workers=1, count=["lay", "take"])

    lines = as_text(result, width).split("\n")
    assert max(len(line) for line in lines) <= width
    assert all(f"{place}." in "".join(lines) for place in range(1, 8))


class Without(Bot):
    """Exchanges its hand again and again (2-59), as the first bot of docs/bots.md does."""

    def choose(self, view: View, rng: Rng) -> int:
        return view.legal[0]


def test_a_match_without_end_is_broken_off_named_and_counted_for_nobody(tmp_path: Path) -> None:
    sheet = tmp_path / "matches.csv"
    result = simulate(
        FRITSEN, seats=3, games=3, bots=[Without()], seed=5, plies=300, csv=sheet, save=1, folder=tmp_path
    )

    assert (result.games, result.interrupted, result.unfinished) == (3, False, [0, 1, 2])
    assert result.endings == {"unfinished": 3}
    assert [tally.points.n for tally in result.seats] == [0, 0, 0]
    assert as_text(result).splitlines()[1] == "broken off after 300 moves, and counted for nobody: 3 matches: 0, 1, 2"
    found = json.loads(as_json(result))
    assert (found["most_plies"], found["unfinished"], found["plies"]) == (300, [0, 1, 2], None)
    assert [row["ending"] for row in csv.DictReader(sheet.read_text("ascii").splitlines())] == ["unfinished"] * 3
    verdict = verify(Path(result.saved[0]).read_bytes(), GAMES)
    assert (verdict.ok, verdict.judged) == (True, True)


def test_matches_that_end_are_counted_beside_those_that_do_not() -> None:
    """Which they are is the same for any number of workers, and says the number to find one by."""
    whole = simulate(MEZZA, seats=3, games=12, seed=11, workers=1)
    lengths = [numbers[0] for numbers, _ in play_many(Setting(MEZZA, MEZZA.settle({}), 3, [None] * 3), 11, 0, 12)]
    most = sorted(lengths)[6]
    for workers in (1, 2):
        result = simulate(MEZZA, seats=3, games=12, seed=11, workers=workers, plies=most)
        assert result.unfinished == [number for number, length in enumerate(lengths) if length > most]
        assert result.plies.n == 12 - len(result.unfinished)
        assert "broken off after" in as_text(result)
        assert "won" in as_text(result)
    assert whole.unfinished == []
    assert "broken off" not in as_text(whole)
    assert max(lengths) < PLIES
