"""What cannot be compared or understood is refused with a sentence, and nothing is lost."""

from window import WindowTest

NOT_A_QUANTITY = ["-1", "0", "abc", "1e400", "1/0", "9" * 40, "5 m x 2 cm", "(", "1..2"]
NOT_A_PRICE = ["-1", "abc", "1e400", "1/0", "9" * 40, "(", "1..2", "%"]


class Refusing(WindowTest):
    def assertRefused(self, entry):
        add = self.add_button
        self.wait_for(lambda: add.is_sensitive, False)
        self.eventually(lambda: self.entry(entry).description, "a sentence about it")
        self.wait_for(lambda: self.entry(entry).is_invalid, True)

    def test_another_kind_of_quantity(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        self.replace("Name", "Milk")
        self.replace("Price", "1.19")
        self.replace("Quantity", "1 l")
        self.assertRefused("Quantity")
        self.assertSays("volume")
        self.assertSays("weight")
        self.item("push button", "Add to a New Comparison")
        self.press("Return")
        self.assertReads("Quantity", "1 l")
        self.assertReads("Name", "Milk")
        self.assertEqual(len(self.rows), 1)
        self.replace("Quantity", "1 kg")
        self.wait_for(lambda: self.add_button.is_sensitive, True)

    def test_what_belongs_elsewhere_goes_there_with_the_focus(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        self.replace("Name", "Milk")
        self.replace("Price", "1.19")
        self.replace("Quantity", "1 l")
        button = self.item("push button", "Add to a New Comparison")
        self.wait_for(lambda: button.bounds[2] > 0, True)
        self.go_to("Add to a New Comparison")
        self.press("space")
        self.wait_for(lambda: self.window.name, "Milk – Per")
        self.assertFocus("Name")
        self.assertEqual(len(self.app.children), 1)

    def test_an_error_moves_nothing_that_is_clicked_next(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        entries = ["Name", "Quantity", "Price", "Store"]
        self.settle()

        def places():
            # The list of units is as wide as the chosen one needs
            return [(left, top, height) for left, top, _, height in (self.entry(n).bounds for n in entries)]

        before = places()
        for field, text in [
            ("Quantity", "1 l"), ("Price", "abc"), ("Quantity", "3 widgets"), ("Quantity", "2*3 kg"), ("Price", "95"),
        ]:
            with self.subTest(text):
                self.replace(field, text)
                self.settle()
                self.assertEqual(places(), before)
                self.click(self.entry("Store"))
                self.assertFocus("Store")
                self.assertEqual(places(), before)

    def test_packs_of_an_amount_keep_the_chosen_unit(self):
        self.enter("Oat Flakes", "1 kg", "0.95")
        for text in ("6x10", "6 x 10", "4x200"):
            self.replace("Quantity", text)
            self.replace("Price", "9")
            self.wait_for(lambda: self.unit, "kg")
            self.wait_for(lambda: self.add_button.is_sensitive, True)

    def test_nonsense_as_a_quantity(self):
        self.replace("Price", "1")
        for text in NOT_A_QUANTITY:
            with self.subTest(text):
                self.replace("Quantity", text)
                self.assertRefused("Quantity")
                self.assertReads("Quantity", text)
        self.replace("Quantity", "1 kg")
        self.wait_for(lambda: self.add_button.is_sensitive, True)

    def test_nonsense_as_a_price(self):
        self.replace("Quantity", "1 kg")
        for text in NOT_A_PRICE:
            with self.subTest(text):
                self.replace("Price", text)
                self.assertRefused("Price")
                self.assertReads("Price", text)
        self.replace("Price", "1")
        self.wait_for(lambda: self.add_button.is_sensitive, True)

    def test_nothing_as_quantity_and_price(self):
        self.assertFalse(self.add_button.is_sensitive)
        self.type("Only a name")
        self.press("Return")
        self.assertFocus("Quantity")
        self.assertRefused("Quantity")
        self.assertEqual(self.rows, [])

    def test_a_megabyte_in_any_entry(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        self.open("About It")
        for entry in ["Name", "Quantity", "Price", "Store", "Note"]:
            with self.subTest(entry):
                self.entry(entry).text = "7" * 1_000_000
                self.assertRefused(entry)
                self.entry(entry).text = ""
                self.wait_for(lambda name=entry: self.entry(name).is_invalid, False)
        self.assertRows(["Oat Flakes, €1.90 per kilogram, €0.95 for 500 g"])

    def test_pictures_instead_of_words(self):
        for entry in ["Quantity", "Price"]:
            with self.subTest(entry):
                self.entry(entry).text = "🥕"
                self.assertRefused(entry)

    def test_a_very_long_name_does_not_break_the_layout(self):
        before = self.content.bounds
        self.entry("Name").text = "Carrots " * 1250
        self.replace("Quantity", "1 kg")
        self.replace("Price", "1")
        self.press("Return")
        self.eventually(lambda: self.rows, "a row")
        self.assertEqual(self.content.bounds, before)
        left, _, width, _ = self.row_items[0].bounds
        self.assertLess(left + width, before[2])
