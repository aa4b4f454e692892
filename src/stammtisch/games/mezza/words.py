"""Mezza in words."""

from stammtisch.core.bits import has
from stammtisch.core.game import View
from stammtisch.games.mezza.moves import FLIP, TAKE
from stammtisch.games.mezza.view import MezzaView, Screen, Seat
from stammtisch.words.language import Argument
from stammtisch.words.speech import Company, Speech, capital
from stammtisch.words.spelling import spellings

VIEW = MezzaView
MOVES = spellings({"lay": "cards:cards", "add": "cards:cards", "open": "cards:cards", "flip": "slot:slot"})
EVENTS = spellings(
    {
        "open": "cards:cards",
        "hand": "count:number | cards:cards",
        "choose": "| cards:cards",
        "lowest": "cards:cards",
        "lot": "",
        "pass": "",
        "lay": "cards:cards",
        "add": "cards:cards",
        "flip": "slot:slot cards:cards",
        "draw": "count:number | cards:cards",
        "take": "cards:cards",
        "clear": "count:number",
        "skip": "",
        "finish": "place:number",
        "expire": "whom:seats",
        "over": "places:places",
    }
)


def move(words: Speech, said: str) -> str:
    return words.spelled("mezza", MOVES, said)


def awaited(words: Speech, view: View, company: Company) -> str:
    screen = _screen(view)
    if screen["phase"] == "over":
        return words.phase("mezza", "over")
    if screen["phase"] == "swapping":
        return words.asked("mezza-asked-swap", view, company)
    if screen["phase"] == "starting":
        return words.asked("mezza-asked-start", view, company)
    assert screen["turn"] is not None, "somebody is on turn while Mezza is played"
    if screen["turn"] == company.you and view.legal[0] >= FLIP:
        return words.say("mezza-asked-take" if view.legal[0] == TAKE else "mezza-asked-flip")
    if screen["turn"] == company.you:
        return words.say("mezza-asked-turn", demand=demand(words, screen["demand"]))
    if has(view.acting, company.you):
        mine = bool(screen["pile"]) and screen["pile"][-1]["seat"] == company.you
        return words.say("mezza-asked-add" if mine else "mezza-asked-seize")
    return words.say("on-turn", **company.who(screen["turn"]))


def demand(words: Speech, token: str) -> str:
    """What the pile asks: `>=6½ or ½` in words."""
    if token in ("any", "<=4"):
        return words.say("mezza-demand-any" if token == "any" else "mezza-demand-low")
    least, half, _ = token.removeprefix(">=").partition(" or ")
    if least == "9½":
        return words.say("mezza-demand-top-half" if half else "mezza-demand-top")
    return words.say("mezza-demand-half" if half else "mezza-demand-least", least=least)


def lines(words: Speech, view: View, company: Company) -> list[str]:
    screen = _screen(view)
    seats = screen["seats"]
    run = [each["card"] for each in screen["pile"][len(screen["pile"]) - screen["run"] :]]
    found = [words.say("mezza-view-pile", n=len(screen["pile"]), top=words.cards("mezza", run))]
    if screen["phase"] == "playing":
        found.append(words.say("mezza-view-demand", demand=demand(words, screen["demand"])))
    if screen["phase"] == "starting":
        found.append(words.say("mezza-view-lowest", card=words.card("mezza", screen["lowest"])))
    waiting = [i for i, seat in enumerate(seats) if seat["waiting"] and i != screen["turn"]]
    if screen["phase"] == "playing" and waiting:
        found.append(words.say("mezza-view-window", whom=words.names(waiting, company)))
    found.append(words.say("mezza-view-stock", n=screen["stock"], gone=screen["gone"]))
    found.append(words.hand("mezza", screen["hand"], company))
    found.append(words.say("view-sizes", sizes=words.each([seat["cards"] for seat in seats], company)))
    found += [capital(_seat(words, seat, company.who(i))) for i, seat in enumerate(seats)]
    return [each for each in found if each]


def _seat(words: Speech, seat: Seat, who: dict[str, Argument]) -> str:
    if seat["place"] is not None:
        return words.say("mezza-view-place", place=seat["place"], **who)
    cards = words.cards("mezza", seat["open"])
    return words.say("mezza-view-seat", n=len(seat["open"]), cards=cards, closed=len(seat["closed"]), **who)


def _screen(view: View) -> Screen:
    assert isinstance(view, MezzaView)
    return view.screen()
