"""What anybody may say at any time: votes, toasts, pauses, drinks, looking and asking."""

from games.fritsen.referee.board import cell, name
from games.fritsen.referee.drinks import DRUNK, SKIPPED
from games.fritsen.referee.fouls import can_reach
from games.fritsen.referee.leaving import go_away, remove
from games.fritsen.referee.setup import can_propose_packs, compel, may_find_bad
from games.fritsen.referee.table import CLOSING, DIRTY, ENDING, FINAL, PICKUP, ROLES, SETUP, TURN, TURNS, Potje
from games.fritsen.referee.turns import end_turn, say_last, settle_drinks
from games.fritsen.referee.votes import REPORTS, RULINGS, open_vote, report, say, to_waive

TOASTS = ["Frits", "dubbelfrits", "offer-Frits", "iedereen-dubbelfrits"]
RESTRICTED = [
    *["vuile-Frits", "kut-Kim", "Chantal", "kut-Lisa", "Baudet", "van-der-Plas", "supermooi-Erik", "supermooi-Victor"]
]  # 2-83
ABOUT_A_DEED = ["2-1", "2-2", "2-13"]
"""Reports of what somebody did last; a glass knocked over or a wet card is a thing of its own (2-6)."""
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
    found += _toasting(potje, seat, moves)
    found += _looking(potje, seat)
    if potje.option("untidy"):
        found += _untidy(potje, seat)
    if not potje.option("show_turn") and potje.phase in TURNS:
        found += _asking(potje, seat)
    if potje.phase == SETUP and potje.step == 0 and seat == potje.frits == potje.shuffler:
        found += [f"compel S{each}" for each in potje.others(seat)]
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
    if potje.question or potje.chooser is not None:
        return found
    if seat in potje.in_vain:  # what nobody votes on may be told all the same
        own = [] if potje.phase == ROLES else [rule for rule in REPORTS if rule != "2-42"]
        return [f"report {rule} S{seat}" for rule in own]
    if potje.phase == ROLES:
        found += ["propose packs"] if can_propose_packs(potje) else []
        found += ["propose no-dirty"] if potje.option("dirty_fritsen") and not potje.no_dirty else []
        found += [f"remove S{each}" for each in potje.players()]
        return found
    found += ["propose shuffle"] if may_find_bad(potje) else []
    if potje.phase in (SETUP, PICKUP) and not potje.picked and potje.option("dirty_fritsen") and not potje.no_dirty:
        found.append("propose no-dirty")
    others = [each for each in potje.players() if each != seat]
    found += [f"silly S{each}" for each in others if potje.acted.get(each, 0) > potje.judged.get(each, 0)]
    found += [f"remove S{each}" for each in potje.players()]
    found += [f"waive S{each}" for each in potje.players() if to_waive(potje, each) is not None]
    found += [f"report {rule} S{each}" for rule in REPORTS for each in potje.players()]
    found += _nominating(potje, seat)
    if potje.option("untidy"):
        found += ["propose crooked"] if seat != potje.frits and potje.phase != SETUP else []
        found += ["propose untidy"] if potje.askew is not None and seat != potje.untidy else []
    found += [f"unclear {name}" for name in RULINGS] if potje.phase not in (FINAL, CLOSING) else []
    return found


def _nominating(potje: Potje, seat: int) -> list[str]:
    """A lay of this turn or the one before, Willem's first lay, or somebody's hopeless hand (4D, 4E, 4F, 4M)."""
    if potje.phase not in TURNS:
        return []
    since = potje.turn if potje.seems_over(seat) else potje.turn - 1
    laid = [each for each in potje.others(seat) if potje.laid_in.get(each, -9) >= since]
    found = [f"nominate {rule} S{each}" for rule in ("4D", "4F") for each in laid]
    first = potje.hides_turn or potje.lays[potje.willem] == 1
    found += [f"nominate 4M S{each}" for each in laid if each == potje.willem and first]
    return found + [f"nominate 4E S{each}" for each in potje.others(seat) if potje.hands[each]]


def _pausing(potje: Potje, seat: int) -> list[str]:
    found: list[str] = ["resign"]
    if potje.phase in [SETUP, PICKUP, DIRTY, *TURNS] and seat not in potje.away:
        if seat in potje.leaving:
            found.append("leave")
        else:
            found += ["pause toilet", "pause drink"] + (
                ["pause other"] if potje.vote is None and not potje.question and seat not in potje.in_vain else []
            )
    return found


def _toasting(potje: Potje, seat: int, moves: list[str]) -> list[str]:
    found = [f"toast {toast}" for toast in TOASTS + RESTRICTED]
    if potje.phase == ROLES:
        return found
    found += ["word", "extra"]
    if potje.phase in [*TURNS, FINAL]:
        found += ["last", "claim"] if potje.hands[seat] else ["last"]
    if not moves:
        found += [f"refill S{each}" for each in potje.others(seat) if each in potje.drinks.empty]
    found += ["retract"] if seat in potje.slips or (potje.phase == DIRTY and seat in potje.ready) else []
    if potje.drinks.open_of(seat):
        found += ["drink", "skip"] if potje.option("laf") else ["drink"]
    if potje.option("russisch") and seat not in potje.gifts:
        found += [f"gift S{each}" for each in potje.players() if each != seat]
    return found


def _looking(potje: Potje, seat: int) -> list[str]:
    """Hands left open, handed over and taken up (2-20 to 2-22)."""
    found: list[str] = []
    if potje.phase in (ROLES, SETUP, PICKUP, FINAL, CLOSING):
        return found
    if potje.hands[seat]:
        found.append("cover" if seat in potje.uncovered else "uncover")
    if potje.hands[seat] and seat not in potje.holding.values():
        found += [f"show S{each}" for each in potje.others(seat) if each not in potje.holding]
    if seat in potje.holding:
        found.append("give-back")
    for other in potje.others(seat):
        if (
            other in potje.away
            and other in potje.uncovered
            and potje.hands[other]
            and seat not in potje.holding
            and other not in potje.holding.values()
        ):
            found.append(f"take-up S{other}")
        if other in potje.uncovered and potje.hands[other] and (seat, other) not in potje.looks:
            found.append(f"peek S{other}")
    return found


def _untidy(potje: Potje, seat: int) -> list[str]:
    """Cards that lie askew, and cards that fall (2-28, 2-79 to 2-82)."""
    found: list[str] = []
    if potje.askew is not None:
        found += ["straighten"] if seat == potje.untidy else []
    elif potje.phase in TURNS:
        found += [f"nudge {name(each)}" for each in potje.piles]
        found += ["askew"] if potje.log and potje.log[-1][0] == seat else []
    if can_reach(potje, seat):
        found += [f"fumble {card}" for card in dict.fromkeys(potje.hands[seat])]
    return found


def handle(potje: Potje, seat: int, verb: str, what: str) -> None:
    if verb == "straighten":
        potje.tidy()
    elif verb == "fumble":
        potje.acted[seat] = potje.ply
        potje.charge([seat], 1, "Fritsje-des", "2-28")
    else:
        if verb == "nudge":
            potje.acted[seat] = potje.ply
        potje.askew, potje.untidy = cell(what) if what else potje.log[-1][1], seat


def _asking(potje: Potje, seat: int) -> list[str]:
    """Where whose turn it is stays hidden (2-23, 2-92 to 2-94, 2-136)."""
    others = potje.others(seat)
    found = [f"{verb} S{each}" for verb in ("count", "ask-turn") for each in others]
    found += [f"quiz S{each}" for each in others if each not in potje.quizzed]
    if seat in potje.quizzed:
        found += [f"answer S{each}" for each in potje.players()]
    if (potje.whose_glass or potje.phase in (TURN, ENDING)) and seat not in potje.unsaid:
        found.append("say-not")
    if potje.whose_glass:
        found += [f"owner S{each}" for each in potje.players()]
    elif potje.glass is not None and potje.glass_owner is not None:
        found.append("ask-glass")
    return found


def ask(potje: Potje, seat: int, verb: str, named: int) -> None:
    if verb == "quiz":
        potje.quizzed.append(named)
    elif verb == "answer":
        potje.quizzed.remove(seat)
        if named != potje.current:
            potje.misspeak(seat, "answer")
    elif verb == "ask-turn":
        potje.charge([seat], 1, "Fritsje-des", "2-94")
    elif verb == "ask-glass":
        potje.whose_glass, potje.unsaid = True, []
    elif verb == "owner":
        if named == potje.glass_owner:
            potje.whose_glass, potje.unsaid = False, []
        else:
            potje.misspeak(seat, "answer")
    elif verb == "say-not":
        potje.unsaid.append(seat)
        if all(each in potje.unsaid for each in potje.players()):
            _nobody_tells(potje)


def _nobody_tells(potje: Potje) -> None:
    """Then the glass goes off (2-136), or it is Frits's turn (2-93)."""
    potje.unsaid = []
    if potje.whose_glass:
        potje.glass_off()
        return
    if potje.phase != TURN:
        return
    order = potje.order()
    place = order.index(potje.frits)
    while order[place % len(order)] not in potje.holders():
        place += 1
    if order[place % len(order)] != potje.current:
        end_turn(potje, order[place % len(order)])


def talk(potje: Potje, seat: int, words: str) -> None:
    verb, *rest = words.split()
    if verb in ("askew", "nudge", "straighten", "fumble"):
        handle(potje, seat, verb, rest[0] if rest else "")
        return
    if verb in ("count", "quiz", "answer", "ask-turn", "ask-glass", "owner", "say-not"):
        ask(potje, seat, verb, int(rest[0][1:]) if rest else -1)
        return
    if verb == "reading":
        potje.acted[seat] = potje.ply
    if verb in ("vote", "reading"):
        say(potje, seat, rest[0] in ("yes", "1"))
    elif verb == "propose":
        open_vote(potje, seat, rest[0], None, potje.untidy if rest[0] == "untidy" else 0)
    elif verb == "silly":
        target = int(rest[0][1:])
        potje.judged[target] = potje.acted[target]
        open_vote(potje, seat, verb, target, potje.acted[target])
    elif verb in ("remove", "waive"):
        open_vote(potje, seat, verb, int(rest[0][1:]))
    elif verb == "report":
        target = int(rest[1][1:])
        act = potje.acted.get(target, 0) if rest[0] in ABOUT_A_DEED else potje.ply
        if target == seat and rest[0] != "2-42":  # of two people nobody can speak for both
            report(potje, rest[0], seat, act)
        else:
            open_vote(potje, seat, f"report {rest[0]}", target, act)
    elif verb == "compel":
        potje.acted[seat] = potje.ply
        compel(potje, int(rest[0][1:]))
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
    elif verb == "resign":
        remove(potje, seat)
        potje.recount()
    elif verb == "word":
        potje.acted[seat] = potje.ply
        potje.charge([seat], 1, "Fritsje-des", "2-2")
    elif verb == "last" and seat in potje.last:  # in a pause, where nobody waits for it (2-95)
        potje.acted[seat] = potje.ply
        say_last(potje, seat)
    elif verb in ("toast", "last"):
        potje.acted[seat] = potje.ply
        toast(potje, seat, rest[0] if rest else "last")
    elif verb == "retract":
        if seat in potje.slips:
            potje.slips.pop(seat)
        else:
            potje.ready.remove(seat)  # 2-61
    elif verb in ("drink", "skip"):
        potje.acted[seat] = potje.ply
        potje.drinks.settle(seat, DRUNK if verb == "drink" else SKIPPED)
        settle_drinks(potje)  # the turn may be over by that, in a pause too (2-99)
    elif verb == "gift":
        potje.gifts.append(seat)
        potje.charge([int(rest[0][1:])], 1, "russisch", "3G")
    elif verb == "refill":
        potje.drinks.empty.remove(int(rest[0][1:]))
        potje.utter(seat, "bijfritsen")
    elif verb == "uncover":
        potje.uncovered.append(seat)
    elif verb == "cover":
        potje.uncovered.remove(seat)
        potje.looks = [look for look in potje.looks if look[1] != seat or potje.holding.get(look[0]) == seat]
    elif verb == "peek":
        potje.looks.append((seat, int(rest[0][1:])))
    elif verb == "show":
        hold(potje, int(rest[0][1:]), seat)
    elif verb == "take-up":
        hold(potje, seat, int(rest[0][1:]))
    elif verb == "give-back":
        potje.hand_back(seat)
    elif verb == "extra":
        potje.extra[seat] = potje.extra.get(seat, 0) + 1


def hold(potje: Potje, seat: int, owner: int) -> None:
    """Whoever holds another's cards sees them (2-22)."""
    potje.holding[seat] = owner
    if (seat, owner) not in potje.looks:
        potje.looks.append((seat, owner))


def toast(potje: Potje, seat: int, what: str) -> None:
    """A restricted toast without its occasion is wrong, and can be taken back for 3 s (2-7, 2-83, 2-96)."""
    if potje.phase == ROLES:
        return  # it has not begun (2-34)
    if what == "last" or (what in RESTRICTED and not has_occasion(potje, seat, what)):
        potje.misspeak(seat, what)


def has_occasion(potje: Potje, seat: int, what: str) -> bool:
    """A matching drink or act in this turn or the one before."""
    since = potje.turn if potje.seems_over(seat) else potje.turn - 1
    return any(
        seat in (drink.seat, drink.by) and drink.kind in OCCASIONS[what] and drink.turn >= since
        for drink in potje.drinks.charged
    )
