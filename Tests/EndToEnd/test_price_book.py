"""Prices that are typed are remembered, and Details say whether one is good."""

import datetime
import json
import pathlib

from window import WindowTest


def days_ago(count):
    return str(datetime.date.today() - datetime.timedelta(days=count))


class PriceBook(WindowTest):
    def note(self, days, text):
        self.per_cli("book", "add", "--date", days_ago(days), text)

    def book(self):
        """What the price book says of the coffee."""
        return json.loads(self.per_cli("book", "show", "--json", "Coffee"))

    def prices(self):
        return [fact["price"] for fact in self.book()["prices"]]

    def go_to_coffee(self):
        self.press("Escape")
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Coffee")

    def note_lower_price(self):
        """Notes in the details of Coffee that it costs less at Lidl."""
        self.go_to("New Price…")
        self.press("space")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.settle()
        self.type("3.99")
        self.press("Tab", "Tab", "ctrl+a")
        self.type("Lidl")
        self.press("Return")
        self.wait_for(self.prices, ["399/100", "499/100"])

    def test_stores_are_suggested_for_a_price(self):
        self.enter("Coffee", "500 g", "5.00", "Lidl Nord")
        self.go_to_coffee()
        self.press("ctrl+d")
        self.go_to("New Price…")
        self.press("space")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.settle()
        self.type("3.99")
        self.press("Tab", "Tab", "ctrl+a")
        self.type("lid")
        self.eventually(lambda: self.items("list", "Suggestions"), "the suggestions")
        self.press("Down", "Return")
        self.wait_for(lambda: self.items("list", "Suggestions"), [])
        self.press("Return")
        self.eventually(lambda: "399/100" in self.prices(), "the price")
        self.assertEqual(self.book()["prices"][0]["store"], "Lidl Nord")

    def test_a_day_of_the_calendar_closes_it(self):
        self.note(9, "Coffee 500 g 5.00 @Aldi")
        self.press("ctrl+b")
        self.assertFocus("Find a Product")
        self.eventually(lambda: [x for x in self.items("list item") if x.name.startswith("Coffee")], "the coffee")
        self.press("Return", "Return")
        self.wait_for(lambda: self.window.name, "Coffee – Per")
        self.settle()
        self.press("ctrl+n")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.settle()
        self.press_tab_until(lambda item: item.name == "Choose a Day", "the button of the calendar")
        self.press("space")
        self.wait_for(lambda: self.focus == "Choose a Day", False)
        self.settle()
        # The day that is chosen already
        self.press("space")
        self.assertFocus("Choose a Day")
        self.press("space")
        self.wait_for(lambda: self.focus == "Choose a Day", False)
        self.settle()
        # A day of the next month turns the page. Here is one of this month, whichever that is.
        self.press("Up", "Up", "Up", "Left", "space")
        self.assertFocus("Choose a Day")

    def test_a_row_follows_an_offer(self):
        self.enter("Coffee", "500 g", "4.99", "Lidl")
        self.enter("Tea", "500 g", "4.00", "Lidl")
        self.wait_for(lambda: [row.split(",")[0] for row in self.rows], ["Tea", "Coffee"])
        offer = self.per_cli("book", "add", "--offer", "--until", days_ago(-2), "Coffee 500 g 3.49 @ Lidl")
        self.wait_for(lambda: [row.split(",")[0] for row in self.rows], ["Coffee", "Tea"])
        self.assertIn("€3.49", self.rows[0])
        self.per_cli("book", "withdraw", offer.split("\t")[0])
        self.wait_for(lambda: [row.split(",")[0] for row in self.rows], ["Tea", "Coffee"])

    def test_three_weeks_of_prices(self):
        for days, price, store in [(45, 5.2, "Aldi"), (21, 4.8, "Lidl"), (14, 5, "Aldi"), (7, 5.5, "Rewe")]:
            self.note(days, f"Coffee 500 g {price:.2f} @{store}")
        self.enter("Coffee", "500 g", "4.00", "Edeka")
        self.go_to_coffee()
        self.assertSays("Low price: 22% under the usual €10.20/kg")
        self.assertSays("Lowest in the 30 days before: €9.60/kg · Lidl")
        self.eventually(lambda: {"Aldi", "€5.00", "€10.00/kg"} <= set(self.words), "the prices that were seen")
        # The same day and store correct the price, and undo brings the other one back.
        self.press("Return")
        self.replace("Price", "6.00")
        self.press("Return")
        self.go_to_coffee()
        self.assertSays("High price: 18% over the usual €10.20/kg")
        self.assertSays("Lowest in the 30 days before: €9.60/kg · Lidl")
        self.assertEqual(self.prices()[0], "6")
        self.press("ctrl+z")
        self.assertSays("Low price")
        self.assertEqual(self.prices()[0], "4")

    def test_a_price_is_judged_while_it_is_typed(self):
        for days, price in [(45, 5.2), (21, 4.8), (14, 5)]:
            self.note(days, f"Coffee 500 g {price:.2f} @Lidl")
        before = self.add_button.bounds
        self.replace("Name", "Coffee")
        self.assertSays("Last time: ")
        self.replace("Quantity", "500 g")
        self.replace("Price", "4.00")
        self.assertSays("Low price: 20% under the usual €10.00/kg")
        # What is said moves nothing.
        self.assertEqual(self.add_button.bounds, before)
        self.open("About It")
        self.replace("Date", "yesterday")
        self.press("Return")
        self.wait_for(lambda: len(self.rows), 1)
        self.assertEqual(self.book()["prices"][0]["date"], days_ago(1))
        self.assertReads("Date", "")
        self.assertSays("Low price")
        self.press("ctrl+z")
        self.wait_for(lambda: len(self.rows), 0)
        self.assertEqual(len(self.prices()), 3)

    def test_a_target_is_met(self):
        self.note(20, "Coffee 500 g 5.00 @Lidl")
        self.per_cli("book", "target", "Coffee", "9.00/kg")
        self.enter("Coffee", "500 g", "4.40", "Aldi")
        self.go_to_coffee()
        self.assertSays("Target met: €9.00/kg or less")

    def test_an_example_is_not_remembered(self):
        self.click(self.item("push button", "Try an Example"))
        self.wait_for(lambda: len(self.rows), 5)
        self.settle()
        self.assertEqual(self.per_cli("book", "list"), "")

    def articles(self):
        lists = self.items("list", "Articles")
        return [row.name for row in lists[0].children if row.role == "list item"] if lists else []

    def open_book(self):
        self.press("ctrl+b")
        self.wait_for(lambda: self.window.name, "Price Book – Per")

    def test_a_price_is_noted_in_the_book(self):
        for days, text in [(40, "Coffee 500 g 5.00 @Aldi"), (20, "Coffee 500 g 4.80 @Lidl"), (9, "Tea 100 g 2 @Lidl"),
                           (30, "Coffee 500 g 5.20 @Rewe")]:
            self.note(days, text)
        self.open_book()
        self.wait_for(lambda: len(self.articles()), 2)
        self.type("coff")
        self.wait_for(lambda: len(self.articles()), 1)
        self.press("Return", "Return")
        self.wait_for(lambda: self.window.name, "Coffee – Per")
        self.press("ctrl+n")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.type("4.00")
        self.assertSays("€8.00/kg · Low price: 20% under the usual €10.00/kg")
        self.press("Return")
        self.assertSays("Price noted")
        self.wait_for(lambda: self.prices()[0], "4")
        # Escape leads back, page by page.
        self.press("Escape")
        self.wait_for(lambda: self.window.name, "Price Book – Per")
        self.press("Escape")
        self.wait_for(lambda: self.window.name, "Per")

    def test_arrow_keys_lead_from_the_search_to_the_articles_and_back(self):
        for text in ("Coffee 500 g 5.00 @Aldi", "Tea 100 g 2 @Lidl"):
            self.note(9, text)
        self.open_book()
        self.wait_for(lambda: len(self.articles()), 2)
        self.assertFocus("Find a Product")
        first, second = self.articles()
        self.press("Down")
        self.assertFocus(first)
        self.press("Down")
        self.assertFocus(second)
        self.press("Up", "Up")
        self.assertFocus("Find a Product")
        self.press("Down", "Return")
        self.wait_for(lambda: self.window.name, f"{first} – Per")

    def test_undo_in_the_list_of_articles_takes_back_the_last_price(self):
        self.note(20, "Coffee 500 g 4.80 @Lidl")
        self.note(2, "Coffee 500 g 5.00 @Aldi")
        self.open_book()
        self.wait_for(lambda: len(self.articles()), 1)
        self.press("Down", "ctrl+z")
        self.wait_for(self.prices, ["24/5"])
        self.press("shift+ctrl+z")
        self.wait_for(self.prices, ["5", "24/5"])

    def test_undo_takes_back_the_price_that_was_noted_last(self):
        self.enter("Coffee", "500 g", "4.99", "Aldi")
        self.go_to_coffee()
        self.press("ctrl+d")
        self.note_lower_price()
        self.press("Escape")
        self.go_to_coffee()
        self.press("ctrl+z")
        self.wait_for(self.prices, ["499/100"])
        self.assertEqual(len(self.rows), 1)
        self.press("ctrl+z")
        self.wait_for(lambda: len(self.rows), 0)

    def test_the_menu_key_opens_the_menu_of_a_price(self):
        self.note(40, "Coffee 500 g 5.00 @Aldi")
        self.note(20, "Coffee 500 g 4.80 @Lidl")
        self.open_book()
        self.wait_for(lambda: len(self.articles()), 1)
        self.type("coff")
        self.press("Return", "Return")
        self.wait_for(lambda: self.window.name, "Coffee – Per")
        self.settle()
        for _ in range(20):
            focus = self.window.focused()
            if focus and focus.role == "list item":
                break
            self.press("Tab")
            self.settle()
        self.press("Menu")
        self.eventually(lambda: self.items("menu item", "Correct"), "the menu")
        self.press("Down", "Return")
        self.wait_for(self.prices, ["5"])

    def test_the_first_price_of_an_article_is_noted_in_the_empty_book(self):
        self.open_book()
        self.assertSays("No Prices Yet")
        self.press("alt+n")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.settle()
        self.type("Coffee")
        self.press("Tab")
        self.type("4.99")
        self.press("Tab")
        self.type("500 g")
        self.press("Return")
        self.wait_for(self.articles, ["Coffee"])
        # One click opens it, as in other lists.
        self.click(self.items("list", "Articles")[0].children[0])
        self.wait_for(lambda: self.window.name, "Coffee – Per")
        self.assertEqual(self.prices(), ["499/100"])

    def test_what_is_bought_is_compared_with_its_first_month(self):
        things = [f"Thing {number} 500 g" for number in range(10)]
        for month, price in (("01", "1.00"), ("02", "1.02"), ("03", "1.05")):
            lines = [f"{thing} {price}" for thing in things]
            self.per_cli("book", "add", "--bought", "--date", f"2026-{month}-10", *lines)
        self.open_book()
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "My Inflation"), "the menu")
        self.press("Return")
        self.eventually(lambda: self.items("frame", "My Inflation"), "the page")
        self.assertSays("What you buy costs 5.0% more than in January 2026.")
        months = self.items("list", "Months")[0].children
        self.assertEqual([month.name for month in months], [
            "March 2026, +5.0%, Articles: 10 of 10", "February 2026, +2.0%, Articles: 10 of 10",
            "January 2026, 0%, Articles: 10 of 10"])
        self.press("Escape")
        self.eventually(lambda: not self.items("frame", "My Inflation"), "the book again")

    def test_details_lead_to_a_new_price(self):
        self.enter("Coffee", "500 g", "4.99", "Aldi")
        self.go_to_coffee()
        self.note_lower_price()

    def test_a_product_that_the_book_does_not_know_has_all_its_prices_too(self):
        self.click(self.item("push button", "Try an Example"))
        self.wait_for(lambda: len(self.rows), 5)
        self.settle()
        self.press("Escape")
        self.go_to("All Prices")
        self.press("space")
        self.assertSays("Tell me when it costs at most")
        self.settle()
        self.press("ctrl+n")
        self.eventually(lambda: self.items("frame", "New Price"), "the form")
        self.settle()
        self.type("0.89")
        self.press("Return")
        self.assertSays("€0.89")
        self.assertIn("0.89", self.per_cli("book", "show", "Oat Flakes"))

    def test_a_file_of_prices_is_imported(self):
        path = pathlib.Path(self.home) / "prices.csv"
        path.write_text(
            "name,quantity,price,store,date\nOats,500 g,0.95,Lidl,2026-01-05\nTea,100 g,2.00,Lidl,2025-01-05\n"
        )
        self.open_book()
        self.press("F10", "Down", "Return")
        self.choose_file(path, question="Import Prices")
        # It asks for a day that can be read, and takes only what was seen since.
        self.press("alt+s")
        self.type("soon")
        self.assertSays("Type a day such as")
        self.press("ctrl+a")
        self.type("2026-01-01")
        self.press("Return")
        self.assertSays("1 price added")
        self.wait_for(self.articles, ["Oats"])
        # Without any wish, everything is imported.
        self.press("F10", "Down", "Return")
        self.choose_file(path, question="Import Prices")
        self.press("Return")
        self.wait_for(lambda: sorted(self.articles()), ["Oats", "Tea"])
        self.press("Escape")
        self.assertIn("0.95", self.per_cli("book", "show", "Oats"))

    def test_a_year_of_what_is_needed_again_and_again_is_priced(self):
        for days, price in [(45, 5.2), (21, 4.8), (14, 4)]:
            self.note(days, f"Coffee 500 g {price:.2f} @Lidl")
        self.enter("Coffee", "500 g", "5.00", "Aldi")
        self.press("alt+Return")
        self.eventually(lambda: self.items("frame", "Comparison Settings"), "the settings")
        self.replace("Need", "500 g per week")
        self.press("Return", "Escape")
        self.wait_for(lambda: self.items("frame", "Comparison Settings"), [])
        self.settle()
        self.go_to_coffee()
        self.assertSays("A year costs €260.00 at this price, usually €249.60, at best €208.00")

    def test_articles_are_compared(self):
        for text in ["Coffee 500 g 5.00 @Aldi", "Tea 100 g 2 @Lidl"]:
            self.note(3, text)
        self.open_book()
        self.wait_for(lambda: len(self.articles()), 2)
        self.press("Return", "space", "Down", "Menu")
        self.eventually(lambda: self.items("menu item", "Show Prices"), "the menu")
        self.press("Down", "Return", "alt+c")
        self.eventually(lambda: self.items("list item", "Tea") or "Tea" in str(self.words), "the tea")
