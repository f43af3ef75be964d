import Glibc

/// The memory of the program.
enum ProgramMemory {
  /// `malloc_trim`, which Swift's module of the C library leaves out.
  private static let trim = dlsym(nil, "malloc_trim").map {
    unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
  }

  /// Gives back what was freed and, of the program and its libraries, the code. Starting, connecting and exchanging need
  /// several megabytes of code, and as much as they like of the rest; waiting needs next to nothing. What is needed
  /// again, the kernel has in its cache.
  static func giveBack() {
    _ = trim?(0)
    guard let file = fopen("/proc/self/maps", "re") else { return }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, file) > 0, let line {
      // "559885d78000-5598864a1000 r-xp 00206000 fe:01 123 /usr/bin/per-sync" (proc_pid_maps(5)). What can be read
      // and not run may have been written before that was forbidden, as the loader does.
      let words = String(cString: line).split(separator: " ", maxSplits: 5)
      guard words.count == 6, words[1] == "r-xp", words[5].drop(while: { $0 == " " }).first == "/"
      else { continue }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] < ends[1] else { continue }
      madvise(UnsafeMutableRawPointer(bitPattern: ends[0]), Int(ends[1] - ends[0]), MADV_DONTNEED)
    }
  }
}
