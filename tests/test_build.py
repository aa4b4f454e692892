"""Building the engine: compiled where there is a compiler, plain Python where there is none, and the truth about it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import build_engine

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "stammtisch"
NO_COMPILER = {"CC": "", "PATH": ""}
pytestmark = pytest.mark.once


def run(root: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Python in a checkout, which finds its package before any that is installed."""
    env = {**os.environ, "STAMMTISCH_ENGINE": "", "STAMMTISCH_OPTIMISE": "0", "PYTHONPATH": str(root / "src")}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=root, env=env | environment, capture_output=True, text=True, check=False)


def build(root: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(root, "build_engine.py", *words, **environment)


def version(root: Path, **environment: str) -> str:
    done = run(root, "-m", "stammtisch", "--version", **environment)
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split()).partition(" (")[2].removesuffix(")")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources alone, with a core of two small modules and no games to compile, which takes seconds."""
    root = tmp_path_factory.mktemp("checkout")
    shutil.copytree(PACKAGE, root / "src" / "stammtisch", ignore=shutil.ignore_patterns("*.so", "compiled.json", "web"))
    text = (ROOT / "build_engine.py").read_text("utf-8")
    small = 'return {"core": ["stammtisch/core/bits.py"], "event": ["stammtisch/core/event.py"]}'
    head, _, tail = text.partition('    package = source / "stammtisch"\n    shared')
    assert tail, "what is compiled is chosen elsewhere"
    (root / "build_engine.py").write_text(f"{head}    {small}\n    shared{tail}", "utf-8")
    return root


@pytest.fixture(scope="module")
def compiled(checkout: Path) -> Path:
    done = build(checkout)
    assert (done.returncode, done.stderr) == (0, "")
    return checkout


@pytest.mark.parametrize("words", [[], ["--guided"], ["--beside"]], ids=["in place", "guided", "beside"])
def test_without_a_compiler_one_sentence_says_so_and_the_plain_engine_runs(checkout: Path, words: list[str]) -> None:
    done = build(checkout, *words, **NO_COMPILER)

    assert done.returncode == 0
    told = done.stderr.strip().splitlines()[-1]
    assert told.startswith("stammtisch: no compiled engine: there is no C compiler (")
    assert told.endswith(("; the plain one is used", "; play goes on with the plain one"))
    assert version(checkout) == "plain: no compiled engine was built"


def test_without_a_compiler_a_compiled_engine_cannot_be_forced(checkout: Path) -> None:
    done = build(checkout, STAMMTISCH_ENGINE="compiled", **NO_COMPILER)

    assert done.returncode != 0
    assert "no compiled engine: there is no C compiler" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_compiler_that_fails_is_quoted_in_the_sentence(checkout: Path) -> None:
    done = build(checkout, CC="false")

    assert done.returncode == 0
    assert done.stderr.startswith("stammtisch: no compiled engine: the compiler failed: ")
    assert done.stderr.count("\n") == 1
    assert version(checkout) == "plain: no compiled engine was built"


needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc")


@needs_compiler
def test_version_tells_a_compiled_engine(compiled: Path) -> None:
    assert version(compiled) == "compiled"
    assert version(compiled, STAMMTISCH_ENGINE="plain") == "plain: STAMMTISCH_ENGINE asks for it"


@needs_compiler
def test_only_the_library_of_a_changed_source_is_made_anew(compiled: Path) -> None:
    source = compiled / "src" / "stammtisch" / "core" / "event.py"
    before = libraries(compiled)
    source.write_text(source.read_text("utf-8") + "\n\ndef also() -> str:\n    return 'something else'\n", "utf-8")
    assert version(compiled) == (
        "plain: stammtisch/core/event.py has changed since the engine was compiled; make compiles it"
    )

    assert build(compiled).stderr == ""

    assert version(compiled) == "compiled"
    assert [name for name, made in libraries(compiled).items() if made != before[name]] == ["event"]


def libraries(root: Path) -> dict[str, int]:
    """When the library of each group was made."""
    files = (root / "build" / "engine").rglob("*__mypyc*.so")
    return {file.name.partition("__")[0]: file.stat().st_mtime_ns for file in files}


@needs_compiler
def test_what_a_running_process_started_with_stays(compiled: Path) -> None:
    """It began on the plain engine; what it imports later is plain too, though the compiled one is there by then."""
    record = compiled / "src" / "stammtisch" / "compiled.json"
    later = (
        "import pathlib, stammtisch, sys\n"
        "pathlib.Path(sys.argv[1]).rename(sys.argv[2])\n"
        "from stammtisch.core import bits\n"
        "print(bits.__file__)\n"
    )
    away = record.with_suffix(".away")
    record.rename(away)
    done = run(compiled, "-c", later, str(away), str(record))

    assert done.stdout.strip().endswith("bits.py"), done.stderr
    assert version(compiled) == "compiled"


@needs_compiler
def test_a_build_beside_a_server_may_be_interrupted_and_says_when_it_is_ready(compiled: Path) -> None:
    """Stopped in the middle of putting the modules in their place, and begun again."""
    stopped = (
        "import build_engine\n"
        "def stop(file, content): raise KeyboardInterrupt\n"
        "build_engine.is_current = lambda guided: False\n"
        "build_engine._replace = stop\n"
        "build_engine.build_beside()\n"
    )
    done = run(compiled, "-c", stopped)
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines()[-1].startswith("stammtisch: compiling was interrupted; ")
    assert version(compiled) == "plain: no compiled engine was built"

    first, last = build(compiled, "--beside").stderr.splitlines()

    assert first.startswith("stammtisch: playing on the plain engine; ")
    assert last == "stammtisch: the compiled engine is ready; the next start takes it"
    assert version(compiled) == "compiled"
    assert build(compiled, "--beside").stderr == ""


@pytest.mark.soak
@needs_compiler
def test_version_tells_a_guided_engine(compiled: Path) -> None:
    """The games are not compiled here, so a few steps of them are profile enough."""
    guided = "import build_engine; build_engine.STEPS = 1; build_engine.main(['--guided'])"

    assert run(compiled, "-c", guided).stderr == ""
    assert version(compiled) == "compiled and profile-guided"
    assert build(compiled).stderr == ""
    assert version(compiled) == "compiled and profile-guided", "it is made of the same sources and good enough"


@pytest.mark.parametrize("gcc", [False, True], ids=["another compiler", "a profile that fails"])
def test_where_there_is_no_profile_the_engine_is_an_ordinary_one(
    gcc: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(work: Path) -> Path:
        raise build_engine.NotCompiled("no profile was made: no games")

    monkeypatch.setattr(build_engine, "is_gcc", lambda: gcc)
    monkeypatch.setattr(build_engine, "compile_guided", fail)
    monkeypatch.setattr(build_engine, "compile_whole", lambda work: work)

    assert build_engine.compile_best(tmp_path) == (tmp_path / "whole", False)
    told = "stammtisch: no profile was made: no games; the engine is compiled without a profile\n"
    assert capsys.readouterr().err == (told if gcc else "")


def test_a_wheel_says_how_its_engine_was_made(checkout: Path, tmp_path: Path) -> None:
    made = "import build_engine, pathlib, sys; build_engine.compile_best = lambda work: (work, True); "
    listed = "print(build_engine.build_for_wheel(pathlib.Path(sys.argv[1])))"
    (tmp_path / "stammtisch").mkdir()
    done = run(checkout, "-c", made + listed, str(tmp_path))

    assert "stammtisch/compiled.json" in done.stdout, done.stderr
    assert json.loads((tmp_path / "stammtisch" / "compiled.json").read_text("utf-8")) == {"guided": True}


def test_a_plain_engine_can_be_forced(checkout: Path) -> None:
    done = build(checkout, STAMMTISCH_ENGINE="plain", **NO_COMPILER)

    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_is_compiled_whole_but_for_its_chapters_for_people(tmp_path: Path) -> None:
    for name in ("__init__", "state", "bot", "words", "terminal"):
        file = tmp_path / "stammtisch" / "games" / "nim" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()

    nim = build_engine.groups(tmp_path)["nim"]

    assert nim == [f"stammtisch/games/nim/{name}.py" for name in ("__init__", "bot", "state")]


def test_every_compiled_module_exists_and_the_shim_is_none() -> None:
    modules = build_engine.modules()

    assert all((ROOT / "src" / module).exists() for module in modules)
    assert "stammtisch/core/vecs.py" not in modules
    assert len(modules) == len(set(modules))
