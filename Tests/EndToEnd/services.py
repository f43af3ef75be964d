"""Stand-ins for services of the desktop on the session bus, which note what they are asked."""

import threading

from gi.repository import Gio, GLib


class Service:
    """An object on the bus with a name. Its calls are answered by `answer`, on a thread of its own."""

    def __init__(self, name, path, *interfaces):
        self.calls = []
        self.context = GLib.MainContext()
        self.loop = GLib.MainLoop(self.context)
        ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(name, path, interfaces, ready), daemon=True)
        self.thread.start()
        ready.wait()

    def _run(self, name, path, interfaces, ready):
        self.context.push_thread_default()
        address = Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION)
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        )
        for interface in interfaces:
            for described in Gio.DBusNodeInfo.new_for_xml(interface).interfaces:
                self.bus.register_object(path, described, self._call, self._property, None)
        bus = "org.freedesktop.DBus"
        values = GLib.Variant("(su)", (name, 0))
        self.bus.call_sync(bus, "/", bus, "RequestName", values, None, Gio.DBusCallFlags.NONE, -1)
        ready.set()
        self.loop.run()
        self.bus.close_sync()

    def _call(self, _bus, sender, _path, _interface, method, parameters, invocation):
        values = parameters.unpack()
        self.calls.append((method, values))
        invocation.return_value(self.answer(sender, method, values))

    def _property(self, *_):
        return GLib.Variant("u", 4)

    def asked(self, method):
        """The arguments of each call of a method so far."""
        return [values for name, values in self.calls if name == method]

    def end(self):
        self.loop.quit()
        self.thread.join()


class Notifications(Service):
    """What shows notifications."""

    INTERFACE = """<node><interface name="org.freedesktop.Notifications">
      <method name="Notify">
        <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
      </method>
      <method name="CloseNotification"><arg type="u" direction="in"/></method>
      <method name="GetCapabilities"><arg type="as" direction="out"/></method>
    </interface></node>"""

    def __init__(self):
        super().__init__("org.freedesktop.Notifications", "/org/freedesktop/Notifications", self.INTERFACE)

    def answer(self, _sender, method, _values):
        if method == "Notify":
            return GLib.Variant("(u)", (7,))
        return GLib.Variant("(as)", (["body"],)) if method == "GetCapabilities" else None

    @property
    def texts(self):
        """Title and body of each notification."""
        return [(values[3], values[4]) for values in self.asked("Notify")]


class Portals(Service):
    """What asks the user on behalf of programs in a sandbox. The file asked for is `file`; nothing is printed."""

    FILES = """<node><interface name="org.freedesktop.portal.FileChooser">
      <method name="OpenFile">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
        <arg type="o" direction="out"/>
      </method>
      <method name="SaveFile">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
        <arg type="o" direction="out"/>
      </method>
      <property name="version" type="u" access="read"/>
    </interface></node>"""
    PRINT = """<node><interface name="org.freedesktop.portal.Print">
      <method name="PreparePrint">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
      </method>
      <property name="version" type="u" access="read"/>
    </interface></node>"""
    ADDRESSES = """<node><interface name="org.freedesktop.portal.OpenURI">
      <method name="OpenURI">
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
        <arg type="o" direction="out"/>
      </method>
      <property name="version" type="u" access="read"/>
    </interface></node>"""
    PATH = "/org/freedesktop/portal/desktop"

    def __init__(self, file):
        self.file = file
        super().__init__("org.freedesktop.portal.Desktop", self.PATH, self.FILES, self.PRINT, self.ADDRESSES)

    def answer(self, sender, method, values):
        options = next(value for value in reversed(values) if isinstance(value, dict))
        caller = sender.lstrip(":").replace(".", "_")
        request = f"{self.PATH}/request/{caller}/{options['handle_token']}"
        cancelled = 1 if method == "PreparePrint" else 0
        found = {"uris": GLib.Variant("as", [self.file.as_uri()])} if method.endswith("File") else {}
        # After the answer, which says where to listen
        source = GLib.idle_source_new()
        source.set_callback(lambda *_: self._respond(sender, request, cancelled, found))
        source.attach(self.context)
        return GLib.Variant("(o)", (request,))

    def _respond(self, sender, request, status, results):
        values = GLib.Variant("(ua{sv})", (status, results))
        self.bus.emit_signal(sender, request, "org.freedesktop.portal.Request", "Response", values)
        return False
