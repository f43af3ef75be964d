"""What the program says in the language of a locale."""

import gettext
import pathlib


class Language:
    """The texts of a catalogue, found by the English one as the screen shows it: without access keys."""

    def __init__(self, program, locale):
        folder = pathlib.Path(program).parents[1] / "share" / "locale"
        # Python leaves out the encoding, and knows "pt_BR" as well as "de"
        found = gettext.translation("per", folder, [locale], fallback=True)
        self.texts = {}
        for key, text in getattr(found, "_catalog", {}).items():
            # Plural forms have keys of two parts
            english, form = key if isinstance(key, tuple) else (key, 0)
            if not form:
                self.texts.setdefault(self.shown(english), set()).add(self.shown(text))

    @staticmethod
    def shown(text):
        """Without its context and the mark of its access key."""
        return text.rsplit("\x04", 1)[-1].replace("_", "")

    def texts_for(self, english):
        """All that it may be called: a title and a button can differ where the English one is the same."""
        return self.texts.get(english, {english})

    def texts_with(self, start):
        """All that begin so in English, or that beginning itself."""
        found = [texts for english, texts in self.texts.items() if english.startswith(start)]
        return set().union({start}, *found)
