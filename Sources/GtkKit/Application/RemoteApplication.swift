import CGtk

/// An application that other programs use over the session bus, which starts it if it is not running.
@MainActor
public struct RemoteApplication {
  private let id: String

  /// The application with an id such as "org.example.App".
  public init(id: String) { self.id = id }

  /// Activates an action that takes a text: https://wiki.gnome.org/Projects/GLib/GApplication/DBusAPI
  ///
  /// - Parameter time: when the user asked for it, as the desktop counts; windows come to the front by it.
  public func activate(_ action: String, _ text: String, at time: UInt32) {
    guard let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
    var parameter = g_variant_new_variant(g_variant_new_string(text))
    let wrapped = g_variant_new_array(nil, &parameter, 1)
    var token = g_variant_new_dict_entry(
      g_variant_new_string("desktop-startup-id"),
      g_variant_new_variant(g_variant_new_string("_TIME\(time)")))
    let platformData = g_variant_new_array(nil, &token, 1)
    var arguments = [g_variant_new_string(action), wrapped, platformData]
    let path = "/" + id.split(separator: ".").joined(separator: "/")
    g_dbus_connection_call(
      connection, id, path, "org.gtk.Actions", "Activate", g_variant_new_tuple(&arguments, 3), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
  }
}
