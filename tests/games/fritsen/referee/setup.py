"""Before Willem's first turn: roles, the deal, taking up, vuil Fritsen."""

from games.fritsen.referee.table import DIRTY, PICKUP, ROLES, SETUP, Potje, sorted_hand
from games.fritsen.referee.turns import begin_turn

START = 5
MOST_DEALS = 3
"""How often all is dealt anew; then the piles are handed out."""
OLAFJE = 6
"""How often one may vuil Fritsen where no clock ends it."""


def begin(potje: Potje) -> None:
    """Roles by vote, or by lot (1W, 1X)."""
    potje.hands = [[] for _ in range(potje.seats)]
    potje.turns = [0] * potje.seats
    potje.lays = [0] * potje.seats
    if potje.option("roles") == "random":
        potje.frits, potje.willem = potje.chance.roles(potje.seats)
        prepare(potje, potje.frits)


def candidates(potje: Potje) -> list[int]:
    """Whom a role vote may name; Willem is somebody else than Frits (2-41)."""
    if potje.among:
        return potje.among
    return [seat for seat in potje.players() if seat != potje.frits]


def vote_role(potje: Potje, seat: int, choice: int) -> None:
    if potje.chooser is not None:
        settle_role(potje, choice)
        return
    potje.role_votes[seat] = choice
    count_roles(potje, late=False)


def count_roles(potje: Potje, late: bool) -> None:
    """More than half; else the largest group; else, for Willem, Frits; else the oldest (2-4)."""
    votes = list(potje.role_votes.values())
    tally = {seat: votes.count(seat) for seat in candidates(potje)}
    best = max(tally.values())
    leading = [seat for seat in tally if tally[seat] == best]
    if best * 2 > len(potje.players()):
        settle_role(potje, leading[0])
    elif late or len(potje.role_votes) == len(potje.players()):
        if len(leading) == 1:
            settle_role(potje, leading[0])
        else:
            potje.among = leading
            potje.chooser = potje.frits if potje.role == "willem" else potje.oldest()


def decline_role(potje: Potje) -> None:
    """Frits does not want to choose: the oldest does (2-4)."""
    potje.declined.append(potje.frits)
    potje.chooser = potje.oldest()


def role_late(potje: Potje) -> None:
    """Silence counts as not willing; if the oldest is silent too, the first holds."""
    if potje.chooser is None:
        count_roles(potje, late=True)
    elif potje.role == "willem" and not potje.declined:
        decline_role(potje)
    else:
        settle_role(potje, potje.among[0])


def settle_role(potje: Potje, choice: int) -> None:
    potje.role_votes, potje.among, potje.chooser, potje.declined = {}, [], None, []
    if potje.role == "frits":
        potje.frits, potje.role = choice, "willem"
    else:
        potje.willem = choice
        prepare(potje, potje.frits)


def prepare(potje: Potje, shuffler: int) -> None:
    """All cards are gathered; by hand it goes step by step (2-35)."""
    if potje.vote is not None and potje.vote.what == "packs":
        potje.vote = None
    potje.shuffler = shuffler
    potje.hands = [[] for _ in range(potje.seats)]
    potje.dealt, potje.piles, potje.log, potje.step = {}, {}, [], 0
    potje.rounds, potje.grabbed, potje.exchanging = 0, {}, None
    potje.picked, potje.ready, potje.acts = [], [], []
    if potje.option("dealer") == "manual":
        potje.phase = SETUP
        potje.stock = potje.chance.lying(potje.cards())
        return
    potje.stock = potje.chance.shuffled(potje.cards())
    deal_all(potje)
    open_first(potje)


def shuffle(potje: Potje) -> None:
    potje.stock = potje.chance.lying(potje.cards())
    potje.step = 1


def set_up_late(potje: Potje) -> None:
    """Frits takes a Fritsje des, and after the fourth time it is done for him (2-35)."""
    potje.charge([potje.frits], 1, "Fritsje-des", "2-35")
    potje.delays += 1
    if potje.delays > MOST_DEALS:
        if potje.step == 0:
            potje.stock = potje.chance.shuffled(potje.cards())
        deal_all(potje)
        open_first(potje)


def compel(potje: Potje, seat: int) -> None:
    """Frits has somebody else shuffle (2-40)."""
    potje.charge([potje.frits], 2, "dubbele-Frits", "2-40")
    potje.shuffler = seat


def may_find_bad(potje: Potje) -> bool:
    """The shuffle, until somebody has taken up cards (2-39)."""
    return not potje.picked and (potje.phase == PICKUP or (potje.phase == SETUP and potje.step > 0))


def found_bad(potje: Potje) -> None:
    potje.charge([potje.shuffler], 1, "Fritsje-des", "2-39")
    if may_find_bad(potje):
        prepare(potje, potje.shuffler)


def deal_round(potje: Potje) -> None:
    """One card to each pile in turn, from Willem's on; who has taken one up gets the card that was for it (2-46,
    2-53)."""
    if potje.rounds == 0:
        potje.dealt = {number: [] for number in range(1, len(potje.players()) + 1)}
    potje.rounds += 1
    for number in sorted({*potje.dealt, *potje.grabbed}):
        if number in potje.dealt:
            potje.dealt[number] = sorted_hand([*potje.dealt[number], potje.stock.pop(0)])
        else:
            potje.take(potje.grabbed[number], 1)
    if potje.rounds == START:
        potje.step = 2


def deal_all(potje: Potje) -> None:
    """What is left of five rounds (2-45)."""
    while potje.rounds < START:
        deal_round(potje)


def open_first(potje: Potje) -> None:
    """The first pile (2-47, 2-49); whoever has taken cards up already has them."""
    potje.open_first()
    potje.phase = PICKUP
    potje.grabbed = {}
    taken_up(potje)


def pick(potje: Potje, seat: int, number: int) -> None:
    """A dealt pile, first come, first served (2-50); one that is still being dealt is kept (2-53)."""
    potje.hands[seat] = sorted_hand(potje.hands[seat] + potje.dealt.pop(number))
    if potje.phase == SETUP:
        potje.grabbed[number] = seat
    if seat not in potje.picked:
        potje.picked.append(seat)
    taken_up(potje)


def taken_up(potje: Potje) -> None:
    """When the last one has a pile the time of vuil Fritsen begins, if there is one (2-61)."""
    if potje.phase == PICKUP and all(seat in potje.picked for seat in potje.players()):
        if potje.option("dirty_fritsen") and not potje.no_dirty:
            potje.phase = DIRTY
        else:
            start_turns(potje)


def pickup_late(potje: Potje) -> None:
    """Who has no pile takes a Fritsje des, and all is dealt anew (2-50, 2-52)."""
    late = [seat for seat in potje.players() if seat not in potje.picked]
    potje.charge(late, 1, "Fritsje-des", "2-52")
    potje.tries += 1
    if potje.tries <= MOST_DEALS:
        prepare(potje, late[0])
        return
    for seat in late:
        pick(potje, seat, min(potje.dealt))


def dirty(potje: Potje, seat: int) -> None:
    """2-55; all marks are gone (2-62)."""
    potje.charge([seat], 2, "vuile-Frits", "2-55")
    potje.put_under(seat)
    if potje.option("dealer") == "manual":
        potje.exchanging = seat
    else:
        potje.take(seat, START)
    potje.ready = []
    potje.dirties[seat] = potje.dirties.get(seat, 0) + 1
    if potje.dirties[seat] == OLAFJE:
        potje.utter(seat, "Olafje")


def give(potje: Potje) -> None:
    """Frits hands out what is missing from five (2-55, 2-57)."""
    assert potje.exchanging is not None
    potje.take(potje.exchanging, missing(potje))
    potje.exchanging = None


def missing(potje: Potje) -> int:
    """How many new cards somebody still waits for."""
    return 0 if potje.exchanging is None else START - len(potje.hands[potje.exchanging])


def get_ready(potje: Potje, seat: int) -> None:
    potje.ready.append(seat)
    all_ready(potje)


def all_ready(potje: Potje) -> None:
    if potje.phase == DIRTY and all(seat in potje.ready for seat in potje.players()):
        start_turns(potje)


def start_turns(potje: Potje) -> None:
    """Willem begins (2-61, 2-64)."""
    potje.acts = []
    potje.ready = []
    if not potje.timers:
        potje.time_is_up()
    begin_turn(potje, potje.willem)


def can_propose_packs(potje: Potje) -> bool:
    """Fewer than seven players, and nothing dealt yet (2-36)."""
    return potje.phase == ROLES and potje.seats < 7 and potje.packs == 1
