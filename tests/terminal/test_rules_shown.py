"""The rulebook on the terminal."""

import pytest

from stammtisch.core.game import Game
from stammtisch.games import GAMES
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.terminal.rules import show
from stammtisch.words import LANGUAGES, Words

pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", [FOPPEN, MEZZA], ids=lambda game: game.name)
def test_the_whole_book_names_every_rule_by_section(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    show(game, None, None, Words("en"), False)

    out = capsys.readouterr().out
    at = [out.index(f"  {rule}  ") for rule in game.rulebook().rules]
    assert at == sorted(at)
    headings = {Words("en").section(game.name, rule.section) for rule in game.rulebook().rules.values()}
    assert [heading for heading in headings if f"\n{heading}\n" not in out] == []
    assert "\nThe worst card\n" in out or "\nFour alike\n" in out


def test_a_rule_is_told_in_the_readers_language_and_its_english_words_are_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    show(MEZZA, "m-120", None, Words("de"), False)
    show(FOPPEN, "H-002", None, Words("nl"), False)
    out = " ".join(capsys.readouterr().out.split())
    show(MEZZA, "m-120", None, Words("de"), False, full=True)
    full = " ".join(capsys.readouterr().out.split())

    sentence = "Mit einer ½ dürfen alle eine 3½, 6½ oder 9½ ergänzen und sich den Zug schnappen."
    assert out == (
        f"M-120 Zug schnappen {sentence} Hier: vom Programm eingehalten "
        "H-002 Huisregels Wacht tot je aan de beurt bent. Hier: bewaakt door het programma"
    )
    assert full.startswith(f"M-120 Zug schnappen {sentence} Die Regel: As soon as someone lays a 3½, 6½ or 9½")
    assert "Beispiel: " in full


def test_who_reads_english_gets_all_of_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    show(MEZZA, "120", None, Words("en"), False)

    out = " ".join(capsys.readouterr().out.split())
    assert "The rule: As soon as someone lays a 3½, 6½ or 9½" in out
    assert "Example: " in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_whose_game_it_is_stands_above_the_book(game: Game, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    show(game, None, None, Words(language), False)

    out = " ".join(capsys.readouterr().out.split())
    about = " ".join(game.rulebook().about.split())
    assert out.startswith(f"{game.title} {about}") == (language == "en")


def test_rules_are_found_by_their_words_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    show(FOPPEN, None, "laagste steen", Words("nl"), False)
    local = capsys.readouterr().out
    show(FOPPEN, None, "sits out following", Words("nl"), False)
    english = capsys.readouterr().out

    assert "  O-026  Is er bijgegooid" in local
    assert "O-017" not in local
    assert "  O-017  Wie de steen heeft, slaat deze slag over." in english
    assert "O-026" not in english


def test_words_that_no_rule_has_are_said_to_be_in_none(capsys: pytest.CaptureFixture[str]) -> None:
    show(FOPPEN, None, "umbrella", Words("nl"), False)

    assert capsys.readouterr().out == "In geen enkele regel staat ‘umbrella’.\n"


def test_a_rule_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="Foppen has no rule “777”; rules are written like O-001"):
        show(FOPPEN, "777", None, Words("en"), False)
