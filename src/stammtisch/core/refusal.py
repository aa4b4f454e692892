"""The one way to say no."""

from mypy_extensions import mypyc_attr

from stammtisch.core.said import Said

Given = dict[str, str | int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Wrong(ValueError):
    """What cannot be asked for, in English; by `key` and `said` the catalogues say it in every language."""

    def __init__(self, why: str, key: str = "", said: Given | None = None) -> None:
        super().__init__(why)
        self.key = key
        self.said = said or {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(ValueError):
    """What somebody wanted and may not: why, in words for people, and by which rule where there is one. `because` is
    what that rule finds fault with, in tokens: `View.because`."""

    def __init__(self, why: str, rule: str = "", because: Said | None = None) -> None:
        super().__init__(f"{why} ({rule})" if rule and f"({rule})" not in why else why)
        self.why = why
        self.rule = rule
        self.because = because
