import CGtk

@testable import GtkKit

extension Window {
  /// Makes a window, which belongs to GTK until it is closed.
  static func plain() -> Window { Window(borrowing: gtk_window_new()) }

  /// What the window shows.
  func setChild(_ child: Widget?) { gtk_window_set_child(window, child?.widget) }

  /// Every window that GTK keeps, in the order of their making.
  static var all: [Window] {
    let list = gtk_window_list_toplevels()
    defer { g_list_free(list) }
    return widgets(in: list)
  }
}

extension Key {
  /// A key by GDK's name, such as "Return" or "a".
  init(named name: String) { self.init(value: gdk_keyval_from_name(name)) }
}

extension Editable {
  /// The widget inside that has the focus while this one is typed in.
  var focusWidget: Widget? {
    lent(gtk_editable_get_delegate(cast()).map { UnsafeMutableRawPointer($0) })
  }
}
