"""A whole product in one line, and sums that give way to their results."""

from window import WindowTest


class QuickLine(WindowTest):
    def test_a_line_becomes_a_product(self):
        self.press("ctrl+l")
        self.assertFocus("Quick Line")
        self.type("6x330ml 4.99 Cola @ Aldi")
        self.assertSays("6 × 330 ml")
        self.assertSays("@ Aldi")
        self.press("Return")
        self.assertRows(["Cola, €2.52 per litre, €4.99 for 6 × 330 ml"])
        self.assertReads("Quick Line", "")
        self.assertFocus("Quick Line")

    def test_what_was_understood_stands_in_one_line_over_the_list(self):
        self.press("ctrl+l")
        self.see_chips()
        self.press("Escape")
        self.enter("Lemonade", "1 l", "1.00")
        place = self.items("label", "Lemonade")[-1].bounds
        self.press("ctrl+l", "ctrl+a")
        self.see_chips()
        self.assertEqual(self.items("label", "Lemonade")[-1].bounds, place)

    def see_chips(self):
        self.type("6x330ml 4.99 Cola @ Aldi")
        self.assertSays("@ Aldi")
        self.settle()
        texts = ("Cola", "6 × 330 ml", "€4.99", "@ Aldi")
        chips = [item.bounds for item in self.items("label") if item.name in texts]
        self.assertEqual(len(chips), len(texts))
        self.assertEqual(len({top for _, top, _, _ in chips}), 1, chips)

    def test_the_rows_stay_under_the_pointer(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        self.enter("Rolled Oats", "750 g", "3.49")
        places = [row.bounds for row in self.row_items]
        self.press("ctrl+l")
        self.type("Milk 1 l 1.19 @ Rewe")
        self.item("push button", "Add to a New Comparison")
        self.settle()
        self.assertEqual([row.bounds for row in self.row_items], places)
        # What is clicked where a row's check box is covered does nothing.
        box = self.item("check box", "In the basket: Oat Flakes")
        title = self.window.name
        self.click(box)
        self.settle()
        self.assertFalse(box.is_checked)
        self.assertEqual(self.window.name, title)
        self.assertReads("Quick Line", "Milk 1 l 1.19 @ Rewe")

    def test_down_takes_the_other_reading(self):
        self.press("ctrl+l")
        self.type("Tuna 4 pack 180g 3.99")
        self.assertSays("180 g in 4 packs")
        self.press("Down")
        self.eventually(lambda: self.items("label", "4 × 180 g"), "the other reading")
        self.press("Return")
        self.assertRows(["Tuna, €5.54 per kilogram, €3.99 for 4 × 180 g"])

    def test_escape_leaves_the_line_and_keeps_its_text(self):
        self.press("ctrl+l")
        self.type("Cola 2 l")
        self.press("Escape")
        self.assertFocus("Name")
        self.assertReads("Quick Line", "Cola 2 l")

    def test_what_is_missing_is_named_and_nothing_is_lost(self):
        self.press("ctrl+l")
        self.type("Cola 2 l")
        self.press("Return")
        self.assertSays("Type a price such as 4.99.")
        self.assertReads("Quick Line", "Cola 2 l")
        self.type(" 1.99")
        self.press("Return")
        self.assertRows(["Cola, €0.995 per litre, €1.99 for 2 l"])


    def test_what_belongs_elsewhere_goes_there(self):
        self.enter("Oat Flakes", "500 g", "0.95")
        self.press("ctrl+l")
        self.type("Milk 1 l 1.19")
        self.item("push button", "Add to a New Comparison")
        self.press("Tab")
        self.assertFocus("Add to a New Comparison")
        self.press("space")
        self.wait_for(lambda: self.window.name, "Milk – Per")
        # The next one belongs there.
        self.assertFocus("Quick Line")
        self.type("Cream 200 ml 0.89")
        self.press("Return")
        self.wait_for(lambda: [row.split(",")[0] for row in self.rows], ["Milk", "Cream"])


class Offers(WindowTest):
    def test_down_counts_in_a_word_that_is_not_known(self):
        self.replace("Name", "Acme")
        self.replace("Price", "6.00")
        self.replace("Quantity", "3 widgets")
        self.item("push button", "Count in “widgets”")
        self.press("Down")
        self.wait_for(lambda: self.add_button.is_sensitive, True)
        self.assertFocus("Quantity")
        self.press("Return")
        self.assertRows(["Acme, €2.00 per widget, €6.00 for 3 widgets"])
        self.enter("Bolt", "4 widgets", "4.00")

    def test_the_keyboard_gets_to_the_other_reading(self):
        self.replace("Price", "3.60")
        self.replace("Quantity", "4 pack 180 g")
        self.assertSays("= 180 g in 4")
        self.go_to("Read as 4 × 180 g")
        self.press("space")
        self.assertReads("Quantity", "4 x 180")
        self.assertFocus("Quantity")


class Sums(WindowTest):
    def test_a_sum_gives_way_to_its_result_and_comes_back(self):
        self.replace("Quantity", "500 g")
        self.replace("Price", "2*1.99-20%")
        self.assertSays("= €3.18")
        self.press("Tab")
        self.assertReads("Price", "3.18")
        self.press("shift+Tab", "ctrl+z")
        self.assertReads("Price", "2*1.99-20%")
