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

  /// Calls a handler once with the copied text, or nil if there is none.
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

extension Clipboard {
  /// Media types of pictures, the best first.
  private static let mediaTypes = [
    "image/png", "image/jpeg", "image/tiff", "image/bmp", "image/gif", "image/svg+xml",
  ]

  /// Whether the clipboard seems to hold a picture.
  public var holdsPicture: Bool {
    // A picture copied by this process is written as a file on request.
    let formats = gdk_content_formats_union_serialize_mime_types(
      gdk_content_formats_ref(gdk_clipboard_get_formats(cast())))
    defer { gdk_content_formats_unref(formats) }
    return Self.mediaTypes.contains { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
  }

  private final class PendingStream {
    let continuation: CheckedContinuation<Result<InputStream, GlibError>, Never>
    init(_ continuation: CheckedContinuation<Result<InputStream, GlibError>, Never>) {
      self.continuation = continuation
    }
  }

  /// The copied picture as a file of at most `maximumBytes`.
  public func readPicture(maximumBytes: Int) async throws(PictureProblem) -> [UInt8] {
    do throws(GlibError) {
      let stream = try await open()
      var bytes: [UInt8] = []
      while true {
        let chunk = try await stream.next(atMost: 1 << 16)
        if chunk.isEmpty { return bytes }
        bytes += chunk
        if bytes.count > maximumBytes { break }
      }
    } catch {
      throw .noFile(error.message)
    }
    throw .tooManyBytes
  }

  private func open() async throws(GlibError) -> InputStream {
    let result = await withCheckedContinuation { continuation in
      withStringArray(Self.mediaTypes) { types in
        gdk_clipboard_read_async(
          cast(), types, 0, nil,
          { clipboard, result, box in
            MainActor.assumeIsolated {
              let stream = Result { () throws(GlibError) in
                InputStream(
                  consuming: try throwing {
                    gdk_clipboard_read_finish(OpaquePointer(clipboard), result, nil, $0)
                  }.map { UnsafeMutableRawPointer($0) })
              }
              Unmanaged<PendingStream>.lent(by: box).continuation.resume(returning: stream)
              releaseOwned(box)
            }
          }, Unmanaged<PendingStream>.giving(PendingStream(continuation)))
      }
    }
    return try result.get()
  }
}

/// A stream of bytes, such as from the program in which a picture was copied.
final class InputStream: Object {
  override class var wrappedType: GType { g_input_stream_get_type() }

  private final class PendingBytes {
    let continuation: CheckedContinuation<Result<[UInt8], GlibError>, Never>
    init(_ continuation: CheckedContinuation<Result<[UInt8], GlibError>, Never>) {
      self.continuation = continuation
    }
  }

  /// Waits for the next bytes; none at the end.
  func next(atMost count: Int) async throws(GlibError) -> [UInt8] {
    let result = await withCheckedContinuation { continuation in
      g_input_stream_read_bytes_async(
        cast(), gsize(count), 0, nil,
        { stream, result, box in
          MainActor.assumeIsolated {
            let stream = UnsafeMutableRawPointer(stream)?
              .assumingMemoryBound(to: GInputStream.self)
            let bytes = Result { () throws(GlibError) in
              let bytes = try throwing { g_input_stream_read_bytes_finish(stream, result, $0) }
              defer { g_bytes_unref(bytes) }
              var count: gsize = 0
              let start = g_bytes_get_data(bytes, &count)
              return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
            }
            Unmanaged<PendingBytes>.lent(by: box).continuation.resume(returning: bytes)
            releaseOwned(box)
          }
        }, Unmanaged<PendingBytes>.giving(PendingBytes(continuation)))
    }
    return try result.get()
  }
}
