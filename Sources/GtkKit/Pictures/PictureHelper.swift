import Glibc
import PerProcesses

/// Decodes a picture file in a process of its own (``LimitedProcess``): this program again, with a private option, so
/// that nothing else needs to be installed or found.
nonisolated struct PictureHelper: Sendable {
  /// The program to start.
  let program: String
  let side: Int
  let limits: Thumbnail.Limits

  /// More bytes than any small picture has.
  private static let maximumAnswer = 1 << 20

  /// A small PNG file of the picture. `next` gives the next piece of the file, and nothing at its end.
  func png(
    _ next: () throws(PictureProblem) -> [UInt8]
  ) throws(PictureProblem) -> [UInt8] {
    let process = LimitedProcess(
      program: program, arguments: PictureWorker.arguments(side: side, limits),
      limits: LimitedProcess.Limits(answer: Self.maximumAnswer))
    var answer: [UInt8] = []
    switch try process.run(
      feeding: next,
      take: {
        answer += $0
        return true
      })
    {
    case .notStarted(let code): throw .noFile(String(cString: strerror(code)))
    case .stopped: throw .tooCostly
    case .ended(let status):
      if let problem = PictureWorker.ExitCode.problem(ofStatus: status) { throw problem }
      return answer
    }
  }
}
