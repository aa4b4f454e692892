"""Looking back at a match, with every seat's eyes and no other's."""

import pytest

from stammtisch.core.game import Game
from stammtisch.core.play import one_of
from stammtisch.core.read import read
from stammtisch.core.record import Record, Recorder
from stammtisch.core.rng import QuickRng, seed_of
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.terminal import replay as shown
from stammtisch.words import Words

pytestmark = pytest.mark.once

Patch = pytest.MonkeyPatch
Shown = pytest.CaptureFixture[str]


def _played(game: Game, moves: int, seats: int = 3) -> Recorder:
    recorder, rng = Recorder(game, {}, seats, seed_of(7)), QuickRng(1)
    while not recorder.state.over() and len(recorder.record.actions) <= moves:
        seat = int(one_of(recorder.state.acting(), rng))
        legal = recorder.state.legal(seat)
        recorder.play(seat, legal[rng.below(len(legal))], 0)
    recorder.finish()
    return recorder


def _replay(record: Record, seat: int | None, monkeypatch: Patch, *typed: str, all_hands: bool = False) -> None:
    lines = iter(typed)

    def answer(prompt: str) -> str:
        print(prompt, end="")
        line = next(lines, None)
        if line is None:
            raise EOFError
        print(line)
        return line

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin.isatty", lambda: bool(typed), raising=False)
    shown.replay(record, seat=seat, all_hands=all_hands, words=Words("en"), colour=False)


def test_without_a_terminal_all_is_written_down(monkeypatch: Patch, capsys: Shown) -> None:
    record = _played(FOPPEN, 10000).record
    _replay(record, None, monkeypatch)

    out = capsys.readouterr().out
    assert out.startswith(f"Foppen with 3 players, played on {Words('en').date(record.header['date'])}\n")
    assert f"\n{len(record.actions) - 1:4} " in out
    assert "Final places: 1. Seat" in out


def test_a_duo_has_one_place(monkeypatch: Patch, capsys: Shown) -> None:
    record = _played(KEEZEN, 10000, seats=4).record
    _replay(record, 1, monkeypatch)

    last = capsys.readouterr().out.splitlines()[-1]
    assert last in (
        "Final places: 1. Seat 1 and Seat 3, 2. You and Seat 4.",
        "Final places: 1. You and Seat 4, 2. Seat 1 and Seat 3.",
    )


def test_a_seat_sees_its_own_cards_and_no_others(monkeypatch: Patch, capsys: Shown) -> None:
    record = _played(FOPPEN, 0).record
    _replay(record, 1, monkeypatch)

    out = " ".join(capsys.readouterr().out.split())
    assert "You are dealt 20 cards: " in out
    assert "Seat 1 is dealt 20 cards." in out
    assert "Here the record breaks off." in out


def test_steps_go_on_back_and_anywhere(monkeypatch: Patch, capsys: Shown) -> None:
    record = _played(MEZZA, 40).record
    _replay(record, 0, monkeypatch, "", "", "b", "g 12", "g 999", "?", "q", "never read")

    out = capsys.readouterr().out
    steps = [line[:4].strip() for line in out.splitlines() if line[:4].strip().isdecimal() and line[4:5] == " "]
    assert steps == ["0", "1", "2", "1", "12", "40"]
    assert "never read" not in out


def test_the_eyes_can_be_changed_and_the_table_drawn(monkeypatch: Patch, capsys: Shown) -> None:
    record = _played(FOPPEN, 10).record
    _replay(record, None, monkeypatch, "s 2", "s 7", "g 4", "t", "s", "t")

    out = capsys.readouterr().out
    assert "You are dealt 20 cards" in " ".join(out.split())
    assert "There is no seat 7; seats are 1 to 3." in out
    seen, spectated = out.split("Foppen · hand 1 of 6")[1:]
    assert "[G" in seen.split("╯")[1]
    assert "[G" not in spectated.split("╯")[1]


def test_a_table_of_other_rules_or_with_parts_left_out_is_not_laid_again(monkeypatch: Patch, capsys: Shown) -> None:
    recorder = _played(FOPPEN, 10)
    _replay(read(recorder.export(1)), 1, monkeypatch, "t")
    recorder.record.header["version"] = 99
    _replay(recorder.record, 1, monkeypatch, "t", "")

    out = " ".join(capsys.readouterr().out.split())
    assert "This record leaves hidden parts out" in out
    assert "The rules have changed since" in out
    assert " 1 Seat" in out


def test_a_seat_that_is_not_there_is_refused(monkeypatch: Patch) -> None:
    with pytest.raises(ValueError, match="There is no seat 4; seats are 1 to 3"):
        _replay(_played(FOPPEN, 0).record, 3, monkeypatch)


def test_all_hands_are_shown_to_who_asks_for_them(monkeypatch: Patch, capsys: Shown) -> None:
    recorder = _played(FOPPEN, 6)
    _replay(recorder.record, None, monkeypatch, "", "a", "t", "a", "", "q")

    out = capsys.readouterr().out
    assert [out.count(f"  Seat {seat} [") for seat in range(1, 4)] == [2, 2, 2], "once by itself, once with the table"


def test_without_a_terminal_all_hands_are_written_down_at_every_deal(monkeypatch: Patch, capsys: Shown) -> None:
    recorder = _played(FOPPEN, 6)
    _replay(recorder.record, None, monkeypatch, all_hands=True)

    out = " ".join(capsys.readouterr().out.split())
    dealt = [event.what for event in recorder.record.actions[0].events() if event.what]
    assert len(dealt) == 3
    assert all("".join(f"[{card}]" for card in sorted(hand)[:1]) in out for hand in dealt)
    assert out.count("Seat 3 [") == 1
