"""Everything that can be asked for can be said, in every language, and nothing lies there unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import stammtisch
from stammtisch.bots import bot
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, State
from stammtisch.core.option import Value
from stammtisch.core.play import one_of
from stammtisch.core.rng import HashRng, QuickRng, seed_of
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.foppen.view import PHASES as FOPPEN_PHASES
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.keezen.board import COLOURS
from stammtisch.games.keezen.cards import RANK
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.games.mezza.view import PHASES as MEZZA_PHASES
from stammtisch.terminal.person import COMMANDS
from stammtisch.words import EVENTS, LANGUAGES, MOVES, Argument, Company, Words, language

pytestmark = pytest.mark.once

SOURCE = Path(stammtisch.__file__).parent
GAMES = [FOPPEN, KEEZEN, MEZZA]
NAMES = ["Anna", "Ben", "Clara", "Daan"]

# What a formatted key stands for in the sources, and the family below that it belongs to.
TEMPLATES = {
    "rule-*",
    "command-*",
    "help-*",
    "foppen-bid-*",
    "foppen-suit-*",
    "keezen-move-*",
    "*-card",
    "*-colour-*",
    "*-event-*",
    "*-move-*",
    "*-phase-*",
    "*-help-cards",
}
# The functions that are handed a key.
ASKERS = {"say", "said", "asked", "_trick"}


def _sources(*folders: str) -> Iterator[ast.AST]:
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py") if (SOURCE / folder).is_dir() else [SOURCE / folder]):
            yield from ast.walk(ast.parse(path.read_text("utf-8")))


def _keys_in_calls() -> tuple[set[str], set[str]]:
    """The keys that the sources name, and the templates from which they make others."""
    keys, templates = set(), set()
    for node in _sources("words", "terminal", "cli.py"):
        if isinstance(node, ast.Call) and _called(node) in ASKERS and node.args:
            for part in _outermost(node.args[0]):
                if isinstance(part, ast.Constant):
                    keys.add(str(part.value))
                elif isinstance(part, ast.JoinedStr):
                    templates.add("".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in part.values))
    return keys, templates


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _outermost(node: ast.expr) -> list[ast.expr]:
    """A key, or both keys of `a if x else b`."""
    return [*_outermost(node.body), *_outermost(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def _constants(pattern: str, *folders: str) -> set[str]:
    texts = {
        node.value for node in _sources(*folders) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {text for text in texts if re.fullmatch(pattern, text)}


def _kinds_told(game: Game) -> set[str]:
    calls = [node for node in _sources(f"games/{game.name}") if isinstance(node, ast.Call)]
    told = [node.args[0] for node in calls if _called(node) in ("tell", "whisper")]
    return {str(kind.value) for kind in told if isinstance(kind, ast.Constant)}


def _rules() -> set[str]:
    """All ids that code can name: as the rule of an event, of a refusal or of a bot's advice, or against mere words."""
    raised = [ast.unparse(node) for node in _sources("games/keezen/moves.py") if isinstance(node, ast.Raise)]
    never = {rule for text in raised for rule in re.findall(r"[A-Z]-\d{3}", text)}
    return _constants(r"[A-Z]-\d{3}", "games", "bots", "terminal", "core/game.py") | never


def _of_game(game: Game) -> Iterator[str]:
    for kind in EVENTS[game.name]:
        yield f"{game.name}-event-{kind}"
    for words in [game.text(action) for action in range(game.actions)] if game is not KEEZEN else ["fold", "time"]:
        verb = words.split()[0]
        yield f"{game.name}-move-{verb if verb in MOVES[game.name] else words.replace(' ', '-')}"
    for option in game.options:
        yield f"{game.name}-option-{option.name}"
        yield f"{game.name}-option-{option.name}-means"
    yield f"{game.name}-help-cards"


def _wanted() -> set[str]:
    wanted = _keys_in_calls()[0] | {f"rule-{rule}" for rule in _rules()}
    wanted |= _constants(r"([a-z]+-)?why-[a-z-]+", "bots")
    wanted |= {f"command-{command}" for command in COMMANDS} | {f"help-{command}" for command in ("why", *COMMANDS)}
    wanted |= {key for game in GAMES for key in _of_game(game)}
    wanted |= {f"foppen-phase-{phase}" for phase in FOPPEN_PHASES} | {f"mezza-phase-{phase}" for phase in MEZZA_PHASES}
    wanted |= {f"foppen-{what}-{suit}" for what in ("suit", "card") for suit in "GRYB"} | {"foppen-card-1"}
    wanted |= {f"keezen-phase-{phase}" for phase in ("playing", "over")} | {f"keezen-colour-{name}" for name in COLOURS}
    wanted |= {f"keezen-card-{rank[0]}" for rank in RANK}
    wanted |= {"mezza-open", "mezza-closed"} | {f"foppen-bid-{bid}" for bid in ("open", "bid", "stay", "decided")}
    return wanted | {"mezza-card", "mezza-card-J", "mezza-card-0"}


@cache
def _messages(language: str) -> dict[str, ftl.Message]:
    text = (SOURCE / "locales" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert not [entry for entry in body if not isinstance(entry, ftl.Message | ftl.BaseComment)], "basic entries only"
    assert len({message.id.name for message in messages}) == len(messages), "no message stands there twice"
    return {message.id.name: message for message in messages}


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.kinds: set[str] = set()

    def generic_visit(self, node: ftl.BaseNode) -> None:
        self.kinds.add(type(node).__name__)
        if isinstance(node, ftl.VariableReference):
            self.variables.add(node.id.name)
        super().generic_visit(node)


def _parts(message: ftl.Message) -> _Parts:
    parts = _Parts()
    parts.visit(message)
    return parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_missing_and_none_is_unused(language: str) -> None:
    there, wanted = set(_messages(language)), _wanted()

    assert sorted(wanted - there) == []
    assert sorted(there - wanted) == []


def test_every_key_that_is_put_together_belongs_to_a_family() -> None:
    assert _keys_in_calls()[1] == TEMPLATES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_kind_of_event_has_a_spelling(game: Game) -> None:
    assert set(EVENTS[game.name]) == _kinds_told(game)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    english = {key: _parts(message).variables for key, message in _messages("en").items()}

    assert {key: _parts(message).variables for key, message in _messages(language).items()} == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_keep_to_the_basic_syntax(language: str) -> None:
    basic = {"Message", "Identifier", "Pattern", "TextElement", "Placeable", "StringLiteral", "VariableReference"}
    basic |= {"SelectExpression", "Variant", "NumberLiteral", "Span"}

    assert set().union(*[_parts(message).kinds for message in _messages(language).values()]) <= basic


KEEZEN_RULES = ["K-038", "K-043", "K-046", "K-047", "K-078", "K-096"]
_SAMPLES: dict[str, list[Argument]] = {
    "you": ["yes", "no"],
    "known": ["yes", "no"],
    "decision": ["bid", "stay", "hidden"],
    "rule": ["O-013", "M-120", "M-012", "M-030", "M-078", "M-160", "M-201", *KEEZEN_RULES, "none"],
    **{name: [0, 1, 2, 1234] for name in ("n", "count", "gone")},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for key, message in _messages(language).items():
        names = sorted(_parts(message).variables)
        for values in product(*[_SAMPLES.get(name, ["something"]) for name in names]):
            said = words.say(key, **dict(zip(names, values, strict=True)))
            assert said.strip(), key
            assert not re.search(r"[{}\u2068\u2069]", said), key


class Strict(Words):
    """Words that never fall back."""

    def say(self, key: str, **arguments: Argument) -> str:
        assert key != "event-other", arguments
        return super().say(key, **arguments)


def _events(game: Game, state: State, seed: int) -> Iterator[Event]:
    """All that happens in a match where the clock runs out now and then."""
    rng = QuickRng(seed)
    state.events = []
    state.start()
    while not state.over():
        yield from state.events
        state.events = []
        late = state.legal(TABLE) if rng.below(12) == 0 else []
        seat = TABLE if late else int(one_of(state.acting(), rng))
        legal = state.legal(seat)
        rare = [action for action in legal if game.text(action).startswith("add")]
        state.apply(seat, (rare or legal)[rng.below(len(rare or legal))])
    yield from state.events


MATCHES: list[tuple[Game, dict[str, Value], int]] = [
    (FOPPEN, {"bids": True}, 4),
    (FOPPEN, {"bids": True, "bid_mode": "open"}, 3),
    (KEEZEN, {}, 4),
    (KEEZEN, {"round_seconds": 0}, 4),
    (MEZZA, {}, 4),
    (MEZZA, {"stall_limit": 1}, 2),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_said_to_every_seat(language: str) -> None:
    words, told = Strict(language), set()
    for seed in range(3):
        for game, options, seats in MATCHES:
            for event in _events(game, game.table(options, seats, HashRng(seed_of(seed))), seed):
                told.add((game.name, event.kind))
                for seat in (0, 1, TABLE):
                    said = words.event(game.name, event.seen_by(seat), Company(NAMES[:seats], seat))
                    assert said[0].isupper()
                    assert said[-1] in ".!"
    assert told == {(game, kind) for game in EVENTS for kind in EVENTS[game]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_view_on_the_way_can_be_said(language: str, game: Game) -> None:
    words, rng = Words(language), QuickRng(5)
    state = game.table({"bids": True} if game is FOPPEN else {}, 4, HashRng(seed_of(5)))
    state.start()
    while not state.over():
        for seat in (0, 2, TABLE):
            said = words.view(game.view(state, seat), Company(NAMES, seat))
            assert len(said) > 2
            assert all(sentence[-1] in ".?" for sentence in said), said
        seat = int(one_of(state.acting(), rng))
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_different_moves_have_different_words(language: str, game: Game) -> None:
    words = Words(language)
    said = {words.move(game.name, game.text(action)) for action in range(game.actions)}

    assert len(said) == game.actions


@pytest.mark.parametrize(
    ("game", "move", "said"),
    [
        ("foppen", "play G7", ["Play green 7", "Speel groen 7", "Spiel Grün 7"]),
        ("foppen", "play 1", ["Play a One", "Speel een Een", "Spiel eine Eins"]),
        ("foppen", "stay", ["Do not bid", "Bied niet", "Nicht bieten"]),
        ("mezza", "lay 8 8", ["Lay 2 × 8", "Leg 2 × 8", "Leg: 2 × 8"]),
        ("mezza", "lay J", ["Lay blank joker", "Leg lege joker", "Leg: leerer Joker"]),
        ("keezen", "K: enter", ["K: put a pawn on", "K: zet een pion op", "K: Figur einsetzen"]),
        ("keezen", "3: 62>H2", ["3: 62 → H2"] * 3),
        (
            "keezen",
            "J: 10xGreen 20",
            ["J: 10 ⇄ Green 20", "J: 10 ⇄ Groen 20", "J: 10 ⇄ Grün 20"],
        ),
        ("keezen", "7: 10>13 + 20>24", ["7: 10 → 13 + 20 → 24"] * 3),
        (
            "keezen",
            "7: 61>H1 + Yellow 40>44",
            ["7: 61 → H1 + Yellow 40 → 44", "7: 61 → H1 + Geel 40 → 44", "7: 61 → H1 + Gelb 40 → 44"],
        ),
        ("keezen", "fold", ["Lay down your hand", "Leg je hand neer", "Leg die Hand hin"]),
        ("mezza", "flip 0", ["Turn up closed card 1", "Draai dichte kaart 1 om", "Dreh verdeckte Karte 1 um"]),
    ],
)
def test_moves_in_three_languages(game: str, move: str, said: list[str]) -> None:
    assert [Words(language).move(game, move) for language in LANGUAGES] == said


def _say(game: str, event: Event, seat: int) -> list[str]:
    return [Words(each).event(game, event.seen_by(seat), Company(NAMES, seat)) for each in LANGUAGES]


def test_a_played_card_is_told_to_its_player_and_to_others() -> None:
    event = Event("play", 1, ["Y3"], [], 0xFFFF, "O-013")

    assert _say("foppen", event, 0) == ["Ben discards yellow 3.", "Ben gooit geel 3 bij.", "Ben wirft Gelb 3 ab."]
    assert _say("foppen", event, 1) == ["You discard yellow 3.", "Jij gooit geel 3 bij.", "Du wirfst Gelb 3 ab."]


def test_a_whispered_card_is_named_only_to_who_may_know() -> None:
    event = Event("draw", 1, ["2"], ["½", "8"], 0b10, "M-050")

    assert _say("mezza", event, 1) == ["You draw ½, 8.", "Je pakt ½, 8.", "Du ziehst: ½, 8."]
    assert _say("mezza", event, 0) == ["Ben draws 2 cards.", "Ben pakt 2 kaarten.", "Ben zieht 2 Karten."]


def test_points_have_a_sign() -> None:
    event = Event("score", 2, ["-7", "13"], [], 0xFFFF, "O-060")

    assert _say("foppen", event, 0)[0] == "That makes −7 for Clara, +13 in all."


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (("play", 1, ["10h"], "K-035"), ["Ben plays a 10.", "Ben speelt een 10.", "Ben spielt: 10."]),
        (
            ("walk", 1, ["Green", "62", "63", "0", "1"], "K-040"),
            ["Green goes from 62 to 1.", "Groen gaat van 62 naar 1.", "Grün geht von 62 auf 1."],
        ),
        (
            ("walk", 1, ["Green", "14", "15", "H1"], "K-043"),
            ["Green goes home: from 14 to H1.", "Groen gaat naar binnen: van 14 naar H1.",
             "Grün geht ins Ziel: von 14 auf H1."],
        ),
        (
            ("capture", 1, ["Red", "1"], "K-047"),
            ["The partner's pawn: Red is sent back from 1!", "De pion van de partner: Rood is op 1 geslagen!",
             "Die Figur des Partners: Rot ist auf 1 geschlagen!"],
        ),
        (
            ("fold", 0, ["2c", "Jd"], "K-025"),
            ["You cannot play and lay down a 2, a jack.", "Jij kunt niet en legt neer: een 2, een boer.",
             "Du kannst nicht und legst hin: 2, Bube."],
        ),
        (
            ("over", TABLE, ["S0", "S2"], "K-107"),
            ["The match is over: all eight home! The winners: you and Clara.",
             "Het spel is uit: alle acht binnen! Winnaars: jij en Clara.",
             "Die Partie ist aus: alle acht im Ziel! Gewonnen haben: du und Clara."],
        ),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)  # fmt: skip
def test_what_happens_in_keezen(event: tuple[str, int, list[str], str], said: list[str]) -> None:
    kind, seat, tokens, rule = event

    assert _say("keezen", Event(kind, seat, tokens, [], 0xFFFF, rule), 0) == said


@pytest.mark.parametrize(
    ("kind", "said"), [("juggle", ["G7"]), ("play", ["V7"]), ("score", ["-7"]), ("score", ["much", "more"])]
)
def test_an_event_of_another_release_is_still_told(kind: str, said: list[str]) -> None:
    event = Event(kind, 2, said, [], 0xFFFF, "O-999")

    assert _say("foppen", event, 0)[0] == f"Clara: {kind} {' '.join(said)}."


def test_a_view_of_foppen_in_sentences() -> None:
    state = FOPPEN.position(
        "3 seats; deal 2; dealer S1; stone S2; trick S0 G9; S1 on turn; S0 hand G3 R5; S1 hand G4 1 1; S2 hand of 3",
        QuickRng(1),
    )

    assert Words("en").view(FOPPEN.view(state, 1), Company(NAMES[:3], 1)) == [
        "Your turn: follow green, or play a One.",
        "Hand 2 of 6; you deal.",
        "In the trick: Anna green 9.",
        "Anna is winning the trick.",
        "Anna would be fopped.",
        "Clara has the stone and sits out.",
        "Your hand: green 4, 2 Ones.",
        "Cards in hand: Anna 2, you 3, Clara 3.",
        "Points: Anna 0, you 0, Clara 0.",
    ]


def test_a_view_of_keezen_in_sentences() -> None:
    given = (
        "Green to play. Board: Green H1, H2, H3, H4; Red 46; Blue 0, 5. Hand: 5, J, 10. Blue hand of 2. Yellow folded."
    )
    state = KEEZEN.position(f"{given} Red hand of 1. dealer Red.", QuickRng(1))

    said = Words("en").view(KEEZEN.view(state, 1), Company(NAMES, 1))

    assert said[:-2] == [
        "Your turn: play a card for Red.",
        "Pack 4, hand 1 of 3; Daan deals.",
        "Pawns home: Blue with Yellow 0, Green with Red 4.",
        "Anna plays Blue: 0, 5; in the yard: 2.",
        "You play Green: H1, H2, H3, H4; in the yard: 0.",
        "Clara plays Yellow: no pawn on the board; in the yard: 4.",
        "Daan plays Red: 46; in the yard: 3.",
        "Clara has laid down the hand.",
        "You help Red.",
        "Your hand: a 5, a 10, a jack.",
        "Cards in hand: Anna 2, you 3, Clara 0, Daan 1.",
    ]
    assert said[-1] == "Cards still to be dealt: 32."


def test_hints_of_the_bots_can_be_said() -> None:
    words = Words("en")
    for game in GAMES:
        state = game.position("4 seats; seed 3", QuickRng(1))
        advice = bot(game.name, "rule").advise(game.view(state, int(one_of(state.acting(), QuickRng(1)))))
        assert words.say(advice.why)
        assert all(words.rule(rule) for rule in advice.rules)


def test_the_language_is_the_one_asked_for_or_that_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")

    assert language("de") == "de"
    assert language(None) == "nl"
    monkeypatch.setenv("LC_MESSAGES", "de_AT.UTF-8")
    assert language(None) == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert language(None) == "en"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no language 'fr'; there are en, nl, de"):
        Words("fr")
