import Glibc

/// The program that is running.
public enum OwnProgram {
  /// The folder that its file is in, without a slash at the end; empty if the system does not tell.
  public static var folder: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(LimitedProcess.ownProgram, &path, path.count - 1)
    let own = String(
      decoding: path.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)])
  }
}
