"""What the command says of itself, help and errors, in the language of who reads it."""

import inspect
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from cyclopts import App, CycloptsError, Group
from cyclopts import exceptions as wrong

from stammtisch.cli.formatter import Worded, label
from stammtisch.core.refusal import Wrong

if TYPE_CHECKING:  # what reads the catalogues is loaded only when something is said
    from stammtisch.words import Argument, Words

HELP = ("--help", "-h", "completion")


def needs_help(typed: Sequence[str]) -> bool:
    return not typed or any(word in HELP for word in typed)


def words_for(typed: Sequence[str]) -> "Words":
    """The language that was asked for, if there is such a one, else that of the system."""
    from stammtisch.words import Words

    asked = [each for flag, each in pairwise(typed) if flag == "--lang"]
    asked += [word.removeprefix("--lang=") for word in typed if word.startswith("--lang=")]
    try:
        return Words(*asked[-1:])
    except ValueError:
        return Words()


def worded(app: App, typed: Sequence[str]) -> None:
    """Put the words of the catalogues in place of the docstrings."""
    words = words_for(typed)
    app.help_formatter = Worded(words)
    app.help = words.say("cli")
    app.usage = f"{app.name[0]} {words.say('cli-label-command')}"
    app.group_commands = Group(words.say("cli-commands"))
    app["--help"].help = words.say("cli-help")
    app["--version"].help = words.say("cli-version")
    _word_commands(app, [app.name[0]], words)


def _word_commands(app: App, called: list[str], words: "Words") -> None:
    for name in app:
        if not name.startswith("-"):
            command = app[name]
            command.group_arguments = command.group_parameters = Group(words.say("cli-parameters"))
            command.group_commands = Group(words.say("cli-commands"))
            command["--help"].help = words.say("cli-help")
            assert command.default_command is not None, "every command does something"
            command.default_command.__doc__ = _doc("-".join([*called[1:], name]), command.default_command, words)
            command.usage = _usage([*called, name], command, words)
            _word_commands(command, [*called, name], words)


def _usage(called: list[str], command: App, words: "Words") -> str:
    """What is typed, with a word in place of what one puts there."""
    assert command.default_command is not None, "every command does something"
    parameters = inspect.signature(command.default_command).parameters.values()
    alone = [each for each in parameters if each.kind is each.POSITIONAL_ONLY]
    options = [f"[{words.say('cli-label-options')}]"] * (len(alone) < len(parameters))
    needed = [label(each.name, words) for each in alone if each.default is each.empty]
    others = [f"[{label(each.name, words)}]" for each in alone if each.default is not each.empty]
    more = [f"[{words.say('cli-label-command')}]"] * any(not name.startswith("-") for name in command)
    return " ".join([*called, *more, *options, *needed, *others])


def _doc(command: str, function: Callable[..., Any], words: "Words") -> str:
    """As cyclopts reads it: what the command does, then each parameter."""
    lines = [words.say(f"cli-{command}"), "", "Parameters", "----------"]
    for parameter in inspect.signature(function).parameters:
        keys = [f"cli-{command}-{parameter}", f"cli-any-{parameter}"]
        lines += [parameter, *[f"    {words.say(key)}" for key in keys if words.knows(key)][:1]]
    return "\n".join(lines)


def sentence(error: Exception, typed: Sequence[str]) -> str:
    """What went wrong on one line, in the reader's language as far as the catalogues have words for it."""
    words = words_for(typed)
    key, said = _keyed(error)
    told = words.say(key, **said) if key else str(error)
    return " ".join(told.split())


def _keyed(error: Exception) -> tuple[str, dict[str, "Argument"]]:
    """The message for an error, and its variables; no message where only the error itself knows more."""
    if isinstance(error, Wrong):
        return error.key, dict(error.said)
    if isinstance(error, OSError) and error.filename is not None:
        kinds = {FileNotFoundError: "no-file", PermissionError: "not-allowed", IsADirectoryError: "folder"}
        kind = kinds.get(type(error), "exists" if isinstance(error, FileExistsError) else "")
        said: dict[str, Argument] = {"file": str(error.filename), "why": str(error.strerror)}
        return (f"error-{kind}", {"file": said["file"]}) if kind else ("error-system", said)
    return _mistyped(error) if isinstance(error, CycloptsError) else ("", {})


def _mistyped(error: CycloptsError) -> tuple[str, dict[str, "Argument"]]:
    if isinstance(error, wrong.UnknownCommandError):
        return "error-command", {"given": (error.unused_tokens or [""])[0]}
    if isinstance(error, wrong.UnknownOptionError):
        return "error-flag", {"given": error.token.keyword or error.token.value}
    argument = getattr(error, "argument", None)
    name = argument.name if argument is not None else ""
    token = getattr(error, "token", None)
    if isinstance(error, wrong.CoercionError) and token is not None:
        hint = getattr(argument, "hint", None)
        if get_origin(hint) is Literal:
            return "error-option-value", {"name": name, "value": token.value, "takes": ", ".join(get_args(hint))}
        return "error-value", {"name": name, "given": token.value}
    if isinstance(error, wrong.MissingArgumentError):
        return "error-missing", {"name": name}
    if isinstance(error, wrong.UnusedCliTokensError):
        return "error-too-much", {"given": " ".join(error.unused_tokens or [])}
    return "", {}
