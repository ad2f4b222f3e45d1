"""The linter's contracts name every game, so that a new one cannot be forgotten."""

from __future__ import annotations

import tomllib

from house.places import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {contract["name"]: contract for contract in SETTINGS["tool"]["importlinter"]["contracts"]}


def test_the_contract_of_independence_names_every_game() -> None:
    folders = {path.parent.name for path in (ROOT / "src/paddock/games").glob("*/__init__.py")}
    assert set(CONTRACTS["No game imports another"]["modules"]) == {f"paddock.games.{name}" for name in folders}


def test_the_contract_of_layers_lets_nothing_out() -> None:
    assert CONTRACTS["Imports point down only"]["exhaustive"]
