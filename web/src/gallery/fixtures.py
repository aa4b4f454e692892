"""Writes the situations of the gallery: real matches, played at random until something worth looking at happens, and
positions of Keezen, Frantic and Fritsen as their rulebooks write them.

`python web/src/gallery/fixtures.py` writes web/src/games/<name>/fixtures/*.json anew.
"""

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from stammtisch import wire
from stammtisch.core.game import TABLE, Game, Moves, State
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.record import Recorder
from stammtisch.core.rng import QuickRng
from stammtisch.games import chapter
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.frantic import GAME as FRANTIC
from stammtisch.games.fritsen import GAME as FRITSEN
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.server.replay import summary_seen
from stammtisch.server.snapshot import Standing, match_seen, result_seen, told

GAMES = Path(__file__).parents[1] / "games"
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
    (
        "swap-7",
        MEZZA,
        7,
        {},
        lambda s, m: (
            s["phase"] == "swapping" and 0 in m["acting"] and [at["chosen"] for at in s["seats"]].count(True) == 5
        ),
    ),
    (
        "any-5",
        MEZZA,
        5,
        {},
        lambda s, m: s["turn"] == 0 and s["phase"] == "playing" and not s["pile"] and s["gone"] > 0,
    ),
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
    ("scored-8", FRANTIC, 8, {}, lambda s, m: s["phase"] == "scored" and s["round"] == 2),
    ("ten-4", MEZZA, 4, {}, lambda s, m: s["turn"] == 1 and s["demand"] == ">=9½ or ½" and s["stock"] < 10),
]


POSITIONS: list[tuple[str, int, str]] = [
    (
        "seven",
        2,
        "Yellow to play. Board: Blue 5, 24; Green 16, 55, H4; Yellow 28, 41, H4; Red 43, 60, H4. "
        "Hand: 7, A, 4, J. hand 2",
    ),
    ("start", 0, "Blue to play. Hand: K, 3, 5, 8, A"),
    (
        "many",
        1,
        "Green to play. Board: Blue 5, 24, 30; Green 20, 21, 22, 50; Yellow 28, 41, 48; Red 49, 60, 14. "
        "Hand: 7, J, 4, Q, 10",
    ),
    ("own", 0, "Blue to play. Board: Blue 10, 13, 0; Yellow 20, H1; Green 22. Hand: 3, 10, 6, 8. hand 2"),
    (
        "help",
        0,
        "Blue to play. Board: Blue H1, H2, H3, H4; Yellow 40, 52; Green 20, H3; Red 50, 60. Hand: 7, K, 5. hand 3. "
        "Green folded",
    ),
    ("rest", 0, "Blue to play. Board: Blue 61, H2, H3, H4; Yellow 40, 29; Green 45. Hand: 7, K. hand 2"),
    ("fold", 3, "Red to play. Board: Blue 10; Green 16; Yellow 32. Hand: 2, 9, J, Q. hand 2"),
    (
        "wait",
        0,
        "Yellow to play. Board: Blue 10, 0; Green 17; Yellow 32, 40; Red 48. Blue hand: 2, 9, J. hand 2. Red folded",
    ),
]
"""A name, whose eyes, and the position."""

HELD = "B1 B4 B7 B7 B9 BSkip G2 G2 G5 G9 GGift R1 R3 R8 R9 RExchange Y4 Y6 Y8 K5 Equality Counter"

FRANTIC_POSITIONS: list[tuple[str, int, str, str]] = [
    (
        "wish-5",
        0,
        "5 seats; S0 on turn; pile R5 G4 Fantastic; wish green by S1; S0 hand G3 G7 GGift Fantastic K4 R7 RSkip B2 Y4; "
        "bomb 9; revealed time-bomb; skips S3",
        "",
    ),
    (
        "target-5",
        0,
        "5 seats; S0 on turn; pile R5 G4; S0 hand G3 G7 GGift Fantastic K4 R7 RSkip B2 Y4",
        "S0 play GGift",
    ),
    (
        "chain-5",
        0,
        "5 seats; S4 on turn; pile R5 G4; S4 hand Four R1 R2 R3; S2 hand Counter B3; "
        "S0 hand Counter G3 G7 Fantastic K4 R7 RSkip B2 Y4",
        "S4 play Four, S4 hit S2 2, S4 hit S3 1, S4 hit S1 1, S2 counter, S2 target S0",
    ),
    (
        "chain-8",
        0,
        f"8 seats; S4 on turn; pile R5 G4; S4 hand Four R2 R5; S2 hand Counter B3; S0 hand {HELD}; bomb 17; "
        "revealed time-bomb",
        "S4 play Four, S4 hit S2 1, S4 hit S3 1, S4 hit S1 1, S4 hit S5 1, S2 counter, S2 target S0",
    ),
    (
        "redirect-2",
        0,
        "2 seats; S1 on turn; pile R5 G4; S1 hand GGift R1 R2; S0 hand Counter B3 B4",
        "S1 play GGift, S1 target S0, S0 counter",
    ),
    (
        "split-4",
        0,
        "4 seats; S0 on turn; pile R5 G4; S0 hand Four R1 R2 R3",
        "S0 play Four, S0 hit S2 1",
    ),
    (
        "christmas-8",
        1,
        f"8 seats; S0 on turn; pile R5 R4; S0 hand K4 R1; events merry-christmas; S1 hand {HELD}; "
        "bomb 12; revealed time-bomb",
        "S0 play K4, S1 send B1 S2, S1 send B4 S2, S1 send K5 S4, S1 send Y8 S7",
    ),
    (
        "market-4",
        1,
        "4 seats; S0 on turn; pile R5 R4; S0 hand K4 R1; events market; S1 hand G3 Y8",
        "S0 play K4",
    ),
    (
        "stake-4",
        1,
        "4 seats; S0 on turn; pile R5 R4; S0 hand K4 R1; events gambling-man; S1 hand G3 Y8",
        "S0 play K4, S0 stake R1",
    ),
    (
        "attacked-4",
        0,
        "4 seats; S1 on turn; pile R5 G4; S1 hand GGift R1 R2; S0 hand G3 B4 Y7 Counter",
        "S1 play GGift, S1 target S0",
    ),
    (
        "struck-5",
        0,
        "5 seats; S1 on turn; pile R5 G4; S1 hand GGift R1 R2; S0 hand G3 B4 Y7",
        "S1 play GGift, S1 target S3",
    ),
    (
        "vandalism-4",
        1,
        "4 seats; S0 on turn; pile G5 R4; S0 hand K4 R1 B2; events vandalism; S1 hand G3 R2 R6 Y8; bomb 5",
        "S0 play K4",
    ),
    ("doomsday-6", 1, "6 seats; S0 on turn; pile R5 R4; S0 hand K4 R1; events doomsday; S1 hand G3 Y8", "S0 play K4"),
    ("eye-8", 1, "8 seats; S0 on turn; pile R5 R4; S0 hand K4 R1; events all-seeing-eye; S1 hand G3 Y8", "S0 play K4"),
    ("many-8", 0, f"8 seats; S0 on turn; pile R5 R4; S0 hand {HELD}; bomb 17; revealed time-bomb", ""),
    ("wishing-4", 0, "4 seats; S0 on turn; pile R5 R4; S0 hand Fantastic R1 K2 NiceTry FuckYou", "S0 play Fantastic"),
    ("mild-2", 0, "2 seats; mild=true; S0 on turn; pile R5 FuckYou; S0 hand R1 B2", ""),
    ("try-3", 0, "3 seats; S2 on turn; pile R5 R4; S2 hand R1; S0 hand NiceTry B2", "S2 play R1"),
]
"""A name, whose eyes, the position, and what is played from there."""


BOARD = "pile b1 JS QS QC; pile c1 5H; pile a2 X X; pile b2 JC; pile c2 4D 8D; pile a3 TD; pile b3 4C; pile c3 KS"
TWENTY_FIVE = "QC 9C X 5H 6H 7H 8H 2H 4C 5C 7C 8C 3D TC 2D 4S 4D 6D 7D 9D TD 2S 3S 7S 5S"
FIFTEEN = "4H 9H TH JH AH 3C 6C JC 5D 8D QD KD 6S 9S KS"


def _full_board() -> str:
    """Twenty-five piles on a board of three columns."""
    cells = [f"{column}{row}" for row in range(1, 10) for column in "abc"][1:26]
    return "; ".join(f"pile {cell} {card}" for cell, card in zip(cells, TWENTY_FIVE.split(), strict=True))


FRITSEN_POSITIONS: list[tuple[str, int, str, str]] = [
    (
        "turn-8",
        0,
        f"8 seats; S0 on turn; {BOARD}; pile a4 9H; pile c4 AH; glass c2 by S3; S0 hand 9D QD 6S 3C 7C; "
        "tally 1 2 3 4 5 6 7 12",
        "",
    ),
    (
        "table-10",
        0,
        f"10 seats; referee=table; drink_confirm=true; S8 on turn; {_full_board()}; S0 hand {FIFTEEN}; "
        "S8 hand QH 3H 4D; S9 hand 9S 2C 7D 8D; tally 1 2 3 14 5 6 7 8 9 0",
        "S8 lay QH b1, S9 lay 2C c1, S9 drink, S1 silly S9, S2 vote yes, S3 vote yes, S4 vote no",
    ),
    ("new-3", 0, "3 seats; S0 on turn; drawn; pile b1 QS; pile a2 X; S0 hand 2H 9D X", ""),
    ("as-3", 0, "3 seats; S0 on turn; pile b1 TD; pile c1 QH; pile b2 7C; S0 hand 9D KH AH 2C", ""),
    (
        "glass-4",
        0,
        "4 seats; S0 on turn; pile b1 QS; pile a2 X; pile b2 JD 6C; pile c1 5H; window b2; waited; S0 hand 9D QD 3C",
        "",
    ),
    (
        "block-5",
        0,
        "5 seats; S2 on turn; pile b1 QS 6H; pile a2 X; pile c1 5H; window b1; passed S1 S3; S0 hand 9D QD 3C 7C 8C",
        "",
    ),
    ("roles-6", 0, "6 seats; roles S1>S3 S2>S3 S3>S0", ""),
    (
        "pickup-4",
        0,
        "4 seats; pile b1 QS; pickup 1 3 4; S0 hand empty; S1 hand empty; S2 hand empty; S3 hand of 5",
        "",
    ),
    (
        "dealing-10",
        0,
        "10 seats; referee=table; dealer=manual; setup round 3; taken 2/S4; S4 hand of 3; tally 0 1 2 0 0 0 0 0 0 1",
        "S6 pick 7",
    ),
    ("giving-4", 1, "4 seats; referee=table; dealer=manual; dirty; pile b1 QS; S1 hand 2C 3D 4D 5D 6D", "S1 dirty"),
    ("dirty-3", 0, "3 seats; dirty; pile b1 QS; S0 hand 2C 3D 4D 5D 6D", ""),
    ("pause-3", 0, "3 seats; S0 on turn; pile b1 QS", "S1 pause toilet, S1 leave"),
    (
        "pair-10",
        0,
        f"10 seats; S0 on turn; {BOARD}; pile a4 9H; pile b4 5C; pile c4 AH; glass c2 by S3; "
        "S0 hand KH AH KS AS KC AC 9D 2C; tally 1 2 3 4 5 6 7 12 3 2",
        "",
    ),
    (
        "plas-10",
        0,
        f"10 seats; S9 on turn; {BOARD}; pile a4 9H; pile b4 JD; pile c4 AH; pile a5 3H; pile b5 4S; "
        "S9 hand 6C 3D 4D; S0 hand 9D QD 6S 3C 7C; tally 1 2 3 4 5 6 7 12 3 2",
        "S9 lay 6C b4",
    ),
    ("couple-2", 0, f"2 seats; S0 on turn; {_full_board()}; S0 hand TH JH AH 3C QD; tally 4 9", ""),
    (
        "askew-4",
        0,
        f"4 seats; referee=table; untidy=true; S1 on turn; {BOARD}; S1 hand JD 3H 3D; S0 hand 9D QD 6S 3C 7C",
        "S1 lay JD a3, S1 askew",
    ),
    (
        "mischief-5",
        0,
        f"5 seats; referee=table; mischief=true; S1 on turn; {BOARD}; S2 hand JD 3H 3D; S0 hand 9D QD 6S 3C 7C",
        "S2 take-open c2, S3 grab S1, S4 peek-stock",
    ),
    (
        "unmarked-6",
        0,
        f"6 seats; referee=table; show_turn=false; S2 on turn; {BOARD}; glass c2 by S3; S0 hand 9D QD 6S 3C 7C",
        "S1 ask-glass",
    ),
    (
        "slip-3",
        0,
        "3 seats; drink_confirm=true; S2 on turn; pile b1 QS; S2 hand QH 3H 4H; S0 hand 2C 5C 9C 9D",
        "S2 lay QH b1, S0 toast kut-Lisa",
    ),
]


OVER = [(FOPPEN, 4), (FOPPEN, 6), (MEZZA, 2), (MEZZA, 7), (KEEZEN, 4), (FRANTIC, 4), (FRITSEN, 4)]


def seen(game: Game, state: State, seat: int, clocks: list[wire.Window] | None = None) -> Seen:
    """What the server sends of a match."""
    result = result_seen(state.result())
    stands = Standing(clocks or [], state.over(), state.scores(), state.places(), result)
    recording: Any = SimpleNamespace(game=game, state=state, head="", address="")
    match: Seen = json.loads(wire.encode(match_seen(recording, seat, stands)))
    return match


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


def over(game: Game, seats: int) -> tuple[Seen, Seen]:
    """A whole match of bots, as seat 0 sees its end, and its summary."""
    recorder = Recorder(game, {}, seats, seed=bytes(32), key=bytes(32), date="2026-11-16T20:00:00+00:00")
    rng, bot = QuickRng(3), chapter(game.name, "bot", "BOT").BOT
    while not recorder.state.over():
        state = recorder.state
        seat = one_of(state.acting(), rng)
        action = state.legal(seat)[0] if seat == TABLE else bot.choose(game.view(state, seat), rng)
        recorder.play(seat, action, recorder.record.lines[-1].open["ms"] + 4000)
    recorder.finish()
    return seen(game, recorder.state, 0), json.loads(wire.encode(summary_seen(recorder.record, bytes(32))))


def main() -> None:
    for game, seats in OVER:
        match, summary = over(game, seats)
        write(f"over-{seats}", game, 0, match, summary=summary)
    for name, seat, text in POSITIONS:
        clock = wire.Window("round", 2700, 1880, True, [TABLE])
        write(name, KEEZEN, seat, seen(KEEZEN, KEEZEN.position(text, QuickRng(1)), seat, [clock]))
    for game, positions in ((FRANTIC, FRANTIC_POSITIONS), (FRITSEN, FRITSEN_POSITIONS)):
        for name, seat, text, played in positions:
            state = game.position(text, QuickRng(1))
            for move in played.split(", ") if played else []:
                who, _, does = move.partition(" ")
                state.events = []
                state.apply(int(who[1:]), game.parse(does))
            events = [json.loads(wire.encode(told(each.seen_by(seat)))) for each in state.events or []]
            options = {"mild": True} if "mild=true" in text else {}
            write(name, game, seat, seen(game, state, seat), options=options, events=events)
    for situation in SITUATIONS:
        name, game = situation[:2]
        match = next(filter(None, (found(situation, seed) for seed in range(1, 400))), {})
        assert match, f"{name} did not come up"
        write(name, game, 0, match)


def write(name: str, game: Game, seat: int, match: Seen, **more: Seen | list[Seen]) -> None:
    path = GAMES / game.name / "fixtures" / f"{name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        json.dumps({"game": game.name, "seat": seat, "match": match, **more}, ensure_ascii=False) + "\n", "utf-8"
    )
    print(name)


if __name__ == "__main__":
    main()
