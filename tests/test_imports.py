"""Imports point one way: cli, server, local, envs → table, arena → analysis → bots → games → core. No game
knows another, and inside the table, the arena, the server and the command line there is an order too."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from places import ROOT, TESTS

SOURCE = ROOT / "src" / "duchy"

BELOW = ("core", "games", "duchy", "bots")

MAY_IMPORT = {
    "core": ("core",),
    "testing": ("core", "games", "testing"),
    "games": ("core", "games"),
    "duchy": ("core", "games", "duchy"),
    "bots": BELOW,
    "analysis": (*BELOW, "analysis"),
    "arena": (*BELOW, "analysis", "arena"),
    "table": (*BELOW, "analysis", "table"),
    "envs": (*BELOW, "analysis", "arena", "envs"),
    "server": (*BELOW, "analysis", "arena", "table", "server"),
    "local": (*BELOW, "analysis", "table", "local"),
    "cli": (*BELOW, "analysis", "arena", "table", "envs", "server", "cli", "testing"),
}
"""What each folder of the package may import; `duchy` is what stands directly in the package."""

ROOMS = {
    "table": ("messages", "", "game", "deciding", "showing", "replaying", "thinking", "dealing", "hosting"),
    "arena": ("", "play", "measure", "report"),
    "server": ("store", "bots", "", "web"),
    "cli": ("", "looking_up", "playing", "measuring", "reviewing", "serving"),
}
"""The rooms of a folder: each may import itself and those before it. '' is what stands beside them."""
DOORS = {"duchy.server.run", "duchy.server.bench", "duchy.cli.main"}
"""Programs: they stand beside the rooms, but nothing imports them."""
MOST_FILES = 12
"""In a room, with its `__init__.py`."""
GAME_ROOMS = {"components", "rules", "showing", "bots"}
"""Who knows one game finds the way in all."""
BESIDE_ROOMS = {
    "compiled": "the package as it is shipped, against the plain one",
    "docs": "pages that say what the code does",
    "locales": "words in all languages",
    "records": "golden records",
    "server/store/old": "databases of former servers",
    "toys": "a game for the tests of what is around games",
    "web": "the browser's rooms",
    "web/positions": "positions that boards are drawn from",
    "web/replays": "a replay as the server sends it",
}
"""Folders of tests for which the package, or the browser client, has no room."""


def module_of(file: Path, source: Path) -> list[str]:
    """The name of the module in a file: ["duchy", "core", "state"]."""
    way = list(file.relative_to(source.parent).with_suffix("").parts)
    return way[:-1] if way[-1] == "__init__" else way


def imported(file: Path, source: Path) -> Iterator[tuple[int, list[str]]]:
    """Every module of the package that a file imports, with its line."""
    package = module_of(file, source) if file.name == "__init__.py" else module_of(file, source)[:-1]
    for node in ast.walk(ast.parse(file.read_text("utf-8"), str(file))):
        if isinstance(node, ast.Import):
            found = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base = base + (node.module.split(".") if node.module else [])
            folder = source.parent.joinpath(*base)
            found = [[*base, name.name] if (folder / name.name).is_dir() else base for name in node.names]
        else:
            continue
        for module in found:
            if module[0] == source.name:
                yield node.lineno, module


def folder_of(module: list[str], source: Path) -> str:
    """The folder of the package that a module is in: one of `MAY_IMPORT`, or one that is missing there."""
    return module[1] if len(module) > 1 and (source / module[1]).is_dir() else "duchy"


def game_of(module: list[str], source: Path) -> str:
    """The game whose folder a module is in, or ''."""
    is_game = len(module) > 2 and module[1] == "games" and (source / "games" / module[2]).is_dir()
    return module[2] if is_game else ""


def room_of(module: list[str], source: Path) -> str:
    """The room of its folder that a module is in; '' if it stands beside the rooms."""
    return module[2] if len(module) > 2 and module[2] in ROOMS[module[1]] else ""


def is_wrong_room(here: list[str], module: list[str], source: Path) -> bool:
    """Whether an import within a folder goes to a room that comes later."""
    folder = folder_of(here, source)
    if folder not in ROOMS or folder != folder_of(module, source) or ".".join(here) in DOORS:
        return False
    rooms = ROOMS[folder]
    return rooms.index(room_of(module, source)) > rooms.index(room_of(here, source))


def offences(source: Path) -> list[str]:
    """Every import that points the wrong way, with its file and line."""
    found: list[str] = []
    for file in sorted(source.rglob("*.py")):
        here = module_of(file, source)
        folder, game = folder_of(here, source), game_of(here, source)
        at = file.relative_to(source.parent.parent).as_posix()
        if folder not in MAY_IMPORT:
            found.append(f"{at}: the folder {folder} has no place in the order of imports (MAY_IMPORT)")
            continue
        for line, module in imported(file, source):
            name = ".".join(module)
            other = game_of(module, source)
            if folder_of(module, source) not in MAY_IMPORT[folder]:
                allowed = ", ".join(MAY_IMPORT[folder])
                found.append(f"{at}:{line}: {folder} must not import {name}, only {allowed}")
            elif is_wrong_room(here, module, source):
                rooms = f"{folder}/{room_of(here, source)} must not import {name}"
                found.append(f"{at}:{line}: {rooms}, which comes after it")
            elif game and other not in ("", game):
                found.append(f"{at}:{line}: the game {game} must not know another: it imports {name}")
            elif other and not game:
                found.append(f"{at}:{line}: {folder} must not know a game by name: it imports {name}")
    return list(dict.fromkeys(found))


def test_imports_point_one_way() -> None:
    wrong = offences(SOURCE)
    assert not wrong, "imports that point the wrong way:\n" + "\n".join(wrong)


def modules_imported(source: Path) -> dict[str, set[str]]:
    """The modules that each module imports, wherever in its file."""
    files = {".".join(module_of(file, source)): file for file in source.rglob("*.py")}
    found: dict[str, set[str]] = {}
    for name, file in files.items():
        found[name] = set()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                named = {f"{node.module}.{alias.name}" for alias in node.names}
                found[name] |= {module if module in files else node.module for module in named}
            elif isinstance(node, ast.Import):
                found[name] |= {alias.name for alias in node.names}
        found[name] &= files.keys() - {name}
    return found


def ring_in(imports: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a ring, if there are any: those that are left when all that import
    nothing of the rest are gone, and all that nothing of the rest imports."""
    left = dict(imports)
    while True:
        wanted = {other for others in left.values() for other in others}
        free = [name for name, others in left.items() if name not in wanted or not others & left.keys()]
        if not free:
            return sorted(left)
        for name in free:
            del left[name]


def test_no_modules_import_each_other() -> None:
    """But in rules: a state knows its game, and the game makes states."""
    rules = ("duchy.core.", "duchy.games.")
    imports = {
        name: others for name, others in modules_imported(SOURCE).items() if not name.startswith(rules)
    }
    assert ring_in(imports) == []
    assert ring_in({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == ["b", "c"]


@pytest.mark.parametrize("folder", ["table", "server", "analysis", "arena"])
def test_no_import_is_hidden_from_python(folder: str) -> None:
    """An import for the type checker alone hides a ring."""
    hidden = [file for file in (SOURCE / folder).rglob("*.py") if "TYPE_CHECKING" in file.read_text("utf-8")]
    assert hidden == []


def rooms_of(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}


@pytest.mark.parametrize("house", [SOURCE, ROOT / "web" / "src"], ids=["package", "browser client"])
def test_no_room_is_crowded(house: Path) -> None:
    rooms = [house, *(path for path in house.rglob("*") if path.is_dir() and path.name != "__pycache__")]
    files = {str(room.relative_to(house)): sum(path.is_file() for path in room.iterdir()) for room in rooms}
    assert {room: count for room, count in files.items() if count > MOST_FILES} == {}


def folders_in(place: Path) -> Iterator[Path]:
    """Every folder below a place that holds something, but for what is in folders that are no rooms."""
    for folder in sorted(place.iterdir()):
        if any(path.is_file() and path.suffix != ".pyc" for path in folder.rglob("*")):
            yield folder
            if folder.relative_to(TESTS).as_posix() not in BESIDE_ROOMS.keys() - {"web"}:
                yield from folders_in(folder)


def test_tests_have_the_rooms_of_what_they_test() -> None:
    """A test of something is where the thing is: who moves a room moves its tests."""
    for folder in folders_in(TESTS):
        name = folder.relative_to(TESTS).as_posix()
        room = ROOT / "web" / "src" / name[4:] if name.startswith("web/") else SOURCE / name
        assert room.is_dir() or name in BESIDE_ROOMS, f"tests/{name}: there is no such room"
    for name in BESIDE_ROOMS:
        assert (TESTS / name).is_dir(), f"tests/{name} is gone: BESIDE_ROOMS still has it"


def test_no_room_of_tests_is_crowded() -> None:
    files = {
        folder: len([*folder.glob("test_*.py"), *folder.glob("*.test.ts")]) for folder in folders_in(TESTS)
    }
    assert {str(folder): count for folder, count in files.items() if count > MOST_FILES} == {}


def test_all_games_have_the_same_rooms() -> None:
    games = SOURCE / "games"
    assert {id: rooms_of(games / id) for id in rooms_of(games)} == dict.fromkeys(rooms_of(games), GAME_ROOMS)


def package_with(file: str, code: str, at: Path) -> Path:
    """A package with all folders, two games and one file."""
    source = at / "src" / "duchy"
    rooms = (f"{folder}/{room}" for folder, rooms in ROOMS.items() for room in rooms)
    for folder in (*MAY_IMPORT, *rooms, "games/chess", "games/go", str(Path(file).parent)):
        if folder != "duchy":
            (source / folder).mkdir(parents=True, exist_ok=True)
    (source / file).write_text(code, "utf-8")
    return source


@pytest.mark.parametrize(
    ("file", "code", "complaint"),
    [
        ("core/x.py", "import duchy.games", "core must not import duchy.games, only core"),
        ("core/x.py", "\n\nfrom duchy.bots.bot import Bot", "core must not import duchy.bots.bot, only core"),
        ("core/x.py", "from ..games import chess", "core must not import duchy.games.chess, only core"),
        ("core/x.py", "def f():\n    import duchy", "core must not import duchy, only core"),
        ("core/x.py", "from duchy import arena", "core must not import duchy.arena, only core"),
        ("games/chess/x.py", "import duchy.testing", "games must not import duchy.testing, only core, games"),
        ("games/chess/x.py", "import duchy.games.go.y", "the game chess must not know another: it imports "),
        (
            "games/chess/x.py",
            "from duchy.games import go",
            "the game chess must not know another: it imports ",
        ),
        (
            "games/chess/__init__.py",
            "from ..go import y",
            "the game chess must not know another: it imports ",
        ),
        ("games/__init__.py", "from . import go", "games must not know a game by name: it imports "),
        (
            "bots/x.py",
            "import duchy.games.go",
            "bots must not know a game by name: it imports duchy.games.go",
        ),
        ("bots/x.py", "import duchy.arena", "bots must not import duchy.arena, only "),
        ("arena/x.py", "import duchy.cli", "arena must not import duchy.cli, only "),
        ("server/x.py", "import duchy.testing", "server must not import duchy.testing, only "),
        ("analysis/x.py", "import duchy.table", "analysis must not import duchy.table, only "),
        ("arena/x.py", "import duchy.table", "arena must not import duchy.table, only "),
        ("table/x.py", "import duchy.server", "table must not import duchy.server, only "),
        ("table/x.py", "import duchy.arena", "table must not import duchy.arena, only "),
        (
            "table/messages/x.py",
            "from duchy.table.game import y",
            "table/messages must not import duchy.table.game",
        ),
        (
            "table/game/x.py",
            "from duchy.table.showing.y import z",
            "table/game must not import duchy.table.showing.y",
        ),
        (
            "table/showing/x.py",
            "import duchy.table.hosting.y",
            "table/showing must not import duchy.table.hosting.y",
        ),
        ("table/x.py", "import duchy.table.game.y", "table/ must not import duchy.table.game.y"),
        ("arena/play/x.py", "import duchy.arena.report", "arena/play must not import duchy.arena.report"),
        ("server/store/x.py", "import duchy.server.web", "server/store must not import duchy.server.web"),
        ("extras/x.py", "", "the folder extras has no place in the order of imports"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_named(
    file: str, code: str, complaint: str, tmp_path: Path
) -> None:
    (wrong,) = offences(package_with(file, code, tmp_path))
    line = f":{len(code.splitlines())}" if code else ""
    assert wrong.startswith(f"src/duchy/{file}{line}: {complaint}")


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("__init__.py", "from duchy.games import game\nfrom duchy._version import __version__"),
        ("core/x.py", "import json\nfrom duchy.core.state import State\nfrom . import y\nfrom .y import z"),
        ("games/__init__.py", "from duchy.core.game import Game"),
        ("games/chess/x.py", "from duchy.games.chess import y\nfrom .y import z\nimport duchy.core.state"),
        ("bots/x.py", "import duchy\nfrom duchy.games import game\nfrom duchy.core import state"),
        ("table/hosting/x.py", "import duchy.table.showing.y, duchy.table.ports, duchy.analysis.z"),
        ("server/run.py", "import duchy.server.web.app"),
        ("cli/x.py", "import duchy.testing, duchy.arena, duchy.server, duchyesque"),
    ],
)
def test_an_import_that_points_the_right_way_passes(file: str, code: str, tmp_path: Path) -> None:
    assert offences(package_with(file, code, tmp_path)) == []
