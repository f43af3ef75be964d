import CGtk
import CGtkSupport

/// A handler that is called once with what C has got ready, owned by the call.
private final class TextBox {
  let body: (String?) -> Void
  init(_ body: @escaping (String?) -> Void) { self.body = body }
}

/// What was copied last.
public final class Clipboard: Object {
  /// The clipboard of a widget's display.
  public static func of(_ widget: Widget) -> Clipboard {
    Clipboard(borrowing: gtk_widget_get_clipboard(widget.widget))
  }

  /// Copies a text.
  public func setText(_ text: String) {
    gdk_clipboard_set_text(cast(), text)
  }

  /// Copies a picture.
  public func setTexture(_ texture: Texture) {
    gdk_clipboard_set_texture(cast(), texture.cast())
  }

  /// Whether the clipboard seems to hold a text.
  public var holdsText: Bool {
    let formats = gdk_clipboard_get_formats(cast())
    return gdk_content_formats_contain_gtype(formats, support_type_string()) != 0
  }

  /// Calls a handler once with the copied text, or with nil if there is none.
  public func readText(_ body: @escaping (String?) -> Void) {
    gdk_clipboard_read_text_async(
      cast(), nil,
      { clipboard, result, box in
        MainActor.assumeIsolated {
          let text = try? throwing {
            String.taken(gdk_clipboard_read_text_finish(OpaquePointer(clipboard), result, $0))
          }
          Unmanaged<TextBox>.lent(by: box).body(text ?? nil)
          releaseOwned(box)
        }
      }, Unmanaged<TextBox>.giving(TextBox(body)))
  }
}
