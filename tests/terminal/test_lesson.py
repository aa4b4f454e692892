"""Lessons at the terminal, played to their end through a pipe."""

import pytest
from forked import stammtisch

from stammtisch.games import GAMES
from stammtisch.lessons import lesson_of, steps_in
from stammtisch.words import LANGUAGES, Words

pytestmark = pytest.mark.once

TAUGHT = [name for name, game in GAMES.items() if steps_in(game)]


def run(*arguments: str, typed: str = "") -> str:
    done = stammtisch(*arguments, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return " ".join(done.stdout.split())


@pytest.mark.parametrize(("game", "language"), list(zip(TAUGHT, LANGUAGES * len(TAUGHT), strict=False)))
def test_a_lesson_is_played_to_its_end_by_doing_what_is_meant(game: str, language: str) -> None:
    words, steps = Words(language), lesson_of(GAMES[game]).steps
    shown = run("learn", game, "--lang", language, typed="".join(f"{step.meant}\n\n" for step in steps))

    for step in steps:
        key = f"{game}-lesson-{step.name}"
        assert words.say(f"{key}.title") in shown
        assert words.say(key) in shown
        assert words.say(f"{key}.means") in shown
    assert words.say("lesson-end", game=GAMES[game].title) in shown


def test_whatever_else_is_tried_is_refused_or_asked_about_and_taken_back() -> None:
    typed = ["lay 3", "2", "2", "show", "skip", "quit"]
    shown = run("learn", "mezza", "--lang", "en", typed="\n".join(typed))

    parts = [
        "Lay 3: not now.", "No harm done.",
        "that is allowed, but look.", "Type 2 again to do it all the same.",
        "You lay 8.", "So it goes.",
        "You lay 5.", "That is how.",
        "Step 2 of 7", "stammtisch learn mezza --step 2",
    ]  # fmt: skip
    at = [shown.find(part) for part in parts]
    assert -1 not in at, parts[at.index(-1)]
    assert at == sorted(at)


def test_a_lesson_begins_at_the_step_that_is_named() -> None:
    assert "Step 7 of 7 A 10 clears the pile" in run("learn", "mezza", "--lang", "en", "--step", "7")
    done = stammtisch("learn", "mezza", "--step", "8")
    assert (done.returncode, done.stderr) == (2, "stammtisch: the lesson of Mezza has steps 1 to 7, not 8\n")


@pytest.mark.parametrize("game", TAUGHT)
def test_the_page_of_one_minute_shows_its_pictures_and_its_words(game: str) -> None:
    shown, words = run("minute", game, "--lang", "de"), Words("de")

    for each in lesson_of(GAMES[game]).minute:
        assert words.say(f"{game}-minute-{each.name}.title") in shown
        assert words.say(f"{game}-minute-{each.name}") in shown
    assert "[" in shown
