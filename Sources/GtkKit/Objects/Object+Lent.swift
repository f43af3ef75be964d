import CGtk

/// The wrapper for an object that C lends: the Swift half where there is one, else a new handle.
@MainActor
func lent<T: Object>(_ raw: UnsafeMutableRawPointer?, as type: T.Type = T.self) -> T? {
  guard let raw else { return nil }
  return SwiftHalf.of(raw) as? T ?? T(Reference(borrowing: raw))
}

/// The wrapper for an object of an opaque type that C lends.
@MainActor
func lent<T: Object>(_ pointer: OpaquePointer?, as type: T.Type = T.self) -> T? {
  lent(pointer.map { UnsafeMutableRawPointer($0) }, as: type)
}
