import CGtk

/// The Swift object that belongs to a template widget's GObject, kept in its qdata.
enum SwiftHalf {
  // Not "static_string": what Swift passes to C is gone when the call returns.
  private static let quark = g_quark_from_string("gtkkit-swift-half")

  /// The Swift half of an object, if it has one.
  static func of(_ raw: UnsafeMutableRawPointer?) -> Object? {
    guard let raw, let kept = g_object_get_qdata(raw.assumingMemoryBound(to: GObject.self), quark)
    else { return nil }
    return Unmanaged<Object>.fromOpaque(kept).takeUnretainedValue()
  }

  /// Gives the half to the object, which releases it when it is finalized.
  static func attach(_ half: Object, to raw: UnsafeMutableRawPointer) {
    let kept = Unmanaged<Object>.giving(half)
    g_object_set_qdata_full(raw.assumingMemoryBound(to: GObject.self), quark, kept) { kept in
      MainActor.assumeIsolated {
        Unmanaged<Object>.lent(by: kept).objectWasFinalized()
        releaseOwned(kept)
      }
    }
  }
}
