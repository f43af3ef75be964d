import CGtk

/// A reference that does not keep its object alive.
///
/// Swift's `weak` watches a wrapper, which is gone as soon as nothing holds it, while the object
/// lives on in its container. This watches the object.
@MainActor
public final class Weak<T: Object> {
  private let reference = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)

  /// Watches an object.
  public init(_ object: T) {
    g_weak_ref_init(reference, object.raw)
  }

  isolated deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// The object, or nil once it has been destroyed.
  public var object: T? {
    guard let raw = g_weak_ref_get(reference) else { return nil }
    let found: T? = lent(raw)
    g_object_unref(raw)
    return found
  }
}
