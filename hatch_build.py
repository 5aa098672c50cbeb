"""The switch for a wheel with the compiled engine: ``BOARDWRIGHT_COMPILED=1 pip wheel .``

Without it the wheel holds Python source only and runs everywhere. With it the same source is in it, and beside it what
`tools/compile.py` makes of the hot modules; such a wheel is for one Python on one kind of machine, and its tag says so.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "BOARDWRIGHT_COMPILED"
#: A value of the switch: quicker to make, but slow. To try the way out.
QUICK = "quick"
OFF = {"", "0"}
#: What compiling needs beside a C compiler; nothing of it is needed without the switch.
NEEDED = ["mypy[mypyc]>=2.4,<3"]


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel."""

    def dependencies(self) -> list[str]:
        """What a builder must install first."""
        return NEEDED if is_wanted(self.target_name, "standard") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not is_wanted(self.target_name, version):
            return
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        from tools.compile import compiled_files

        for place, file in compiled_files(quick=os.environ[SWITCH] == QUICK).items():
            build_data["force_include"][str(file)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_wanted(target: str, version: str) -> bool:
    """Only wheels are compiled, and no editable ones: those run the source that is being edited."""
    return target == "wheel" and version == "standard" and os.environ.get(SWITCH, "") not in OFF
