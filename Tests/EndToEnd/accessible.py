"""What an assistive technology sees of the window: a thin layer over AT-SPI."""

import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The interface objects are deprecated in favour of themselves: the binding cannot tell them apart.
warnings.filterwarnings("ignore", category=DeprecationWarning, message="Atspi")
# The binding asks for a cache that GTK 4.8 announces before it has one.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None, None)

Atspi.init()
# Every look at an object is a question to the program. A cache is only emptied by a running main
# loop, which the tests do not have.
Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)


class Item:
    """An object of the window. One that is gone has no name, no children and no state."""

    def __init__(self, accessible):
        self._accessible = accessible

    def __eq__(self, other):
        return isinstance(other, Item) and self._accessible == other._accessible

    __hash__ = None

    def _ask(self, question, default):
        try:
            return question(self._accessible)
        except GLib.Error:
            return default

    @property
    def role(self):
        """In the words of Debian 12. Names change: a push button is a "button" since AT-SPI 2.56."""
        role = self._ask(lambda a: a.get_role(), None)
        if role is None:
            return ""
        return "push button" if role == Atspi.Role.PUSH_BUTTON else Atspi.role_get_name(role)

    @property
    def name(self):
        return self._ask(lambda a: a.get_name(), "") or ""

    @property
    def description(self):
        return self._ask(lambda a: a.get_description(), "") or ""

    @property
    def text(self):
        """What is written in an entry."""
        return self._ask(
            lambda a: Atspi.Text.get_text(a, 0, Atspi.Text.get_character_count(a)), ""
        )

    @text.setter
    def text(self, text):
        """Like a paste: all of it in one change."""
        self._ask(lambda a: Atspi.EditableText.set_text_contents(a, text), None)

    @property
    def bounds(self):
        """Left, top, width and height inside the window, in pixels."""
        box = self._ask(
            lambda a: Atspi.Component.get_extents(a, Atspi.CoordType.WINDOW), None
        )
        return (box.x, box.y, box.width, box.height) if box else (0, 0, 0, 0)

    @property
    def parent(self):
        return Item(self._ask(lambda a: a.get_parent(), None) or self._accessible)

    @property
    def children(self):
        count = self._ask(lambda a: a.get_child_count(), 0)
        found = (self._ask(lambda a, n=n: a.get_child_at_index(n), None) for n in range(count))
        return [Item(child) for child in found if child]

    def _state(self, state):
        return self._ask(lambda a: a.get_state_set().contains(state), False)

    @property
    def is_focused(self):
        return self._state(Atspi.StateType.FOCUSED)

    @property
    def is_sensitive(self):
        return self._state(Atspi.StateType.SENSITIVE)

    @property
    def is_visible(self):
        return self._state(Atspi.StateType.VISIBLE)

    @property
    def is_invalid(self):
        # GTK 4.8 reports the first of these, later ones the second
        states = (Atspi.StateType.INVALID, Atspi.StateType.INVALID_ENTRY)
        return any(self._state(state) for state in states)

    @property
    def is_checked(self):
        return self._state(Atspi.StateType.CHECKED)

    @property
    def is_selected(self):
        return self._state(Atspi.StateType.SELECTED)

    def everything(self):
        """The object and all that is in it, in the order of the window."""
        yield self
        for child in self.children:
            yield from child.everything()

    def shown(self):
        """Like `everything`, without what is hidden."""
        if self.is_visible:
            yield self
            for child in self.children:
                yield from child.shown()

    def focused(self):
        """What has the focus, this or something in it; `None` if nothing has. What is hidden has none."""
        states = self._ask(lambda a: a.get_state_set(), None)
        if not states or states.contains(Atspi.StateType.FOCUSED):
            return self if states else None
        if not states.contains(Atspi.StateType.VISIBLE):
            return None
        return next(filter(None, (child.focused() for child in self.children)), None)

    def outline(self, depth=0):
        """One line for each object, for the report of a failed test."""
        marks = [
            mark
            for mark, holds in {
                "focused": self.is_focused,
                "insensitive": not self.is_sensitive,
                "hidden": not self.is_visible,
                "invalid": self.is_invalid,
            }.items()
            if holds
        ]
        line = f"{'  ' * depth}{self.role} {self.name!r} {self.bounds} {' '.join(marks)}"
        if self.description:
            line += f" described as {self.description!r}"
        if self.role == "text":
            line += f" reads {self.text[:200]!r}"
        return "\n".join([line] + [child.outline(depth + 1) for child in self.children])


def application(process):
    """The program of that process number, once it has registered with the accessibility bus."""
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        try:
            child = desktop.get_child_at_index(number)
            if child and child.get_process_id() == process:
                child.set_cache_mask(Atspi.Cache.NONE)
                return Item(child)
        except GLib.Error:
            pass  # it left while we looked
    return None
