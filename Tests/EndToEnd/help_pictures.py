"""Pictures of the help, in each language: scripts/screenshot help.

Japanese and Chinese need a font, such as that of fonts-noto-cjk, which nothing else here does.
"""

import datetime
import os
import pathlib
import subprocess
import unittest

from screenshots import Picture
from test_candidates import Copied

ROOT = pathlib.Path(__file__).resolve().parents[2]
LOCALES = {
    "en": "en_US", "ar": "ar_EG", "de": "de_DE", "es": "es_ES", "fr": "fr_FR", "he": "he_IL", "it": "it_IT",
    "ja": "ja_JP", "nl": "nl_NL", "pl": "pl_PL", "pt_BR": "pt_BR", "sv": "sv_SE", "zh_CN": "zh_CN",
}
# What offers cost, per a kilogram, in each currency
PRICES = {
    "en": "${}", "ar": "{} ج.م.", "he": "₪{}", "ja": "¥{}", "pl": "{} zł", "pt_BR": "R$ {}", "sv": "{} kr", "zh_CN": "¥{}",
}
# So many of it are about a euro.
WORTH = {"ar": 20, "he": 4, "ja": 160, "pl": 4, "pt_BR": 5, "sv": 10, "zh_CN": 8}
POINTS = {"en", "ar", "he", "ja", "zh_CN"}


class HelpPictures(Copied, Picture):
    size = (860, 540)
    code = None

    def take(self, name, title=None):
        self.folder.mkdir(parents=True, exist_ok=True)
        super().take(name, title)
        path = str(self.folder / f"{name}.png")
        # Few colors are enough, and there are many pictures.
        subprocess.run(
            ["convert", path, "-resize", "840x>", "+dither", "-colors", "96", "-strip", f"PNG8:{path}"],
            check=True,
        )

    def price(self, euros):
        worth = WORTH.get(self.code, 1)
        digits = 0 if self.code == "ja" else 2
        text = f"{euros * worth:.{digits}f}"
        text = text if self.code in POINTS else text.replace(".", ",")
        return PRICES.get(self.code, "{} €").format(text)

    def named(self, english):
        return sorted(self.language.texts_for(english))[0]

    def test_pictures(self):
        if not self.code:
            self.skipTest("the class of all languages")
        self.folder = self.folder / self.code
        self.fill()
        self.press("Escape")
        self.take("compare")
        oats = self.named("Oat Flakes")
        offers = [
            (oats, 500, 0.95), (self.named("Rolled Oats"), 1000, 1.99), (oats + " XL", 750, 1.35),
        ]
        per = "kg"
        self.copy(
            [
                (name, f"{grams} g", self.price(euros), f"{self.price(euros * 1000 / grams)}/{per}")
                for name, grams, euros in offers
            ])
        self.settle()
        self.press("ctrl+v")
        self.eventually(lambda: self.items("label", oats + " XL"), "the offers")
        self.settle()
        self.take("paste", "|".join(self.language.texts_for("Offers Found")))
        self.press("Escape")
        self.settle()
        self.show_prices(oats)
        self.take("price-book")

    def show_prices(self, name):
        for days, euros, store in [
            (330, 1.05, "Aldi"), (200, 1.19, "Lidl"), (120, 1.09, "Aldi"), (45, 1.15, "Lidl"), (20, 1.05, "Aldi"),
            (2, 0.95, "Lidl"),
        ]:
            day = datetime.date.today() - datetime.timedelta(days=days)
            self.per_cli("book", "add", "--date", str(day), f"{name} 500 g {self.price(euros)} @{store}")
        self.press("ctrl+b")
        self.settle()
        self.press("ctrl+f")
        # Signs within a word need not be on the keyboard.
        self.type(name.split()[0])
        self.settle()
        self.press("Return", "Return")
        self.eventually(lambda: self.window.name.startswith(name), "the article")
        self.settle()


def load_tests(loader, tests, pattern):
    return unittest.TestSuite(
        loader.loadTestsFromTestCase(
            type(f"Help_{code}", (HelpPictures,), {
                "code": code, "environment": {"LC_ALL": f"{locale}.UTF-8"},
            }))
        for code, locale in LOCALES.items()
        if locale in os.environ.get("PER_LANGUAGES", locale).split()
    )


if __name__ == "__main__":
    unittest.main(verbosity=2)
