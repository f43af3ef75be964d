"""The search of the desktop asks Per over D-Bus which of several offers is the best, and for known products."""

import configparser
import pathlib
import subprocess

from window import PROGRAM, TIMEOUT, WindowTest

PROVIDER = configparser.ConfigParser()
PROVIDER.read(pathlib.Path(__file__).parents[2] / "data" / "io.github.perapp.per.search-provider.ini")
PROVIDER = PROVIDER["Shell Search Provider"]
SCHEMAS = pathlib.Path(PROGRAM).parents[1] / "share" / "glib-2.0" / "schemas"


class SearchProvider(WindowTest):
    """The search is answered by a process of its own, which the bus starts where Per is installed."""

    def start(self):
        super().start()
        self.service = subprocess.Popen([PROGRAM, "--search-service"], env=self.program.environment)
        subprocess.run(
            ["gdbus", "wait", "--session", "--timeout", str(TIMEOUT), PROVIDER["BusName"]], check=True)

    def stop(self):
        self.service.terminate()
        self.service.wait(TIMEOUT)
        super().stop()

    def ask(self, method, *arguments):
        place = ["--dest", PROVIDER["BusName"], "--object-path", PROVIDER["ObjectPath"]]
        name = f"org.gnome.Shell.SearchProvider2.{method}"
        call = ["gdbus", "call", "--session", *place, "--method", name, *arguments]
        return subprocess.run(call, env=self.program.environment, capture_output=True, text=True, check=True).stdout.strip()

    def test_the_service_makes_nothing_of_gtk_ready(self):
        self.ask("GetInitialResultSet", "['oat']")
        maps = pathlib.Path(f"/proc/{self.service.pid}/maps").read_text()
        self.assertNotIn("/fonts/", maps)
        self.assertNotIn("libEGL", maps)

    def test_typed_offers_are_compared(self):
        words = "['500', 'g', '2.99', '1', 'kg', '5.49']"
        self.assertEqual(self.ask("GetInitialResultSet", words), "(['offers'],)")
        self.assertEqual(self.ask("GetSubsearchResultSet", "[]", words), "(['offers'],)")
        said = self.ask("GetResultMetas", "['offers']")
        self.assertIn("'1 kg for €5.49'", said)
        self.assertIn("€5.49/kg · Best value of 2 · 8.9% more for the money", said)
        self.ask("ActivateResult", "offers", words, "0")
        self.eventually(lambda: len(self.app.children) == 2, "another window")

    def test_the_preferences_hold_for_what_is_typed(self):
        # The same service goes on answering
        subprocess.run(
            ["gsettings", "set", "io.github.perapp.per", "currency", "CHF"],
            env={**self.program.environment, "GSETTINGS_SCHEMA_DIR": str(SCHEMAS)}, check=True)
        def said():
            self.ask("GetInitialResultSet", "['500', 'g', '2.99', '1', 'kg', '5.49']")
            return self.ask("GetResultMetas", "['offers']")
        self.eventually(lambda: "CHF" in said(), "francs")

    def test_known_products_are_found(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        self.enter("Bran", "1 kg", "1.99")
        found = self.ask("GetInitialResultSet", "['oat']")
        self.assertTrue(found.startswith("(['product "), found)
        identifier = found[3:-4]
        self.assertIn("'Oat Flakes'", self.ask("GetResultMetas", f"['{identifier}']"))
        self.assertEqual(self.ask("GetInitialResultSet", "['zebra']"), "(@as [],)")
        self.ask("ActivateResult", identifier, "['oat']", "0")
        self.eventually(lambda: len(self.app.children) == 2, "another window")
        self.press("ctrl+w")
        self.eventually(lambda: len(self.app.children) == 1, "the first window alone")
        self.ask("LaunchSearch", "['bran']", "0")
        self.wait_for(lambda: [row.split(",")[0] for row in self.rows], ["Bran"])
