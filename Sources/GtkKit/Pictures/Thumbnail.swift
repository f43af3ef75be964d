import CGtk
import PerProcesses
import PerThreads

/// Makes small pictures of large ones, in another process.
public enum Thumbnail {
  /// The program that decodes. Tests, which run in their own program, name another one.
  static var program = LimitedProcess.ownProgram

  /// The most that is read, so that a hostile file costs little time and memory.
  public nonisolated struct Limits: Sendable {
    /// The size of the file in bytes.
    public var bytes = 64 << 20
    /// The number of pixels; each takes four bytes while the picture is read.
    public var pixels = 50_000_000
    /// Seconds of processor time.
    public var seconds = 3
    /// Bytes of memory.
    public var memory = 200 << 20

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
    let helper = PictureHelper(program: program, side: side, limits: limits)
    return try await inBackground { () throws(PictureProblem) in
      let source = try FileStream(uri: uri, maximumBytes: limits.bytes)
      return try helper.png { () throws(PictureProblem) in try source.next() }
    }
  }

  /// The same for a picture file in memory.
  public static func png(
    of bytes: [UInt8], side: Int, limits: Limits = Limits()
  ) async throws(PictureProblem) -> [UInt8] {
    guard bytes.count <= limits.bytes else { throw .tooManyBytes }
    let helper = PictureHelper(program: program, side: side, limits: limits)
    return try await inBackground { () throws(PictureProblem) in
      var rest = bytes[...]
      return try helper.png {
        let chunk = rest.prefix(PictureDecoder.chunkSize)
        rest = rest.dropFirst(chunk.count)
        return Array(chunk)
      }
    }
  }
}

/// Why a picture cannot be used.
public enum PictureProblem: Error, Hashable, Sendable {
  case tooManyBytes
  case tooManyPixels
  /// To decode it takes more time or memory than it may.
  case tooCostly
  /// Not a known kind of picture, or not complete.
  case unreadable
  /// The file cannot be read; GLib's sentence says why.
  case noFile(String)
}
