"""Baseline for the compiled rules: Mille Bornes handwritten in C, compiled on the fly."""

import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).with_name("mille_bornes.c")


def compiler() -> str:
    """The path of a C compiler; empty if there is none."""
    asked = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(shlex.split(asked)[0]) or ""


@contextmanager
def program() -> Iterator[Path]:
    """The compiled C program; deleted afterwards."""
    with tempfile.TemporaryDirectory(prefix="paddock-bench-") as folder:
        built = Path(folder) / "mille_bornes"
        subprocess.run([compiler(), "-O3", "-o", str(built), str(SOURCE)], check=True)
        yield built


def told(built: Path, what: str, amount: float) -> float:
    """The number that the program prints for this amount of `seconds` or `rounds`."""
    done = subprocess.run([built, what, str(amount)], stdout=subprocess.PIPE, check=True)
    return float(done.stdout)
