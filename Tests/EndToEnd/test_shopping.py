"""What else a shopper finds: suggestions, known barcodes, questions, and how many are in the basket."""

from window import WindowTest


class Shopping(WindowTest):
    def setUp(self):
        super().setUp()
        if not self.is_list_beside_form:
            self.press("ctrl+n")
        self.enter("Oat Flakes", "500 g", "0.95", "Lidl Nord")

    def test_a_store_is_suggested_and_taken_by_a_key(self):
        self.replace("Store", "lid")
        self.eventually(lambda: "Lidl Nord" in self.entry("Store").description, "the suggestion")
        self.assertReads("Store", "lid")
        self.press("Down", "Return")
        self.assertReads("Store", "Lidl Nord")
        self.assertFocus("Store")
        self.press("ctrl+z")
        self.assertReads("Store", "lid")
        self.press("Right")
        self.assertReads("Store", "Lidl Nord")

    def test_what_is_typed_is_meant_where_nothing_was_chosen(self):
        self.replace("Name", "Oat")
        self.eventually(lambda: "Oat Flakes" in self.entry("Name").description, "the suggestion")
        self.press("Escape")
        self.wait_for(lambda: "Oat Flakes" in self.entry("Name").description, False)
        self.replace("Quantity", "1 kg")
        self.replace("Price", "2")
        self.replace("Store", "Lid")
        self.eventually(lambda: "Lidl Nord" in self.entry("Store").description, "the suggestion")
        self.press("Return")
        self.eventually(lambda: len(self.rows) == 2, "both rows")
        self.assertIn("Oat,", self.rows[1])
        self.eventually(lambda: any(word.endswith("· Lid") for word in self.words), "the store as it was typed")

    def suggestions(self):
        return self.items("list", "Suggestions")

    def test_suggestions_leave_with_the_focus(self):
        for leave in (lambda: self.press("Tab"), lambda: self.click(self.entry("Price"))):
            self.replace("Name", "oat")
            self.eventually(self.suggestions, "the suggestions")
            leave()
            self.wait_for(self.suggestions, [])
            self.press("ctrl+n")
        self.replace("Name", "oat")
        self.eventually(self.suggestions, "the suggestions")
        self.type("zz")
        self.wait_for(self.suggestions, [])

    def test_a_click_beside_the_suggestions_closes_them_and_goes_where_it_was_aimed(self):
        def suggest():
            self.replace("Name", "oat")
            self.eventually(self.suggestions, "the suggestions")
            self.settle()

        suggest()
        # What takes no focus does not leave the entry either.
        self.click(self.item("label", "Store"))
        self.wait_for(self.suggestions, [])
        self.assertFocus("Name")
        # They come back for what is typed next.
        suggest()
        self.click(self.entry("Name"))
        self.wait_for(self.suggestions, [])
        self.click(self.entry("Quantity"))
        self.assertFocus("Quantity")
        suggest()
        self.click(self.entry("Price"))
        self.wait_for(self.suggestions, [])
        self.assertFocus("Price")

    def test_a_suggestion_is_taken_by_a_click(self):
        self.replace("Name", "oat")
        self.eventually(self.suggestions, "the suggestions")
        self.settle()
        # The suggestion lies over that.
        self.click(self.item("label", "Quantity"))
        self.assertReads("Name", "Oat Flakes")
        self.assertReads("Store", "Lidl Nord")

    def test_a_known_name_fills_in_the_rest(self):
        self.replace("Name", "oat")
        self.eventually(lambda: "Lidl Nord" in self.entry("Name").description, "the suggestion")
        self.press("Down", "Return")
        self.assertReads("Name", "Oat Flakes")
        self.assertReads("Quantity", "500")
        self.assertReads("Store", "Lidl Nord")
        self.assertFocus("Price")
        self.type("1.19")
        self.press("shift+Tab", "shift+Tab", "shift+Tab", "ctrl+z")
        self.assertReads("Name", "oat")
        self.assertReads("Store", "")

    def test_a_known_barcode_fills_the_form(self):
        self.replace("Name", "Cola")
        self.replace("Quantity", "1 kg")
        self.replace("Price", "2")
        self.open("About It")
        self.replace("Barcode", "4006381333931")
        self.press("Return")
        self.eventually(lambda: len(self.rows) == 2, "both rows")
        self.replace("Barcode", "4006381333931")
        self.assertSays("Filled from “Oat Flakes”")
        self.assertReads("Name", "Cola")
        self.press("ctrl+z")
        self.assertReads("Name", "")

    def test_an_unusual_unit_price_is_asked_about_until_it_is_closed(self):
        for number in range(3):
            self.enter(f"Oats {number}", "1 kg", "2")
        self.replace("Quantity", "1 kg")
        self.replace("Price", "3")
        price = self.item("label", "€3.00/kg")
        places = [price.bounds, self.add_button.bounds, self.entry("Price").bounds]
        self.replace("Price", "25")
        self.assertSays("12 times as expensive as the others. Is the quantity right?")
        # Result, buttons and the entry being typed in stay where they are.
        self.settle()
        price = self.item("label", "€25.00/kg")
        now = [price.bounds, self.add_button.bounds, self.entry("Price").bounds]
        self.assertEqual([place[1] for place in now], [place[1] for place in places])
        self.click(self.item("push button", "Yes, It Is Right"))
        self.eventually(
            lambda: not self.items("push button", "Yes, It Is Right"), "no question any more"
        )

    def test_packs_are_put_into_the_basket_in_the_details(self):
        self.click(self.row_items[0])
        self.item("push button", "Edit")
        for total in ("€0.95", "€1.90"):
            self.click(self.item("push button", "One More in the Basket"))
            self.eventually(lambda: self.items("label", total), f"the total {total}")
        self.item("panel", "2 × in the basket")
        self.click(self.item("push button", "One Fewer in the Basket"))
        self.click(self.item("push button", "One Fewer in the Basket"))
        self.item("panel", "not in the basket")
