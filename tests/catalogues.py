"""What sources name and catalogues hold, for tests of words."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stammtisch.words import Argument
from stammtisch.words.language import catalogue


def sources(*paths: Path) -> Iterator[ast.AST]:
    for path in paths:
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield from ast.walk(ast.parse(file.read_text("utf-8")))


def texts(*paths: Path) -> set[str]:
    """Every text that stands in the code by itself."""
    return {node.value for node in sources(*paths) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def patterns(*paths: Path) -> set[str]:
    """Every text that is put together, as a pattern."""
    found = set()
    for node in sources(*paths):
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
            found.add("".join(parts))
    return found


def chosen(node: ast.expr) -> set[str]:
    """A text, or both of `a if x else b`."""
    if isinstance(node, ast.IfExp):
        return chosen(node.body) | chosen(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


@cache
def messages(package: str, language: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(catalogue(package, language)).body
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert not [entry for entry in body if not isinstance(entry, ftl.Message | ftl.BaseComment)], "basic entries only"
    assert len({message.id.name for message in messages}) == len(messages), "no message stands there twice"
    return {message.id.name: message for message in messages}


class Parts(Visitor):
    """The variables of a message, and what each may be."""

    def __init__(self, part: ftl.BaseNode) -> None:
        self.values: dict[str, list[Argument]] = {}
        self.kinds: set[str] = set()
        self.visit(part)

    def generic_visit(self, node: ftl.BaseNode) -> None:
        self.kinds.add(type(node).__name__)
        if isinstance(node, ftl.VariableReference):
            self.values.setdefault(node.id.name, [])
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            self.values.setdefault(node.selector.id.name, []).extend(_choices(node))
        super().generic_visit(node)


def _choices(node: ftl.SelectExpression) -> list[Argument]:
    keys = [variant.key for variant in node.variants]
    names = [key.name for key in keys if isinstance(key, ftl.Identifier)]
    if "one" in names or any(isinstance(key, ftl.NumberLiteral) for key in keys):
        return [0, 1, 2, 1234]
    return list(names)


def variables(message: ftl.Message) -> dict[str, set[str]]:
    """The variables of a message's text and of each attribute; empty names the text."""
    found = {"": set(Parts(message.value).values)} if message.value else {}
    return found | {each.id.name: set(Parts(each.value).values) for each in message.attributes}
