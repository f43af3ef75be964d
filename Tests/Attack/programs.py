"""What every attack uses: the programs, a folder of its own, and a way to say that it has succeeded."""

import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import tempfile

PROGRAMS = pathlib.Path(os.environ["PER_PROGRAMS"])
# No run takes a tenth of this, even where several run at once.
LONGEST = 120


class Succeeded(Exception):
    """The attack has done what it must not do."""


def demand(is_well, what):
    """Ends the attack as one that has succeeded unless all is well."""
    if not is_well:
        raise Succeeded(what)


class Place:
    """A folder with somebody's file, beside whatever an attack puts there."""

    def __init__(self):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="per-attack-"))
        self.database = self.path / "per.sqlite"
        self.runs = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)

    def environment(self, **more):
        """A locale, a home in the folder, and nothing of whoever runs the attack."""
        # A crash says so by its signal; a backtrace of it takes minutes.
        return {
            "LANG": "C.UTF-8", "HOME": str(self.path), "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no", **more
        }

    def start(self, program, *words, **more):
        """Starts a program that is ended by a signal."""
        return subprocess.Popen(
            [PROGRAMS / program, *words], env=self.environment(), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, **more
        )

    def run(self, program, *words, given=b"", **environment):
        """Runs a program to its end; one that waits for ever or crashes has been attacked with success."""
        self.runs += 1
        said = " ".join(map(str, (program, *words)))[:300]
        try:
            run = subprocess.run(
                [PROGRAMS / program, *words], env=self.environment(**environment), input=given, capture_output=True,
                timeout=LONGEST, check=False
            )
        except subprocess.TimeoutExpired:
            raise Succeeded(f"{said} does not end") from None
        killed = "kill" in environment.get("FAULT", "") and run.returncode == -9
        demand(run.returncode >= 0 or killed, f"{said} ends by signal {-run.returncode}")
        return run

    def cli(self, *words, given=b"", database=None):
        """Runs per-cli with the file of the folder."""
        return self.run("per-cli", *words, "--database", database or self.database, given=given)

    def do(self, *words, given=b"", database=None):
        """The same for what has to be done."""
        run = self.cli(*words, given=given, database=database)
        if run.returncode != 0:
            raise RuntimeError(f"per-cli {words}: {run.stderr.decode()}")
        return run.stdout.decode()

    def products(self, name, database=None):
        """The products of a comparison."""
        return [json.loads(line) for line in self.do("show", name, "--json", database=database).split("\n") if line]

    def write(self, name, content):
        """Writes a file into the folder; the result is its path."""
        path = self.path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def ask(self, sql, database=None):
        """The first column of the first row of what the file itself says."""
        with sqlite3.connect(f"file:{database or self.database}?mode=ro", uri=True, timeout=30) as connection:
            return connection.execute(sql).fetchone()[0]

    def is_sound(self, database=None):
        """Whether SQLite finds nothing wrong in the file."""
        return self.ask("PRAGMA quick_check(1)", database) == "ok"
