import CGtk
import CGtkSupport

/// A GObject seen from Swift: one pointer and, as a rule, one reference.
///
/// A wrapper has no state of its own; any number of them may stand for one object, and they are
/// equal. Only a template widget is more than that: see ``TemplateWidget``.
@MainActor
open class Object {
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

  /// Adds a reference to what GTK lends, and sinks nothing: sinking a row in a passing wrapper
  /// would free it before its container has it.
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
  final func handedOver<T>() -> UnsafeMutablePointer<T> {
    g_object_ref(raw)
    return cast()
  }

  /// The object with one more reference, for a C function that takes an opaque one over.
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
