"""Keezen in words."""

from stammtisch.core.game import View
from stammtisch.games.keezen.board import COLOURS
from stammtisch.games.keezen.moves import FOLD
from stammtisch.games.keezen.view import KeezenView, Screen, Seat
from stammtisch.words.language import Argument
from stammtisch.words.speech import Company, Speech, capital
from stammtisch.words.spelling import Spelling, spellings

VIEW = KeezenView
MOVES: dict[str, Spelling] = {}  # they begin with a card and are taken apart by `move`
EVENTS = spellings(
    {
        "dealer": "deck:number round:number",
        "hand": "count:number | cards:cards",
        "play": "cards:cards",
        "enter": "colour:colour square:word",
        "walk": "colour:colour from:word to:way",
        "swap": "colour:colour square:word other:colour there:word",
        "capture": "colour:colour square:word",
        "help": "colour:colour",
        "fold": "cards:cards",
        "time": "",
        "over": "whom:seats",
    }
)


def move(words: Speech, said: str) -> str:
    """`7: 10>13 + Yellow 40>44`, `J: 10xGreen 20`, `K: enter` or a word alone."""
    rank, _, rest = said.partition(": ")
    if not rest:
        return words.say(f"keezen-move-{said}")
    if rest == "enter":
        return words.say("keezen-move-enter", rank=rank)
    if "x" in rest:
        own, _, taken = rest.partition("x")
        colour, _, square = taken.partition(" ")
        return words.say(
            "keezen-move-swap", rank=rank, **{"from": own}, colour=words.colour("keezen", colour), to=square
        )
    first, _, rest = rest.partition(" + ")
    own, _, to = first.partition(">")
    if not rest:
        return words.say("keezen-move-walk", rank=rank, **{"from": own}, to=to)
    second, _, end = rest.partition(">")
    colour, _, square = second.rpartition(" ")
    named = f"{words.colour('keezen', colour)} {square}" if colour else square
    return words.say("keezen-move-split", rank=rank, **{"from": own}, to=to, second=named, end=end)


def awaited(words: Speech, view: View, company: Company) -> str:
    screen = _screen(view)
    if screen["turn"] is None:
        return words.phase("keezen", screen["phase"])
    if screen["turn"] != company.you:
        return words.say("on-turn", **company.who(screen["turn"]))
    if list(view.legal) == [FOLD]:
        return words.say("keezen-asked-fold")
    helps = screen["seats"][company.you]["helps"]
    return words.say("keezen-asked-play", colour=words.colour("keezen", _partner(company.you)) if helps else "none")


def lines(words: Speech, view: View, company: Company) -> list[str]:
    screen = _screen(view)
    seats, pile = screen["seats"], screen["pile"]
    played = [f"{words.name(each['seat'], company)} {words.card('keezen', each['card'])}" for each in pile]
    home = [seat["home"] for seat in seats]
    blue, green, yellow, red = (words.colour("keezen", name) for name in COLOURS)
    counts = {"n": home[0] + home[2], "others": home[1] + home[3]}
    who = company.who(screen["dealer"])
    found = [
        words.say("keezen-view-deal", deck=screen["deck"], round=screen["round"], **who),
        words.say("keezen-view-home", first=blue, second=yellow, third=green, fourth=red, **counts),
        *[_seat(words, COLOURS[i], seat, company.who(i)) for i, seat in enumerate(seats)],
        *[words.said("keezen-view-folded", i, company) for i, seat in enumerate(seats) if seat["folded"]],
        *[_helps(words, i, company) for i, seat in enumerate(seats) if seat["helps"]],
        words.hand("keezen", screen["hand"], company),
        words.say("view-sizes", sizes=words.each([seat["cards"] for seat in seats], company)),
        words.say("keezen-view-pile", n=len(pile), played=", ".join(played)),
        words.say("keezen-view-left", n=screen["left"]),
    ]
    return [each for each in found if each]


def _seat(words: Speech, colour: str, seat: Seat, who: dict[str, Argument]) -> str:
    squares = ", ".join(place for place in seat["pawns"] if place != "yard") or words.say("keezen-view-off")
    yard = seat["pawns"].count("yard")
    return capital(
        words.say("keezen-view-seat", colour=words.colour("keezen", colour), squares=squares, yard=yard, **who)
    )


def _helps(words: Speech, seat: int, company: Company) -> str:
    said = words.say("keezen-view-helps", colour=words.colour("keezen", _partner(seat)), **company.who(seat))
    return capital(said)


def _partner(seat: int) -> str:
    """The colour opposite (K-004)."""
    return COLOURS[(seat + 2) % 4]


def _screen(view: View) -> Screen:
    assert isinstance(view, KeezenView)
    return view.screen()
