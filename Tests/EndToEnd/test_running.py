"""scripts/run: what is up to date starts at once, without the tools that build it."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Stands in for the toolchain, and for the programs that it makes, the window last
SWIFT = """#!/bin/sh
case "$*" in *Per) echo built >>"$PER_LOG" ;; esac
mkdir -p .build/release
touch .build/release/per-sync .build/release/per-read
printf '#!/bin/sh\\necho started "$@" >>"$PER_LOG"\\n' >.build/release/Per
chmod +x .build/release/Per
"""


class Running(unittest.TestCase):
    def setUp(self):
        self.place = pathlib.Path(tempfile.mkdtemp(prefix="per-"))
        self.addCleanup(shutil.rmtree, self.place)
        self.project = self.place / "project"
        for folder in ("scripts", "po", "data/icons", "data/examples"):
            shutil.copytree(ROOT / folder, self.project / folder)
        for file in ("Package.swift", "VERSION", "data/io.github.perapp.per.gschema.xml"):
            shutil.copy(ROOT / file, self.project / file)
        for folder in ("Sources", "Resources"):
            (self.project / folder).mkdir()
        (self.place / "swift").write_text(SWIFT)
        (self.place / "swift").chmod(0o755)
        self.log = self.place / "log"

    def run_program(self):
        """Runs it; the result is what happened."""
        self.log.write_text("")
        environment = {**os.environ, "PATH": f"{self.place}:{os.environ['PATH']}", "PER_LOG": str(self.log)}
        subprocess.run([self.project / "scripts" / "run", "a.per"], env=environment, check=True, capture_output=True)
        return self.log.read_text().split("\n")[:-1]

    def test_what_has_not_changed_is_not_built_again(self):
        self.assertEqual(self.run_program(), ["built", "started a.per"])
        self.assertEqual([self.run_program() for _ in range(3)], [["started a.per"]] * 3)
        (self.project / "Sources" / "New.swift").write_text("")
        self.assertEqual(self.run_program(), ["built", "started a.per"])
