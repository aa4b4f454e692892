"""The ledger of a game's rules at run time: each with its id, our words, who keeps it, our ruling and examples."""

import re
import tomllib
from dataclasses import dataclass
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
    section: str
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
        """The ids of this rulebook that a text names, and whatever else in it looks like one of them."""
        shapes = sorted({re.sub(r"\d+", r"\\d+", re.escape(id)) for id in self.rules}, key=len, reverse=True)
        return re.findall(rf"(?<![\w-])(?:{'|'.join(shapes)})(?![\w-])", text)

    def find(self, words: str) -> Rule | None:
        """The rule a person means by `M-120`, `m120` or plain `120`."""
        wanted = words.strip().upper()
        for rule in self.rules.values():
            if wanted in (rule.id.upper(), rule.id.upper().replace("-", ""), rule.id.partition("-")[2].upper()):
                return rule
        padded = wanted.zfill(3) if wanted.isdecimal() else ""
        return next((rule for rule in self.rules.values() if rule.id.endswith(f"-{padded}")), None) if padded else None


def load(package: str, name: str = "rulebook.toml") -> Rulebook:
    """The rulebook that lies beside a package's code."""
    ledger = tomllib.loads((files(package) / name).read_text("utf-8"))
    rules = [_rule(entry) for entry in ledger["rule"]]
    return Rulebook(ledger["title"], ledger["about"], {rule.id: rule for rule in rules})


def _rule(entry: dict[str, object]) -> Rule:
    examples = entry.pop("example", [])
    assert isinstance(examples, list), f"{entry['id']}: examples are [[rule.example]] tables"
    return Rule(**entry, examples=tuple(Example(**example) for example in examples))  # type: ignore[arg-type]
