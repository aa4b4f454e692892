"""The line that is typed: it can be edited and recalled, and Tab completes it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from types import ModuleType

readline: ModuleType | None = None
with suppress(ImportError):
    import readline


class Completion:
    """What may be typed now, for Tab."""

    def __init__(self, words: Callable[[], Sequence[str]]) -> None:
        self.words = words
        self.found: list[str] = []

    def matching(self, line: str) -> list[str]:
        """All that begins so, whatever its capitals."""
        return [each for each in self.words() if each.casefold().startswith(line.casefold())]

    def __call__(self, text: str, n: int) -> str | None:
        """As readline asks for it: the n-th match."""
        if n == 0:
            self.found = self.matching(text)
        return self.found[n] if n < len(self.found) else None


def complete(words: Callable[[], Sequence[str]]) -> None:
    """Let Tab complete the whole line to one of these; nothing where lines cannot be edited."""
    if readline is None:
        return
    readline.set_completer_delims("")
    readline.set_completer(Completion(words))
    edits = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if edits else "tab: complete")
