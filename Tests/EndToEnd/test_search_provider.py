"""The search of the desktop asks Per over D-Bus which of several offers is the best, and for known products."""

import subprocess

from window import WindowTest


class SearchProvider(WindowTest):
    def ask(self, method, *arguments):
        place = ["--dest", "io.github.perapp.per", "--object-path", "/io/github/perapp/per/SearchProvider"]
        name = f"org.gnome.Shell.SearchProvider2.{method}"
        call = ["gdbus", "call", "--session", *place, "--method", name, *arguments]
        return subprocess.run(call, capture_output=True, text=True, check=True).stdout.strip()

    def test_typed_offers_are_compared(self):
        words = "['500', 'g', '2.99', '1', 'kg', '5.49']"
        self.assertEqual(self.ask("GetInitialResultSet", words), "(['offers'],)")
        self.assertEqual(self.ask("GetSubsearchResultSet", "[]", words), "(['offers'],)")
        said = self.ask("GetResultMetas", "['offers']")
        self.assertIn("'1 kg for €5.49'", said)
        self.assertIn("€5.49/kg · Best value of 2 · 8.9% more for the money", said)
        self.ask("ActivateResult", "offers", words, "0")
        self.eventually(lambda: len(self.app.children) == 2, "another window")

    def test_known_products_are_found(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        self.enter("Bran", "1 kg", "1.99")
        found = self.ask("GetInitialResultSet", "['oat']")
        self.assertTrue(found.startswith("(['product "), found)
        identifier = found[3:-4]
        self.assertIn("'Oat Flakes'", self.ask("GetResultMetas", f"['{identifier}']"))
        self.assertEqual(self.ask("GetInitialResultSet", "['zebra']"), "(@as [],)")
        self.ask("LaunchSearch", "['bran']", "0")
        self.wait_for(lambda: [row.split(",")[0] for row in self.rows], ["Bran"])
