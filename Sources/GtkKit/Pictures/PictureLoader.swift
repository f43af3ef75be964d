import CGtk

/// Reads one picture file piece by piece. Any one thread may use it.
nonisolated final class PictureLoader {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let seen: UnsafeMutablePointer<Seen>
  private var isOpen = true
  private var jpegEnd = JPEGEnd()

  /// What the loader has found so far.
  private struct Seen {
    let side: Int
    let maximumPixels: Int
    var isTooLarge = false
    /// The rows that have been filled.
    var rows: ClosedRange<gint>?
  }

  init(side: Int, maximumPixels: Int) {
    guard let loader = gdk_pixbuf_loader_new() else { preconditionFailure("out of memory") }
    self.loader = loader
    seen = .allocate(capacity: 1)
    seen.initialize(to: Seen(side: side, maximumPixels: maximumPixels))
    let sizePrepared:
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void = {
        loader, width, height, seen in
        guard let loader, let seen = seen?.assumingMemoryBound(to: Seen.self) else { return }
        if Int64(width) * Int64(height) > Int64(seen.pointee.maximumPixels) {
          seen.pointee.isTooLarge = true
          // A loader gives up on a picture of size zero.
          gdk_pixbuf_loader_set_size(loader, 0, 0)
        } else if PictureLoader.decodesSmall(loader) {
          let size = PictureLoader.size(
            Int64(width), Int64(height), within: seen.pointee.side)
          gdk_pixbuf_loader_set_size(loader, size.width, size.height)
        }
      }
    let areaUpdated:
      @convention(c) (
        UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gint, gint, gpointer?
      ) -> Void = { _, _, y, _, height, seen in
        guard let seen = seen?.assumingMemoryBound(to: Seen.self), height > 0 else { return }
        let last = y + height - 1
        let rows = seen.pointee.rows ?? y...last
        seen.pointee.rows = min(rows.lowerBound, y)...max(rows.upperBound, last)
      }
    connect("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self))
    connect("area-updated", unsafeBitCast(areaUpdated, to: GCallback.self))
  }

  deinit {
    // It must be closed before it is released, and may emit signals then.
    if isOpen { gdk_pixbuf_loader_close(loader, nil) }
    g_object_unref(loader)
    seen.deallocate()
  }

  private func connect(_ signal: String, _ handler: @escaping GCallback) {
    g_signal_connect_data(loader, signal, handler, seen, nil, GConnectFlags(0))
  }

  /// Width and height in proportion, with neither longer than `side`; a smaller picture keeps its size.
  static func size(
    _ width: Int64, _ height: Int64, within side: Int
  ) -> (width: gint, height: gint) {
    let longest = max(width, height)
    func shrunk(_ length: Int64) -> gint {
      guard longest > side else { return gint(length) }
      return gint(max(1, (length * Int64(side) + longest / 2) / longest))
    }
    return (shrunk(width), shrunk(height))
  }

  /// Whether the loader need not make all pixels of a picture that is wanted small.
  private static func decodesSmall(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) -> Bool {
    ["jpeg", "svg"].contains(format(of: loader))
  }

  private static func format(of loader: UnsafeMutablePointer<GdkPixbufLoader>) -> String? {
    guard let format = gdk_pixbuf_loader_get_format(loader) else { return nil }
    let name = gdk_pixbuf_format_get_name(format)
    defer { g_free(name) }
    return name.map { String(cString: $0) }
  }

  /// Decodes the next bytes of the file. Throws `tooManyPixels`, `tooCostly` and `unreadable`.
  func write(_ chunk: [UInt8]) throws(PictureProblem) {
    jpegEnd.scan(chunk)
    var failure: UnsafeMutablePointer<GError>?
    let isRead = gdk_pixbuf_loader_write(loader, chunk, gsize(chunk.count), &failure) != 0
    // A loader that fails has closed itself.
    if !isRead { isOpen = false }
    if let problem = problem(isRead, failure) { throw problem }
  }

  /// What a failure of the loader means; `nil` if it did not fail.
  private func problem(
    _ isRead: Bool, _ failure: UnsafeMutablePointer<GError>?
  ) -> PictureProblem? {
    defer { if let failure { g_error_free(failure) } }
    if seen.pointee.isTooLarge { return .tooManyPixels }
    if isRead { return nil }
    let code = gint(GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY.rawValue)
    return g_error_matches(failure, gdk_pixbuf_error_quark(), code) != 0 ? .tooCostly : .unreadable
  }

  /// The picture, after all bytes; the caller owns it. Throws like `write`, and for a file that
  /// ended too soon.
  func finish() throws(PictureProblem) -> OpaquePointer {
    isOpen = false
    var failure: UnsafeMutablePointer<GError>?
    let isRead = gdk_pixbuf_loader_close(loader, &failure) != 0
    // Some formats are only decoded at the end.
    if let problem = problem(isRead, failure) { throw problem }
    guard let picture = gdk_pixbuf_loader_get_pixbuf(loader), isWhole(picture) else {
      throw .unreadable
    }
    g_object_ref(UnsafeMutableRawPointer(picture))
    return picture
  }

  /// Whether every row has been read: most loaders accept an incomplete picture.
  private func isWhole(_ picture: OpaquePointer) -> Bool {
    switch Self.format(of: loader) {
    case "jpeg": return jpegEnd.isFound
    // A frame may be smaller than the picture; this loader is strict by itself.
    case "gif": return true
    default: break
    }
    guard let rows = seen.pointee.rows else { return false }
    return rows.lowerBound <= 0 && rows.upperBound >= gdk_pixbuf_get_height(picture) - 1
  }
}
