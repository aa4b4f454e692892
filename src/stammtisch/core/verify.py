"""Judging whether a record tells the truth, and going on where one stops."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stammtisch.core.game import TABLE, Game, State
from stammtisch.core.read import BadRecord, read
from stammtisch.core.record import BACK, Line, Part, Record, Recorder, canonical, deal_seed, facts_of, salt
from stammtisch.core.refusal import Given, Refusal, Wrong
from stammtisch.core.rng import HashRng


@dataclass(frozen=True)
class Verdict:
    """The outcome of a verification."""

    line: int  # the first wrong line, counted from 1; 0 if none is
    finished: bool  # it has its last line
    judged: bool  # the engine did every move again and came to the same
    told: list["Sentence"]

    @property
    def ok(self) -> bool:
        """Nothing is wrong; `finished` and `judged` tell how much that means."""
        return self.line == 0

    @property
    def says(self) -> list[str]:
        return [each.english for each in self.told]

    def __str__(self) -> str:
        return "\n".join(self.says)


@dataclass(frozen=True)
class Sentence:
    """Something for people: in English, and by a message of the catalogues."""

    english: str
    key: str
    given: Given = field(default_factory=dict)


def verify(data: bytes | Record, games: Mapping[str, Game]) -> Verdict:
    """Check hashes, seals and commitment; judge every move if the record is whole and the game's version is ours."""
    finished = False
    try:
        record = read(data.encode() if isinstance(data, Record) else data)
        finished = record.last is not None
        says = _why_not_judged(record, games)
        if not says:
            judge(record, games[record.header["game"]], _seed(record))
    except BadRecord as error:
        return Verdict(error.line, finished, False, [Sentence(str(error), error.key, error.said)])
    judged = Sentence("the engine judged every move", "verdict-moves")
    told = [_how_it_ended(record, not says), *_how_it_was_dealt(record), *(says or [judged])]
    return Verdict(0, finished, not says, told)


def resume(record: Record, game: Game, seed: bytes = b"", key: bytes = b"") -> Recorder:
    """Go on where a whole record of a match that is not over stops.

    An interrupted record holds its seed; one without a last line needs the seed and the key it was begun with.
    """
    number = len(record.lines)
    if not record.whole:
        raise BadRecord(
            number, "this record leaves hidden parts out; only a whole one can be resumed", "bad-record-hidden"
        )
    last = record.last
    if last is None and not seed:
        raise BadRecord(
            number,
            "the record breaks off here: without its last line, which holds the seed, nobody can go on",
            "bad-record-no-seed",
        )
    part = last.hidden["seed"] if last else Part(seed.hex(), salt(key, "seed"))
    if part.seal() != record.header["commitment"]:
        raise BadRecord(1, "the commitment is to another seed or key than those given", "bad-record-other-seed")
    state = judge(record, game, bytes.fromhex(part.value))
    if state.over():
        raise BadRecord(number, "the match is over", "bad-record-over")
    header = record.header
    seed = bytes.fromhex(part.value)
    recorder = Recorder(game, header["options"], header["seats"], seed, key, entropy=header["entropy"])
    recorder.state, recorder.seed = state, part
    recorder.record = Record(record.lines[:-1] if last else record.lines)
    return recorder


def judge(record: Record, game: Game, seed: bytes) -> State:
    """Deal again and do every action of a whole record again; `BadRecord` where it comes out otherwise."""
    header = record.header
    if header["game"] != game.name:
        raise BadRecord(
            1,
            f"this is a match of {header['game']!r}, not of {game.title}",
            "bad-record-game",
            {"found": str(header["game"]), "game": game.title},
        )
    if header["version"] != game.version:
        raise BadRecord(1, _other_version(header, game), "verdict-version", _versions(header, game))
    try:
        table = game.table(header["options"], header["seats"], HashRng(deal_seed(seed, header["entropy"])))
    except ValueError as error:
        if isinstance(error, Wrong):
            raise BadRecord(1, str(error), error.key, error.said) from None
        raise BadRecord(1, str(error), "bad-record-options", {"game": game.title}) from None
    if canonical(game.settle(header["options"])) != canonical(header["options"]):
        raise BadRecord(
            1,
            f"these are not all options of {game.title} as they were settled",
            "bad-record-options",
            {"game": game.title},
        )
    state = table
    after: list[State] = []  # the states after the deal and after each action, for a `back` to return to
    for number, line in enumerate(record.actions, 2):
        if line.open.get("do", "").startswith(BACK + " "):
            del after[_kept(line, len(after), number) :]
            state = after[-1].clone()
            continue
        state.events = []
        _judge_action(game, state, line, number)
        after.append(state.clone())
    if record.last:
        _judge_result(state, record.last.open, len(record.lines))
    return state


def _kept(line: Line, states: int, number: int) -> int:
    """How many states a `back` leaves."""
    ply = line.open["do"].removeprefix(BACK + " ")
    if line.open["seat"] != TABLE or line.facts() or not ply.isdecimal() or int(ply) + 1 >= states:
        raise BadRecord(
            number,
            f"{line.open['do']!r} is not a way back: {states - 1} actions stand before it",
            "bad-record-back",
            {"move": line.open["do"], "n": states - 1},
        )
    return int(ply) + 1


def _judge_action(game: Game, state: State, line: Line, number: int) -> None:
    seat = line.open["seat"]
    if line.open["n"] == 0:
        state.start()
    else:
        action = _allowed(game, state, seat, line.words_seen_by(seat), number)
        sealed = state.sealed(seat, action)
        if sealed != ("sealed" in line.open):
            how = ["recorded as sealed, and is open", "recorded as open, and is sealed"][sealed]
            raise BadRecord(
                number,
                f"this action of seat {seat} is {how}",
                "bad-record-sealed",
                {"seat": seat + 1, "sealed": "yes" if sealed else "no"},
            )
        state.apply(seat, action)
    told = [_opened(fact, line.hidden.get(str(i))) for i, fact in enumerate(line.facts())]
    facts = facts_of(state.events or [], int(state.seats))
    if told != facts:
        at = next((i for i, (a, b) in enumerate(zip(told, facts, strict=False)) if a != b), min(len(told), len(facts)))
        raise BadRecord(
            number,
            f"fact {at} is {_text(told, at)}; by the rules it is {_text(facts, at)}",
            "bad-record-fact",
            {"n": at, "found": _text(told, at), "right": _text(facts, at)},
        )


def _allowed(game: Game, state: State, seat: int, words: str, number: int) -> int:
    try:
        action = game.parse(words)
        game.check(state, seat, action)
    except ValueError as error:
        rule = error.rule if isinstance(error, Refusal) else ""
        given: Given = {"seat": seat + 1, "table": "yes" if seat == TABLE else "no", "move": words, "rule": rule}
        raise BadRecord(number, str(error), "bad-record-move", given) from None
    return action


def _judge_result(state: State, result: dict[str, Any], number: int) -> None:
    found = {"over": state.over(), "scores": state.scores(), "places": state.places()}
    for name, value in found.items():
        if canonical(result[name]) != canonical(value):
            raise BadRecord(
                number,
                f"{name} is {_json(result[name])}; by the rules it is {_json(value)}",
                "bad-record-result",
                {"name": name, "found": _json(result[name]), "right": _json(value)},
            )


def _opened(fact: dict[str, Any], part: Part | None) -> dict[str, Any]:
    if part is None:
        return fact
    return {name: value for name, value in fact.items() if name != "sealed"} | {"what": part.value}


def _text(facts: list[dict[str, Any]], at: int) -> str:
    return _json(facts[at]) if at < len(facts) else "nothing"


def _json(value: object) -> str:
    return canonical(value).decode()


def _seed(record: Record) -> bytes:
    assert record.last, "only a last line holds the seed"
    return bytes.fromhex(record.last.hidden["seed"].value)


def _how_it_ended(record: Record, judged: bool) -> Sentence:
    """Hashes alone prove nothing: all hashes after a changed line can be made anew."""
    lines = len(record.lines)
    if record.last is None:
        why = f"it has no last line: the match was unfinished, or the record is cut off after line {lines}"
        return Sentence(why, "verdict-no-end", {"n": lines})
    over = bool(record.last.open["over"])
    ended = "the match is over" if over else "the match was interrupted"
    given: Given = {"n": lines, "over": "yes" if over else "no"}
    if judged:
        return Sentence(f"all {lines} lines are as they were written; {ended}", "verdict-written", given)
    why = f"its {lines} lines fit together, as those of a forgery may; by the last one {ended}"
    return Sentence(why, "verdict-fits", given)


def _how_it_was_dealt(record: Record) -> list[Sentence]:
    seats = len(record.header.get("commitments", []))
    why = f"{seats} seats committed to their entropy, and revealed what they had committed to"
    return [Sentence(why, "verdict-promised", {"n": seats})] if seats else []


def _why_not_judged(record: Record, games: Mapping[str, Game]) -> list[Sentence]:
    """Why the engine cannot judge the moves; empty if it can."""
    header = record.header
    game = games.get(header["game"])
    if game is None:
        why = f"there is no game {header['game']!r} here, so its moves were not judged"
        return [Sentence(why, "verdict-no-game", {"game": str(header["game"])})]
    if game.version != header["version"]:
        return [Sentence(_other_version(header, game), "verdict-version", _versions(header, game))]
    if record.last is None:
        why = "the seed comes with the last line, so the deal and the moves were not judged"
        return [Sentence(why, "verdict-no-seed")]
    if not record.whole:
        return [Sentence("hidden parts are left out, so the deal and the moves were not judged", "verdict-hidden")]
    return []


def _other_version(header: dict[str, Any], game: Game) -> str:
    return (
        f"release {header['release']} wrote it by version {header['version']} of {game.title} and can judge its moves; "
        f"this release has version {game.version}"
    )


def _versions(header: dict[str, Any], game: Game) -> Given:
    written: Given = {"release": str(header["release"]), "version": str(header["version"])}
    return written | {"game": game.title, "ours": str(game.version)}
