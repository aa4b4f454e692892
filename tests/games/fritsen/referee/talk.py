"""What anybody may say at any time: votes, toasts, pauses, drinks, looking and asking."""

from games.fritsen.referee.drinks import DRUNK, SKIPPED
from games.fritsen.referee.leaving import go_away, remove
from games.fritsen.referee.setup import can_propose_packs
from games.fritsen.referee.table import DIRTY, PICKUP, ROLES, TURNS, Potje
from games.fritsen.referee.votes import AWARDS, REPORTS, RULINGS, open_vote, report, say, to_waive

TOASTS = ["Frits", "dubbelfrits", "offer-Frits", "iedereen-dubbelfrits"]
RESTRICTED = [
    *["vuile-Frits", "kut-Kim", "Chantal", "kut-Lisa", "Baudet", "van-der-Plas", "supermooi-Erik", "supermooi-Victor"]
]  # 2-83
OCCASIONS = {
    "vuile-Frits": ["vuile-Frits"],
    "kut-Kim": ["Kimmetje", "dubbele-Kim"],
    "Chantal": ["Jorisje"],
    "kut-Lisa": ["Lisaatje"],
    "Baudet": ["Thierrytje"],
    "van-der-Plas": ["Carolinetje"],
    "supermooi-Erik": ["Erikje"],
    "supermooi-Victor": ["Victortje"],
}
"""Which drinks a restricted toast belongs to."""


def talk_calls(potje: Potje, seat: int, moves: list[str]) -> list[str]:
    """Never awaited."""
    found: list[str] = []
    found += _voting(potje, seat)
    found += _pausing(potje, seat)
    found += _toasting(potje, seat)
    return [words for words in found if words not in moves]


def _voting(potje: Potje, seat: int) -> list[str]:
    found: list[str] = []
    if potje.vote is not None:
        if seat not in potje.vote.yes + potje.vote.no:
            if potje.vote.what.startswith("unclear"):
                found += ["reading 1", "reading 2"]
            else:
                found += ["vote yes", "vote no"]
        return found
    if potje.phase == ROLES:
        found += ["propose packs"] if can_propose_packs(potje) else []
        found += ["propose no-dirty"] if potje.option("dirty_fritsen") and not potje.no_dirty else []
        return found
    if potje.phase == PICKUP and not potje.picked and potje.option("dirty_fritsen") and not potje.no_dirty:
        found.append("propose no-dirty")
    others = [each for each in potje.players() if each != seat]
    found += [f"silly S{each}" for each in others]
    found += [f"remove S{each}" for each in potje.players()]
    found += [f"waive S{each}" for each in potje.players() if to_waive(potje, each) is not None]
    found += [f"report {rule} S{each}" for rule in REPORTS for each in potje.players()]
    found += [f"nominate {rule} S{each}" for rule in AWARDS for each in potje.players()]
    found += [f"unclear {name}" for name in RULINGS]
    return found


def _pausing(potje: Potje, seat: int) -> list[str]:
    found: list[str] = ["quit"]
    if potje.phase in [PICKUP, DIRTY, *TURNS] and seat not in potje.away:
        if seat in potje.leaving:
            found.append("leave")
        else:
            found += ["pause toilet", "pause drink"] + (["pause other"] if potje.vote is None else [])
    return found


def _toasting(potje: Potje, seat: int) -> list[str]:
    if potje.phase == ROLES:
        return []
    found = [f"toast {toast}" for toast in TOASTS + RESTRICTED]
    found += ["last", "word", "claim", "extra"]
    found += ["retract"] if seat in potje.slips else []
    if potje.drinks.open_of(seat):
        found += ["drink", "skip"] if potje.option("laf") else ["drink"]
    if potje.option("russisch") and seat not in potje.gifts:
        found += [f"gift S{each}" for each in potje.players() if each != seat]
    return found


def talk(potje: Potje, seat: int, words: str) -> None:
    verb, *rest = words.split()
    if verb in ("vote", "reading"):
        say(potje, seat, rest[0] in ("yes", "1"))
    elif verb == "propose":
        open_vote(potje, seat, rest[0], None)
    elif verb in ("silly", "remove", "waive"):
        open_vote(potje, seat, verb, int(rest[0][1:]))
    elif verb == "report":
        target = int(rest[1][1:])
        if target == seat:
            report(potje, rest[0], seat, potje.ply)
        else:
            open_vote(potje, seat, f"report {rest[0]}", target, potje.ply)
    elif verb == "nominate":
        open_vote(potje, seat, words, int(rest[1][1:]))
    elif verb == "unclear":
        open_vote(potje, seat, words, None)
    elif verb == "pause":
        if rest[0] == "other":
            open_vote(potje, seat, "pause", None)
        else:
            potje.leaving[seat] = rest[0]
    elif verb == "leave":
        go_away(potje, seat, potje.leaving[seat])
    elif verb == "quit":
        remove(potje, seat)
    elif verb == "word":
        potje.charge([seat], 1, "Fritsje-des", "2-2")
    elif verb in ("toast", "last"):
        toast(potje, seat, rest[0] if rest else "last")
    elif verb == "retract":
        potje.slips.pop(seat)
    elif verb in ("drink", "skip"):
        potje.drinks.open_of(seat)[0].state = DRUNK if verb == "drink" else SKIPPED
    elif verb == "gift":
        potje.gifts.append(seat)
        potje.charge([int(rest[0][1:])], 1, "russisch", "3G")
    elif verb == "extra":
        potje.extra[seat] = potje.extra.get(seat, 0) + 1


def toast(potje: Potje, seat: int, what: str) -> None:
    """A restricted toast without its occasion is wrong, and can be taken back for 3 s (2-7, 2-83, 2-96)."""
    if what == "last" or (what in RESTRICTED and not has_occasion(potje, seat, what)):
        potje.slips[seat] = what


def has_occasion(potje: Potje, seat: int, what: str) -> bool:
    """A matching drink or act in this turn or the one before."""
    return any(
        drink.seat == seat and drink.kind in OCCASIONS[what] and drink.turn >= potje.turn - 1
        for drink in potje.drinks.charged
    )
