"""Every lesson can be played to its end, from positions of the rulebook and with words in every language."""

import pytest
from catalogues import messages

from stammtisch.core.event import Event
from stammtisch.core.game import Game
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES, Missing
from stammtisch.lessons import MARKS, Step, given, lesson_of, pictured, played, position, steps_in
from stammtisch.words import LANGUAGES, Words

pytestmark = pytest.mark.once

HEADLINE = 28  # characters of a strip's title
MINUTE = 160  # words that are read in a minute
TAUGHT = [game for game in GAMES.values() if steps_in(game)]

games = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
languages = pytest.mark.parametrize("language", LANGUAGES)
steps = pytest.mark.parametrize(
    ("game", "step"),
    [pytest.param(game, step, id=f"{game.name}-{step.name}") for game in TAUGHT for step in lesson_of(game).steps],
)


def test_the_games_of_the_house_can_be_learnt() -> None:
    assert {"foppen", "mezza", "keezen", "frantic"} <= {game.name for game in TAUGHT}


@games
def test_a_lesson_is_short_and_the_page_of_one_minute_has_its_parts(game: Game) -> None:
    lesson = lesson_of(game)

    assert 5 <= len(lesson.steps) <= 7
    assert [each.name for each in lesson.minute[:2]] == ["aim", "turn"]
    assert 5 <= len(lesson.minute) <= 7
    assert len({each.name for each in lesson.steps}) == len(lesson.steps)


@steps
def test_a_step_starts_from_an_example_that_is_run_and_its_rule_is_one(game: Game, step: Step) -> None:
    rules = game.rulebook().rules
    rule, _, number = (step.example or step.rule).partition(" ")
    example = rules[rule].examples[int(number or 1) - 1]

    assert step.rule in rules
    assert not example.not_run_because
    assert example.then != "refused"
    assert example.given == given(game, step.example or step.rule)


@steps
def test_what_is_meant_may_be_done_and_the_others_do_what_is_scripted(game: Game, step: Step) -> None:
    state = position(game, step)
    may = game.may(state, step.seat)
    assert {step.meant, *step.also} <= set(may)

    told = [events for _, events in played(game, step, step.meant)]
    assert len(told) == 1 + len([each for each in step.then.split(";") if each.strip()])
    assert all(told)
    assert [_said(events) for events in told] == [_said(events) for _, events in played(game, step, step.meant)]


def _said(events: list[Event]) -> list[str]:
    return [repr(event) for event in events]


@steps
def test_another_move_is_made_without_an_answer_and_a_wrong_one_is_refused(game: Game, step: Step) -> None:
    state = position(game, step)
    for words in game.may(state, step.seat):
        if not step.right(words):
            assert len(list(played(game, step, words))) == 1
    never = next(game.text(a) for a in range(game.actions) if state.why_not(step.seat, a))
    with pytest.raises(Refusal):
        list(played(game, step, never))


@steps
@languages
def test_a_step_is_told_in_short_titles_and_asks_about_whatever_else_may_be_done(
    game: Game, step: Step, language: str
) -> None:
    words, key = Words(language), f"{game.name}-lesson-{step.name}"
    others = [each for each in game.may(position(game, step), step.seat) if not step.right(each)]

    assert words.say(key)
    assert words.say(f"{key}.means")
    for title in ("title", "right"):
        assert len(words.say(f"{key}.{title}")) <= HEADLINE
    assert words.knows(f"{key}.look") == bool(others)
    assert not others or words.say(f"{key}.look").endswith("?")
    assert words.rule(game.name, step.rule), f"{step.rule} has no short sentence"


@games
@languages
def test_the_page_is_read_in_one_minute_and_names_no_rule(game: Game, language: str) -> None:
    words = Words(language)
    keys = [f"{game.name}-minute-{each.name}" for each in lesson_of(game).minute]
    text = " ".join(words.say(key + part) for key in keys for part in (".title", ""))

    assert len(text.split()) <= MINUTE
    assert game.rulebook().named_in(text) == []


@games
def test_every_paragraph_has_one_picture_of_real_things(game: Game) -> None:
    for each in lesson_of(game).minute:
        assert bool(each.cards) != bool(each.example), each.name
        if each.example:
            assert game.view(pictured(game, each), each.seat).screen()
        for card in set(each.cards.split()) - set(MARKS):
            assert Words("en").card(game.name, card) != f"{game.name}-card"


@games
def test_no_words_of_a_lesson_are_left_over(game: Game) -> None:
    lesson = lesson_of(game)
    wanted = {f"{game.name}-lesson-{each.name}" for each in lesson.steps}
    wanted |= {f"{game.name}-minute-{each.name}" for each in lesson.minute}
    there = {key for key in messages(game.package, "en") if key.split("-")[1] in ("lesson", "minute")}

    assert there == wanted


def test_a_game_without_a_lesson_says_so_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["mezza"]
    lesson_of.cache_clear()
    monkeypatch.setattr("stammtisch.lessons.FILE", "nowhere.toml")

    assert steps_in(game) == 0
    with pytest.raises(Missing, match=r"Mezza has no lesson yet: .*nowhere.toml is missing"):
        lesson_of(game)
