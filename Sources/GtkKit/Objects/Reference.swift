import CGtk
import CGtkSupport

/// What a wrapper is made from: an object, and whether the wrapper owns a reference to it.
///
/// Opaque outside this module. A template widget's initializer gets one, takes its children from
/// it and passes it on to `super`.
public struct Reference {
  let raw: UnsafeMutableRawPointer
  let isOwned: Bool

  /// What a constructor hands over.
  init(consuming pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { preconditionFailure("a constructor returned nothing") }
    if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
    raw = pointer
    isOwned = true
  }

  /// What GTK lends; it is referenced.
  init(borrowing pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { preconditionFailure("there is nothing to borrow") }
    g_object_ref(pointer)
    raw = pointer
    isOwned = true
  }

  /// An object that owns its wrapper, which must not own it in turn.
  init(owner pointer: UnsafeMutableRawPointer) {
    raw = pointer
    isOwned = false
  }

  /// The child of a template widget with this `id` in the markup. Traps if it is missing or has another type.
  public func child<T: Object>(_ id: String, as type: T.Type = T.self) -> T {
    let owner = support_object_type(raw)
    let widget = raw.assumingMemoryBound(to: GtkWidget.self)
    guard let child: T = lent(gtk_widget_get_template_child(widget, owner, id)) else {
      preconditionFailure("\(String(cString: g_type_name(owner))) has no \(T.self) \"\(id)\"")
    }
    return child
  }
}
