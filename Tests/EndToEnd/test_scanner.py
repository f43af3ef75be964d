"""A scanner that types, wherever the focus is."""

from window import WindowTest, xdotool


class Scanning(WindowTest):
    def scan(self, digits):
        self.settle()
        # Faster than scanners, which take 10 ms: a pause of a busy machine between two keys would make it typing.
        xdotool("key", "--delay", "3", *digits, "Return")

    def test_a_scan_begins_a_product_and_leaves_what_was_typed(self):
        self.entry("Name").text = "Oats"
        self.scan("4006381333931")
        self.assertReads("Name", "Oats")
        self.assertEqual(self.rows, [])
        self.replace("Quantity", "500 g")
        self.replace("Price", "0.95")
        self.press("Return")
        self.wait_for(lambda: len(self.rows), 1)
        self.assertIn("4006381333931", self.per_cli("show", "--json"))

    def test_a_scan_finds_the_product(self):
        self.per_cli("new", "Oats", "--currency", "EUR")
        for name, barcode in [("Oats", "4006381333931"), ("Rye", "4000417025005")]:
            self.per_cli("add", f"{name} 500 g 1.00 {barcode}")
        self.restart()
        self.wait_for(lambda: len(self.rows), 2)
        self.press("ctrl+l")
        self.scan("4000417025005")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Rye")
        self.assertReads("Quick Line", "")

    def test_a_scan_in_the_price_book_begins_a_product(self):
        self.press("ctrl+b")
        self.settle()
        self.scan("4006381333931")
        self.eventually(lambda: self.entry("Name").is_focused, "the form")
        self.replace("Name", "Rye")
        self.replace("Quantity", "500 g")
        self.replace("Price", "0.95")
        self.press("Return")
        self.wait_for(lambda: len(self.rows), 1)
        self.assertIn("4006381333931", self.per_cli("show", "--json"))
