import CGtk

/// Reads one picture file piece by piece. Any one thread may use it.
nonisolated final class PictureLoader {
  private let loader: UnsafeMutablePointer<GdkPixbufLoader>
  private let seen: UnsafeMutablePointer<Seen>
  private var isOpen = true
  private var jpegEnd = JPEGEnd()

  /// What the loader has found so far.
  private struct Seen {
    let maximumPixels: Int
    var isTooLarge = false
    /// The rows that have been filled.
    var rows: ClosedRange<gint>?
  }

  init(maximumPixels: Int) {
    guard let loader = gdk_pixbuf_loader_new() else { preconditionFailure("out of memory") }
    self.loader = loader
    seen = .allocate(capacity: 1)
    seen.initialize(to: Seen(maximumPixels: maximumPixels))
    let sizePrepared:
      @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void = {
        loader, width, height, seen in
        guard let seen = seen?.assumingMemoryBound(to: Seen.self),
          Int64(width) * Int64(height) > Int64(seen.pointee.maximumPixels)
        else { return }
        seen.pointee.isTooLarge = true
        // A loader gives up on a picture of size zero.
        gdk_pixbuf_loader_set_size(loader, 0, 0)
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

  /// Decodes the next bytes of the file. Throws `tooManyPixels` and `unreadable`.
  func write(_ chunk: [UInt8]) throws(PictureProblem) {
    jpegEnd.scan(chunk)
    let isRead = gdk_pixbuf_loader_write(loader, chunk, gsize(chunk.count), nil) != 0
    // A loader that fails has closed itself.
    if !isRead { isOpen = false }
    if seen.pointee.isTooLarge { throw .tooManyPixels }
    if !isRead { throw .unreadable }
  }

  /// The picture, after all bytes; the caller owns it. Throws like `write`, and for a file that
  /// ended too soon.
  func finish() throws(PictureProblem) -> OpaquePointer {
    isOpen = false
    let isRead = gdk_pixbuf_loader_close(loader, nil) != 0
    // Some formats are only decoded at the end.
    if seen.pointee.isTooLarge { throw .tooManyPixels }
    guard isRead, let picture = gdk_pixbuf_loader_get_pixbuf(loader), isWhole(picture) else {
      throw .unreadable
    }
    g_object_ref(UnsafeMutableRawPointer(picture))
    return picture
  }

  /// Whether every row has been read: most loaders accept an incomplete picture.
  private func isWhole(_ picture: OpaquePointer) -> Bool {
    let name = gdk_pixbuf_format_get_name(gdk_pixbuf_loader_get_format(loader))
    defer { g_free(name) }
    switch name.map({ String(cString: $0) }) {
    case "jpeg": return jpegEnd.isFound
    // A frame may be smaller than the picture; this loader is strict by itself.
    case "gif": return true
    default: break
    }
    guard let rows = seen.pointee.rows else { return false }
    return rows.lowerBound <= 0 && rows.upperBound >= gdk_pixbuf_get_height(picture) - 1
  }
}
