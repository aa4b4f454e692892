"""The laws bite: each fault planted in a real game is caught by the law that is named with it.

A fault takes the place of one method, in the plain engine alone: compiled callers do not look methods up.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import laws
import pytest
from mypy_extensions import i64
from tables import tables, untimed

from stammtisch import engine
from stammtisch.core.bits import BIT, has
from stammtisch.core.event import EVERYBODY
from stammtisch.core.game import TABLE, Deadline, Game, Moves, State
from stammtisch.core.rng import QuickRng, Rng
from stammtisch.core.vecs import vec
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.foppen import Foppen
from stammtisch.games.foppen.cards import OF_SUIT, ONE
from stammtisch.games.foppen.state import FoppenState
from stammtisch.games.foppen.table import BIDDING
from stammtisch.games.foppen.view import FoppenView
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.keezen import Keezen
from stammtisch.games.keezen.moves import FOLD
from stammtisch.games.keezen.state import KeezenState
from stammtisch.games.keezen.table import TIMED
from stammtisch.games.keezen.view import KeezenView
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.games.mezza import Mezza
from stammtisch.games.mezza.cards import HALF, held, several
from stammtisch.games.mezza.rules import FITTING
from stammtisch.games.mezza.state import MezzaState
from stammtisch.games.mezza.table import PLAYING, SWAPPING
from stammtisch.games.mezza.view import MezzaView

Fault = Callable[..., Any]  # of the sound method, the object and what it was called with


@dataclass(frozen=True)
class Planted:
    title: str
    law: Callable[..., None]
    owner: type
    method: str
    fault: Fault

    def game(self) -> Game:
        return next(game for game in (FOPPEN, MEZZA, KEEZEN) if self.owner.__module__.startswith(game.package))


PLANTED: list[Planted] = []


def plant(title: str, law: Callable[..., None], owner: type, method: str) -> Callable[[Fault], Fault]:
    def keep(fault: Fault) -> Fault:
        PLANTED.append(Planted(title, law, owner, method, fault))
        return fault

    return keep


@plant("a hand in a view", laws.alike, FoppenView, "__init__")
def _shows_a_hand(sound: Any, view: FoppenView, state: FoppenState, seat: int) -> None:
    sound(state, seat)
    vars(view)["dealer_hand"] = state.hands[state.table.dealer]


@plant("a hand in a view", laws.alike, KeezenView, "__init__")
def _shows_the_partners_hand(sound: Any, view: KeezenView, state: KeezenState, seat: int) -> None:
    sound(state, seat)
    vars(view)["partners"] = int(state.hands[(seat + 2) % 4])


@plant("a generator in a view", laws.shown, FoppenView, "__init__")
def _keeps_chance(sound: Any, view: FoppenView, state: FoppenState, seat: int) -> None:
    sound(state, seat)
    vars(view)["kept"] = {"inside": [state.rng]}


@plant("a sealed bid that can be read", laws.secret, FoppenView, "__init__")
def _reads_a_bid(sound: Any, view: FoppenView, state: FoppenState, seat: int) -> None:
    sound(state, seat)
    view.face_down = state.face_down


@plant("a sealed bid told to all", laws.secret, FoppenState, "whisper")
@plant("a sealed swap told to all", laws.secret, MezzaState, "whisper")
def _tells_a_choice(sound: Any, _: State, kind: str, seat: int, said: Any, what: Any, to: int, rule: str) -> None:
    sound(kind, seat, said, what, EVERYBODY if kind == "choose" else to, rule)


@plant("a hand dealt told to all", laws.alike, FoppenState, "whisper")
@plant("a drawn card told to all", laws.alike, MezzaState, "whisper")
@plant("a hand dealt told to all", laws.alike, KeezenState, "whisper")
def _tells_a_card(sound: Any, _: State, kind: str, seat: int, said: Any, what: Any, to: int, rule: str) -> None:
    sound(kind, seat, said, what, EVERYBODY if kind in ("draw", "hand") else to, rule)


@plant("a seat skipped because of its hand", laws.alike, FoppenState, "play")
def _skips_the_void(sound: Any, state: FoppenState, seat: int, card: int) -> None:
    sound(seat, card)
    table = state.table
    beyond = table.next_to(table.turn)
    void = not state.hands[table.turn] & OF_SUIT[table.suit]
    if void and table.leader not in (table.turn, beyond):
        table.turn = beyond


@plant("a seat skipped because of its hand", laws.alike, MezzaState, "_pass_on")
def _skips_who_cannot_lay(sound: Any, state: MezzaState, seat: int, *how: bool) -> None:
    sound(seat, *how)
    table = state.table
    if table.turn != seat and not state.hands[table.turn] & FITTING[table.demand]:
        table.turn = table.next_to(table.turn)


@plant("a seat skipped because of its hand", laws.alike, KeezenState, "_pass_turn")
def _skips_who_would_fold(sound: Any, state: KeezenState, seat: int) -> None:
    sound(seat)
    beyond = (state.table.turn + 1) % 4
    if state.legal(state.table.turn) == [FOLD] and state.hands[beyond]:
        state.table.turn = beyond


@plant("a window opened to holders only", laws.alike, MezzaState, "_count")
def _asks_holders(sound: Any, state: MezzaState, progress: bool) -> None:
    sound(progress)
    for seat in range(state.seats):
        if seat != state.table.adder and not held(state.hands[seat], HALF):
            state.table.asked &= ~BIT[seat]
            state.table.waiting &= ~BIT[seat]


@plant("a closed card in a view", laws.alike, MezzaView, "__init__")
def _peeps(sound: Any, view: MezzaView, state: MezzaState, seat: int) -> None:
    sound(state, seat)
    vars(view)["under"] = [int(each) for each in state.closed]


@plant("a sealed swap that can be read", laws.secret, MezzaView, "__init__")
def _reads_a_swap(sound: Any, view: MezzaView, state: MezzaState, seat: int) -> None:
    sound(state, seat)
    vars(view)["chosen"] = [int(each) for each in state.swaps]


@plant("a clone that forgets a field", laws.clone, FoppenState, "clone")
def _forgets_voids(sound: Any, _: FoppenState) -> FoppenState:
    copy: FoppenState = sound()
    copy.table.voids[0] = 0
    return copy


@plant("a clone that forgets a field", laws.clone, MezzaState, "clone")
def _forgets_the_right(sound: Any, _: MezzaState) -> MezzaState:
    copy: MezzaState = sound()
    copy.right = 0
    return copy


@plant("a clone that forgets a field", laws.clone, KeezenState, "clone")
def _forgets_who_folded(sound: Any, _: KeezenState) -> KeezenState:
    copy: KeezenState = sound()
    copy.table.folded = 0
    return copy


@plant("a clone that shares what changes", laws.clone, KeezenState, "clone")
def _shares_the_board(sound: Any, state: KeezenState) -> KeezenState:
    copy: KeezenState = sound()
    copy.table.board = state.table.board
    return copy


@plant("a clone that shares what changes", laws.clone, FoppenState, "clone")
def _shares_the_trick(sound: Any, state: FoppenState) -> FoppenState:
    copy: FoppenState = sound()
    copy.table.trick = state.table.trick
    return copy


@plant("a clone that shares what changes", laws.clone, MezzaState, "clone")
def _shares_hands(sound: Any, state: MezzaState) -> MezzaState:
    copy: MezzaState = sound()
    copy.hands = state.hands
    return copy


@plant("a pick that is another move", laws.pick, FoppenState, "pick")
@plant("a pick that is another move", laws.pick, KeezenState, "pick")
def _picks_the_first(_: Any, state: State, seat: int, rng: Rng, found: Moves) -> int:
    legal = state.legal(seat)
    rng.below(len(legal))
    return legal[0]


@plant("a pick that leaves the generator otherwise", laws.pick, MezzaState, "_pick_forced")
def _picks_without_chance(sound: Any, state: MezzaState, seat: int, rng: Rng) -> int:
    return int(sound(seat, rng.clone()))


@plant("a pick that counts too few", laws.pick, KeezenState, "pick")
def _leaves_the_last_out(_: Any, state: State, seat: int, rng: Rng, found: Moves) -> int:
    legal = state.legal(seat)
    return legal[rng.below(max(1, len(legal) - 1))]


@plant("a refusal that says yes too often", laws.agreement, KeezenState, "why_not")
@plant("a refusal that says yes too often", laws.agreement, FoppenState, "why_not")
@plant("a refusal that says yes too often", laws.agreement, MezzaState, "why_not")
def _allows_what_comes_next(sound: Any, _: State, seat: int, action: int) -> str:
    return str(sound(seat, action)) and str(sound(seat, max(0, action - 1)))


@plant("a refusal by no rule", laws.agreement, MezzaState, "refusal")
@plant("a refusal by no rule", laws.agreement, KeezenState, "refusal")
def _refuses_by_no_rule(sound: Any, _: State, seat: int, action: int) -> str:
    return str(sound(seat, action)).replace("H-005", "H-999").replace("H-003", "H-999")


@plant("a refusal that depends on a hidden hand", laws.touched, Foppen, "against")
def _refuses_by_a_hidden_hand(sound: Any, _: Game, state: FoppenState, seat: int, touches: list[str]) -> str:
    return "O-069" if has(state.hands[(seat + 1) % int(state.seats)], 0) else "O-012"


@plant("a touch refused by no rule", laws.touched, Keezen, "against")
@plant("a touch refused by no rule", laws.touched, Foppen, "against")
def _refuses_a_touch_by_no_rule(sound: Any, _: Game, state: State, seat: int, touches: list[str]) -> str:
    return str(sound(state, seat, touches)).replace("H-003", "")


@plant("a false memory", laws.memory, FoppenState, "play")
def _remembers_a_one_as_void(sound: Any, state: FoppenState, seat: int, card: int) -> None:
    suit = state.table.suit
    sound(seat, card)
    if card == ONE and suit < 4:
        state.table.voids[seat] |= BIT[suit]


@plant("a false memory", laws.memory, MezzaState, "_lay")
def _remembers_what_was_laid(sound: Any, state: MezzaState, seat: int, kind: int, n: int) -> None:
    known = state.table.known[seat]
    sound(seat, kind, n)
    state.table.known[seat] = known


@plant("an open card forgotten", laws.memory, KeezenView, "__init__")
def _forgets_an_open_card(sound: Any, view: KeezenView, state: KeezenState, seat: int) -> None:
    sound(state, seat)
    view.table.piled = max(0, view.table.piled - 1)


@plant("an imagined hand against memory", laws.memory, FoppenView, "_deal")
def _imagines_without_voids(sound: Any, view: FoppenView, state: FoppenState, rng: Rng) -> None:
    voids, view.table.voids = view.table.voids, vec[i64]([0] * int(view.seats))
    sound(state, rng)
    view.table.voids = voids


@plant("an imagined hand against memory", laws.memory, MezzaView, "imagine")
def _imagines_without_what_is_known(sound: Any, view: MezzaView, rng: Rng) -> MezzaState:
    known, view.table.known = view.table.known, vec[i64]([0] * int(view.seats))
    state: MezzaState = sound(rng)
    view.table.known = known
    state.table.known = known[:]
    return state


@plant("an imagined seat on turn without a card", laws.imagined_ends, FoppenView, "imagine")
def _imagines_an_empty_hand(sound: Any, view: FoppenView, rng: Rng) -> FoppenState:
    state: FoppenState = sound(rng)
    state.hands[state.table.turn] = 0
    return state


@plant("two actions with the same words", laws.names, Foppen, "text")
@plant("two actions with the same words", laws.names, Mezza, "text")
@plant("two actions with the same words", laws.names, Keezen, "text")
def _repeats_words(sound: Any, _: Game, action: int) -> str:
    return str(sound(max(action, 1)))


@plant("a spelling that begins another", laws.touches, Foppen, "touches")
@plant("a spelling that begins another", laws.touches, Mezza, "touches")
@plant("a spelling that begins another", laws.touches, Keezen, "touches")
def _spells_on(sound: Any, game: Game, action: int) -> list[str]:
    found: list[str] = sound(action)
    return [*sound(0), *found] if action == game.actions - 1 else found


@plant("a card lost in the deal", laws.conservation, FoppenState, "_deal")
def _loses_a_card(sound: Any, state: FoppenState) -> None:
    sound()
    state.hands[0] &= state.hands[0] - 1


@plant("a card dealt to two", laws.conservation, KeezenState, "_deal")
def _deals_a_card_twice(sound: Any, state: KeezenState) -> None:
    sound()
    state.hands[0] |= state.hands[1] & -state.hands[1]


@plant("a captured pawn left where it stands", laws.conservation, KeezenState, "_capture")
def _captures_nothing(sound: Any, state: KeezenState, seat: int, place: int, rule: str) -> None:
    pass


@plant("a card lost on its way to a hand", laws.conservation, MezzaState, "_take")
def _loses_the_flipped_card(sound: Any, state: MezzaState, seat: int, flipped: int) -> None:
    pile = state.table.pile
    sound(seat, flipped)
    state.hands[seat] -= several(held(pile, HALF), HALF)


@plant("a clock missing in one phase", laws.ticking, FoppenState, "deadlines")
def _gives_time_to_bid(sound: Any, state: FoppenState) -> list[Deadline]:
    return [] if state.table.phase == BIDDING else list(sound())


@plant("a clock missing in one phase", laws.clock, KeezenState, "deadlines")
def _gives_time_to_help(sound: Any, state: KeezenState) -> list[Deadline]:
    return [] if state.table.folded else list(sound())


@plant("a clock missing in one phase", laws.clock, MezzaState, "deadlines")
def _gives_time_to_swap(sound: Any, state: MezzaState) -> list[Deadline]:
    return [] if state.table.phase == SWAPPING else list(sound())


@plant("a time-out that closes nothing", laws.clock, MezzaState, "_expire_turn")
def _waits_on(sound: Any, state: MezzaState, seat: int) -> None:
    state.table.waiting = 0


@plant("a time-out that closes nothing", laws.ticking, KeezenState, "_end")
def _plays_on(sound: Any, state: KeezenState, ended: int) -> None:
    if ended != TIMED:
        sound(ended)


@plant("nobody asked before it is over", laws.progress, KeezenState, "acting")
@plant("nobody asked before it is over", laws.progress, FoppenState, "acting")
@plant("nobody asked before it is over", laws.progress, MezzaState, "acting")
def _asks_nobody_but(sound: Any, state: State) -> int:
    return 0 if state.ply == 20 else int(sound())


@plant("a move of one who is not asked", laws.orderly, MezzaState, "moves")
def _lists_too_much(sound: Any, state: MezzaState, seat: int, into: Moves) -> None:
    sound(seat, into)
    if state.table.phase == PLAYING and seat != TABLE and not has(state.acting(), seat):
        into.add(0)


@plant("a move of one who is not asked", laws.orderly, KeezenState, "moves")
def _lists_a_fold_to_all(sound: Any, state: KeezenState, seat: int, into: Moves) -> None:
    sound(seat, into)
    if seat != TABLE and not has(state.acting(), seat) and state.hands[seat]:
        into.add(FOLD)


@plant("a look that changes the state", laws.looking, KeezenState, "places")
def _counts_looks_as_packs(sound: Any, state: KeezenState) -> Any:
    state.table.deck += 4
    return sound()


@plant("a look that changes the state", laws.looking, FoppenState, "places")
def _counts_looks(sound: Any, state: FoppenState) -> Any:
    state.table.since += 1
    return sound()


ELSEWHERE = QuickRng(0)


@plant("chance from elsewhere", laws.replay, FoppenState, "_deal")
@plant("chance from elsewhere", laws.replay, KeezenState, "_shuffle")
def _deals_from_elsewhere(sound: Any, state: State) -> None:
    own, state.rng = state.rng, ELSEWHERE
    sound()
    state.rng = own


@plant("a position that leaves a hand out", laws.written, Foppen, "diagram")
@plant("a position that leaves a hand out", laws.written, Mezza, "diagram")
def _leaves_a_hand_out(sound: Any, _: Game, state: State) -> str:
    return "; ".join(clause for clause in str(sound(state)).split("; ") if not clause.startswith("S1 hand"))


@plant("a position that leaves a hand out", laws.written, Keezen, "diagram")
def _leaves_the_hand_of_green_out(sound: Any, _: Game, state: State) -> str:
    return ". ".join(each for each in str(sound(state)).split(". ") if not each.startswith("Green hand"))


@plant("a position that says too little of the pawns", laws.written, Keezen, "diagram")
def _leaves_home_out(sound: Any, _: Game, state: State) -> str:
    return str(sound(state)).replace(", H4", "").replace(", H3", "")


@plant("a position that leaves out what a seat remembers", laws.known, Foppen, "diagram")
def _leaves_voids_out(sound: Any, _: Game, state: State) -> str:
    return "; ".join(clause for clause in str(sound(state)).split("; ") if " void " not in clause)


@plant("a position that leaves out what a seat remembers", laws.known, Mezza, "diagram")
def _forgets_known_cards(sound: Any, _: Game, state: State) -> str:
    return "; ".join(clause for clause in str(sound(state)).split("; ") if " known " not in clause)


@plant("a pickle that leaves something out", laws.pickled, FoppenState, "__reduce__")
def _leaves_the_stone_out(sound: Any, _: State) -> tuple[Any, ...]:
    made, (package, is_view, held) = sound()
    del held["table"]["stone"]
    return made, (package, is_view, held)


OF_A_GAME = (laws.names, laws.touches)
OF_A_TABLE = (laws.replay, laws.progress, laws.ticking)


def run(law: Callable[..., None], game: Game) -> None:
    """A law at a few tables of a game."""
    at = [table for table in tables(game) + untimed(game) * (law is not laws.clock) if table[1] in (3, 4)]
    if law in OF_A_GAME:
        law(game)
    elif law in OF_A_TABLE:
        for _, seats, options in at:
            law(game, seats, options, 0)
    else:
        laws.everywhere(law, game, every=30, at=at)


@cache
def holds(law: Callable[..., None], game: Game) -> bool:
    run(law, game)
    return True


if engine.running() == "plain":

    @pytest.mark.parametrize("planted", PLANTED, ids=lambda each: f"{each.game().name}: {each.title}")
    def test_a_planted_fault_is_caught(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(laws, "ENDLESS", 10_000)
        assert holds(planted.law, planted.game()), "the law holds for the game as it is"
        sound = getattr(planted.owner, planted.method)

        def faulty(thing: object, *arguments: object) -> object:
            return planted.fault(partial(sound, thing), thing, *arguments)

        monkeypatch.setattr(planted.owner, planted.method, faulty)

        with pytest.raises(AssertionError) as caught:
            run(planted.law, planted.game())
        assert planted.law in OF_A_GAME + OF_A_TABLE or hasattr(caught.value, "__notes__"), (
            "it is the law that fails, not the match"
        )
