"""TypeScript types and JSON Schemas of all messages, generated from the Python types.

`STAMMTISCH_ENGINE=plain python -m stammtisch.server.typescript` writes web/src/wire.ts and wire-desk.ts,
docs/schemas/*.json and, for a game with a drawing of its own, web/src/games/<game>/screen.ts; with `--check` it only
says which are out of date. Compiled modules lack the types of screens, hence `plain`.
"""

import importlib
import importlib.util
import inspect
import json
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from stammtisch import wire
from stammtisch.games import GAMES
from stammtisch.tournament import drawing, formula, messages, ranking

ROOT = Path(__file__).parents[3]
REFERENCE = "#/$defs/{name}"
REST = [
    wire.NewVisitor,
    wire.Visitor,
    wire.Rename,
    wire.NewTable,
    wire.Opened,
    wire.Code,
    wire.Join,
    wire.Joined,
    wire.Invitation,
    wire.MatchPage,
    wire.Addresses,
    wire.Listed,
    wire.GameInfo,
    wire.RuleInfo,
    wire.Judged,
    wire.ShownExample,
    wire.Lesson,
    wire.Reason,
    wire.Step,
    wire.Summary,
    wire.GameWords,
    wire.Statistics,
    wire.Problem,
]
DESK = [
    messages.NewTournament,
    messages.MadeTournament,
    messages.DeskRequest,
    messages.DeskDone,
    messages.DeskProblem,
    messages.NewCode,
    messages.RoleCode,
    messages.UseCode,
    messages.Entered,
    messages.FormulaText,
    formula.Formula,
    messages.TournamentListed,
    messages.FormFound,
    messages.HandIn,
    messages.LogLine,
    messages.ReadList,
    messages.SecondPlace,
    messages.ChooseFolder,
    messages.OnlineTable,
    messages.OnlineSeat,
    messages.DeskHello,
    messages.Hall,
    messages.DeskSeen,
    messages.Phone,
    ranking.Explained,
    drawing.Opponents,
]
HEAD = "// Made by `python -m stammtisch.server.typescript` from the server's types; not to be edited.\n"

Schema = dict[str, Any]


def files() -> dict[Path, str]:
    """The generated files, by path from the root of the repository."""
    schemas = {
        "from-client": _document("What a client sends.", [wire.FromClient]),
        "from-server": _document("What a server sends.", [wire.FromServer]),
        "api": _document("What the REST API takes and gives.", REST),
        "tournament": _document("What the desk of a tournament takes and gives.", DESK),
    }
    for game in GAMES:
        schemas[f"screen-{game}"] = _document(f"What a seat sees of {game}.", [_screen(game)])
    found = {Path(f"docs/schemas/{name}.json"): _json(schema) for name, schema in schemas.items()}
    drawn = [game for game in GAMES if (ROOT / "web/src/games" / game).is_dir()]
    screens = {Path(f"web/src/games/{game}/screen.ts"): screen_types(game) for game in drawn}
    return {Path("web/src/wire.ts"): typescript(), Path("web/src/wire-desk.ts"): desk_types(), **screens, **found}


def typescript() -> str:
    """All types that every game has in common."""
    _, shared = msgspec.json.schema_components([wire.FromClient, wire.FromServer, *REST], ref_template=REFERENCE)
    parts = [HEAD, *(_interface(name, shared[name]) for name in sorted(shared))]
    for title in ("FromClient", "FromServer"):
        names = " | ".join(kind.__name__ for kind in get_args(getattr(wire, title)))
        parts.append(f"export type {title} = {names};\n")
    parts.append(f"export const PHRASES = {json.dumps(wire.PHRASES)};\n")
    return "\n".join(parts)


def desk_types() -> str:
    """All types of tournaments."""
    _, own = msgspec.json.schema_components(DESK, ref_template=REFERENCE)
    return "\n".join([HEAD, *(_interface(name, own[name]) for name in sorted(own))])


def screen_types(game: str) -> str:
    """What a seat sees of one game."""
    _, own = msgspec.json.schema_components([_screen(game)], ref_template=REFERENCE)
    return "\n".join([HEAD, *(_interface(name, own[name], game.title()) for name in sorted(own))])


def _screen(game: str) -> type:
    """The type of a game's screen: in `screen.py`, or in `view.py` where a small game has no such file."""
    package = GAMES[game].package
    where = "screen" if importlib.util.find_spec(f"{package}.screen") else "view"
    screen: type = importlib.import_module(f"{package}.{where}").Screen
    return screen


def _document(says: str, kinds: list[Any]) -> Schema:
    found, parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    top = found[0] if len(kinds) == 1 else {"anyOf": list(found)}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "description": says, **top, "$defs": parts}


def _json(schema: Schema) -> str:
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def _interface(name: str, schema: Schema, prefix: str = "") -> str:
    says = inspect.cleandoc(schema.get("description", "")).splitlines()
    comment = f"/** {' '.join(says)} */\n" if says else ""
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {_type(what, prefix)};"
        for field, what in schema["properties"].items()
    ]
    return f"{comment}export interface {prefix}{name} {{\n" + "\n".join(fields) + "\n}\n"


def _type(schema: Schema, prefix: str) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return prefix + str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(each, prefix) for each in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    kind = schema.get("type", "")
    if "prefixItems" in schema:
        return f"[{', '.join(_type(each, prefix) for each in schema['prefixItems'])}]"
    if kind == "array":
        inner = _type(schema["items"], prefix)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}), prefix)}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        kind, "unknown"
    )


def main() -> None:
    if "--check" in sys.argv:
        old = [str(path) for path, text in files().items() if (ROOT / path).read_text("utf-8") != text]
        sys.exit(f"out of date: {', '.join(old)}; run python -m stammtisch.server.typescript" if old else 0)
    for path, text in files().items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
