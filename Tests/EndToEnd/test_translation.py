"""Every text of the window comes from a catalogue."""

import gettext
import os
import pathlib
import re
import shutil
import subprocess

from window import PROGRAM, WindowTest

LOCALES = pathlib.Path(PROGRAM).parents[1] / "share" / "locale"
# Of its own in each run of tests, because several stand beside each other
PSEUDO = f"xa{os.getpid()}"
ACCENTS = str.maketrans("aceinosuyACEINOSUY", "àçéîñöšüÿÀÇÉÎÑÖŠÜÝ")
# What is the same everywhere, ICU's words for units, and what the toolkit says by itself
OWN = re.compile(
    r"\b(Per|per|kilograms?|grams?|g|Minimi[sz]e|Maximi[sz]e|Close|Dismiss|Search|(the )?window|"
    r"No Results Found|Try a different search)\b|((Shift|Ctrl|Alt)\+)+\S+|^(Delete|Return|Menu)$"
)
# Names of units and currencies, as ICU has them in English
NAMES = re.compile(
    r"((US|British|Scandinavian) )?[a-z][a-z -]*|[KMGTP]ibyte|Btu|kWh|Cal(orie)?|EUR|(.*, )?Euro"
)
# What the help says can be typed
EXAMPLES = re.compile("6 x 330 ml 4.99 Cola @ Aldi")


def pseudo(text):
    """Accented, in brackets, and 40 % longer; what is inserted and the access key stay."""
    parts = re.split(r"(%\d\$s|_\w|\n)", text)
    accented = "".join(p if n % 2 else p.translate(ACCENTS) for n, p in enumerate(parts))
    return "[" + accented + "~" * (len(text) * 2 // 5) + "]"


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def make_catalogue():
    """Makes a language of all texts that German has, which are all there are; the result removes it."""
    catalogue = gettext.translation("per", LOCALES, ["de"])._catalog
    head = "Language: en\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n!=1;\n"
    entries = [f'msgid ""\nmsgstr {quoted(head)}']
    for key in catalogue:
        english, form = key if isinstance(key, tuple) else (key, None)
        context, _, text = english.rpartition("\x04")
        if not text or form == 1:
            continue
        entry = f"msgctxt {quoted(context)}\n" if context else ""
        entry += f"msgid {quoted(text)}\n"
        # The shape of dates and of what stands between facts is no text
        said = text if context == "between facts" else pseudo(text)
        if form is None:
            entry += f"msgstr {quoted(said)}"
        else:
            entry += f'msgid_plural {quoted(text + "s")}\nmsgstr[0] {quoted(said)}\nmsgstr[1] {quoted(said)}'
        entries.append(entry)
    folder = LOCALES / PSEUDO / "LC_MESSAGES"
    folder.mkdir(parents=True, exist_ok=True)
    command = ["msgfmt", "--output-file", str(folder / "per.mo"), "-"]
    subprocess.run(command, input="\n\n".join(entries), text=True, check=True)
    return lambda: shutil.rmtree(folder.parent)


class PseudoLocale(WindowTest):
    """In a language that nobody speaks, what is in English comes from no catalogue."""

    environment = {"LC_ALL": "en_IE.UTF-8", "LANGUAGE": PSEUDO}

    def setUp(self):
        self.addCleanup(make_catalogue())
        super().setUp()

    def assertTranslated(self, place, besides=re.compile("")):
        self.settle()
        texts = {text for item in self.shown for text in self.foreign(item)}
        self.assertEqual({text for text in texts if not besides.fullmatch(text)}, set(), place)

    def foreign(self, item):
        """What of an object's words is in no catalogue; the names of classes stand for no name at all."""
        for text in (item.name, item.description):
            rest = OWN.sub("", re.sub(r"\[[^\[\]]*\]", "", text or ""))
            if re.search("[A-Za-z]{3}", rest) and not re.fullmatch("(Gtk|Adw|Per)[A-Za-z]+", text):
                yield text

    def show(self, keys, *besides):
        """Opens a window of its own, reads it and closes it."""
        frames = len(self.app.children)
        self.press(keys)
        self.eventually(lambda: len(self.app.children) > frames, f"a window for {keys}")
        self.assertTranslated(keys, *besides)
        self.press("Escape")
        self.eventually(lambda: len(self.app.children) == frames, f"the end of that for {keys}")

    def test_every_window(self):
        self.assertTranslated("the empty list")
        for line in ("500 g 0.95", "1 kg 1.99 3 for 2 deposit 0.25", "2 kg 9.99 limit 1"):
            self.press("ctrl+l")
            self.type(line)
            self.press("Return")
        self.wait_for(lambda: len(self.rows), 3)
        self.assertTranslated("rows")
        self.press("ctrl+n")
        for group in ("Deal", "Costs", "Usable", "About"):
            self.open(group)
        self.assertTranslated("the form")
        self.press("ctrl+n")
        for field in ("Quantity", "Price", "Deposit", "Barcode"):
            self.replace(field, "?")
        self.assertTranslated("what cannot be read")
        self.press("Escape", "Escape")
        self.assertTranslated("a form that was left")
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Stores…"), "the menu")
        self.assertTranslated("the menu")
        self.press("Escape")
        self.wait_for(lambda: self.items("menu item"), [])
        self.show("alt+Return", NAMES)
        self.show("F1", EXAMPLES)
        self.show("ctrl+comma", NAMES)
        for keys in ("ctrl+g", "ctrl+o", "ctrl+b", "ctrl+shift+b"):
            self.show(keys)
        self.press("ctrl+n", "Escape", "Delete")
        self.wait_for(lambda: len(self.rows), 2)
        self.assertTranslated("the notice of a removal")

    def test_the_help_of_the_command_line(self):
        said = self.per_cli("--help")
        # First the brackets of what can be typed, which may be inside of those of a text
        said = re.sub(r"\[(?![^\[\]]*~\])[^\[\]]*\]", "", said)
        said, count = re.subn(r"\[[^\[\]]*~\]", "", said)
        self.assertGreater(count, 40)
        # What is left is what can be typed
        self.assertEqual([line for line in said.splitlines() if line.strip() and not line.startswith("  ")], [])
