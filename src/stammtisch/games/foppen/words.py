"""Foppen in words."""

from stammtisch.core.game import View
from stammtisch.games.foppen.view import FoppenView, Played, Screen
from stammtisch.words.speech import Company, Speech, signed
from stammtisch.words.spelling import spellings

VIEW = FoppenView
MOVES = spellings({"play": "cards:cards"})
EVENTS = spellings(
    {
        "dealer": "",
        "hand": "count:number | cards:cards",
        "decide": "decision:word",
        "choose": "| decision:word",
        "bids": "whom:seats",
        "expire": "whom:seats",
        "play": "cards:cards",
        "win": "",
        "fop": "",
        "show": "cards:cards",
        "score": "points:signed total:signed",
        "over": "whom:seats",
    }
)


def move(words: Speech, said: str) -> str:
    return words.spelled("foppen", MOVES, said)


def awaited(words: Speech, view: View, company: Company) -> str:
    screen = _screen(view)
    if screen["phase"] == "bidding":
        return words.asked("foppen-asked-bid", view, company)
    if screen["turn"] is None:
        return words.phase("foppen", screen["phase"])
    if screen["turn"] != company.you:
        return words.say("on-turn", **company.who(screen["turn"]))
    if not screen["suit"]:
        return words.say("foppen-asked-set" if screen["trick"] else "foppen-asked-lead")
    held = any(card[0] == screen["suit"] for card in screen["hand"])
    suit = words.say(f"foppen-suit-{screen['suit']}")
    return words.say("foppen-asked-follow" if held else "foppen-asked-discard", suit=suit)


def lines(words: Speech, view: View, company: Company) -> list[str]:
    screen = _screen(view)
    seats = screen["seats"]
    found = [
        words.say("foppen-view-deal", deal=screen["deal"], deals=screen["deals"], **company.who(screen["dealer"])),
        _trick("foppen-view-trick", screen["trick"], words, company),
        _trick("foppen-view-last", screen["last"], words, company),
        words.said("foppen-view-winning", screen["winning"], company),
        words.said("foppen-view-fopped", screen["fopped"], company),
        words.said("foppen-view-stone", screen["stone"], company),
        words.hand("foppen", screen["hand"], company),
        words.say("view-sizes", sizes=words.each([seat["cards"] for seat in seats], company)),
        words.say("view-points", points=words.each([signed(seat["points"]) for seat in seats], company)),
    ]
    if any(seat["bid"] for seat in seats):
        bids = words.each([bid(words, seat["bid"]) for seat in seats], company)
        found.append(words.say("foppen-view-bids", bids=bids))
    return [each for each in found if each]


def bid(words: Speech, bid: str) -> str:
    return words.say(f"foppen-bid-{bid or 'open'}")


def _trick(key: str, trick: list[Played], words: Speech, company: Company) -> str:
    played = [f"{words.name(each['seat'], company)} {words.card('foppen', each['card'])}" for each in trick]
    return words.say(key, played=", ".join(played)) if played else ""


def _screen(view: View) -> Screen:
    assert isinstance(view, FoppenView)
    return view.screen()
