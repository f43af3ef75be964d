import CGtk
import CGtkSupport

/// A handler that is called once with the text, owned by the call.
private final class TextBox {
  let body: (String?) -> Void
  init(_ body: @escaping (String?) -> Void) { self.body = body }
}

/// What was copied last.
public final class Clipboard: Object {
  override class var wrappedType: GType { gdk_clipboard_get_type() }

  /// The clipboard of a widget's display.
  public static func of(_ widget: Widget) -> Clipboard {
    Clipboard(borrowing: gtk_widget_get_clipboard(widget.widget))
  }

  /// Copies a text.
  public func setText(_ text: String) {
    gdk_clipboard_set_text(cast(), text)
  }

  /// Copies a picture that is in memory as a PNG file.
  public func setPicture(png: [UInt8]) {
    let bytes = g_bytes_new(png, gsize(png.count))
    defer { g_bytes_unref(bytes) }
    let provider = gdk_content_provider_new_for_bytes("image/png", bytes)
    defer { g_object_unref(provider) }
    gdk_clipboard_set_content(cast(), provider)
  }

  /// Whether the clipboard seems to hold a text.
  public var holdsText: Bool {
    let formats = gdk_clipboard_get_formats(cast())
    return gdk_content_formats_contain_gtype(formats, support_type_string()) != 0
  }

  /// Calls a handler once with the copied text, or nil if none. Of a page that is copied alone, GDK gives an
  /// empty text.
  public func readText(_ body: @escaping (String?) -> Void) {
    gdk_clipboard_read_text_async(
      cast(), nil,
      { clipboard, result, box in
        MainActor.assumeIsolated {
          let text = try? throwing {
            String.taken(gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, $0))
          }
          Unmanaged<TextBox>.lent(by: box).body(text.flatMap { $0.isEmpty ? nil : $0 })
          releaseOwned(box)
        }
      }, Unmanaged<TextBox>.giving(TextBox(body)))
  }
}

extension Clipboard {
  /// Whether the clipboard seems to hold a picture.
  public var holdsPicture: Bool { holds(InputStream.pictureTypes) }

  /// Whether the clipboard seems to hold a web page, or a part of one.
  public var holdsPage: Bool { holds([Self.pageType]) }

  private func holds(_ types: [String]) -> Bool {
    // A picture copied by this process is written as a file on request.
    let formats = gdk_content_formats_union_serialize_mime_types(
      gdk_content_formats_ref(gdk_clipboard_get_formats(cast())))
    defer { gdk_content_formats_unref(formats) }
    return types.contains { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
  }

  static let pageType = "text/html"
  /// The bytes of an address, at most.
  static let maximumAddress = 1 << 14
  /// What Chromium and Firefox write the address of a copied page as.
  static let addressTypes = ["chromium/x-source-url", "text/x-moz-url-priv"]

  /// The copied picture as a file of at most `maximumBytes`.
  public func readPicture(maximumBytes: Int) async throws(PictureProblem) -> [UInt8] {
    try await read(InputStream.pictureTypes, maximumBytes)
  }

  /// The copied page; `nil` if it cannot be read, or has more than `maximumBytes`.
  public func readPage(maximumBytes: Int) async -> [UInt8]? {
    try? await read([Self.pageType], maximumBytes)
  }

  /// The address of the copied page as the browser writes it; `nil` where it does not.
  public func readPageAddress() async -> [UInt8]? {
    guard holds(Self.addressTypes) else { return nil }
    return try? await read(Self.addressTypes, Self.maximumAddress)
  }

  private func read(_ types: [String], _ maximumBytes: Int) async throws(PictureProblem) -> [UInt8]
  {
    try await InputStream.bytes(ofTypes: types, maximumBytes: maximumBytes) { types, box in
      gdk_clipboard_read_async(
        cast(), types, 0, nil,
        { clipboard, result, box in
          MainActor.assumeIsolated {
            InputStream.hasOpened(box) {
              gdk_clipboard_read_finish(OpaquePointer(clipboard), result, nil, $0)
            }
          }
        }, box)
    }
  }
}
