"""Terms in the form and in the quick line, and the settings of a comparison."""

from window import WindowTest


class Terms(WindowTest):
    def quick(self, text):
        self.press("ctrl+l")
        self.assertFocus("Quick Line")
        self.type(text)
        self.press("Return")
        self.eventually(lambda: self.entry("Quick Line").text == "", "an empty quick line")

    def test_terms_typed_in_the_quick_line_change_what_is_paid(self):
        self.quick("Cola 1 l 3.00 3 for 2 deposit 0.25")
        self.quick("Water 1 l 2.50 coupon 1.00")
        self.assertRows(
            [
                "Water, best value, €1.50 per litre, €1.50 (was €2.50) for 1 l",
                "Cola, 33% more, €2.00 per litre, €2.00 (was €3.00) for 1 l",
            ]
        )

    def test_a_term_is_typed_in_the_form_and_nonsense_refused(self):
        self.quick("Mango 1 kg 3.00")
        self.press("ctrl+n")
        self.assertFocus("Name")
        self.type("Pineapple\t1 kg")
        self.go_to("Price")
        self.type("2.00")
        self.open("What’s Inside")
        self.item("text", "Usable Share")
        self.go_to("Usable Share")
        self.type("120%")
        self.assertSays("Type a share greater than 0% and up to 100%, such as 80%.")
        self.press("ctrl+a")
        self.type("50%")
        self.press("Return")
        self.assertRows(
            [
                "Mango, best value, €3.00 per kilogram, €3.00 for 1 kg",
                "Pineapple, 33% more, €4.00 per kilogram, €2.00 for 1 kg",
            ]
        )

    def test_settings_change_how_unit_prices_are_computed(self):
        self.quick("Cola 1 l 1.00 deposit 0.25")
        self.quick("Water 1 l 1.10")
        self.press("alt+Return")
        self.item("check box", "Include Deposit")
        self.go_to("Include Deposit")
        self.press("space")
        self.go_to("Need")
        self.type("3 l")
        self.press("Return", "Escape")
        self.assertRows(
            [
                "Water, best value, €1.10 per litre, €1.10 for 1 l",
                "Cola, 14% more, €1.25 per litre, €1.25 for 1 l",
            ]
        )
        self.assertSays("Cheapest for 3\u00a0l")
        self.assertSays("3\u00a0×\u00a0Water · €3.30")
