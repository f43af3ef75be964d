/// How the program ends.
enum ExitStatus: Int32 {
  /// Everything was read.
  case success = 0
  /// Something was refused.
  case refused = 1
  /// The program was called wrongly, or a file cannot be read.
  case usage = 2
}

/// Why the program cannot do what was asked, in one sentence.
struct UsageError: Error, Hashable {
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
