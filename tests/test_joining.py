"""What a game must bring to join the house, and the sentence that says what is missing."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from stammtisch import games
from stammtisch.core.game import Game
from stammtisch.core.vocabulary import Vocabulary
from stammtisch.games import GAMES, Missing, chapter, known
from stammtisch.words import LANGUAGES
from stammtisch.words.language import catalogue

pytestmark = pytest.mark.once


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game that is listed and has no chapter yet."""
    (tmp_path / "trial").mkdir()
    (tmp_path / "trial" / "__init__.py").touch()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setitem(GAMES, "trial", Game("trial", "Trial", 1, [2], Vocabulary("Trial", [], [], ""), []))
    for name in [name for name in sys.modules if name.startswith("stammtisch.games.trial")]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path / "trial"


def test_a_game_that_is_not_listed_is_named_with_those_that_are() -> None:
    with pytest.raises(ValueError, match=f"^there is no game 'chess'; there are {', '.join(GAMES)}$"):
        known("chess")
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        chapter("chess", "bot", "BOT")


@pytest.mark.parametrize(("name", "has"), [("bot", "BOT"), ("words", "CHAPTER"), ("terminal", "draw")])
def test_a_chapter_that_is_missing_is_said_in_a_sentence(trial: Path, name: str, has: str) -> None:
    file = f"stammtisch/games/trial/{name}.py"
    with pytest.raises(Missing, match=rf"^trial has no {name} chapter: {file} is missing \(docs/contract\.md\)$"):
        chapter("trial", name, has)


def test_a_chapter_that_is_not_complete_is_said_in_a_sentence(trial: Path) -> None:
    (trial / "bot.py").write_text("BOOT = 1\n", "utf-8")

    with pytest.raises(Missing, match=r"^the bot chapter of trial is not complete: .*\.bot defines no BOT \(docs/"):
        chapter("trial", "bot", "BOT")


def test_a_chapter_is_found_by_the_name_of_its_game(trial: Path) -> None:
    (trial / "words.py").write_text("CHAPTER = 7\n", "utf-8")

    found = chapter("trial", "words", "CHAPTER")

    assert isinstance(found, ModuleType)
    assert found.CHAPTER == 7


def test_words_that_are_missing_are_said_in_a_sentence(trial: Path) -> None:
    (trial / "locales").mkdir()
    (trial / "locales" / "en.ftl").write_text("trial-title = Trial\n", "utf-8")

    assert catalogue("stammtisch.games.trial", "en") == "trial-title = Trial\n"
    with pytest.raises(
        Missing,
        match=r"^stammtisch\.games\.trial has no words in nl: locales/nl\.ftl is missing \(docs/contract\.md\)$",
    ):
        catalogue("stammtisch.games.trial", "nl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", ["stammtisch", *[game.package for game in GAMES.values()]])
def test_house_and_games_have_words_in_every_language(package: str, language: str) -> None:
    assert " = " in catalogue(package, language)
