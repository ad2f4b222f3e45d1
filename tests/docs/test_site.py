"""The documentation site is built from the pages of docs/, and a link that leads nowhere fails the build."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from typing import TYPE_CHECKING

import pytest
import yaml

from launcher import environments, places

if TYPE_CHECKING:
    from pathlib import Path

SOURCES = (
    "docs",
    "launcher",
    "README.md",
    "mkdocs.yml",
    "deploy",
    "bench",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE",
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the site's sources."""
    for name in SOURCES:
        source = places.ROOT / name
        (shutil.copytree if source.is_dir() else shutil.copy)(source, tmp_path / name)
    return tmp_path


def build(checkout: Path) -> subprocess.CompletedProcess[str]:
    command: list[str | Path] = [environments.ensure_docs(), "-m", "mkdocs", "build"]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)


def test_the_site_names_the_repository_that_the_package_names() -> None:
    site = yaml.safe_load((places.ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    project = tomllib.loads((places.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert site["repo_url"] == project["urls"]["Source"]


@pytest.mark.full
def test_every_page_is_on_the_site(checkout: Path) -> None:
    done = build(checkout)
    assert done.returncode == 0, done.stderr
    pages = {
        re.sub(r"README$", "index", str(path.relative_to(checkout / "docs").with_suffix("")))
        for path in (checkout / "docs").rglob("*.md")
    }
    assert {page for page in {*pages, "index"} if not (checkout / "site" / f"{page}.html").exists()} == set()


@pytest.mark.full
@pytest.mark.parametrize("link", ["nowhere.md", "../../nowhere.py", "../glossary.md#no-such-heading"])
def test_a_link_that_leads_nowhere_fails(checkout: Path, link: str) -> None:
    with (checkout / "docs/guide/playing.md").open("a", encoding="utf-8") as page:
        page.write(f"\n[a link]({link})\n")
    done = build(checkout)
    assert done.returncode != 0
    assert link.rpartition("/")[2] in done.stderr
