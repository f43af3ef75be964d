import Dispatch
import Glibc

@testable import PerDatabase

/// Another program's transaction on a file, which lasts until it is released.
final class FileLock: Sendable {
  private let pipes: (read: Int32, write: Int32)
  private let begun: (read: Int32, write: Int32)

  init(_ path: String) throws {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    pipes = (ends[0], ends[1])
    pipe(&ends)
    begun = (ends[0], ends[1])
    let (pipes, begun) = (pipes, begun)
    // Swift's own pool has only a few threads.
    DispatchQueue.global().async {
      try? SQLiteDatabase(path: path).write {
        var byte: UInt8 = 0
        write(begun.write, &byte, 1)
        read(pipes.read, &byte, 1)
      }
    }
    var byte: UInt8 = 0
    read(begun.read, &byte, 1)
  }

  func release() {
    var byte: UInt8 = 0
    write(pipes.write, &byte, 1)
  }

  deinit { for end in [pipes.read, pipes.write, begun.read, begun.write] { close(end) } }
}
