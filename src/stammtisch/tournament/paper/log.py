"""The log on paper, for the organisers: who, when, what, before, after, why (T-025)."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from stammtisch.tournament.state import Line, Tournament
from stammtisch.tournament.told import worded
from stammtisch.tournament.views import who_did


def log_lines(t: Tournament, say: Callable[..., str], name: Callable[[str], str]) -> list[dict[str, Any]]:
    """From the first entry to the last; what is undone stays."""
    return [
        {
            "n": line.n,
            "time": datetime.fromtimestamp(line.at / 1000).strftime("%H:%M:%S"),
            "who": who_did(t, line.who, name),
            "what": _told(line, say),
            "why": line.why,
            "undone": line.undone,
        }
        for line in t.log
    ]


def _told(line: Line, say: Callable[..., str]) -> str:
    def word(text: str) -> str:
        try:
            return say(f"desk-told-{text}")
        except LookupError:
            return text

    known = {key: value for key, value in line.what.items() if isinstance(value, str | int)}
    told = {"n": 0, "round": 0, "table": 0, **known}
    return say(f"desk-log-{line.kind}", **told, change=worded(line.before, line.after, word))
