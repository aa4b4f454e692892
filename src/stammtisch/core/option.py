"""What a table may settle before it plays. One list feeds the form, the command line, the record and the check."""

from stammtisch.core.refusal import Wrong

Value = bool | int | str


class BadOption(Wrong):
    """An option that the game does not have, or a value that the option cannot take."""


class Option:
    """A choice among `values`, or, where there are none, a whole number from `low` to `high`."""

    def __init__(
        self, name: str, default: Value, values: list[Value], low: int, high: int, rule: str, means: str
    ) -> None:
        self.name = name
        self.default = default
        self.values = values
        self.low = low
        self.high = high
        self.rule = rule
        self.means = means
        self.clock = False
        self.live = default  # what a table for people begins with

    def takes(self) -> str:
        """What it can be set to, for people."""
        if self.values:
            return ", ".join(_word(value) for value in self.values)
        return f"{self.low} to {self.high}"

    def check(self, value: Value) -> Value:
        """The value itself, also where it came as words; `BadOption` if it is none of the option's."""
        if self.values:
            for each in self.values:
                if _word(each) == _word(value):
                    return each
        elif isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        elif isinstance(value, str) and value.isascii() and value.isdecimal() and self.low <= int(value) <= self.high:
            return int(value)
        said: dict[str, str | int] = {"name": self.name, "value": _word(value), "takes": self.takes()}
        raise BadOption(f"{self.name} cannot be {_word(value)!r}; it takes {self.takes()}", "error-option-value", said)


def flag(name: str, rule: str, means: str) -> Option:
    """Off unless asked for."""
    return Option(name, False, [False, True], 0, 0, rule, means)


def live(name: str, rule: str, means: str) -> Option:
    """Off unless asked for, and asked for where people open a table."""
    option = flag(name, rule, means)
    option.live = True
    return option


def choice(name: str, values: list[Value], rule: str, means: str) -> Option:
    """One of the values; the first unless asked otherwise."""
    return Option(name, values[0], values, 0, 0, rule, means)


def number(name: str, default: int, low: int, high: int, rule: str, means: str) -> Option:
    return Option(name, default, [], low, high, rule, means)


def seconds(name: str, default: int, rule: str, means: str) -> Option:
    """How long a clock waits; 0 is no clock."""
    option = number(name, default, 0, 86400, rule, means)
    option.clock = True
    return option


def settle(options: list[Option], wanted: dict[str, Value]) -> dict[str, Value]:
    """All options with their values: those wanted, and the default of the others."""
    settled = {option.name: option.default for option in options}
    for name in wanted:
        if name not in settled:
            names = ", ".join(settled)
            said: dict[str, str | int] = {"name": name, "there": names}
            raise BadOption(f"there is no option {name!r}; there are {names}", "error-option", said)
    for option in options:
        if option.name in wanted:
            settled[option.name] = option.check(wanted[option.name])
    return settled


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
