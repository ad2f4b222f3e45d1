"""The page is built from locked packages, and only when its sources change."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

import pytest

from launcher import page, places, stamp
from launcher.errors import SetupError

if TYPE_CHECKING:
    from pathlib import Path


FILES = [
    "web/App.svelte",
    "docs/rules/aruba.md",
    "docs/rules/de/aruba.md",
    "src/paddock/locales/en/web.ftl",
    "src/paddock/games/aruba/locales/en.ftl",
    "launcher/page.py",
    "requirements/build.txt",
]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with an up-to-date page."""
    monkeypatch.setattr(places, "ROOT", tmp_path)
    monkeypatch.setattr(places, "WEB", tmp_path / "web")
    monkeypatch.setattr(places, "PAGE", tmp_path / "page")
    monkeypatch.setattr(places, "STATIC", tmp_path / "static")
    for name in [*FILES, "static/index.html", "page/made"]:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("first")
    stamp.write(places.PAGE, page.wanted())
    return tmp_path


@pytest.mark.usefixtures("checkout")
def test_a_page_that_fits_its_sources_is_not_built_again() -> None:
    assert page.is_current()


@pytest.mark.parametrize("name", FILES)
def test_a_changed_source_asks_for_a_new_page(checkout: Path, name: str) -> None:
    (checkout / name).write_text("second")
    assert not page.is_current()


@pytest.mark.usefixtures("checkout")
def test_a_page_that_was_thrown_away_is_built_again() -> None:
    (places.STATIC / "index.html").unlink()
    assert not page.is_current()


def test_packages_that_cannot_be_fetched_cost_the_page_and_nothing_else(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable(*_arguments: str) -> None:
        raise SetupError("npm ci: network request failed")

    monkeypatch.setattr(page, "npm", unreachable)
    (checkout / "web/App.svelte").write_text("second")
    (checkout / "web/package-lock.json").write_text("{}")
    assert page.main([]) == 0
    assert page.CAUTION in capsys.readouterr().err


def test_sources_without_the_rules_pages_do_not_build(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(checkout / "docs/rules")
    assert page.main([]) == 1
    assert "docs/rules is missing" in capsys.readouterr().err


def test_the_lock_names_a_digest_for_every_package_and_no_address() -> None:
    lock = json.loads((places.ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = [entry for name, entry in lock["packages"].items() if name]
    assert packages
    assert all(entry["integrity"].startswith("sha512-") and "resolved" not in entry for entry in packages)


def test_versions_are_exact_and_locked() -> None:
    asked = json.loads((places.ROOT / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    lock = json.loads((places.ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert {name: lock["packages"][f"node_modules/{name}"]["version"] for name in asked} == asked
