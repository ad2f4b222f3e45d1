"""Build hook: puts the page and the compiled rules into the wheel, or leaves out what this machine cannot build."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Build backends load this file by its path, so its own folder is not importable yet.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from launcher import compiled_modules, compiler, native, page

CAUTION = "WARNING: the rules are not compiled, Paddock runs some forty times slower:"


class ProductHook(BuildHookInterface[Any]):
    """Builds the page and compiles the listed modules in a copy, so that no binary is written into src."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a binary beside an edited source would shadow it
        if page.main([]):
            raise SystemExit("the page does not build; the messages above say where")
        root = Path(self.root)
        # Hatchling reads the files after this method returns, so the folder outlives it.
        self.folder = tempfile.TemporaryDirectory(prefix="paddock-build-")
        work = Path(self.folder.name)
        try:
            flags = compiler.usable_flags(work)
        except compiler.Unusable as reason:
            print(CAUTION, reason, file=sys.stderr)  # noqa: T201
            return
        for built in compile_rules(root, work, flags):
            build_data["force_include"][str(built)] = str(built.relative_to(work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, _build_data: dict[str, Any], _artifact_path: str) -> None:
        if version != "editable":
            self.folder.cleanup()


def compile_rules(root: Path, work: Path, flags: list[str]) -> list[Path]:
    """The native modules of all compiled sources, below `work` at the places they have in the wheel."""
    source = root / "src"
    for folder in compiled_modules.FOLDERS:
        if (source / "paddock" / folder).exists():
            shutil.copytree(source / "paddock" / folder, work / "paddock" / folder)
    for module in compiled_modules.MODULES:
        shutil.copy(source / "paddock" / module, work / "paddock" / module)
    # The real one imports the whole library, which the rules never use and mypyc would have to read.
    (work / "paddock" / "__init__.py").touch()
    done = subprocess.run([sys.executable, native.__file__, str(work), str(root), *flags], check=False)
    if done.returncode:
        raise SystemExit("the rules do not compile; the messages above say where")
    return sorted(path for path in work.rglob(f"*{compiler.SUFFIX}") if path.parent.name not in {"build", "probe"})
