"""Writes the situations of the gallery: real matches, played at random until something worth looking at happens.

`python web/src/art/gallery/fixtures.py` writes web/src/games/<name>/fixtures/*.json anew.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from stammtisch.core.bits import members
from stammtisch.core.game import Game, Moves, State
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.rng import QuickRng
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.mezza import GAME as MEZZA

GAMES = Path(__file__).parents[2] / "games"
Seen = dict[str, Any]
Wanted = Callable[[Seen, Seen], bool]
"""Whether a screen, with what its seat may do, is worth looking at."""

Situation = tuple[str, Game, int, dict[str, Value], Wanted]


def words(match: Seen) -> set[str]:
    return {move["words"].split(" ")[0] for move in match["legal"]}


SITUATIONS: list[Situation] = [
    ("lead-3", FOPPEN, 3, {}, lambda s, m: s["turn"] == 0 and len(s["hand"]) == 20 and not s["trick"]),
    (
        "follow-4",
        FOPPEN,
        4,
        {"bids": True},
        lambda s, m: s["turn"] == 0 and len(s["trick"]) == 2 and s["deal"] > 2 and len(m["legal"]) == 4,
    ),
    ("out-5", FOPPEN, 5, {}, lambda s, m: s["stone"] == 0 and len(s["trick"]) == 3 and s["deal"] > 1),
    ("last-6", FOPPEN, 6, {}, lambda s, m: s["turn"] == 0 and len(s["trick"]) == 4 and s["stone"] is not None),
    ("one-4", FOPPEN, 4, {}, lambda s, m: len(s["trick"]) == 2 and s["trick"][0]["card"] == "1" and bool(s["suit"])),
    ("rest-4", FOPPEN, 4, {}, lambda s, m: s["turn"] == 2 and not s["trick"] and len(s["last"]) == 3),
    ("bids-4", FOPPEN, 4, {"bids": True}, lambda s, m: [each["bid"] for each in s["seats"]].count("decided") == 2),
    ("scored-4", FOPPEN, 4, {"bids": True}, lambda s, m: s["phase"] == "scored" and s["deal"] == 3),
    ("scored-6", FOPPEN, 6, {"bids": True}, lambda s, m: s["phase"] == "scored" and s["deal"] == 4),
    ("swap-4", MEZZA, 4, {}, lambda s, m: s["phase"] == "swapping" and 0 in m["acting"] and len(m["acting"]) == 2),
    ("start-4", MEZZA, 4, {}, lambda s, m: s["phase"] == "starting" and 0 in m["acting"] and s["lowest"] in s["hand"]),
    (
        "play-4",
        MEZZA,
        4,
        {},
        lambda s, m: s["turn"] == 0 and s["demand"] == "<=4" and s["pile"][-1]["card"] == "½" and len(m["legal"]) > 2,
    ),
    ("seize-4", MEZZA, 4, {}, lambda s, m: s["turn"] == 2 and "lay" in words(m) and s["gone"] > 0),
    ("add-3", MEZZA, 3, {}, lambda s, m: "add" in words(m)),
    ("take-4", MEZZA, 4, {}, lambda s, m: words(m) == {"take"} and len(s["hand"]) == 3 and s["turn"] == 0),
    (
        "many-7",
        MEZZA,
        7,
        {},
        lambda s, m: s["turn"] == 0 and len(s["hand"]) > 7 and len(s["pile"]) > 3 and "lay" in words(m),
    ),
    ("heap-2", MEZZA, 2, {}, lambda s, m: s["turn"] == 0 and len(s["hand"]) > 24 and len(s["pile"]) > 2),
    (
        "open-5",
        MEZZA,
        5,
        {},
        lambda s, m: s["turn"] == 0 and not s["hand"] and len(s["seats"][0]["open"]) == 2 and "lay" in words(m),
    ),
    (
        "closed-4",
        MEZZA,
        4,
        {},
        lambda s, m: s["turn"] == 0 and "flip" in words(m) and any(seat["place"] for seat in s["seats"]),
    ),
    ("ten-4", MEZZA, 4, {}, lambda s, m: s["turn"] == 1 and s["demand"] == ">=9½ or ½" and s["stock"] < 10),
]


def seen(game: Game, state: State, seat: int) -> Seen:
    view = game.view(state, seat)
    return {
        "ply": int(state.ply),
        "screen": view.screen(),
        "acting": members(state.acting()),
        "legal": [{"words": game.text(move), "touches": game.touches(move)} for move in view.legal],
        "calls": [],
        "windows": [],
        "over": state.over(),
        "scores": state.scores(),
        "places": state.places(),
        "head": "",
    }


def found(situation: Situation, seed: int) -> Seen | None:
    """The first such screen of one match, for seat 0."""
    _, game, seats, options, wanted = situation
    rng = QuickRng(seed)
    state = game.table(options, seats, rng)
    state.start()
    moves = Moves()
    while not state.over() and state.ply < 3000:
        match = seen(game, state, 0)
        if wanted(match["screen"], match):
            return match
        seat = one_of(state.acting(), rng)
        state.apply(seat, state.pick(seat, rng, moves))
    return None


def main() -> None:
    for situation in SITUATIONS:
        name, game = situation[:2]
        match = next((each for each in (found(situation, seed) for seed in range(1, 400)) if each), None)
        assert match, f"{name} did not come up"
        path = GAMES / game.name / "fixtures" / f"{name}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps({"game": game.name, "seat": 0, "match": match}, ensure_ascii=False) + "\n", "utf-8")
        print(name)


if __name__ == "__main__":
    main()
