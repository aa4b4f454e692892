"""Lessons over the line: stateless, the same every time, refused in words, and only so often."""

from urllib.parse import urlencode

import pytest
from litestar.testing import RequestFactory

from stammtisch import wire
from stammtisch.core.refusal import Refusal
from stammtisch.games import GAMES
from stammtisch.lessons import lesson_of, steps_in
from stammtisch.server import game_api
from stammtisch.server.lessons import lesson, tried, why_not
from stammtisch.server.limits import Limit
from stammtisch.server.refusals import HouseRefusal

pytestmark = pytest.mark.once

TAUGHT = [name for name, game in GAMES.items() if steps_in(game)]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_is_shown_and_what_is_meant_leads_on(game: str) -> None:
    shown = lesson(GAMES[game])
    for number, step in enumerate(shown.steps):
        (before,) = tried(GAMES[game], number, "")
        assert before.match is not None
        assert {move.words for move in before.match.legal} >= set(step.meant)
        assert before.seat == lesson_of(GAMES[game]).steps[number].seat
        after = tried(GAMES[game], number, step.meant[0])
        assert all(change.events for change in after)
        assert wire.encode(after) == wire.encode(tried.__wrapped__(GAMES[game], number, step.meant[0]))


def test_no_other_hand_is_shown() -> None:
    for number, step in enumerate(lesson_of(GAMES["foppen"]).steps):
        for change in [*tried(GAMES["foppen"], number, ""), *tried(GAMES["foppen"], number, step.meant)]:
            assert change.match is not None
            for event in change.events:
                assert event.kind != "hand" or event.seat == step.seat or not event.what


def test_what_may_not_be_done_is_refused_by_its_rule() -> None:
    refused = why_not(GAMES["foppen"], 0, ["hand:G20"])
    assert (refused.why, refused.rule) == (GAMES["foppen"].rule("O-012").says, "O-012")
    assert refused.because is not None
    assert why_not(GAMES["foppen"], 0, ["hand:Y9"]) == wire.Reason("", "", None)
    with pytest.raises(Refusal, match="O-012"):
        tried(GAMES["foppen"], 0, "play G20")
    with pytest.raises(Refusal, match="steps 0 to 5, not 9"):
        tried(GAMES["foppen"], 9, "")


async def test_lessons_are_asked_for_by_address_and_not_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    request = RequestFactory().get(f"/api/lessons/mezza/0?{urlencode({'words': 'lay 5'})}")
    assert (await game_api.show_lesson.fn("mezza")).steps[0].name == "higher"
    with pytest.raises(HouseRefusal, match="there is no lesson of 'chess'"):
        await game_api.show_lesson.fn("chess")
    monkeypatch.setattr(game_api, "learning", Limit(1, 60))
    monkeypatch.setattr(game_api, "sender", lambda request: "here")
    assert await game_api.try_step.fn("mezza", 0, request, "lay 5")
    with pytest.raises(HouseRefusal, match="too often"):
        await game_api.why_not_at_step.fn("mezza", 0, request, ["hand:3"])
