"""Generates what git does not track, if this is a checkout; a source distribution has it. Lets setuptools work in a temporary
folder, so that a build leaves nothing else in the source tree."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup

FOLDER = Path(__file__).resolve().parent
generate = FOLDER.parent / "generate"
if generate.exists():
    subprocess.run([sys.executable, generate, "python"], check=True)
elif not (FOLDER / "src/healthkit_bridge/methods.json").exists():
    # pip before 21.3 builds a copy of this folder alone.
    sys.exit("healthkit_bridge/methods.json is missing: run clients/generate in the checkout")

work = TemporaryDirectory()
setup(options={"build": {"build_base": work.name}, "egg_info": {"egg_base": work.name}})
