"""Preferences are settings of the desktop: an administrator gives them other defaults, and an upgrade keeps them."""

import pathlib
import subprocess

from window import PROGRAM, WindowTest

SCHEMAS = pathlib.Path(PROGRAM).parents[1] / "share" / "glib-2.0" / "schemas"


class Defaults(WindowTest):
    def start(self):
        folder = pathlib.Path(self.home) / "schemas"
        folder.mkdir(exist_ok=True)
        schema = SCHEMAS / "io.github.perapp.per.gschema.xml"
        (folder / schema.name).write_text(schema.read_text())
        (folder / "90_site.gschema.override").write_text("[io.github.perapp.per]\nunits='us'\ncurrency='CHF'\n")
        subprocess.run(["glib-compile-schemas", "--strict", folder], check=True)
        self.environment = {**self.environment, "GSETTINGS_SCHEMA_DIR": str(folder)}
        super().start()

    def test_the_defaults_of_an_administrator_are_used(self):
        self.enter("Oats", "500 g", "1.00")
        self.eventually(lambda: "CHF" in self.rows[0] and "per pound" in self.rows[0], "francs per pound")


class Upgrade(WindowTest):
    def start(self):
        # As an older version has left it, with a key that is no more
        kept = pathlib.Path(self.home) / "config" / "glib-2.0" / "settings"
        kept.mkdir(parents=True, exist_ok=True)
        (kept / "keyfile").write_text("[io/github/perapp/Per]\nunits='imperial'\nformer-key=true\nstart-with='gone'\n")
        super().start()

    def test_what_was_chosen_before_an_upgrade_still_holds(self):
        self.enter("Oats", "500 g", "1.00")
        self.eventually(lambda: "per pound" in self.rows[0], "pounds")
