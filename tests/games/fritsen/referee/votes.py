"""Questions to all players, and what follows from the answer (1N, 2-3 to 2-5, 2-8, 2-16, 2-30, 2-36, 2-56)."""

from games.fritsen.referee.drinks import OPEN, RECTIFIED, SKIPPED, WAIVED, Drink
from games.fritsen.referee.leaving import go_away, remove
from games.fritsen.referee.setup import found_bad
from games.fritsen.referee.table import Potje, Vote
from games.fritsen.referee.turns import settle_drinks

from stammtisch.core.option import Value

MAJORITY = ["silly", "waive", "report", "nominate", "packs", "pause", "shuffle", "crooked", "untidy"]
TWO_THIRDS = ["remove", "no-dirty"]
REPORTS = ["2-1", "2-2", "2-13", "2-24", "2-25", "2-26", "2-27", "2-28", "2-29", "2-42"]
RULINGS: dict[str, tuple[Value, Value]] = {
    "erik": ("self", "every"),
    "overlap": ("choose", "fixed"),
    "lisa-in-pair": (False, True),
    "exit-drink": ("always", "turn"),
    "adopted-glass": (True, False),
    "kanonskogel-instead": (False, True),
    "false-call": ("vote", "one"),
    "joker-deadlock": ("shared", "vote"),
}


def enough(verb: str, yes: int, players: int) -> bool:
    """More than half, or at least two thirds."""
    return yes * 3 >= players * 2 if verb in TWO_THIRDS else yes * 2 > players


def open_vote(potje: Potje, seat: int, what: str, target: int | None, act: int = 0) -> None:
    """Whoever asks has voted yes; but a question of readings has no yes."""
    potje.vote = Vote(what, target, seat, act=act)
    if what == "waive" and target is not None:
        potje.vote.drink = to_waive(potje, target)
    if not what.startswith("unclear"):
        potje.vote.yes.append(seat)
    count(potje)


def say(potje: Potje, seat: int, yes: bool) -> None:
    assert potje.vote is not None
    (potje.vote.yes if yes else potje.vote.no).append(seat)
    count(potje)


def count(potje: Potje, late: bool = False) -> None:
    """A vote closes when its outcome is fixed, all have voted, or time is up."""
    vote = potje.vote
    assert vote is not None
    verb = vote.what.split()[0]
    players = len(potje.players())
    yes, silent = len(vote.yes), players - len(vote.yes) - len(vote.no)
    if verb == "unclear":
        _count_reading(potje, vote, players, late)
        return
    if enough(verb, yes, players):
        potje.vote = None
        _adopt(potje, vote, verb)
    elif late or not enough(verb, yes + silent, players):
        potje.vote = None
        potje.in_vain.add(vote.by)


def _adopt(potje: Potje, vote: Vote, verb: str) -> None:
    target = vote.target
    if verb == "packs":
        potje.two_packs = True
    elif verb == "no-dirty":
        potje.no_dirty = not potje.picked
    elif verb == "shuffle":
        found_bad(potje)
    elif verb == "crooked":
        if potje.frits in potje.players():
            potje.charge([potje.frits], 1, "Fritsje-des", "2-48")
    elif verb == "untidy":
        if vote.act in potje.players():
            potje.charge([vote.act], 1, "Fritsje-des", "2-82")
        potje.tidy()
    elif verb == "pause":
        go_away(potje, vote.by, "other")
    elif verb == "nominate":
        pass
    else:
        assert target is not None
        if verb == "silly":
            potje.charge([target], 1, "Fritsje-des", "2-5", vote.act)
        elif verb == "report":
            report(potje, vote.what.split()[1], target, vote.act)
        elif verb == "remove":
            remove(potje, target)
        elif verb == "waive":
            assert vote.drink is not None
            if may_waive(potje, vote.drink):
                vote.drink.state = WAIVED
            settle_drinks(potje)


def report(potje: Potje, rule: str, seat: int, act: int) -> None:
    """A breach that the software cannot see (2-1); Frits and Willem sit wrong together (2-42)."""
    guilty = [potje.frits, potje.willem] if rule == "2-42" else [seat]
    potje.charge(guilty, 1, "Fritsje-des", rule, act)


def to_waive(potje: Potje, seat: int) -> Drink | None:
    """The newest drink of a seat that can still be waived (2-8)."""
    found = [each for each in potje.drinks.charged if each.seat == seat and may_waive(potje, each)]
    return found[-1] if found else None


def may_waive(potje: Potje, drink: Drink) -> bool:
    """Not yet confirmed as drunk; where nothing is confirmed, any that counts (2-8)."""
    return drink.state == OPEN if potje.drinks.confirm else drink.state not in (WAIVED, RECTIFIED, SKIPPED)


def _count_reading(potje: Potje, vote: Vote, players: int, late: bool) -> None:
    """One reading needs more than half; else the largest group, Frits, Willem, the oldest (2-3, 2-4)."""
    sizes = [len(vote.yes), len(vote.no)]
    name = vote.what.split()[1]
    for reading in (0, 1):
        if sizes[reading] * 2 > players:
            potje.in_vain.add(vote.by)
            rule_so(potje, name, reading)
            return
    if late or sum(sizes) == players:
        potje.in_vain.add(vote.by)
        if sizes[0] != sizes[1]:
            rule_so(potje, name, sizes.index(max(sizes)))
        else:
            potje.vote = None
            potje.question = name
            potje.asked = ["frits", "willem", "oldest"]


def rule_so(potje: Potje, name: str, reading: int) -> None:
    """It holds from now on (2-3)."""
    potje.vote = None
    potje.question = ""
    potje.options[name.replace("-", "_")] = RULINGS[name][reading]


def decline(potje: Potje) -> None:
    """The next of the ladder decides; if nobody does, the first reading holds (2-4)."""
    potje.asked.pop(0)
    if not potje.asked:
        rule_so(potje, potje.question, 0)
