"""A language that nobody speaks: what is in English there comes from no catalogue."""

import gettext
import os
import pathlib
import re
import shutil
import subprocess

from window import PROGRAM, WindowTest

LOCALES = pathlib.Path(PROGRAM).parents[1] / "share" / "locale"
# Each run of tests has its own, because several run side by side
PSEUDO = f"xa{os.getpid()}"
ACCENTS = str.maketrans("aceinosuyACEINOSUY", "àçéîñöšüÿÀÇÉÎÑÖŠÜÝ")
# What is the same everywhere, ICU's words for units, and what the toolkit says by itself
OWN = re.compile(
    r"\b(Per|per|kilograms?|lit(re|er)s?|grams?|euros?|g|Minimi[sz]e|Maximi[sz]e|Close|Dismiss|Search|(the )?window|"
    r"No Results Found|Try a different search|Caps Lock is on|Show Text|\d+ [A-Z][a-z]{2,3})\b|((Shift|Ctrl|Alt)\+)+\S+|^(Delete|Return|Menu|Space|Escape)$"
)
# What opens over a window reaches out of it
MENUS = ("menu", "menu bar", "dialog")


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
        said = text if context in ("between facts", "between names") else pseudo(text)
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


def english(text):
    """Whether something of a text stands outside the brackets that all texts of a catalogue have."""
    text = text or ""
    inner = None
    # From the inside, because what is inserted may have brackets of its own
    while inner != text:
        inner, text = text, re.sub(r"\[[^\[\]]*\]", "", text)
    return bool(re.search("[A-Za-z]{3}", OWN.sub("", text)))


class PseudoTest(WindowTest):
    """A window in that language. What a user types has names of two letters at most."""

    environment = {"LC_ALL": "en_IE.UTF-8", "LANGUAGE": PSEUDO}

    def setUp(self):
        self.addCleanup(make_catalogue())
        super().setUp()

    def assertTranslated(self, place, besides=re.compile(""), is_in_window=True):
        self.settle()
        texts = {text for item in self.shown for text in self.foreign(item)}
        self.assertEqual({text for text in texts if not besides.fullmatch(text)}, set(), place)
        if is_in_window:
            self.assertNotClipped(place)

    def foreign(self, item):
        """What of an object's words is in no catalogue; the names of classes stand for no name at all."""
        # Examples with digits are written in words that are read back, which no translator makes
        example = item.placeholder
        # What holds numbers and units together is no letter
        joined = str.maketrans({"\u00a0": " ", "\u2060": None})
        for text in (item.name, item.description, "" if re.search(r"\d", example) else example):
            text = text.translate(joined)
            if english(text) and not re.fullmatch("(Gtk|Adw|Per)[A-Za-z]+", text):
                yield text

    def assertNotClipped(self, place):
        """Nothing that is read reaches out of its window. A narrow window still knows where things were in the page
        that it does not show; that it could be made so narrow says that they had room."""
        for window in self.app.children:
            if not window.children or window.children[0].bounds[2] < 500:
                continue
            start, _, width, _ = window.children[0].bounds
            items = ((item, item.bounds) for item in self.within(window) if item.role in ("label", "push button", "text"))
            outside = [
                (item.name, bounds)
                for item, bounds in items
                if bounds[2] > 0 and not (start <= bounds[0] + 1 and bounds[0] + bounds[2] <= start + width + 1)
            ]
            self.assertEqual(outside, [], place)

    def within(self, item):
        """What is shown in an object, without menus."""
        if item.is_visible and item.role not in MENUS:
            yield item
            for child in item.children:
                yield from self.within(child)

    def quick(self, *lines):
        for line in lines:
            self.press("ctrl+l")
            self.type(line)
            self.press("Return")
            self.assertReads("Quick Line", "")

    def open_window(self, keys):
        """Opens a window of its own; the result is what closes it again."""
        frames = len(self.app.children)
        self.press(keys)
        self.eventually(lambda: len(self.app.children) > frames, f"a window for {keys}")
        self.settle()

        def close():
            # The first may end a search or an entry
            for _ in range(3):
                if len(self.app.children) > frames:
                    self.press("Escape")
                    self.settle()
            self.wait_for(lambda: len(self.app.children), frames)

        return close

    def open_place(self, keys):
        """Shows another page in the window; the result is what leads back."""
        before = self.window.name
        self.press(keys)
        self.eventually(lambda: self.window.name != before, f"a page for {keys}")
        self.settle()

        def go_back():
            self.press("alt+Left")
            self.wait_for(lambda: self.window.name, before)

        return go_back

    def show(self, keys, *besides):
        """Opens a window of its own, reads it and closes it."""
        close = self.open_window(keys)
        self.assertTranslated(keys, *besides)
        close()

    def show_menu(self, *keys):
        """Opens a menu, reads it and closes it."""
        before = len(self.items("menu item"))
        self.press(*keys)
        self.eventually(lambda: len(self.items("menu item")) > before, f"a menu for {keys}")
        self.assertTranslated(keys)
        self.press("Escape")
        self.settle()
        self.wait_for(lambda: len(self.items("menu item")), before)
