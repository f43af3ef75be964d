import CGtk

/// A stream of bytes from another program, such as the one in which a picture was copied.
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

// What other programs hand over as files.
extension InputStream {
  /// The media types of pictures, the best first.
  static let pictureTypes = [
    "image/png", "image/jpeg", "image/tiff", "image/bmp", "image/gif", "image/svg+xml",
  ]

  private final class PendingStream {
    let continuation: CheckedContinuation<Result<InputStream, GlibError>, Never>
    init(_ continuation: CheckedContinuation<Result<InputStream, GlibError>, Never>) {
      self.continuation = continuation
    }
  }

  /// Asks for a file of at most `maximumBytes`.
  ///
  /// - Parameters:
  ///   - types: the media types that are accepted, the best first.
  ///   - open: asks for a stream with one of them. When there is an answer, it calls ``hasOpened(_:_:)`` with what it
  ///     was given.
  static func bytes(
    ofTypes types: [String] = pictureTypes, maximumBytes: Int,
    _ open: (UnsafeMutablePointer<UnsafePointer<CChar>?>, UnsafeMutableRawPointer) -> Void
  ) async throws(PictureProblem) -> [UInt8] {
    do throws(GlibError) {
      let stream = await withCheckedContinuation { continuation in
        withStringArray(types) {
          open($0, Unmanaged<PendingStream>.giving(PendingStream(continuation)))
        }
      }
      let opened = try stream.get()
      var bytes: [UInt8] = []
      while true {
        let chunk = try await opened.next(atMost: 1 << 16)
        if chunk.isEmpty { return bytes }
        bytes += chunk
        if bytes.count > maximumBytes { break }
      }
    } catch {
      throw .noFile(error.message)
    }
    throw .tooManyBytes
  }

  /// Hands the stream on to its asker.
  static func hasOpened(
    _ box: UnsafeMutableRawPointer?,
    _ finish: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> UnsafeMutablePointer<
      GInputStream
    >?
  ) {
    let stream = Result { () throws(GlibError) in
      InputStream(consuming: try throwing(finish).map { UnsafeMutableRawPointer($0) })
    }
    Unmanaged<PendingStream>.lent(by: box).continuation.resume(returning: stream)
    releaseOwned(box)
  }
}
