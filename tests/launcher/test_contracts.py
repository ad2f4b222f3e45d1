"""The import linter's contracts cover every game and every package."""

from __future__ import annotations

import tomllib

from launcher.places import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {contract["name"]: contract for contract in SETTINGS["tool"]["importlinter"]["contracts"]}


def test_the_contract_of_independence_holds_for_every_folder_of_games() -> None:
    assert CONTRACTS["No game imports another"]["modules"] == ["paddock.games.*"]


def test_the_contract_of_layers_lets_nothing_out() -> None:
    assert CONTRACTS["Imports point down only"]["exhaustive"]
