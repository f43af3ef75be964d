"""What the program says in the language of a locale."""

import gettext
import pathlib
import re


class Language:
    """The texts of a catalogue, found by the English one as the screen shows it, without access keys."""

    def __init__(self, program, locale):
        folder = pathlib.Path(program).parents[1] / "share" / "locale"
        # Python leaves out the encoding, and knows "pt_BR" as well as "de"
        found = gettext.translation("per", folder, [locale], fallback=True)
        texts = getattr(found, "_catalog", {}).items()
        self.texts = {
            self.shown(key[0] if isinstance(key, tuple) else key): self.shown(text)
            for key, text in texts
            if not (isinstance(key, tuple) and key[1])
        }

    @staticmethod
    def shown(text):
        """Without the access key, which Japanese and Chinese have in brackets: "名前(_N)"."""
        without = re.sub(r"\s?\(_\w\)", "", text)
        return without.rsplit("\x04", 1)[-1].replace("_", "")

    def text(self, english):
        return self.texts.get(english, english)
