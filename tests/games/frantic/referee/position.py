"""A match of the referee from a line of text, and what is then true of it, for examples.

`given` is clauses between semicolons: `3 seats; top R5; S0 hand R2 G9; S1 hand of 4; draw B1; event market`. Hands
that are not told hold five cards, whatever is left. Under what the draw pile is told to hold lies the rest, unless
it is `draw only R7` or `draw of 3`: then the rest is nowhere.
"""

from random import Random

from games.frantic.referee.match import Match, limit_of, next_dealer
from games.frantic.referee.pack import EVENTS, PACK, colour_of, is_black, is_multi
from games.frantic.referee.table import Asked, Chance, Story, Table

from stammtisch.core.game import TABLE


class Playing:
    """A match with its story, stopped where somebody is asked."""

    def __init__(self, match: Match, fresh: bool) -> None:
        self.match = match
        self.story: Story[None] = match.story(fresh)
        self.asked: Asked = next(self.story, {})

    def act(self, seat: int, words: str) -> None:
        """What was offered is done, and the story goes on to the next question."""
        assert words in self.asked.get(seat, []), f"S{seat} may not {words}, but {self.asked}"
        try:
            self.asked = self.story.send((seat, words))
        except StopIteration:
            self.asked = {}


def read(text: str) -> Playing:
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
    if told == "none":
        return []
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
    """Every clause of `then`, of the table as it lies, or once the round is over as it lay at its end."""
    match = playing.match
    for clause in then.split(";"):
        head, _, rest = clause.strip().partition(" ")
        table = match.past[0] if match.past and head in ("over", "draw", "under", "revealed") else match.table
        if head == "asked":
            found = " ".join("table" if seat == TABLE else f"S{seat}" for seat in sorted(playing.asked))
        elif head == "over":
            found = table.over
        elif head == "points":
            found = " ".join(str(points) for points in match.history[0])
        elif head == "totals":
            found = " ".join(str(total) for total in match.totals)
        elif head == "places":
            found = " ".join(str(place) for place in match.places())
        elif head == "match":
            found = "over" if match.over else "goes on"
        elif head == "round":
            found = "over" if match.past else "goes on"
        elif head == "next-dealer":
            found = f"S{next_dealer(match.past[0].dealer, match.history[0])}"
        elif head == "top":
            found = table.played[-1]
        elif head == "wish":
            found = table.wish or "none"
        elif head == "skip":
            found = " ".join(f"S{seat}" for seat in table.skips) or "none"
        elif head == "bomb":
            found = str(table.bomb)
        elif head == "draw":
            found = str(len(table.draw_pile))
        elif head == "under":
            found, rest = " ".join(sorted(table.under)), " ".join(sorted(rest.split()))
        elif head == "events":
            found = str(len(table.event_pile))
        elif head == "turn":
            found = f"S{table.owner}"
        else:
            found, rest = _of_a_seat(playing, _seat(head), rest)
        assert found == rest, f"{clause}: {found}; {playing.asked}; {table}"


def _of_a_seat(playing: Playing, seat: int, rest: str) -> tuple[str, str]:
    may = playing.asked.get(seat, [])
    table = playing.match.table
    if rest.startswith("may: "):
        listed = [words.strip() for words in rest.removeprefix("may: ").split(",")]
        return ", ".join(sorted(may)), ", ".join(sorted(listed))
    if rest.startswith("may not "):
        words = rest.removeprefix("may not ")
        return ("may not " if words not in may else "may ") + words, rest
    if rest.startswith("may "):
        words = rest.removeprefix("may ")
        return ("may " if words in may else "may not ") + words, rest
    if playing.match.past:
        table = playing.match.past[0]
    told = rest.removeprefix("holds ")
    if told.isdigit():
        return str(len(table.hands[seat])), told
    if told == "nothing":
        return " ".join(table.hands[seat]) or "nothing", told
    return " ".join(sorted(table.hands[seat])), " ".join(sorted(told.split()))
