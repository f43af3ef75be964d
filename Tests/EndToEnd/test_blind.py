"""Everything by keyboard, and by what a screen reader says of what has the focus: nothing else is looked at."""

import pathlib

from window import WindowTest


class Blind(WindowTest):
    """In English; a language of its own changes what is typed and what is heard."""

    deal = "3 for 2"
    prices = ("0.95", "2.19", "1.50")
    first = ("€1.90 per kilogram",)
    second = ("€2.19 per kilogram", "2nd of 2", "15% more than the best value")
    better = ("€1.50 per kilogram", "Best value of 2")
    with_deal = ("€1.46 per kilogram", "best value", "3 for 2")
    needed = ("5 kg: 5 packs for €8.76",)
    noted = ("€1.46/kg", "1 kg for €1.46")
    imported = ("€1.00 per kilogram", "best value")
    page = "Oat Bran</h3>1 kg <b>€3.00</b> (€3.00/kg)", "Rye Flakes</h3>500 g <b>€0.80</b> (€1.60/kg)"
    offered = ("500 g", "€0.80", "agrees")
    pasted = ("€1.60 per kilogram",)

    @property
    def said(self):
        item = self.focused()
        return f"{item.name}, {item.description}".replace("\u00a0", " ").casefold() if item else ""

    def hear(self, *parts):
        """What has the focus says all that."""
        def missing():
            said = self.said
            return [(part, said) for part in parts if part.casefold() not in said]

        self.wait_for(missing, [])

    def fill(self, name, quantity, price, *outcome):
        self.hear(*self.language.texts_for("Name"))
        self.type(name)
        self.go_to("Quantity")
        self.type(quantity)
        self.go_to("Price")
        self.type(price)
        self.hear(*outcome)
        self.press("Return")

    def test_what_shoppers_do(self):
        # The main job, and an edit that is undone
        self.fill("Hafer", "500 g", self.prices[0], *self.first)
        self.fill("Kleie", "1 kg", self.prices[1], *self.second)
        self.press("Escape")
        self.hear("Hafer", "500 g")
        self.press("Down")
        self.hear("Kleie", "1 kg")
        self.press("Return")
        self.go_to("Price")
        self.type(self.prices[2])
        self.hear(*self.better)
        self.press("Return")
        self.hear("Kleie", self.better[0])
        self.press("ctrl+z")
        self.hear("Kleie", self.second[0])
        # A deal
        self.press("Return")
        self.hear(*self.language.texts_for("Name"))
        groups = self.language.texts_for("Deal")
        self.press_tab_until(lambda item: item.name.split(":")[0] in groups and ":" in item.name, "the group of deals")
        self.press("space")
        self.go_to("Deal")
        self.type(self.deal)
        self.hear(self.with_deal[0])
        self.press("Return")
        self.hear("Kleie", *self.with_deal)
        # A need
        self.press("alt+Return")
        self.go_to("Need")
        self.type("5 kg")
        self.press("Return", "Escape")
        self.hear("Kleie", *self.needed)
        # The price book knows what was typed
        self.press("ctrl+b")
        self.hear(*self.language.texts_for("Find a Product"))
        self.press_tab_until(lambda item: item.name == "Kleie", "the article")
        self.hear(*self.noted)
        self.press("Return")
        self.press_tab_until(lambda item: self.noted[1] in item.name.replace("\u00a0", " "), "the price")
        for page in ("Price Book", "Hafer"):
            self.press("Escape")
            names = {f"{text} – Per" for text in self.language.texts_for(page)}
            self.eventually(lambda: self.window.name in names, page)
        # An import
        path = pathlib.Path(self.home) / "offers.txt"
        path.write_text("2 kg 2.00 Grieß\n" if "." in self.prices[0] else "2 kg 2,00 Grieß\n")
        self.press("F10")
        for _ in range(12):
            texts = {text.replace("\u00a0", " ").casefold() for text in self.language.texts_for("Import…")}
            if self.said.split(",")[0] in texts:
                break
            self.press("Down")
            self.settle()
        self.press("Return")
        self.choose_file(path, windows=1)
        self.eventually(lambda: len(self.app.children) > 1, "what would be imported")
        self.settle()
        self.press("Return")
        self.wait_for(lambda: len(self.app.children), 1)
        self.press("ctrl+f", "Escape", "Home")
        self.hear("Grieß", *self.imported)
        # A page that was copied in the browser
        self.copy_page("".join(f"<li class=card><h3>{card}" for card in self.page))
        self.press("ctrl+v")
        self.hear("Oat Bran")
        self.press("space", "Down")
        self.hear("Rye Flakes", *self.offered)
        self.press("Return")
        self.wait_for(lambda: len(self.app.children), 1)
        self.press("ctrl+f", "Escape", "End", "Up")
        self.hear("Rye Flakes", *self.pasted)
        self.press("ctrl+z", "End", "Up")
        self.hear("Kleie")


class BlindInGerman(Blind):
    environment = {"LC_ALL": "de_DE.UTF-8"}
    deal = "nimm 3 zahl 2"
    prices = ("0,95", "2,19", "1,50")
    first = ("1,90 € pro Kilogramm",)
    second = ("2,19 € pro Kilogramm",)
    better = ("1,50 € pro Kilogramm",)
    with_deal = ("1,46 € pro Kilogramm", "3 für 2")
    needed = ("5 kg: 5 Packungen",)
    noted = ("1,46 €/kg", "1 kg für 1,46 €")
    imported = ("1,00 € pro Kilogramm",)
    page = "Oat Bran</h3>1 kg <b>3,00 €</b> (3,00 €/kg)", "Rye Flakes</h3>500 g <b>0,80 €</b> (1,60 €/kg)"
    offered = ("500 g", "0,80 €", "stimmt überein")
    pasted = ("1,60 € pro Kilogramm",)
