"""The tree in the architecture guide lists exactly the folders and modules that exist."""

import re

from launcher.places import ROOT

MAX_FILES_OF_A_MOVE = 44  # whoever adds one to the way of a move asks first whether it is a subject of its own
PAGE = (ROOT / "docs/guide/architecture.md").read_text("utf-8")
TREE = PAGE.split("```")[1]
# Generated or hidden files, or files that the tree does not list.
UNLISTED = {"__pycache__", "__init__.py", "__main__.py", "static", "py.typed", "site", "build", "dist", "shots"}


def told(indent: int, after: str = "") -> set[str]:
    """The names at this depth of the tree, from the line that begins with `after` to the next higher one."""
    lines = TREE.split("\n")
    start = next(number for number, line in enumerate(lines) if line.startswith(after)) + 1 if after else 0
    found: set[str] = set()
    for line in lines[start:]:
        depth = len(line) - len(line.lstrip())
        if after and line and depth < indent:
            break
        if line and depth == indent:
            found.add(re.split(r"[ /]", line.strip())[0])
    return found


def there(folder: str) -> set[str]:
    paths = (ROOT / folder).iterdir()
    names = {path.name for path in paths if path.is_dir() or path.suffix == ".py"}
    return {name for name in names - UNLISTED if not name.startswith(".")}


def test_every_package_of_the_product_is_in_the_tree() -> None:
    assert told(2, "src/paddock/") == there("src/paddock")


def test_every_family_of_games_is_in_the_tree() -> None:
    assert told(4, "  games/") == there("src/paddock/games")


def test_every_folder_of_the_repository_is_in_the_tree() -> None:
    assert told(0) - {"paddock"} == {name for name in there(".") if not name.endswith(".py")}


def test_every_file_that_the_page_names_exists() -> None:
    families = "/".join(path.name for path in (ROOT / "src/paddock/games").iterdir())
    named = re.findall(rf"`((?:{families.replace('/', '|')})/rules/\w+\.py)`", PAGE)
    assert len(named) == 10
    assert [name for name in named if not (ROOT / "src/paddock/games" / name).exists()] == []


def test_every_file_on_the_way_of_a_move_exists() -> None:
    walk = PAGE.split("## A move from the tap to the picture")[1].split("\n## ")[0]
    named = set(re.findall(r"`([\w/.]+\.(?:py|ts|svelte))`", walk))
    known = [path for folder in ("src/paddock", "web/src") for path in (ROOT / folder).rglob("*") if path.is_file()]
    assert 30 < len(named) <= MAX_FILES_OF_A_MOVE
    assert [name for name in sorted(named) if not any(str(path).endswith(f"/{name}") for path in known)] == []
