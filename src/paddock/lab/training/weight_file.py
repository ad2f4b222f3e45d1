"""Reads and writes weight files: TOML with a table per kind of match, annotated with the command that fitted it."""

import tomllib
from pathlib import Path

from paddock.lab.training.deal_value import Numbers, Plan

HEAD = ""  # key of the comments above the first table
FITTED = "# Last fitted by: "


def read(file: Path) -> Numbers:
    """The weights by table and name (`two.attack`)."""
    tables = tomllib.loads(file.read_text("utf-8"))
    return {f"{table}.{name}": float(value) for table, row in tables.items() for name, value in row.items()}


def notes(file: Path) -> dict[str, list[str]]:
    """The comments of a file, by table."""
    found: dict[str, list[str]] = {HEAD: []}
    table = HEAD
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        if line.startswith("["):
            table = line.strip("[]")
            found[table] = []
        elif line.startswith("#"):
            found[table].append(line)
    return found


def command(plan: Plan) -> str:
    """The command line that reproduces this fit."""
    seats = ",".join(map(str, plan.seats))
    options = "".join(f" -o {name}={value}" for name, value in plan.options.items())
    effort = f"--deals {plan.deals} --sweeps {plan.sweeps} --seed {plan.seed}"
    return f"./paddock fit {plan.game} --seats {seats}{options} {effort}"


def write(file: Path, plan: Plan, numbers: Numbers) -> None:
    """Write the weights as TOML. Keeps comments, and notes the command at the fitted table."""
    kept = notes(file)
    tables = sorted({name.partition(".")[0] for name in numbers})
    own = [line for line in kept.get(plan.table, []) if not line.startswith(FITTED)]
    kept[plan.table] = [*own, FITTED + command(plan)]
    lines = kept[HEAD] or [f"# What the bots of {plan.game} weigh."]
    for table in tables:
        lines = [*lines, "", f"[{table}]", *kept.get(table, []), *rows(numbers, table)]
    file.write_text("\n".join(lines) + "\n", "utf-8")


def rows(numbers: Numbers, table: str) -> list[str]:
    """The lines of a table."""
    prefix = f"{table}."
    return [f"{name.removeprefix(prefix)} = {value:g}" for name, value in numbers.items() if name.startswith(prefix)]
