import CGtk
import CGtkSupport

/// Lets the user drop a picture that is not a file on this machine, such as one of a web page.
///
/// Add it after a ``DropTarget`` of the same widget, which then gets only what this one leaves.
public final class PictureDropTarget: EventController {
  override class var wrappedType: GType { gtk_drop_target_async_get_type() }

  /// A picture that was dropped, and that is read once.
  @MainActor
  public final class DroppedPicture {
    private let drop: Object

    fileprivate init(_ drop: Object) { self.drop = drop }

    /// The picture as a file of at most `maximumBytes`.
    public func read(maximumBytes: Int) async throws(PictureProblem) -> [UInt8] {
      defer { gdk_drop_finish(drop.cast(), GDK_ACTION_COPY) }
      return try await InputStream.bytes(of: drop, maximumBytes: maximumBytes)
    }
  }

  /// Makes a target.
  public convenience init() {
    self.init(consuming: gtk_drop_target_async_new(nil, GDK_ACTION_COPY))
    on("accept") { event in
      let drop: Object? = event.object(0)
      event.answer(drop.map { Self.isPicture(gdk_drop_get_formats($0.cast())) } ?? false)
    }
  }

  /// Spreadsheets offer a picture of the cells along with their text; only web pages also offer an address.
  private static func isPicture(_ formats: OpaquePointer?) -> Bool {
    let contains = { (type: String) in gdk_content_formats_contain_mime_type(formats, type) != 0 }
    guard InputStream.pictureTypes.contains(where: contains) else { return false }
    let texts = ["text/plain", "text/plain;charset=utf-8", "UTF8_STRING"]
    let addresses = ["text/uri-list", "text/x-moz-url", "_NETSCAPE_URL"]
    return !texts.contains(where: contains) || addresses.contains(where: contains)
  }

  /// Calls a handler with the dropped content and its place in the widget, in pixels. It returns whether it accepted
  /// the drop; then it has to read it.
  @discardableResult
  public func onDrop(
    _ body: @escaping (_ dropped: DroppedPicture, _ x: Int, _ y: Int) -> Bool
  ) -> SignalConnection {
    on("drop") { event in
      guard let drop: Object = event.object(0) else { return event.answer(false) }
      event.answer(body(DroppedPicture(drop), Int(event.number(1)), Int(event.number(2))))
    }
  }
}
