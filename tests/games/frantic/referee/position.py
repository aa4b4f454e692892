"""A match of the referee from a line of text, and what is then true of it, for examples.

`given` is clauses between semicolons: `3 seats; top R5; S0 hand R2 G9; S1 hand of 4; draw B1; event market`. Hands
that are not told hold five cards, whatever is left. Under what the draw pile is told to hold lies the rest, unless
it is `draw only R7` or `draw of 3`: then the rest is nowhere.
"""

from random import Random

from games.frantic.referee.match import Match, Playing, limit_of, next_dealer
from games.frantic.referee.pack import EVENTS, PACK, colour_of, is_black, is_multi
from games.frantic.referee.table import Chance, Table

from stammtisch.core.game import TABLE


def read(text: str) -> Playing:
    """The position of `given`, with somebody asked."""
    clauses = [clause.strip() for clause in text.split(";")]
    told = dict(_told(clause) for clause in clauses)
    seats = int(told.get("seats", "3"))
    fresh = "start" in told
    rest = _rest(told)
    hands = [_hand(told.get(f"S{seat} hand", "of 7" if fresh else "of 5"), rest) for seat in range(seats)]
    draw = told.get("draw", "").split()
    if draw[:1] == ["only"]:
        pile = draw[1:]
    elif draw[:1] == ["of"]:
        pile = rest[: int(draw[1])]
    else:
        pile = draw + rest
    event = told.get("event", "").split()
    table = Table(
        Chance(Random(text)),
        dealer=_seat(told.get("dealer", "S0")),
        hands=hands,
        draw_pile=[told["start"], *pile] if fresh else pile,
        event_pile=event + [name for name in EVENTS if name not in event],
        played=told.get("pile", "").split(),
        owner=_seat(told.get("turn", "S0")),
        wish=told.get("wish", ""),
        skips=[_seat(name) for name in told.get("skip", "").split()],
        bomb=int(told["bomb"]) if "bomb" in told else None,
    )
    for card in table.played:
        table.colour = colour_of(card) or table.colour
    totals = [int(total) for total in told.get("totals", "0 " * seats).split()]
    return Playing(Match(table, int(told.get("limit", limit_of(seats))), totals), fresh)


def _told(clause: str) -> tuple[str, str]:
    if clause.endswith(" seats"):
        return "seats", clause.removesuffix(" seats")
    name, _, rest = clause.partition(" hand ")
    if rest:
        return f"{name} hand", rest
    name, _, rest = clause.partition(" ")
    return ("pile" if name == "top" else name), rest


def _rest(told: dict[str, str]) -> list[str]:
    """What no clause names: plain coloured cards first, so that filled hands are tame."""
    left = list(PACK)
    for name in told:
        if name.endswith(" hand") or name in ("pile", "draw", "start"):
            for card in told[name].split():
                if card in PACK:
                    left.remove(card)
    return sorted(
        left, key=lambda card: (is_multi(card), is_black(card), not card[-1].isdigit(), PACK.index(card) * 37 % 125)
    )


def _hand(told: str, rest: list[str]) -> list[str]:
    if not told.startswith("of "):
        return told.split()
    number = int(told.removeprefix("of "))
    hand = rest[:number]
    del rest[:number]
    return hand


def _seat(name: str) -> int:
    return int(name.removeprefix("S"))


def play(playing: Playing, when: str) -> None:
    """`S0 play RGift; S0 target S1; S1 pass`."""
    for clause in when.split(";"):
        seat, _, words = clause.strip().partition(" ")
        if words:
            playing.act(_seat(seat), words)
        elif seat:
            playing.act(TABLE, seat)


def holds(playing: Playing, then: str) -> None:
    """Every clause of `then`; once the round is over, hands and piles are those of its end."""
    known = _known(playing)
    for clause in then.split(";"):
        head, _, rest = clause.strip().partition(" ")
        if head in known:
            found = known[head]
        else:
            found, rest = _of_a_seat(playing, _seat(head), rest)
        assert found == rest, f"{clause}: {found}; {playing.asked}; {playing.match.table}"


def _known(playing: Playing) -> dict[str, str]:
    """What clauses may begin with, and how they go on."""
    match, table = playing.match, _table(playing)
    known = {
        "asked": " ".join("table" if seat == TABLE else f"S{seat}" for seat in sorted(playing.asked)),
        "round": "over" if match.past else "goes on",
        "match": "over" if match.over else "goes on",
        "totals": " ".join(str(total) for total in match.totals),
        "places": " ".join(str(place) for place in match.places()),
        "turn": f"S{match.table.owner}",
        "skip": " ".join(f"S{seat}" for seat in match.table.skips) or "none",
        "bomb": str(match.table.bomb),
        "top": table.played[-1],
        "wish": table.wish or "none",
        "draw": str(len(table.draw_pile)),
        "events": str(len(table.event_pile)),
        "under": " ".join(sorted(table.under)),
    }
    if match.past:
        known["over"] = table.over
        known["points"] = " ".join(str(points) for points in match.history[0])
        known["next-dealer"] = f"S{next_dealer(table.dealer, match.history[0])}"
    return known


def _table(playing: Playing) -> Table:
    """The table as it lies, or as it lay at the end of the first round."""
    return [*playing.match.past, playing.match.table][0]


def _of_a_seat(playing: Playing, seat: int, rest: str) -> tuple[str, str]:
    """`S0 may: draw, play R2`, `S0 may not end`, `S0 holds 3`, `S0 holds B1 R2`: what is found, and what is told."""
    may, hand = playing.asked.get(seat, []), _table(playing).hands[seat]
    if rest.startswith("may: "):
        return ", ".join(sorted(may)), ", ".join(sorted(rest.removeprefix("may: ").split(", ")))
    if rest.startswith("holds "):
        told = rest.removeprefix("holds ")
        held = str(len(hand)) if told.isdigit() else " ".join(sorted(hand)) or "nothing"
        return held, " ".join(sorted(told.split()))
    words = rest.removeprefix("may ").removeprefix("not ")
    return ("may " if words in may else "may not ") + words, rest
