"""The laws of the contract, each a function that fails where a game breaks it.

Most hold at every moment of a match: `everywhere` takes such a law to moments of random matches at all tables of a
game, and to every example of its rulebook. The others take a game, or one table of it.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise
from pickle import dumps, loads
from zlib import crc32

from facts import difference, facts, inside, look, same, truth
from tables import Options, Table, clocks, remembered, share_of, tables, untimed, whole

from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, Moves, State, View, house
from stammtisch.core.play import one_of
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import HashRng, QuickRng, Rng, seed_of

Law = Callable[[Game, State, Rng], None]

ENDLESS = 100_000  # plies after which a match is taken for endless
MANY = 2_000  # actions that are all tried at one moment
TRIED = 600  # of a game with more; other moments try others
TALK: set[str] = set()  # kinds of event that change nothing anybody sees


def dealt(game: Game, seats: int, options: Options, seed: int, listen: bool = False) -> State:
    state = game.table(options, seats, HashRng(seed_of(seed)))
    if listen:
        state.events = []
    state.start()
    return state


def some(state: State, rng: Rng) -> list[int]:
    """The spectator and two seats, for expensive laws: other moments show other seats."""
    seats = [*range(state.seats)]
    return [seats.pop(rng.below(len(seats))) for _ in range(2)] + [TABLE]


def verb(game: Game, action: int) -> str:
    return game.text(action).split()[0]


def by_verb(game: Game, actions: Sequence[int], rng: Rng) -> list[int]:
    """One action of each verb, so that what is rarely possible is not rarely tried."""
    found: dict[str, list[int]] = {}
    for action in actions:
        found.setdefault(verb(game, action), []).append(action)
    return [each[rng.below(len(each))] for each in found.values()]


def anything(game: Game, state: State, rng: Rng) -> tuple[int, int]:
    """Who does what next: a seat that is asked, now and then the clock, now and then by a call."""
    asked = state.acting()
    seat = int(one_of(asked, rng))
    if rng.below(12) == 0 and state.legal(TABLE):
        seat = TABLE
    calls = state.calls(seat)
    may = by_verb(game, calls if calls and rng.below(6) == 0 else state.legal(seat), rng)
    assert may, f"seat {seat} is asked and has no move"
    return seat, may[rng.below(len(may))]


def moments(game: Game, state: State, rng: Rng, every: int) -> Iterator[State]:
    """Moments of a match played on at random: where a verb is new, at the end, and elsewhere one in `every`."""
    seen: Counter[str] = Counter()
    start = state.ply
    while not state.over():
        assert state.ply - start < ENDLESS, "the match does not end"
        seat, action = anything(game, state, rng)
        word = verb(game, action)
        if not seen[word] or rng.below(every) == 0:
            yield state
        seen[word] += 1
        state.apply(seat, action)
    yield state


def examples(game: Game, clocks_off: bool) -> Iterator[tuple[str, State]]:
    """The positions of the rulebook's examples: as given, and after each move as far as it goes."""
    for rule in game.rulebook().rules.values():
        for example in rule.examples:
            off = "_seconds=0" in example.given and not clocks_off
            if off or example.not_run_because or not example.given or example.then == "refused":
                continue
            for plain in game.plain(example):
                yield from ((rule.id, state) for state in _played(game, plain.given, plain.when))


def _played(game: Game, given: str, when: str) -> Iterator[State]:
    state = game.position(given, QuickRng(1))
    yield state
    for move in when.split(";") if when else []:
        who, _, words = move.strip().partition(" ")
        asked = (int(who[1:]), words) if who[:1] == "S" and who[1:].isdecimal() else (TABLE, move.strip())
        try:
            game.play(state, *asked)
        except Refusal:
            break
        yield state


def hold(law: Law, game: Game, state: State, where: str) -> None:
    """The law at one moment, with the moment in the message."""
    try:
        law(game, state, QuickRng(int(state.ply)))
    except Exception as error:
        error.add_note(f"{game.name}, {where}, ply {state.ply}: {game.diagram(state)}")
        raise


def everywhere(law: Law, game: Game, every: int, seeds: int = 1, at: list[Table] | None = None, share: int = 0) -> None:
    """Whether a law holds at moments of random matches: at some tables, or at all and all examples of the rulebook; of
    these one in `share`, which is the game's own unless it is said."""
    part = share or share_of(game)
    for _, seats, options in at or [*tables(game), *([] if law is clock else untimed(game))][::part]:
        for seed in range(seeds):
            state = dealt(game, seats, options, seed)
            for moment in moments(game, state, QuickRng(seed), every):
                hold(law, game, moment, f"{seats} seats, {options}, seed {seed}")
    moments_of_examples = examples(game, clocks_off=law is not clock) if at is None else iter(())
    for rule, state in islice(moments_of_examples, 0, None, part):
        hold(law, game, state, f"example of {rule}")


def replay(game: Game, seats: int, options: Options, seed: int) -> None:
    """Same header and moves, same events and scores; and listening changes nothing."""
    state = dealt(game, seats, options, seed)
    rng = QuickRng(seed)
    moves: list[tuple[int, int]] = []
    while not state.over():
        moves.append(anything(game, state, rng))
        state.apply(*moves[-1])
    again = [dealt(game, seats, options, seed, listen=True) for _ in range(2)]
    for each in again:
        for seat, action in moves:
            assert not each.why_not(seat, action), f"{game.text(action)} by seat {seat} was legal and is not"
            each.apply(seat, action)
        same(truth(state), truth(each), "the end of the same match")
        same([state.scores(), state.places()], [each.scores(), each.places()], "the result of the same match")
    same(facts(again[0].events), facts(again[1].events), "the events of the same match")


def alike(game: Game, state: State, rng: Rng) -> None:
    """To whom two states look alike and the same is done in both: he hears the same if and only if they look alike
    again. Generators are hidden too, so they may be equal or not."""
    for seat in some(state, rng):
        view = game.view(state, seat)
        one, other = view.imagine(QuickRng(int(rng.below(1000)))), view.imagine(QuickRng(int(rng.below(1000))))
        same(look(game, state, seat), look(game, one, seat), f"what seat {seat} imagines")
        for pair in ((state, one), (one, other)):
            for actor in [*range(state.seats), TABLE]:
                for action in by_verb(game, _may_in_both(pair, actor), rng):
                    _same_in_both(game, pair, seat, actor, action, int(rng.below(1000)))


def _may_in_both(pair: tuple[State, State], actor: int) -> list[int]:
    one, other = (set(state.legal(actor)) | set(state.calls(actor)) for state in pair)
    return sorted(one & other)


def _same_in_both(game: Game, pair: tuple[State, State], seat: int, actor: int, action: int, seed: int) -> None:
    heard, seen = [], []
    for i, state in enumerate(pair):
        events, after = done(state, actor, action, QuickRng(seed + i * (seed % 2)))
        heard.append(hearing(events, seat))
        seen.append(look(game, after, seat))
    what = f"after {game.text(action)!r} by seat {actor} seat {seat}"
    if heard[0] == heard[1]:
        same(seen[0], seen[1], f"{what} hears the same and sees")
    else:
        assert seen[0] != seen[1], f"{what} sees the same and hears: {difference(heard[0], heard[1])}"


def done(state: State, actor: int, action: int, rng: Rng | None = None) -> tuple[list[Event], State]:
    """What is told when an action is done in a clone of the state, and the clone."""
    after = state.clone()
    events: list[Event] = []
    after.events = events
    after.rng = rng or after.rng
    after.apply(actor, action)
    return events, after


def hearing(events: list[Event], seat: int) -> object:
    return [facts(event.seen_by(seat)) for event in events if event.kind not in TALK]


def secret(game: Game, state: State, rng: Rng) -> None:
    """Whichever sealed choice a seat makes, the others see and hear the same as long as somebody else is to choose."""
    for actor in members(state.acting()):
        others = [seat for seat in members(state.acting()) if seat != actor and _seals(state, seat)]
        if not others or not _seals(state, actor):
            continue
        first, *rest = _seals(state, actor)
        events, after = done(state, actor, first)
        for action in [rest[rng.below(len(rest))] for _ in range(3) if rest]:
            heard, then = done(state, actor, action)
            for seat in [*range(state.seats), TABLE]:
                if seat != actor:
                    what = f"seat {actor} chose {game.text(first)!r} or {game.text(action)!r}, and seat {seat}"
                    same(hearing(events, seat), hearing(heard, seat), f"{what} hears")
                    same(look(game, after, seat), look(game, then, seat), f"{what} sees")


def _seals(state: State, seat: int) -> list[int]:
    return [action for action in state.legal(seat) if state.sealed(seat, action)]


def calls_wait(game: Game, state: State, rng: Rng) -> None:
    """A call leaves the windows that others have open as they are: their clocks run on."""
    for seat in range(state.seats):
        for action in by_verb(game, state.calls(seat), rng):
            _, after = done(state, seat, action)
            for each in state.deadlines():
                since = [left.since for left in after.deadlines() if left.name == each.name and left.seats & each.seats]
                assert not since or each.since in since, f"{game.text(action)!r} by seat {seat} starts {each.name} anew"


def shown(game: Game, state: State, rng: Rng) -> None:
    """Screen, diagram and all that is said follow from the view, are ready for the wire, and a view holds neither
    chance nor state."""
    for seat in some(state, rng):
        view = game.view(state, seat)
        before = facts(view)
        for thing in inside(view):
            assert not isinstance(thing, Rng | State), f"the view of seat {seat} holds a {type(thing).__name__}"
        imagined = game.view(view.imagine(rng), seat)
        same(facts(view.screen()), facts(imagined.screen()), f"the screen of seat {seat}")
        same(view.diagram(), imagined.diagram(), f"the diagram of seat {seat}")
        same(facts(view.asked()), facts(imagined.asked()), f"what seat {seat} is asked")
        same(facts(view.facts()), facts(imagined.facts()), f"what seat {seat} reads")
        for action in by_verb(game, view.legal, rng):
            same(facts(view.would(action)), facts(imagined.would(action)), f"what {game.text(action)!r} would do")
        same(facts(view.screen()), json.loads(json.dumps(view.screen())), f"the screen of seat {seat} as JSON")
        turn = view.screen().get("turn")
        assert turn is None or turn in range(state.seats), f"the screen of seat {seat}: turn is {turn!r}, not a seat"
        same(before, facts(view), f"the view of seat {seat} after it was looked at")


def imagined_ends(game: Game, state: State, rng: Rng) -> None:
    """What a seat imagines can be played to its end."""
    seat = some(state, rng)[rng.below(3)]
    finish(game, game.view(state, seat).imagine(rng), rng)


def finish(game: Game, state: State, rng: Rng) -> None:
    """Play on at random until it is over; fails where it cannot go on."""
    found = Moves()
    start = state.ply
    while not state.over():
        assert state.ply - start < ENDLESS, "the match does not end"
        seat = one_of(state.acting(), rng)
        assert state.legal(seat), f"seat {seat} is asked and has no move"
        state.apply(seat, state.pick(seat, rng, found))
    whole(game, state)


def memory(game: Game, state: State, rng: Rng) -> None:
    """What a seat remembers is true; what it imagines agrees with it, and shows seat and spectator the same."""
    for seat in some(state, rng):
        view = game.view(state, seat)
        remembered(game, view, state)
        for _ in range(2):
            imagined = view.imagine(rng)
            remembered(game, view, imagined)
            whole(game, imagined)
            same(look(game, state, seat), look(game, imagined, seat), f"what seat {seat} imagines")
            same(look(game, state, TABLE), look(game, imagined, TABLE), f"what seat {seat} imagines all to see")


def clock(game: Game, state: State, rng: Rng) -> None:
    """Each window has its time-out, which closes it; the clock alone ends the match."""
    state = state.clone()
    start = state.ply
    while not state.over():
        windows = state.deadlines()
        assert windows, "seats are asked and no clock runs"
        same(state.legal(TABLE), sorted(each.action for each in windows if each.running), "what the clock may do")
        for each in windows:
            assert each.seconds > 0, f"{each.name} has no time"
            assert 0 <= each.since <= state.ply, f"{each.name} is open since ply {each.since}"
            skipped = each.skippable and state.acting() != 1 << TABLE
            assert not skipped, f"{each.name} can be skipped, and seats are asked"
        running = [each for each in windows if each.running]
        assert running, "the clock stands still"
        closed = running[rng.below(len(running))]
        state.apply(TABLE, closed.action)
        left = [(each.name, each.since) for each in state.deadlines()]
        assert (closed.name, closed.since) not in left, f"{closed.name} stays open after {game.text(closed.action)!r}"
        assert state.ply - start < ENDLESS, "the clock does not end the match"
    assert state.deadlines() == [], "it is over and a clock runs"


def ticking(game: Game, seats: int, options: Options, seed: int) -> None:
    """A deal left to the clock alone, all clocks on."""
    clock(game, dealt(game, seats, {**options, **clocks(game, 30)}, seed), QuickRng(seed))


def names(game: Game) -> None:
    """Every action has words of its own, and they parse back."""
    words = [game.text(action) for action in range(game.actions)]
    twice = [each for each, times in Counter(words).items() if times > 1]
    assert not twice, f"more than one action is called {twice[0]!r}"
    for action, each in enumerate(words):
        assert each, "an action has no words"
        assert each == " ".join(each.split()).replace(";", ""), f"{each!r} cannot stand in a line"
        assert game.parse(each) == action, f"{each!r} is another action when it is read"


def touches(game: Game) -> None:
    """Each action has a spelling, and none is another's or the beginning of another's."""
    spelled = sorted((game.touches(action), game.text(action)) for action in range(game.actions))
    for one, words in spelled:
        assert one, f"{words!r} has no touch"
        assert all(one), f"{words!r} has an empty touch"
    for (one, words), (other, others) in pairwise(spelled):
        assert other[: len(one)] != one, f"the touches of {words!r} begin those of {others!r}"


def clone(game: Game, state: State, rng: Rng) -> None:
    """A clone is equal field by field, has the same future, and shares nothing that changes."""
    copy = state.clone()
    before = truth(state)
    same(before, truth(copy), "a clone")
    assert copy.events is None, "somebody listens to a clone"
    moves: list[tuple[int, int]] = []
    while not copy.over() and len(moves) < 60:
        moves.append(anything(game, copy, rng))
        copy.apply(*moves[-1])
    same(before, truth(state), "a state whose clone was played")
    other = state.clone()
    for seat, action in moves:
        assert not other.why_not(seat, action), f"{game.text(action)} by seat {seat} is legal in one clone alone"
        other.apply(seat, action)
    same(truth(copy), truth(other), "two clones played alike")


def progress(game: Game, seats: int, options: Options, seed: int) -> None:
    """Nobody is asked only when it is over, who is asked can move, and no match is endless, with clocks or without."""
    for chosen in (options, {**options, **clocks(game, 0)}):
        state = dealt(game, seats, chosen, seed)
        rng = QuickRng(seed)
        while not state.over():
            ply = state.ply
            state.apply(*anything(game, state, rng))
            assert state.ply == ply + 1, "an action is not one ply"
            assert ply < ENDLESS, "the match does not end"
        assert not any(state.legal(seat) for seat in [*range(seats), TABLE]), "it is over and somebody has a move"
        assert len(state.scores()) == len(state.places()) == seats
        assert min(state.places()) == 1, "nobody is first"


def stubborn(game: Game, seats: int, options: Options, seed: int) -> None:
    """Who always makes the first move, or the last, ends a match too: all of them, or one among players by chance."""
    for always in (0, -1):
        for alone in (True, False):
            state = dealt(game, seats, {**options, **clocks(game, 0)}, seed)
            rng = QuickRng(seed)
            while not state.over():
                assert state.ply < ENDLESS, f"a match of players who always choose move {always} does not end"
                seat = int(one_of(state.acting(), rng))
                legal = state.legal(seat)
                state.apply(seat, legal[always] if seat == 0 or not alone else legal[rng.below(len(legal))])


def orderly(game: Game, state: State, rng: Rng) -> None:
    """Legal actions ascend without doubles and are no calls; who is asked has some, and who is not has none."""
    asked = members(state.acting())
    for seat in [*range(state.seats), TABLE]:
        legal, calls = state.legal(seat), state.calls(seat)
        assert legal == sorted(set(legal)), f"the moves of seat {seat} are out of order: {legal}"
        assert all(0 <= action < game.actions for action in [*legal, *calls]), f"seat {seat} may do what is no action"
        assert not set(legal) & set(calls), f"seat {seat} has a call that is a move"
        assert bool(legal) == (seat in asked) or seat == TABLE, f"seat {seat} is asked and cannot, or can unasked"
    assert TABLE not in asked or state.legal(TABLE), "the table is asked and has no move"


def looking(game: Game, state: State, rng: Rng) -> None:
    """Only `apply` changes a state."""
    before = truth(state)
    for seat in [*range(state.seats), TABLE]:
        game.view(state, seat).imagine(rng)
        state.why_not(seat, 0)
        state.breaks(seat, 0)
        state.sealed(seat, 0)
    assert all(0 <= state.value(seat) <= 1 for seat in range(state.seats)), "a value is not from 0 to 1"
    game.diagram(state)
    state.deadlines()
    state.places()
    same(before, truth(state), "a state that was looked at")


def conservation(game: Game, state: State, rng: Rng) -> None:
    """Nothing is lost or made, whatever anybody does next."""
    whole(game, state)
    for actor in [*range(state.seats), TABLE]:
        for action in by_verb(game, state.legal(actor) + state.calls(actor), rng):
            whole(game, done(state, actor, action)[1])


def agreement(game: Game, state: State, rng: Rng) -> None:
    """`why_not` is empty exactly for what `legal` or `calls` lists; otherwise it is a rule that exists."""
    known = {**game.rulebook().rules, **house().rules}
    for seat in some(state, rng):
        may = {*state.legal(seat), *state.calls(seat)}
        for action in _tried(game, state, may):
            rule = state.why_not(seat, action)
            assert (rule == "") == (action in may), f"{game.text(action)!r} by seat {seat}: legal or not? {rule!r}"
            assert not rule or rule in known, f"{game.text(action)!r} by seat {seat}: {rule!r} is no rule"


def touched(game: Game, state: State, rng: Rng) -> None:
    """`why_not_touch` is empty exactly for beginnings of what may be done; otherwise it is a rule that exists. Rule and
    fault follow from what the seat knows: where it cannot tell two states apart, both refuse it alike."""
    known = {**game.rulebook().rules, **house().rules}
    for seat in some(state, rng):
        view = game.view(state, seat)
        imagined = view.imagine(rng)
        may = [game.touches(action) for action in state.legal(seat) + state.calls(seat)]
        for touches in [*may[:3], *[game.touches(rng.below(game.actions)) for _ in range(5)]]:
            for n in range(1, len(touches) + 1):
                rule = game.why_not_touch(state, seat, touches[:n])
                begins = any(each[:n] == touches[:n] for each in may)
                assert (rule == "") == begins, f"{touches[:n]} by seat {seat}: legal or not? {rule!r}"
                assert not rule or rule in known, f"{touches[:n]} by seat {seat}: {rule!r} is no rule"
                same(
                    rule,
                    game.why_not_touch(imagined, seat, touches[:n]),
                    f"why {touches[:n]} by seat {seat} is refused",
                )
                fault = game.view(imagined, seat).because(rule, touches[:n])
                same(facts(view.because(rule, touches[:n])), facts(fault), f"what {rule} finds fault with")


def _tried(game: Game, state: State, may: set[int]) -> Sequence[int]:
    """All actions; of a game with a great many what is legal, and each time another share of the rest."""
    if game.actions <= MANY:
        return range(game.actions)
    shares = game.actions // TRIED + 1
    share = crc32(game.diagram(state).encode()) % shares
    return sorted({*may, *range(share, game.actions, shares), *range(game.actions - 2, game.actions)})


def pick(game: Game, state: State, rng: Rng) -> None:
    """With equal generators `pick` is `legal[below(n)]` and leaves the generator alike."""
    found = Moves()
    for seat in members(state.acting()):
        legal = state.legal(seat)
        for seed in range(4):
            one, other = QuickRng(seed), QuickRng(seed)
            assert state.pick(seat, one, found) == legal[other.below(len(legal))], f"seat {seat} picks otherwise"
            same(facts(one), facts(other), f"the generator after a pick of seat {seat}")


def written(game: Game, state: State, rng: Rng) -> None:
    """A position written and read again is the same position, with the same moves."""
    text = game.diagram(state)
    try:
        again = game.position(text, rng)
    except ValueError as error:
        raise AssertionError(f"a position is written as {text!r} and cannot be read: {error}") from error
    same(text, game.diagram(again), "a position read again")
    for seat in range(state.seats):
        same(state.legal(seat), again.legal(seat), f"the moves of seat {seat} in a position read again")
    same(int(state.acting()), int(again.acting()), "who is asked in a position read again")


def pickled(game: Game, state: State, rng: Rng) -> None:
    """A state and its views come out of a pickle as they went in, and the copy plays on alike without the old one."""
    before = truth(state)
    again: State = loads(dumps(state))
    same(before, truth(again), "a state out of a pickle")
    for seat in (*range(state.seats), TABLE):
        view = game.view(state, seat)
        read: View = loads(dumps(view))
        same(facts(view), facts(read), f"the view of seat {seat} out of a pickle")
        imagined = [each.imagine(QuickRng(int(state.ply))) for each in (view, read)]
        same(truth(imagined[0]), truth(imagined[1]), f"what seat {seat} imagines after a pickle")
    other = state.clone()
    for _ in range(30):
        if not again.over():
            seat, action = anything(game, again, rng)
            again.apply(seat, action)
            other.apply(seat, action)
    same(truth(other), truth(again), "a state out of a pickle that plays on")
    same(before, truth(state), "a state whose copy out of a pickle was played")


def known(game: Game, state: State, rng: Rng) -> None:
    """From what a seat knows as text the same view is made: it shows, lists and imagines the same."""
    for seat in (*range(state.seats), TABLE):
        view = game.view(state, seat)
        text = game.known(view)
        again = game.knowing(text, seat, view.ply)
        for name in ("seat", "seats", "ply", "acting", "legal", "calls"):
            same(getattr(view, name), getattr(again, name), f"{name} of seat {seat}, made from {text!r}")
        shows = [(each.diagram(), facts(each.asked())) for each in (view, again)]
        same(shows[0], shows[1], f"what seat {seat} is shown, made from {text!r}")
        same(text, game.known(game.view(view.imagine(rng), seat)), f"what seat {seat} knows, if another state is true")
        for seed in range(2):
            imagined = [game.diagram(each.imagine(QuickRng(seed + int(view.ply)))) for each in (view, again)]
            same(imagined[0], imagined[1], f"what seat {seat} imagines, made from {text!r}")
