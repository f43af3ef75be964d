import CGtk

extension Clipboard {
  /// Kinds of pictures that are copied, the best first.
  private static let mediaTypes = [
    "image/png", "image/jpeg", "image/tiff", "image/bmp", "image/gif", "image/svg+xml",
  ]

  /// Whether the clipboard seems to hold a picture.
  public var holdsPicture: Bool {
    // What this process itself has copied is written as a file when it is asked for.
    let formats = gdk_content_formats_union_serialize_mime_types(
      gdk_content_formats_ref(gdk_clipboard_get_formats(cast())))
    defer { gdk_content_formats_unref(formats) }
    return Self.mediaTypes.contains { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
  }

  private final class Waiting {
    let continuation: CheckedContinuation<Result<InputStream, GlibError>, Never>
    init(_ continuation: CheckedContinuation<Result<InputStream, GlibError>, Never>) {
      self.continuation = continuation
    }
  }

  /// The copied picture as a file, which may have `maximumBytes`.
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
              Unmanaged<Waiting>.lent(by: box).continuation.resume(returning: stream)
              releaseOwned(box)
            }
          }, Unmanaged<Waiting>.giving(Waiting(continuation)))
      }
    }
    return try result.get()
  }
}
