"""Runs `measure` with the interpreted sources of this installation: `python -P interpreted.py SECONDS`.

The wheel contains the .py files beside the compiled modules. This script is started by its path, before any Paddock
module is imported, and installs a finder that sees only the sources.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = "paddock"


class SourcesOnly(MetaPathFinder):
    """Import finder for the sources of one package; never finds a compiled module."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != PACKAGE:
            return None
        for folder in path or [str(Path(__file__).resolve().parents[2])]:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


if __name__ == "__main__":
    sys.meta_path.insert(0, SourcesOnly())

    from paddock.lab.bench.measure import main

    main()
