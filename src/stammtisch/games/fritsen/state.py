"""The potje: what happens when somebody acts.

setup.py comes before the first turn. A turn goes by beurt.py, with blocks.py, drinks.py and utterances.py, and the
potje ends in ending.py. Forbidden deeds are in fouls.py and mischief.py, and verdicts.py judges what is called. What
nobody waits for begins in called.py: talk.py, votes.py, leaving.py.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import has
from stammtisch.core.game import TABLE, Moves
from stammtisch.core.rng import Rng
from stammtisch.games.fritsen import (
    beurt,
    blocks,
    called,
    calls,
    choices,
    drinks,
    expiry,
    fouls,
    leaving,
    refusals,
    setup,
    talk,
)
from stammtisch.games.fritsen.match import FritsenMatch
from stammtisch.games.fritsen.moves import (
    BACK,
    BLOCK,
    CANNOT,
    COMPEL,
    DEAL,
    DECLINE,
    DIRTY,
    DRAW,
    DRINK,
    EXPIRE,
    GLASS,
    KEEP,
    LAST,
    LAY_AS,
    LIFT,
    MOVE,
    OPEN,
    PAIR,
    PASS,
    PICK,
    READING_1,
    READY,
    RETRACT,
    ROLE,
    SHUFFLE,
    SILENCE,
    SKIP,
    TAKE,
)
from stammtisch.games.fritsen.moves import OTHERWISE_KIND as OTHERWISE
from stammtisch.games.fritsen.rules import HIGHER, OFFER
from stammtisch.games.fritsen.seats import ACTED
from stammtisch.games.fritsen.terms import STRICT
from stammtisch.games.fritsen.turn import DIRTYING, SETUP


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FritsenState(FritsenMatch):
    def clone(self) -> "FritsenState":
        copy = FritsenState(self.table.clone(), self.hands[:], self.rng.clone())
        self.copy_to(copy)
        return copy

    def start(self) -> None:
        setup.start(self)

    def moves(self, seat: i64, into: Moves) -> None:
        choices.moves(self, seat, into)

    def pick(self, seat: i64, rng: Rng, found: Moves) -> i64:
        action = choices.pick(self, seat, rng, found)
        return action if action >= 0 else super().pick(seat, rng, found)

    def calls(self, seat: i64) -> list[int]:
        return calls.calls(self, seat)

    def refusal(self, seat: i64, action: i64) -> str:
        return refusals.refusal(self, seat, action)

    def breaks(self, seat: i64, action: i64) -> str:
        return refusals.breaks(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        self.ply += 1
        table = self.table
        began = table.began
        if table.slips and table.terms.seconds == 0 and action != RETRACT and seat != TABLE and has(table.slips, seat):
            talk.stand(self, seat)
        if action < GLASS:
            self._lay(seat, action)
        elif action < BACK:
            self._act(seat, action)
        elif action < TAKE:
            self._arrange(seat, action)
        elif action < EXPIRE:
            called.do(self, seat, action)
        else:
            expiry.expire(self, action)
        if seat != TABLE and table.terms.calls and calls.is_act(action):
            table.counts[ACTED + seat] = self.ply
        beurt.go_on(self)
        if table.terms.seconds == 0 and table.began > began and table.phase > DIRTYING:
            talk.lapse(self)

    def _lay(self, seat: i64, action: i64) -> None:
        """A card on a cell, by the move that was named, or two together."""
        if action < LAY_AS:
            self._put(seat, action % 53, action // 53, 0)
        elif action < PAIR:
            which = (action - LAY_AS) % 6
            self._put(seat, OTHERWISE[which], (action - LAY_AS) // 6, HIGHER if which == 1 else OFFER)
        else:
            beurt.pair(self, seat, (action - PAIR) % 4, (action - PAIR) // 4)

    def _put(self, seat: i64, kind: i64, cell: i64, named: i64) -> None:
        if blocks.is_block(self, seat, kind, cell):
            beurt.block(self, seat)
        elif self.table.terms.referee == STRICT:
            beurt.lay(self, seat, kind, cell, named)
        else:
            fouls.lay(self, seat, kind, cell, named)

    def _act(self, seat: i64, action: i64) -> None:
        """What belongs to a turn."""
        if action == DRAW:
            if beurt.must_lift(self, seat):
                fouls.forget(self, seat)
            beurt.draw(self, seat)
        elif action == PASS:
            blocks.let_pass(self, seat)
        elif action == LAST:
            talk.say_last(self, seat)
        elif action == SILENCE:
            fouls.stay_silent(self, seat)
        elif action == CANNOT:
            beurt.cannot(self, seat)
        elif action == BLOCK:
            beurt.block(self, seat)
        elif action < MOVE:
            fouls.put_glass(self, seat, action - GLASS)
        elif action < KEEP:
            fouls.move_pile(self, seat, action - MOVE)
        elif action == KEEP:
            blocks.keep_glass(self, seat)
            blocks.shut_window(self)
        elif action == LIFT:
            blocks.lift(self, seat)
        elif action in (DRINK, SKIP):
            drinks.confirm(self, seat, action == SKIP)
        elif action == DIRTY:
            setup.dirty(self, seat)
        else:
            assert action == READY
            setup.agree(self, seat)

    def _arrange(self, seat: i64, action: i64) -> None:
        """What belongs to the beginning, to questions and to pauses."""
        if action == BACK:
            leaving.come_back(self, seat)
        elif action == DECLINE:
            setup.step_down(self, seat)
        elif action < SHUFFLE:
            called.read(self, seat, action - READING_1 + 1)
        elif action == SHUFFLE:
            setup.shuffle(self)
        elif action == DEAL:
            fouls.deal(self, seat)
        elif action == OPEN:
            setup.open_first(self)
        elif action < PICK:
            fouls.exchange(self, seat)
        elif action < ROLE:
            if has(self.table.holders, seat):
                fouls.touch(self, seat, action - PICK)
            elif self.table.phase == SETUP:
                fouls.pick_early(self, seat, action - PICK)
            else:
                setup.pick(self, seat, action - PICK)
        elif action < COMPEL:
            setup.name_role(self, seat, action - ROLE)
        else:
            setup.compel(self, seat, action - COMPEL)
