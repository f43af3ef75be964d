import CGtk
import CGtkSupport

/// Lets the user drop a part of a web page, as browsers offer what is selected.
///
/// Add it after a ``DropTarget`` of the same widget, which then gets only what this one leaves.
public final class PageDropTarget: EventController {
  override class var wrappedType: GType { gtk_drop_target_async_get_type() }

  /// A part of a page that was dropped, and that is read once.
  @MainActor
  public final class DroppedPage {
    private let drop: Object

    fileprivate init(_ drop: Object) { self.drop = drop }

    /// What was dropped.
    public struct Content {
      /// The page; `nil` if it cannot be read, or has more bytes than are wanted.
      public var page: [UInt8]?
      /// Its text, and its address as the browser writes it, where these are offered.
      public var text: String?
      public var address: [UInt8]?
    }

    /// Reads all that is offered, each of at most `maximumBytes`.
    public func read(maximumBytes: Int) async -> Content {
      defer { gdk_drop_finish(drop.cast(), GDK_ACTION_COPY) }
      var content = Content()
      content.page = await read([Clipboard.pageType], maximumBytes)
      content.text = await read(PageDropTarget.textTypes, maximumBytes).map {
        String(decoding: $0, as: UTF8.self)
      }
      content.address = await read(Clipboard.addressTypes, Clipboard.maximumAddress)
      return content
    }

    private func read(_ types: [String], _ maximumBytes: Int) async -> [UInt8]? {
      let formats = gdk_drop_get_formats(drop.cast())
      let offered = types.filter { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
      if offered.isEmpty { return nil }
      return try? await InputStream.bytes(of: drop, as: offered, maximumBytes: maximumBytes)
    }
  }

  /// Makes a target.
  public convenience init() {
    self.init(consuming: gtk_drop_target_async_new(nil, GDK_ACTION_COPY))
    on("accept") { event in
      let drop: Object? = event.object(0)
      event.answer(drop.map { Self.isPage(gdk_drop_get_formats($0.cast())) } ?? false)
    }
  }

  fileprivate static let textTypes = ["text/plain;charset=utf-8", "UTF8_STRING"]

  /// Links and pictures of a page come with an address, which is enough of them.
  private static func isPage(_ formats: OpaquePointer?) -> Bool {
    let contains = { (type: String) in gdk_content_formats_contain_mime_type(formats, type) != 0 }
    return contains(Clipboard.pageType) && !contains("text/uri-list")
      && !InputStream.pictureTypes.contains(where: contains)
  }

  /// Calls a handler with the dropped content. It returns whether it accepted the drop; then it has to read it.
  @discardableResult
  public func onDrop(_ body: @escaping (_ dropped: DroppedPage) -> Bool) -> SignalConnection {
    on("drop") { event in
      guard let drop: Object = event.object(0) else { return event.answer(false) }
      event.answer(body(DroppedPage(drop)))
    }
  }
}
