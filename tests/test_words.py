"""Everything that can be asked for can be said, in every language, and nothing lies there unused."""

import ast
import inspect
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import laws
import pytest
from catalogues import Parts, chosen, messages, patterns, sources, texts, variables
from cyclopts import App
from fluent.runtime import FluentBundle, FluentResource
from tables import tables, untimed

import stammtisch
from stammtisch.bots import bot
from stammtisch.cli import app
from stammtisch.cli.formatter import KINDS
from stammtisch.core.bits import members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, State, View, house
from stammtisch.core.play import one_of
from stammtisch.core.refusal import Refusal
from stammtisch.core.rng import QuickRng
from stammtisch.core.rulebook import Example, load
from stammtisch.core.said import Asked, Said
from stammtisch.examples import after
from stammtisch.games import GAMES
from stammtisch.summary import chapter_of
from stammtisch.terminal import result
from stammtisch.terminal.chapter import Chapter
from stammtisch.terminal.chapter import chapter_of as drawn_by
from stammtisch.terminal.paint import Look
from stammtisch.terminal.person import COMMANDS
from stammtisch.words import LANGUAGES, Argument, Company, Words, language, spelled
from stammtisch.words.chapter import HOUSE
from stammtisch.words.language import catalogue

pytestmark = pytest.mark.once

SOURCE = Path(stammtisch.__file__).parent
BROWSER = SOURCE.parents[1] / "web" / "src"
NAMES = ["Anna", "Ben", "Clara", "Daan", "Eva", "Finn", "Greta", "Hugo", "Ida", "Joost"]
TILE = 72  # characters of the sentence that the start page has for a game
HEADLINE = 28  # characters that a title on the page may have
TOKENS = {"number", "signed", "slot", "seat", "card", "word", "cards", "seats", "places", "plays", "way"}

games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
catalogues = pytest.mark.parametrize("package", ["stammtisch", *[game.package for game in GAMES.values()]])
languages = pytest.mark.parametrize("language", LANGUAGES)


def _folder(game: Game) -> Path:
    return SOURCE / "games" / game.name


@cache
def _browser() -> str:
    files = [path for ending in ("*.ts", "*.svelte") for path in sorted(BROWSER.rglob(ending))]
    return "\n".join(path.read_text("utf-8") for path in files)


def _told(game: Game) -> set[str]:
    """The kinds of event that the engine tells or whispers, as far as they stand in the call."""
    calls = [node for node in sources(_folder(game)) if isinstance(node, ast.Call) and node.args]
    named = [node.args[0] for node in calls if getattr(node.func, "attr", "") in ("tell", "whisper")]
    return {text for node in named for text in chosen(node)}


def _spelled(game: Game) -> dict[str, set[str]]:
    """The keys of what a game spells, by group, each of them with the kinds of its variables."""
    keys = {group: {f"{game.name}-{group}-{kind}" for kind in kinds} for group, kinds in spelled(game.name).items()}
    verbs = spelled(game.name)["move"]
    said = [game.said(action) for action in range(game.actions)]
    keys["move"] |= {f"{game.name}-move-{'-'.join(each)}" for each in said if each[0] not in verbs}
    return keys


@catalogues
def test_a_message_has_the_same_variables_and_attributes_in_every_language(package: str) -> None:
    english = {key: variables(message) for key, message in messages(package, "en").items()}

    for each in LANGUAGES[1:]:
        assert {key: variables(message) for key, message in messages(package, each).items()} == english


@catalogues
@languages
def test_catalogues_keep_to_the_basic_syntax(package: str, language: str) -> None:
    basic = {"Message", "Attribute", "Identifier", "Pattern", "TextElement", "Placeable", "StringLiteral"}
    basic |= {"VariableReference", "SelectExpression", "Variant", "NumberLiteral", "Span"}

    assert set().union(*[Parts(message).kinds for message in messages(package, language).values()]) <= basic


@catalogues
@languages
def test_every_message_can_be_said(package: str, language: str) -> None:
    words = Words(language)
    for key, message in messages(package, language).items():
        samples = {name: values or ["something"] for name, values in Parts(message).values.items()}
        for values in product(*[list(dict.fromkeys(each)) for each in samples.values()]):
            said = words.say(key, **dict(zip(samples, values, strict=True)))
            assert said.strip(), key
            assert not re.search(r"[{}\u2068\u2069]", said), key


@games
def test_whatever_a_game_spells_has_its_message_and_none_is_left_over(game: Game) -> None:
    there = set(messages(game.package, "en"))
    for group, keys in _spelled(game).items():
        found = {key for key in there if key.startswith(f"{game.name}-{group}-")}
        assert sorted(keys - found) == [], f"messages of {group} are missing"
        assert sorted(found - keys) == [], f"messages of {group} are left over"


@games
def test_the_variables_of_a_message_are_those_that_are_spelled(game: Game) -> None:
    english = messages(game.package, "en")
    for group, kinds in spelled(game.name).items():
        for kind, spelling in kinds.items():
            given = {name for name, _ in [*spelling.said, *spelling.whispered]} | {"n", "who", "you", "rule", "known"}
            given |= {"at_you"} if "seat" in dict(spelling.said).values() else set()
            used = set().union(*variables(english[f"{game.name}-{group}-{kind}"]).values())
            assert used <= given, f"{game.name}-{group}-{kind}"


@games
@languages
def test_one_sentence_says_what_one_does(game: Game, language: str) -> None:
    assert 20 < len(Words(language).line(game.name)) <= TILE


def test_a_match_takes_as_long_as_its_rulebook_says() -> None:
    """Fritsen's booklet and Keezen's regulations (P1-5, T-006); the others say nothing."""
    told = {name: re.findall(r"\d+", Words("de").takes(name)) for name in GAMES}
    said = {name: [rule.says for rule in game.rulebook().rules.values()] for name, game in GAMES.items()}

    assert {name: minutes for name, minutes in told.items() if minutes} == {"fritsen": ["15", "45"], "keezen": ["45"]}
    for name, minutes in told.items():
        pattern = r"(takes|lasts) (about|at most) " + " to ".join(minutes) + " minutes"
        assert any(re.search(pattern, each) for each in said[name]) == bool(minutes), name


@games
def test_every_kind_of_event_is_spelled_and_no_other(game: Game) -> None:
    kinds, engine = set(spelled(game.name)["event"]), [p for p in _folder(game).glob("*.py") if p.stem != "words"]

    assert sorted(_told(game) - kinds) == []
    assert sorted(kinds - texts(*engine)) == []


@catalogues
@languages
def test_every_rule_has_a_sentence_and_every_section_a_heading(package: str, language: str) -> None:
    """In every language, and none is left over. The key of a section is made of small letters, digits and dashes."""
    name, book = (package.rpartition(".")[2], load(package)) if package != "stammtisch" else ("house", house())
    rules = {f"{name}-rule-{rule}" for rule in book.rules}
    sections = {f"{name}-section-{rule.section}" for rule in book.rules.values()}
    found = {key for key in messages(package, language) if key.startswith((f"{name}-rule-", f"{name}-section-"))}

    assert [key for key in sections if not re.fullmatch(r"[a-z0-9-]+", key)] == []
    assert sorted((rules | sections) - found) == [], f"missing in {language}"
    assert sorted(found - rules - sections) == [], f"left over in {language}"
    assert [key for key in rules if not re.search(r"[.?!]$", Words(language).say(key))] == []


@games
def test_every_option_has_a_name_and_a_sentence(game: Game) -> None:
    there = set(messages(game.package, "en"))
    options = {f"{game.name}-option-{option.name}{means}" for option in game.options for means in ("", "-means")}
    values = {f"{game.name}-value-{each}" for option in game.options for each in option.values if isinstance(each, str)}

    assert sorted((options | values) - there) == []
    assert sorted(key for key in there if key.startswith(f"{game.name}-value-") and key not in values) == []
    assert sorted(key for key in there if key.startswith(f"{game.name}-option-") and key not in options) == []


@games
def test_every_tally_of_a_summary_has_its_words(game: Game) -> None:
    chapter = chapter_of(game)
    wanted = {f"{game.name}-tally-{name}" for name in chapter.tallies + chapter.numbers}
    assert {key for key in messages(game.package, "en") if key.startswith(f"{game.name}-tally-")} == wanted


@games
def test_no_message_of_a_game_lies_there_unused(game: Game) -> None:
    """What is spelled, options and rules have been seen, page and lesson see to their own; the rest is named
    in the code, put together there, or a token of a kind that a spelling has."""
    families = [*_spelled(game), *_kinds(game), "option", "value", "rule", "section", "web", "touch", "card"]
    families += [
        "ended",
        "counts",
        "round",
        "chart",
        "line",
        "about",
        "won",
        "when",
        "length",
        "tally",
        "lesson",
        "minute",
        "takes",
    ]
    starts = tuple(f"{game.name}-{family}" for family in families)
    rest = {key for key in messages(game.package, "en") if not key.startswith(starts)}
    made = patterns(_folder(game))

    named = texts(_folder(game))
    assert sorted(key for key in rest - named if not any(re.fullmatch(pattern, key) for pattern in made)) == []


def _kinds(game: Game) -> set[str]:
    """The kinds of token that a game names by messages of its own."""
    spellings = [spelling for kinds in spelled(game.name).values() for spelling in kinds.values()]
    pairs = [pair for spelling in spellings for pair in (*spelling.said, *spelling.whispered)]
    return {kind.rpartition(".")[2] for _, kind in pairs} - TOKENS


def _refused_by_the_server() -> set[str]:
    """The kinds of the refusals that the server makes."""
    calls = [node for node in sources(SOURCE / "server") if isinstance(node, ast.Call) and node.args]
    own = [node for node in calls if "HouseRefusal" in ast.unparse(node.func)]
    closing = [node.args[1] for node in calls if ast.unparse(node.func) == "Closing"]
    trouble = [node.args[0] for node in calls if ast.unparse(node.func) == "self._trouble"]
    kinds = [*(node.args[0] for node in own), *closing, *trouble]
    return {kind for each in kinds for kind in chosen(each)} | {"set-aside"}


def test_the_house_says_what_it_is_asked_for_and_nothing_else() -> None:
    there = set(messages("stammtisch", "en"))
    named = texts(
        SOURCE / "words",
        SOURCE / "terminal",
        SOURCE / "cli",
        SOURCE / "server",
        SOURCE / "bots",
        SOURCE / "lab",
        SOURCE / "core",
        SOURCE / "games",
    )
    wanted = {f"command-{command}" for command in COMMANDS} | {f"help-{command}" for command in ("why", *COMMANDS)}
    wanted |= {key for key in there if key.startswith(("house-rule-", "house-section-"))}
    wanted |= {key for key in there if key.startswith("desk-")}  # tests/tournament/test_desk_words.py
    wanted |= {f"asked-{kind}" for kind in HOUSE} | {f"because-{kind}" for kind in _refused_by_the_server()}
    wanted |= {"ended-won", "ended-time", "counts-points"} | _told_by_the_command()
    wanted |= {f"rulebook-status-{status}" for status in ("engine", "server", "table", "people")}
    wanted |= {f"sim-{name}" for name in ("won", "time", "unfinished", "seat", "bot", "points", "wins")}

    assert sorted(wanted - there) == []
    assert sorted(key for key in there - wanted - named if f"'{key}'" not in _browser()) == []


def _told_by_the_command() -> set[str]:
    """The help of every command and of all that it takes."""
    errors = {f"error-{kind}" for kind in ("no-file", "not-allowed", "folder", "exists", "system")}
    return _told_by(app, "cli") | errors | {f"cli-kind-{kind}" for kind in KINDS.values()}


def _told_by(within: App, key: str) -> set[str]:
    found = set[str]()
    for name in [name for name in within if not name.startswith("-")]:
        command = within[name].default_command
        assert command is not None
        found |= {f"{key}-{name}"} | _told_by(within[name], f"{key}-{name}")
        for parameter in inspect.signature(command).parameters:
            common = f"cli-any-{parameter}"
            found.add(common if parameter in ("option", "lang", "colour", "json") else f"{key}-{name}-{parameter}")
        alone = [each for each in inspect.signature(command).parameters.values() if each.kind is each.POSITIONAL_ONLY]
        found |= {f"cli-label-{each.name}" for each in alone}
    return found


def _asked_for(*paths: Path) -> set[str]:
    """The keys that are handed to `say` as they stand, or one of two."""
    calls = [node for node in sources(*paths) if isinstance(node, ast.Call) and node.args]
    return {key for node in calls if getattr(node.func, "attr", "") == "say" for key in chosen(node.args[0])}


def test_every_key_that_the_code_names_is_there() -> None:
    there = set().union(*[messages(package, "en") for package in ("stammtisch", *[g.package for g in GAMES.values()])])
    places = ("words", "terminal", "cli", "server", "games")
    wanted = _asked_for(*[SOURCE / place for place in places])

    assert sorted(wanted - there) == []


@pytest.mark.parametrize(("language", "said"), [("en", "16 November 2025"), ("nl", "16-11-2025"), ("de", "16.11.2025")])
def test_a_date_is_written_as_its_readers_do(language: str, said: str) -> None:
    assert Words(language).date("2025-11-16T20:15:00Z") == said


# What happens at the table.


class Strict(Words):
    """Words that never fall back."""

    def say(self, key: str, **arguments: Argument) -> str:
        assert key != "event-other", arguments
        return super().say(key, **arguments)


def _company(state: State, seat: int) -> Company:
    return Company(NAMES[: int(state.seats)], seat)


def _moments(game: Game) -> Iterator[State]:
    """Moments of random matches at every table of a game, and of every example of its rulebook."""
    for _, seats, options in tables(game):
        yield from laws.moments(game, laws.dealt(game, seats, options, 1), QuickRng(1), 40)
    yield from (state for _, state in laws.examples(game, clocks_off=True))


# Whoever reads it, in a case that no preposition takes.
UNBENT = re.compile(r"\b(an|auf|bei|durch|für|gegen|mit|von|vor|zu|aan|bij|door|met|naar|op|tegen|van|voor) (du|jij)\b")


@games
def test_whatever_happens_can_be_said_to_every_seat(game: Game) -> None:
    events = {repr(event) + str(event.to): event for event in _events(game)}
    assert {event.kind for event in events.values()} == set(spelled(game.name)["event"])

    for words in [Strict(each) for each in LANGUAGES]:
        for event in events.values():
            for seat in (0, 1, TABLE):
                said = words.event(game.name, event.seen_by(seat), Company(NAMES, seat))
                assert said[0].isupper(), said
                assert said[-1] in ".!", said
                assert not UNBENT.search(said), said


def _events(game: Game) -> Iterator[Event]:
    """All that is told in the examples of its rulebook and in matches at every table, and in more of them until
    everything has happened."""
    seen: set[str] = set()
    for example in _examples(game):
        told = after(game, example.given, example.when).events or []
        seen |= {event.kind for event in told}
        yield from told
    for seed in range(1, 20):
        for _, seats, options in [*tables(game), *untimed(game)]:
            state = laws.dealt(game, seats, options, seed, listen=True)
            for _ in laws.moments(game, state, QuickRng(seed), 1000):
                pass
            seen |= {event.kind for event in state.events or []}
            yield from state.events or []
        if seen == set(spelled(game.name)["event"]):
            return


@games
def test_what_is_asked_shown_and_would_be_done_can_be_said(game: Game) -> None:
    said = {(group, you, repr(each)): each for group, you, each in _said(game)}

    for words in [Words(each) for each in LANGUAGES]:
        for (group, you, _), each in said.items():
            sentence = words.told(game.name, group, each, Company(NAMES, you))
            assert sentence[0] == sentence[0].upper(), sentence
            assert sentence[-1] in ".?!", sentence
            assert not UNBENT.search(sentence), sentence
    for group in ("asked", "fact", "would", "because"):
        assert set(spelled(game.name)[group]) <= {each.kind for name, _, each in _said(game) if name == group}


@cache
def _said(game: Game) -> list[tuple[str, int, Said]]:
    """All that is asked, shown or would be done, with whom it is said to, each once."""
    found: dict[tuple[str, int, str], Said] = {}
    for state in _moments(game):
        for seat in [*range(state.seats), TABLE]:
            view = game.view(state, seat)
            for group, each in _of_view(view):
                found.setdefault((group, seat, repr(each)), each)
    for seat, each in _faults(game):
        found.setdefault(("because", seat, repr(each)), each)
    return [(group, seat, each) for (group, seat, _), each in found.items()]


def _faults(game: Game) -> Iterator[tuple[int, Said]]:
    """What is at fault where the examples of the rulebook say that something may not be done, or a card of the hand
    cannot be played."""
    for plain in _examples(game):
        state = after(game, plain.given, plain.when)
        for who, words in re.findall(r"S(\d+) may not ([^;(]+)", plain.then):
            with pytest.raises(Refusal) as refused:
                game.check(state, int(who), game.parse(words.strip()))
            yield from [(int(who), refused.value.because)] if refused.value.because else []
        for view in [game.view(state, seat) for seat in members(state.acting()) if seat != TABLE]:
            for held in drawn_by(game.name).hand(view):
                rule = game.why_not_touch(state, view.seat, [held.touches[0]])
                fault = view.because(rule, [held.touches[0]])
                yield from [(int(view.seat), fault)] if fault else []


def _examples(game: Game) -> Iterator[Example]:
    """The examples of the rulebook that lead somewhere, in the common grammar."""
    for example in [each for rule in game.rulebook().rules.values() for each in rule.examples]:
        yield from game.plain(example) if not example.not_run_because and example.then != "refused" else []


def _of_view(view: View) -> Iterator[tuple[str, Said]]:
    yield "asked", view.asked()
    yield from (("fact", each) for each in view.facts())
    yield from (("would", each) for action in (*view.legal, *view.calls) for each in view.would(action))


@games
@languages
def test_a_headline_is_short_and_what_needs_a_button_has_its_words(game: Game, language: str) -> None:
    words, bundle = Words(language), FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(game.package, language)))
    for group, you, each in _said(game):
        if each.kind in spelled(game.name)[group]:
            message = bundle.get_message(f"{game.name}-{group}-{each.kind}")
            race = isinstance(each, Asked) and each.race
            wanted = {"title"} if group == "asked" or each.twice else set()
            assert wanted | ({"button"} if race or each.twice else set()) <= set(message.attributes), each
            arguments = _arguments(words, game, group, each, you)
            for name in wanted:
                title, errors = bundle.format_pattern(message.attributes[name], arguments)
                assert not errors
                assert len(str(title)) <= HEADLINE, title


def _arguments(words: Words, game: Game, group: str, each: Said, you: int) -> dict[str, Argument]:
    company, spelling = Company(NAMES, you), spelled(game.name)[group][each.kind]
    return company.who(each.seat) | words.spell(game.name, spelling.said, each.said, company)


@games
@languages
def test_every_result_can_be_said(game: Game, language: str) -> None:
    words = Words(language)
    ends = [state for state in _moments(game) if state.over()]
    assert ends
    for state in ends:
        for seat in (0, TABLE):
            look = Look(game.name, words, _company(state, seat), Chapter())
            assert len(result.lines(state.result(), look)) == 1 + len(state.sides())


@games
@languages
def test_different_moves_have_different_words(game: Game, language: str) -> None:
    words, company = Words(language), Company([f"N{seat}" for seat in range(max(game.seats))])
    said = {words.move(game.name, game.said(action), company) for action in range(game.actions)}

    assert len(said) == game.actions


@games
def test_things_of_one_kind_have_different_words(game: Game) -> None:
    """What lies on the table is named by `<game>-touch-<kind>`; where there are several of a kind it says which."""
    touches = {touch for action in range(game.actions) for touch in game.touches(action)}
    kinds = Counter(touch.partition(":")[0] for touch in touches)
    for kind in sorted(kinds.keys() - {"say", "seat"}):
        message = messages(game.package, "en").get(f"{game.name}-touch-{kind}")
        named = set().union(*variables(message).values()) if message is not None else {"card"}
        assert kinds[kind] == 1 or named & {"what", "card"}, f"{game.name}-touch-{kind} names {kinds[kind]} things"


@games
def test_hints_of_the_bots_can_be_said(game: Game) -> None:
    state = game.position(f"{game.seats[-1]} seats; seed 3", QuickRng(1))
    advice = bot(game.name, "rule").advise(game.view(state, int(one_of(state.acting(), QuickRng(1)))))

    for words in [Words(each) for each in LANGUAGES]:
        assert words.say(advice.why)
        assert all(words.rule(game.name, rule) for rule in advice.rules)


@games
def test_every_reason_that_a_bot_may_give_has_a_sentence(game: Game) -> None:
    reasons = {text for text in texts(_folder(game)) if text.startswith(f"{game.name}-why-")}

    assert reasons == {key for key in messages(game.package, "en") if key.startswith(f"{game.name}-why-")}


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
