/// The exit status of the program.
enum ExitStatus: Int32 {
  /// Everything was read.
  case success = 0
  /// Something was refused.
  case refused = 1
  /// The program was called wrongly, or a file cannot be read.
  case usage = 2
}
