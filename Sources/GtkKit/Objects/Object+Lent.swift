import CGtk

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
