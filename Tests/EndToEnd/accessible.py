"""What an assistive technology sees of the window: a thin layer over AT-SPI's interfaces on its bus."""

import functools

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

# How long the program may take to answer one question, in milliseconds
PATIENCE = 5000
# A push button is a "button" since AT-SPI 2.56, and groups are what panels were for GTK 4.8
OLD_NAMES = {Atspi.Role.PUSH_BUTTON: "push button", Atspi.Role.GROUPING: "panel"}


def connect():
    """A connection to the accessibility bus, which the session bus starts."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
        None, None, Gio.DBusCallFlags.NONE, -1,
    ).unpack()[0]
    flags = Gio.DBusConnectionFlags
    return Gio.DBusConnection.new_for_address_sync(
        address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
    )


BUS = connect()


# Making one takes longer than asking.
@functools.cache
def arguments(signature, *values):
    return GLib.Variant(signature, values)


def ask(name, path, interface, method, values=None):
    """What an object answers, or `None` where it is gone or was none: that one is on no bus."""
    if not name:
        return None
    try:
        return BUS.call_sync(
            name, path, interface, method, values, None, Gio.DBusCallFlags.NONE, PATIENCE
        ).unpack()
    except GLib.Error:
        return None


class Item:
    """An object of the window. One that is gone has no name, no children and no state."""

    # The roles of objects, which never change. libatspi's binding asks for each child by itself, and for
    # each role whenever it is looked at: most of the time of the tests was spent on that.
    roles = {}

    def __init__(self, reference):
        self._reference = reference

    def __eq__(self, other):
        return isinstance(other, Item) and self._reference == other._reference

    __hash__ = None

    def _ask(self, interface, method, values=None):
        return ask(*self._reference, f"org.a11y.atspi.{interface}", method, values)

    def _property(self, interface, name):
        values = arguments("(ss)", f"org.a11y.atspi.{interface}", name)
        answer = ask(*self._reference, "org.freedesktop.DBus.Properties", "Get", values)
        return answer[0] if answer else None

    @property
    def role(self):
        """In the words of Debian 12, which have changed since."""
        role = self.roles.get(self._reference)
        if role is None:
            answer = self._ask("Accessible", "GetRole")
            if not answer:
                return ""
            role = Atspi.Role(answer[0])
            role = OLD_NAMES.get(role) or Atspi.role_get_name(role)
            self.roles[self._reference] = role
        return role

    @property
    def name(self):
        return self._property("Accessible", "Name") or ""

    @property
    def description(self):
        return self._property("Accessible", "Description") or ""

    @property
    def placeholder(self):
        """What an empty entry asks for."""
        answer = self._ask("Accessible", "GetAttributes")
        return answer[0].get("placeholder-text", "") if answer else ""

    @property
    def text(self):
        """What is written in an entry."""
        count = self._property("Text", "CharacterCount") or 0
        answer = self._ask("Text", "GetText", arguments("(ii)", 0, count))
        return answer[0] if answer else ""

    @text.setter
    def text(self, text):
        """Like a paste: all of it in one change."""
        self._ask("EditableText", "SetTextContents", arguments("(s)", text))

    def activate(self):
        """Does what a click does, without a pointer."""
        self._ask("Action", "DoAction", arguments("(i)", 0))

    @property
    def bounds(self):
        """Left, top, width and height inside the window, in pixels."""
        answer = self._ask("Component", "GetExtents", arguments("(u)", int(Atspi.CoordType.WINDOW)))
        return answer[0] if answer else (0, 0, 0, 0)

    @property
    def parent(self):
        return Item(self._property("Accessible", "Parent") or self._reference)

    @property
    def children(self):
        answer = self._ask("Accessible", "GetChildren")
        return [Item(child) for child in answer[0]] if answer else []

    @property
    def _states(self):
        """A number with a bit for each state; 0 for an object that is gone."""
        answer = self._ask("Accessible", "GetState")
        return answer[0][0] | answer[0][1] << 32 if answer else 0

    def _state(self, state):
        return bool(self._states >> int(state) & 1)

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
    def is_pressed(self):
        return self._state(Atspi.StateType.PRESSED)

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

    def focused(self, besides=None):
        """What has the focus, this or something in it, where that is not in the child `besides`; `None` if
        nothing has. What is hidden has none."""
        states = self._states
        if states >> int(Atspi.StateType.FOCUSED) & 1:
            return self
        if not states >> int(Atspi.StateType.VISIBLE) & 1:
            return None
        others = (child for child in self.children if child != besides)
        return next(filter(None, (child.focused() for child in others)), None)

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
    for child in Item(("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")).children:
        name = child._reference[0]
        bus = "org.freedesktop.DBus"
        values = arguments("(s)", name)
        if ask(bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", values) == (process,):
            return child
    return None
