"""A page that is copied in the browser becomes products: pasted, looked at, added, and taken back."""

from window import WindowTest

CARDS = [
    ("Oat Flakes", "500 g", "€1.25", "€2.50/kg"),
    ("Oat Bran", "1 kg", "€3.00", "€3.00/kg"),
    ("Oat Drink", "1 l", "€1.50", "€1.50/l"),
    ("Oat Bars", "200 g", "€2.00", "€99.00/kg"),
]


class Copied(WindowTest):
    def copy(self, cards, has_text=True, address=""):
        """Another program copies a page, and offers it as browsers do, or as nothing else."""
        items = "".join(
            f"<li class='card'><h3>{name}</h3><p>{size}</p><p class='price'>{price}</p><p>{unit}</p></li>"
            for name, size, price, unit in cards
        )
        texts = ["\n".join("\n".join(card) for card in cards)] if has_text else []
        self.copy_page(f"<meta charset='utf-8'><ul>{items}</ul>", *texts, address=address)

    def names(self):
        return [row.split(",")[0] for row in self.rows]

    def says(self, words):
        return [x for x in self.shown if words in x.name]

    def paste(self, cards=CARDS):
        self.copy(cards)
        self.press("Escape")
        self.settle()
        self.press("ctrl+v")
        self.eventually(lambda: self.items("label", "Oat Bran"), "the offers")
        self.settle()


class Pasting(Copied):
    def test_what_is_ticked_is_added_and_taken_back(self):
        self.paste()
        self.assertTrue(self.items("label", "2 of 4 chosen"))
        self.press("Return")
        self.wait_for(self.names, ["Oat Flakes", "Oat Bran"])
        self.settle()
        self.press("ctrl+z")
        self.wait_for(self.names, [])

    def test_rows_are_chosen_and_typed_anew_by_keys(self):
        self.paste()
        self.press("space")
        self.wait_for(lambda: bool(self.items("label", "1 of 4 chosen")), True)
        self.press("Down", "Down", "Down", "F2")
        self.assertFocus("Name")
        self.press("Tab", "Tab")
        self.assertFocus("Price")
        self.press("ctrl+a")
        self.type("much")
        self.press("Return")
        # It is said at its entry, which keeps the focus.
        self.wait_for(lambda: self.focused().is_invalid, True)
        self.assertFocus("Price")
        self.press("ctrl+a")
        self.type("1.00")
        self.press("Return")
        self.wait_for(lambda: bool(self.items("label", "2 of 4 chosen")), True)
        self.assertFocus("Oat Bars")
        self.settle()
        self.press("Return")
        self.wait_for(self.names, ["Oat Bran", "Oat Bars"])

    def test_down_takes_the_other_price_of_an_unclear_offer(self):
        self.paste([*CARDS[:3], ("Oat Bars", "10 pcs", "€1.20/pc", "")])
        self.press("Down", "Down", "Down", "F2")
        self.assertFocus("Name")
        self.type("New")
        self.press("Tab", "Tab")
        self.wait_for(lambda: self.focused().text, "1.20")
        self.press("Down")
        self.wait_for(lambda: self.focused().text, "12.00")
        self.press("Down")
        self.wait_for(lambda: self.focused().text, "1.20")
        self.press("Return")
        # What was typed before stays.
        self.assertFocus("New")

    def test_escape_gives_up_what_was_typed_and_what_is_typed_is_added(self):
        self.paste()
        self.press("F2")
        self.assertFocus("Name")
        self.type("Other")
        self.press("Escape")
        self.assertFocus("Oat Flakes")
        self.press("F2")
        self.assertFocus("Name")
        self.press("ctrl+a")
        self.type("Rolled Oats")
        self.press("alt+a")
        self.wait_for(self.names, ["Rolled Oats", "Oat Bran"])

    def test_escape_adds_nothing(self):
        self.paste()
        self.press("Escape")
        self.wait_for(lambda: self.items("label", "Oat Bran"), [])
        self.assertEqual(self.names(), [])

    def test_a_page_without_its_text_is_read_too(self):
        for keys in (["Escape"], ["ctrl+n"]):
            self.copy(CARDS, has_text=False)
            self.press(*keys)
            self.settle()
            self.press("ctrl+v")
            self.eventually(lambda: self.items("label", "Oat Bran"), "the offers")
            self.press("Escape")
            self.wait_for(lambda: self.items("label", "Oat Bran"), [])

    def test_the_site_of_a_page_says_its_currency(self):
        cards = [(name, size, price.lstrip("€"), "") for name, size, price, _ in CARDS]
        self.copy(cards, address="https://www.shop.co.uk/oats")
        self.press("Escape")
        self.settle()
        self.press("ctrl+v")
        self.eventually(lambda: self.items("label", "Oat Bran"), "the offers")
        self.eventually(lambda: self.says("£1.25"), "pounds")

    def test_a_link_is_kept_with_the_product_that_is_typed(self):
        self.copy_page("<a href='https://shop.example/oats'>Oat Flakes</a>", "https://shop.example/oats")
        self.press("ctrl+n")
        self.type("Oat Flakes")
        self.press("ctrl+v")
        self.eventually(lambda: self.says("The link is in the note."), "the notice")
        self.assertEqual(self.entry("Name").text, "Oat Flakes")

    def test_one_product_fills_the_form(self):
        self.copy([("Oat Flakes", "", "€1.25", "")])
        self.press("Escape")
        self.settle()
        self.press("ctrl+v")
        self.wait_for(lambda: self.entry("Name").text, "Oat Flakes")
        self.wait_for(lambda: self.entry("Quantity").is_focused, True)
        self.assertEqual(self.names(), [])


class SmallestWindow(Copied):
    environment = {"LC_ALL": "de_DE.UTF-8"}
    size = (360, 640)
    text_scale = 2

    def test_a_page_is_pasted_over_the_empty_list(self):
        self.copy([("Haferflocken", "500 g", "1,25 €", "2,50 €/kg"), ("Oat Bran", "1 kg", "3,00 €", "3,00 €/kg")])
        self.press("Escape", "ctrl+v")
        self.eventually(lambda: self.items("label", "Oat Bran"), "the offers")
        self.settle()
        self.press("Return")
        self.wait_for(self.names, ["Haferflocken", "Oat Bran"])
