import CGtk

/// Bytes that come from elsewhere, such as from the program that a picture was copied in.
final class InputStream: Object {
  private final class Waiting {
    let continuation: CheckedContinuation<Result<[UInt8], GlibError>, Never>
    init(_ continuation: CheckedContinuation<Result<[UInt8], GlibError>, Never>) {
      self.continuation = continuation
    }
  }

  /// The next bytes, when they have come; none at the end.
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
            Unmanaged<Waiting>.lent(by: box).continuation.resume(returning: bytes)
            releaseOwned(box)
          }
        }, Unmanaged<Waiting>.giving(Waiting(continuation)))
    }
    return try result.get()
  }
}
