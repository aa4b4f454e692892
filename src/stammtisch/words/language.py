"""The languages there are, and the catalogue of each."""

import os
from collections.abc import Mapping
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "nl", "de")

Argument = str | int


def language(wanted: str | None) -> str:
    """The language asked for, or that of the system, or English."""
    if wanted is not None:
        found = _two_letters(wanted)
        if found not in LANGUAGES:
            raise ValueError(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return found
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return _two_letters(system) if _two_letters(system) in LANGUAGES else "en"


def _two_letters(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


class Catalogue:
    """The messages of one language; the only place that knows what formats them."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (files("stammtisch") / "locales" / f"{language}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"the message {key} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        assert not errors, f"the message {key} cannot be said: {errors}"
        return str(text)
