import CGtk
import Dispatch

/// Makes small pictures of large ones on another thread.
public enum Thumbnail {
  /// The most that is read, so that a hostile file costs little time and memory.
  public nonisolated struct Limits: Sendable {
    /// The size of the file in bytes.
    public var bytes = 64 << 20
    /// The number of pixels; each takes four bytes while the picture is read.
    public var pixels = 50_000_000

    /// The usual limits.
    public init() {}
  }

  /// Reads a picture file that is on this machine and shrinks it, in proportion and upright, so that
  /// neither side is longer than `side` pixels; a smaller one keeps its size. The result is a PNG file.
  ///
  /// A picture that is too large is refused as soon as its header says so.
  public static func png(
    of file: FileAddress, side: Int, limits: Limits = Limits()
  ) async throws(PictureProblem) -> [UInt8] {
    let uri = file.uri
    return try await inBackground { () throws(PictureProblem) in
      let source = try FileStream(uri: uri, maximumBytes: limits.bytes)
      return try PictureDecoder(side: side, limits: limits).png { () throws(PictureProblem) in
        try source.next()
      }
    }
  }

  /// The same for a picture file in memory.
  public static func png(
    of bytes: [UInt8], side: Int, limits: Limits = Limits()
  ) async throws(PictureProblem) -> [UInt8] {
    guard bytes.count <= limits.bytes else { throw .tooManyBytes }
    return try await inBackground { () throws(PictureProblem) in
      var rest = bytes[...]
      return try PictureDecoder(side: side, limits: limits).png {
        let chunk = rest.prefix(PictureDecoder.chunkSize)
        rest = rest.dropFirst(chunk.count)
        return Array(chunk)
      }
    }
  }

  /// Runs long work on another thread.
  private static func inBackground(
    _ body: @escaping @Sendable () throws(PictureProblem) -> [UInt8]
  ) async throws(PictureProblem) -> [UInt8] {
    let result: Result<[UInt8], PictureProblem> = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(returning: Result { () throws(PictureProblem) in try body() })
      }
    }
    return try result.get()
  }
}

/// Why a picture cannot be used.
public enum PictureProblem: Error, Hashable, Sendable {
  case tooManyBytes
  case tooManyPixels
  /// Not a known kind of picture, or not complete.
  case unreadable
  /// The file cannot be read; GLib's sentence says why.
  case noFile(String)
}
