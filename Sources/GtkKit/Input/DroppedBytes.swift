import CGtk
import CGtkSupport

extension InputStream {
  /// The bytes that something dropped has in one of some formats, at most `maximumBytes`.
  @MainActor
  static func bytes(
    of drop: Object, as types: [String] = pictureTypes, maximumBytes: Int
  ) async throws(PictureProblem) -> [UInt8] {
    try await bytes(ofTypes: types, maximumBytes: maximumBytes) { types, box in
      gdk_drop_read_async(
        drop.cast(), types, 0, nil,
        { drop, result, box in
          MainActor.assumeIsolated {
            InputStream.hasOpened(box) {
              gdk_drop_read_finish(OpaquePointer(drop), result, nil, $0)
            }
          }
        }, box)
    }
  }
}
