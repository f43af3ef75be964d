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
