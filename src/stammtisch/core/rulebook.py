"""The ledger of a game's rules at run time: each with its id, our words, who keeps it, our ruling and examples."""

import re
import tomllib
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

STATUSES = {
    "engine": "kept by the engine",
    "server": "kept by the live server",
    "table": "kept by the table: a call or a vote",
    "people": "kept by people alone",
}


@dataclass(frozen=True)
class Example:
    """A position, what is done, and what is then true; `not_run_because` is empty for what can be run."""

    given: str
    when: str
    then: str
    not_run_because: str = ""


@dataclass(frozen=True)
class Rule:
    id: str
    section: str  # a key: the catalogues have its heading
    says: str
    status: str  # one of STATUSES
    does: str  # what the software does about it
    ruling: str = ""  # what we decided where the text is silent or unclear
    examples: tuple[Example, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    title: str
    about: str
    rules: dict[str, Rule]

    def named_in(self, text: str) -> list[str]:
        """The ids of this rulebook that a text names, in its order."""
        return self._named.findall(text)

    def misnamed_in(self, text: str) -> list[str]:
        """Words of a text that look like ids of this rulebook and are none.

        It has the letters and signs of an id and other numbers. An id without a letter cannot be told from a range, and
        one without a sign (`1A`) not from a card or a format.
        """
        return [name for name in self._alike.findall(text) if name not in self.rules]

    @cached_property
    def _named(self) -> re.Pattern[str]:
        return _any_of([re.escape(id) for id in self.rules])

    @cached_property
    def _alike(self) -> re.Pattern[str]:
        lettered = [id for id in self.rules if re.search(r"[^\W\d_]", id) and re.search(r"\W", id)]
        return _any_of(sorted({re.sub(r"\d+", r"\\d+", re.escape(id)) for id in lettered}))

    def find(self, words: str) -> Rule | None:
        """The rule a person means by `M-120`, `m120` or plain `120`; the whole id goes before a part of it."""
        wanted = words.strip().upper()
        number = wanted.lstrip("0") if wanted.isdecimal() else ""
        for short, meant in ((_whole, wanted), (_joined, wanted), (_last, wanted), (_number, number)):
            for id, rule in self.rules.items():
                if meant and short(id.upper()) == meant:
                    return rule
        return None


def _whole(id: str) -> str:
    return id


def _joined(id: str) -> str:
    return id.replace("-", "")


def _last(id: str) -> str:
    """What stands behind the last dash."""
    return id.rpartition("-")[2]


def _number(id: str) -> str:
    """The same, without the zeros before it."""
    return _last(id).lstrip("0")


def _any_of(patterns: list[str]) -> re.Pattern[str]:
    """One of these as a word of its own; nothing where there are none."""
    return re.compile(rf"(?<![\w-])(?:{'|'.join(patterns)})(?![\w-])" if patterns else r"(?!)")


def load(package: str, name: str = "rulebook.toml") -> Rulebook:
    """The rulebook that lies beside a package's code."""
    ledger = tomllib.loads((files(package) / name).read_text("utf-8"))
    rules = [_rule(entry) for entry in ledger["rule"]]
    return Rulebook(ledger["title"], ledger["about"], {rule.id: rule for rule in rules})


def _rule(entry: dict[str, object]) -> Rule:
    examples = entry.pop("example", [])
    assert isinstance(examples, list), f"{entry['id']}: examples are [[rule.example]] tables"
    return Rule(**entry, examples=tuple(Example(**example) for example in examples))  # type: ignore[arg-type]
