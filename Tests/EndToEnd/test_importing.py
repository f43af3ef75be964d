"""A table is looked at before it is imported: what each column means, changed by keyboard, and remembered."""

import pathlib

from window import WindowTest


class Importing(WindowTest):
    def offer(self, *rows):
        path = pathlib.Path(self.home) / "list.csv"
        path.write_text("".join(f"{row}\n" for row in rows))
        self.program.run_again(str(path))
        self.eventually(lambda: self.items("label", "Import Table"), "the question")
        self.settle()

    def meaning(self, heading):
        """What the list beside a heading says."""
        box = next(i for i in self.items("combo box") if f"“{heading}”" in i.name)
        return [i.name for i in box.shown() if i.role == "label"][-1]

    def test_a_column_is_given_another_meaning_by_keyboard(self):
        head = "Product,Size,Price,Rating,Note"
        rows = ["Oats,500 g,0.95,4.5,for porridge", "Bran,500 g,0.75,4.1,"]
        self.offer(head, *rows)
        self.assertEqual([self.meaning(x) for x in head.split(",")], ["Name", "Quantity", "Price", "Nothing", "Note"])
        self.assertSays("Readable rows: 2 of the first 2.")
        # What is left out is said, with its values
        self.assertTrue(any(i.name.startswith("4.5 · 4.1 (") for i in self.items("label")))
        self.press_tab_until(lambda item: "“Note”" in item.name, "the list of the last column")
        self.press("space")
        self.settle()
        self.press("Home", "Return")
        self.wait_for(lambda: self.meaning("Note"), "Nothing")
        self.press("Return")
        self.eventually(lambda: len(self.rows) == 2, "two products")
        self.assertFalse(any("for porridge" in row for row in self.rows))
        self.offer(head, *rows)
        self.assertEqual(self.meaning("Note"), "Nothing")
        self.press("Escape")
        self.wait_for(lambda: self.items("label", "Import Table"), [])
        self.assertEqual(len(self.rows), 2)

    def test_without_a_price_nothing_can_be_imported(self):
        self.offer("Product,Size,Price", "Oats,500 g,0.95", "Bran,1 kg,1.50")
        self.press_tab_until(lambda item: "“Price”" in item.name, "the list of the price")
        self.press("space")
        self.settle()
        self.press("Home", "Return")
        # Newer GTK leaves the sign of the access key out
        answer = self.button("_Import") or self.button("Import")
        self.wait_for(lambda: answer.is_sensitive, False)
        self.press("Return")
        self.settle()
        self.assertEqual(self.rows, [])
        self.press("Escape")
