"""A game's rulebook on the terminal: one rule, those with certain words, or all."""

from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from stammtisch.core.game import Game, house
from stammtisch.core.rulebook import Example, Rule
from stammtisch.terminal.paint import FAINT, RULE, console_for
from stammtisch.words import Words


def show(
    game: Game, rule: str | None, search: str | None, words: Words, colour: bool | None, full: bool = False
) -> bool:
    """Print what was asked for: a rule, the rules with these words, or the whole book. False if there is none."""
    console = console_for(colour)
    if rule is not None:
        show_rule(game, rule, words, console, full)
    elif search is not None:
        return search_rules(game, search, words, console)
    else:
        show_rules(game, words, console)
    return True


def as_data(game: Game, rule: str | None, search: str | None, words: Words) -> list[dict[str, Any]]:
    """The same for programs."""
    if rule is not None:
        found = [find(game, rule, words)]
    else:
        found = [each for each in game.rulebook().rules.values() if _mentions(game, each, search or "", words)]
    return [
        {
            "game": game.name,
            "id": each.id,
            "section": each.section,
            "heading": words.section(game.name, each.section),
            "short": words.rule(game.name, each.id),
            "says": each.says,
            "does": each.does,
            "status": each.status,
            "ruling": each.ruling,
            "examples": [{"given": one.given, "when": one.when, "then": one.then} for one in each.examples],
        }
        for each in found
    ]


def find(game: Game, wanted: str, words: Words) -> Rule:
    """The rule of the game or of the house that a person means; `ValueError` if there is none."""
    found = game.rulebook().find(wanted) or house().find(wanted)
    if found is None:
        first = next(iter(game.rulebook().rules))
        raise ValueError(words.say("no-rule", game=game.title, rule=wanted, example=first))
    return found


def show_rule(game: Game, rule: str, words: Words, console: Console | None = None, full: bool = False) -> None:
    found = find(game, rule, words)
    (console or console_for(None)).print(rule_text(game, found, words, full))


def rule_text(game: Game, rule: Rule, words: Words, full: bool = False) -> RenderableType:
    """One rule: its heading, sentence and keeper in the reader's language. The long words are English: they follow
    for who reads English, where there is no sentence, or in `full`."""
    head = Text.assemble((rule.id, f"bold {RULE}"), (f"  {words.section(game.name, rule.section)}", FAINT))
    parts: list[RenderableType] = [head]
    short = words.rule(game.name, rule.id)
    if short:
        parts.append(Padding(Text(short, style="bold"), (0, 0, 0, 2)))
    kept = words.say(f"rulebook-status-{rule.status}")
    if not full and short and words.language != "en":
        return Group(*parts, _entry(words.say("rulebook-does"), kept))
    parts.append(_entry(words.say("rulebook-says"), words.renamed(rule.says)))
    parts.append(_entry(words.say("rulebook-does"), words.renamed(f"{rule.does} ({kept})")))
    if rule.ruling:
        parts.append(_entry(words.say("rulebook-ruling"), words.renamed(rule.ruling)))
    parts += [_entry(words.say("rulebook-example"), words.renamed(_example(example))) for example in rule.examples]
    return Group(*parts)


def _entry(name: str, text: str) -> RenderableType:
    return Padding(Text.assemble((f"{name}: ", FAINT), text), (0, 0, 0, 2))


def _example(example: Example) -> str:
    return " → ".join(part for part in (example.given, example.when, example.then) if part)


def show_rules(game: Game, words: Words, console: Console | None = None) -> None:
    """The whole rulebook, by section."""
    console = console or console_for(None)
    book = game.rulebook()
    about = f"{game.name}-about"
    console.print(Text(book.title, style="bold"), words.say(about) if words.knows(about) else book.about, sep="\n")
    section = ""
    for rule in book.rules.values():
        if rule.section != section:
            section = rule.section
            console.print(Text(f"\n{words.section(game.name, section)}", style="bold"))
        console.print(_line(game, rule, words))


def search_rules(game: Game, wanted: str, words: Words, console: Console) -> bool:
    """The rules in whose words, long or short, all the words wanted stand."""
    found = [rule for rule in game.rulebook().rules.values() if _mentions(game, rule, wanted, words)]
    for rule in found:
        console.print(_line(game, rule, words))
    if not found:
        console.print(words.say("no-rules-with", words=wanted))
    return bool(found)


def _mentions(game: Game, rule: Rule, wanted: str, words: Words) -> bool:
    local = [words.section(game.name, rule.section), words.rule(game.name, rule.id)]
    text = " ".join([rule.id, *local, rule.says, rule.does, rule.ruling]).casefold()
    return all(word in text for word in wanted.casefold().split())


def _line(game: Game, rule: Rule, words: Words) -> RenderableType:
    """A rule in one sentence."""
    short = words.rule(game.name, rule.id) or words.renamed(rule.says)
    return Padding(Text.assemble((f"{rule.id}  ", RULE), short), (0, 0, 0, 2))
