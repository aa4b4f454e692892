"""The languages there are, and the catalogue of each."""

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from stammtisch.core.refusal import Wrong
from stammtisch.games import GAMES, Missing

LANGUAGES = ("en", "nl", "de")

Argument = str | int
REMEMBERED = 4096  # messages with their arguments


def language(wanted: str | None) -> str:
    """The language asked for, or that of the system, or English."""
    if wanted is not None:
        found = _two_letters(wanted)
        if found not in LANGUAGES:
            there = ", ".join(LANGUAGES)
            said: dict[str, str | int] = {"name": wanted, "there": there}
            raise Wrong(f"there is no language {wanted!r}; there are {there}", "error-language", said)
        return found
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return _two_letters(system) if _two_letters(system) in LANGUAGES else "en"


def _two_letters(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


class Catalogue:
    """The messages of one language: those of the house, and of each game once something of it is said. The only place
    that knows what formats them."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._waiting = set(GAMES)
        self._said: dict[tuple[object, ...], str] = {}
        self._read("stammtisch")

    def has(self, key: str) -> bool:
        """Whether there is a message, or of `key.title` that attribute of it."""
        game, (id, _, attribute) = key.partition("-")[0], key.partition(".")
        if game in self._waiting:
            self._waiting.remove(game)
            self._read(GAMES[game].package)
        found = self._bundle.has_message(id)
        return found and (not attribute or attribute in self._bundle.get_message(id).attributes)

    def format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """A message in words. What was said lately is remembered: a game says the same things again and again."""
        asked = (key, *arguments.items())
        if asked not in self._said:
            if len(self._said) == REMEMBERED:
                self._said.clear()
            self._said[asked] = self._formatted(key, arguments)
        return self._said[asked]

    def _formatted(self, key: str, arguments: Mapping[str, Argument]) -> str:
        if not self.has(key):
            raise LookupError(f"the catalogue {self._language} has no message {key}")
        id, _, attribute = key.partition(".")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"the message {key} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        assert not errors, f"the message {key} cannot be said: {errors}"
        return str(text)

    def _read(self, package: str) -> None:
        self._bundle.add_resource(_parsed(package, self._language))


@cache
def _parsed(package: str, language: str) -> Resource:
    """Parsed once in a process: it takes a tenth of a second."""
    return FluentResource(catalogue(package, language))


def catalogue(package: str, language: str) -> str:
    """The messages of the house (`stammtisch`) or of a game's package, as text; `Missing` if there are none. The rules
    of a game, what only its page says, and the desk of a tournament, may have files of their own."""
    folder = files(package) / "locales"
    file = folder / f"{language}.ftl"
    more = [folder / part / f"{language}.ftl" for part in ("rules", "table", "desk")]
    if not file.is_file():
        raise Missing(f"{package} has no words in {language}: locales/{language}.ftl is missing (docs/contract.md)")
    return "".join(each.read_text("utf-8") for each in (file, *more) if each.is_file())
