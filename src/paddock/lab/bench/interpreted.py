"""Runs `measure` with the pure sources of this very install: `python -P interpreted.py SECONDS`.

The wheel carries the .py files beside the compiled modules. This script is started by its path, before anything of
Paddock is imported, and puts a finder in front that sees the sources alone.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = "paddock"


class SourcesOnly(MetaPathFinder):
    """Finds the modules of one package, but never a compiled one."""

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
