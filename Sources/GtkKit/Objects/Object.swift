import CGtk
import CGtkSupport

/// A GObject seen from Swift: one pointer and, as a rule, one reference.
///
/// A wrapper has no state of its own; any number of them may stand for one object, and they are
/// equal. Only a template widget is more than that: see ``TemplateWidget``.
@MainActor
open class Object {
  /// The type of the objects that this wrapper may stand for.
  class var wrappedType: GType { support_type_object() }

  private var instance: UnsafeMutableRawPointer?
  private let ownsReference: Bool

  /// Makes the wrapper for what a reference stands for.
  public required init(_ reference: Reference) {
    instance = reference.raw
    ownsReference = reference.isOwned
  }

  isolated deinit {
    if ownsReference, let instance { g_object_unref(instance) }
  }

  /// Takes over what a constructor hands over; a floating reference is sunk.
  convenience init(consuming raw: UnsafeMutableRawPointer?) {
    self.init(Reference(consuming: raw))
  }

  /// Takes over what a constructor of an opaque type hands over.
  convenience init(consuming pointer: OpaquePointer?) {
    self.init(Reference(consuming: pointer.map { UnsafeMutableRawPointer($0) }))
  }

  /// Adds a reference to what GTK lends, and sinks nothing: sinking a row in a temporary wrapper
  /// would free it before its container takes it.
  convenience init(borrowing raw: UnsafeMutableRawPointer?) {
    self.init(Reference(borrowing: raw))
  }

  /// Adds a reference to what GTK lends of an opaque type.
  convenience init(borrowing pointer: OpaquePointer?) {
    self.init(Reference(borrowing: pointer.map { UnsafeMutableRawPointer($0) }))
  }

  /// The object's address. A template widget whose object is gone has none, and using it traps.
  final var raw: UnsafeMutableRawPointer {
    guard let instance else { preconditionFailure("\(Self.self) is used after it was destroyed") }
    return instance
  }

  /// Whether the object behind a template widget has been destroyed; never true otherwise.
  public final var isGone: Bool { instance == nil }

  /// Forgets the object, because it is being finalized and takes this half with it.
  final func objectWasFinalized() {
    instance = nil
  }

  /// The object as C sees a type that can be derived from.
  final func cast<T>() -> UnsafeMutablePointer<T> { raw.assumingMemoryBound(to: T.self) }

  /// The object as C sees an interface or a type that cannot be derived from.
  final func cast() -> OpaquePointer { OpaquePointer(raw) }

  /// The object with one more reference, for a C function that takes one over.
  final func handedOver() -> OpaquePointer {
    g_object_ref(raw)
    return cast()
  }
}

extension Object: Equatable, Hashable {
  /// Whether both stand for one object.
  public static func == (left: Object, right: Object) -> Bool { left.raw == right.raw }

  /// Equal wrappers stand for one object, so its address is the hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(raw)
  }
}

extension Object {
  /// The object's type.
  final var gobjectType: GType { support_object_type(raw) }
}

/// The wrappers for the widgets in a list that C lends.
@MainActor
func widgets<T: Widget>(in list: UnsafeMutablePointer<GList>?) -> [T] {
  var widgets: [T] = []
  var node = list
  while let current = node {
    if let widget: T = lent(current.pointee.data) { widgets.append(widget) }
    node = current.pointee.next
  }
  return widgets
}

/// The wrapper for an object that C lends: the Swift half where there is one, else a new handle. `nil`
/// where the object is of another type.
@MainActor
func lent<T: Object>(_ raw: UnsafeMutableRawPointer?, as type: T.Type = T.self) -> T? {
  guard let raw else { return nil }
  if let half = SwiftHalf.of(raw) as? T { return half }
  let isOfType = g_type_check_instance_is_a(
    raw.assumingMemoryBound(to: GTypeInstance.self), T.wrappedType)
  guard isOfType != 0, !(T.self is any TemplateWidget.Type) else { return nil }
  return T(Reference(borrowing: raw))
}

/// The wrapper for an object of an opaque type that C lends.
@MainActor
func lent<T: Object>(_ pointer: OpaquePointer?, as type: T.Type = T.self) -> T? {
  lent(pointer.map { UnsafeMutableRawPointer($0) }, as: type)
}

/// A `GValue` valid during the call and unset afterwards.
@MainActor
func withValue<Result>(
  _ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result
) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}

extension Object {
  /// Sets a property that holds a text.
  final func setProperty(_ name: String, _ text: String?) {
    withValue(support_type_string()) { value in
      g_value_set_string(value, text)
      g_object_set_property(cast(), name, value)
    }
  }

  /// The text in a property.
  final func textProperty(_ name: String) -> String? {
    withValue(support_type_string()) { value in
      g_object_get_property(cast(), name, value)
      return String.lent(g_value_get_string(value))
    }
  }
}
