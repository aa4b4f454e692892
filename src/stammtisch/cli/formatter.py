"""How help is laid out: as cyclopts does it, in the words of the catalogues."""

from typing import TYPE_CHECKING, Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel, InlineText

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

    from stammtisch.words import Words

KINDS = {"INT": "number", "FLOAT": "number", "STR": "text", "PATH": "path"}
PLAIN = ("False", '""')  # what a switch and a list are unless somebody says so


class Worded(DefaultFormatter):
    def __init__(self, words: "Words") -> None:
        super().__init__()
        self.words = words

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: HelpPanel) -> None:
        super().__call__(console, options, panel.copy(entries=[self._entry(each) for each in panel.entries]))

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: Any) -> None:
        if usage:
            console.print(f"{self.words.say('cli-usage')}: {usage}", highlight=False, markup=False, style="bold")

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        """Its remarks as words of ours behind what it means."""
        from rich.text import Text

        described = entry.description
        if not isinstance(described, InlineText):
            described = InlineText(Text(str(described or "")))
        for remark in self._remarks(entry):
            described.append(Text(f"[{remark}]", "cyclopts.default"))
        return entry.copy(
            metavar=self._kind(entry.metavar),
            positional_label=entry.positional_label and label(entry.positional_label, self.words),
            description=described,
            choices=None,
            env_var=None,
            default=None,
            required=False,
        )

    def _remarks(self, entry: HelpEntry) -> list[str]:
        say = self.words.say
        remarks = []
        if entry.choices:
            remarks.append(say("cli-choices", choices=", ".join(entry.choices)))
        if entry.env_var:
            remarks.append(say("cli-variable", name=", ".join(entry.env_var)))
        if entry.default is not None and entry.default not in PLAIN:
            remarks.append(say("cli-default", value=entry.default))
        if entry.required:
            remarks.append(say("cli-required"))
        return remarks

    def _kind(self, metavar: str | None) -> str | None:
        """What is to be typed, as `NUMBER` or `TEXT...`."""
        kind = (metavar or "").removesuffix("...")
        if not metavar or kind not in KINDS:
            return metavar
        return metavar.replace(kind, self.words.say(f"cli-kind-{KINDS[kind]}"))


def label(parameter: str, words: "Words") -> str:
    """How a parameter without a flag is called."""
    return words.say(f"cli-label-{parameter.lower()}")
