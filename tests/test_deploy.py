"""What is deployed: the unit is hardened, the image is locked, and its steps make a server that is healthy."""

import re
import shutil
import socket
import subprocess
import time
import tomllib
from pathlib import Path

import pytest
from image import Image, context, instructions

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8")
pytestmark = pytest.mark.once


def service() -> dict[str, str]:
    lines = (DEPLOY / "stammtisch.service").read_text("utf-8").split("[Service]")[1].split("[Install]")[0]
    found: dict[str, str] = {}
    for line in lines.split("\n"):
        name, equals, value = line.partition("=")
        if equals:
            found[name] = f"{found.get(name, '')} {value}".strip()
    return found


def test_the_unit_is_hardened() -> None:
    unit = service()

    assert unit["CapabilityBoundingSet"] == ""
    assert unit["SystemCallFilter"] == "@system-service ~@privileged @resources"
    assert unit["UMask"] == "0077"
    assert unit["ProtectSystem"] == "strict"
    assert int(unit["LimitNOFILE"]) >= 65536
    assert unit["MemoryMax"]
    assert unit["ExecStart"].endswith(f"sqlite:////var/lib/{unit['StateDirectory']}/tables.sqlite")


@pytest.mark.soak
def test_systemd_says_that_the_unit_is_exposed_little() -> None:
    assert shutil.which("systemd-analyze"), "this test needs systemd-analyze (on Debian: apt install systemd)"
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=29", str(DEPLOY / "stammtisch.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout.splitlines()[-1]


@pytest.mark.parametrize("name", ["build", "server"])
def test_a_lock_has_a_hash_for_every_package_and_names_no_registry(name: str) -> None:
    text = (DEPLOY / f"{name}.lock").read_text("utf-8")
    packages = re.split(r"\n(?=\S)", text.strip())

    assert len(packages) > 10
    for package in packages:
        assert re.match(r"[a-z0-9-]+==[\w.]+( ;[^\\]+)? \\\n    --hash=sha256:[0-9a-f]{64}", package), package
    assert "://" not in text
    assert "--index" not in text


def test_the_locks_have_all_that_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    asked = {
        "server": [*project["project"]["dependencies"], *extras["server"], *extras["postgres"]],
        "build": [*project["build-system"]["requires"]],
    }
    for name, requirements in asked.items():
        locked = set(re.findall(r"^([a-z0-9-]+)==", (DEPLOY / f"{name}.lock").read_text("utf-8"), re.M))
        assert {
            re.split(r"[^\w.-]", each)[0].lower().replace("_", "-").replace(".", "-") for each in requirements
        } <= locked


def test_the_image_is_locked_compiled_watched_and_nobodys_root() -> None:
    said = instructions(DOCKERFILE)
    last = said[max(i for i, (name, _) in enumerate(said) if name == "FROM") :]

    assert all(
        "--require-hashes" in words or "--no-deps" in words
        for _, words in said
        if re.search("pip (install|wheel)", words)
    )
    assert [words for name, words in said if name == "ENV"] == ["STAMMTISCH_ENGINE=compiled"] * 2
    assert [words for name, words in last if name == "USER"] == ["stammtisch"]
    assert [words for name, words in last if name == "HEALTHCHECK" and "/health/ready" in words]


def test_nothing_that_was_made_here_goes_into_the_image(tmp_path: Path) -> None:
    shutil.copy(ROOT / ".dockerignore", tmp_path)
    kept = ["pyproject.toml", "deploy/server.lock", "src/stammtisch/cli.py", "web/src/App.svelte"]
    left = [".git/config", ".venv/bin/python", "deploy/Dockerfile", "tests/image.py", "tables.sqlite", ".env"]
    left += ["src/stammtisch/core/bits.so", "src/stammtisch/compiled.json", "src/stammtisch/web/index.html"]
    left += ["web/node_modules/a/b.js", "src/stammtisch/__pycache__/cli.pyc"]
    for name in [*kept, *left]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    assert sorted(map(str, context(tmp_path))) == sorted(kept)


@pytest.mark.soak
def test_the_steps_of_the_image_make_a_server_that_says_it_is_ready(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    image = Image(ROOT, tmp_path, port, STAMMTISCH_OPTIMISE="0")

    image.run(DEPLOY / "Dockerfile")

    environment = image.environment
    server = subprocess.Popen(image.command, cwd=image.root, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + 120
        while subprocess.run(image.health, env=environment, capture_output=True, check=False).returncode:
            assert server.poll() is None, server.stderr and server.stderr.read()
            assert time.monotonic() < deadline, "it does not become healthy"
            time.sleep(0.2)
    finally:
        server.terminate()
        server.communicate()
    version = subprocess.run(
        [image.command[0], "--version"], env=environment, capture_output=True, text=True, check=True
    )
    assert "compiled" in version.stdout
    assert subprocess.run(image.health, env=environment, capture_output=True, check=False).returncode != 0
    assert list(image.root.rglob("stammtisch/web/index.html"))


@pytest.mark.soak
def test_an_image_without_a_compiled_engine_is_not_built(tmp_path: Path) -> None:
    """The step that makes the wheel fails where the compiler does."""
    steps = [step for step in DOCKERFILE.splitlines() if "server.lock" not in step or step.startswith("COPY")]
    steps = [step for step in steps if "build_web" not in step]
    (tmp_path / "Dockerfile").write_text("\n".join(steps[: next(i for i, s in enumerate(steps) if " wheel " in s) + 1]))
    image = Image(ROOT, tmp_path, 1, CC="false")

    with pytest.raises(AssertionError, match="the compiler failed"):
        image.run(tmp_path / "Dockerfile")
