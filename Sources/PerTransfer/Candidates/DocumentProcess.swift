import Glibc
import PerDocument
import PerOffers
import PerProcesses
import PerText

/// Has a document read by `per-read`, a process of its own without files and network.
public struct DocumentProcess: Sendable {
  private let process: LimitedProcess

  /// - Parameters:
  ///   - locale: what counts where the document does not say its own language and money.
  ///   - part: what of a picture, or of a page of a PDF file, is read; `nil` for all of it.
  ///   - site: the site that a copied page is of, as ``PageAddress`` makes it; `nil` while unknown.
  ///   - showsTexts: whether the texts of a picture are wanted, and nothing on offer.
  ///   - program: the program to start; `nil` for the one beside this program.
  public init(
    _ locale: UserLocale, part: Box? = nil, site: String? = nil, showsTexts: Bool = false,
    program: String? = nil
  ) {
    var options: [DocumentOption: String] = [
      .locale: locale.messages, .numbers: locale.numbers, .region: locale.region.code,
      .currency: locale.currency.code,
    ]
    if let part {
      options[.part] = "\(part.left),\(part.top),\(part.right),\(part.bottom)"
      options[.page] = "\(part.page)"
    }
    options[.site] = site
    if showsTexts { options[.show] = DocumentOption.texts }
    var limits = LimitedProcess.Limits(answer: 64 << 20)
    // A picture takes its processor time without a word, and has to share it on a busy machine.
    (limits.silence, limits.whole) = (100, 200)
    process = LimitedProcess(
      program: program ?? Self.besideThis,
      arguments: DocumentOption.arguments(options), limits: limits)
  }

  /// `per-read` beside this program, or where it is installed.
  private static var besideThis: String {
    let folder = OwnProgram.folder
    guard !folder.isEmpty else { return "per-read" }
    let installed = folder + "/../lib/per/per-read"
    return access(installed, X_OK) == 0 ? installed : folder + "/per-read"
  }

  /// What the document offers that `next` gives, piece by piece until there is nothing.
  ///
  /// - Parameter isWanted: asked all the time whether to go on; the process is ended as soon as it says no.
  public func read<Failure: Error>(
    _ next: () throws(Failure) -> [UInt8], while isWanted: () -> Bool = { true }
  ) throws(Failure) -> Result<Findings, ReadingProblem> {
    var reader = CandidateReader()
    var rest: [UInt8] = []
    var isNonsense = false
    let outcome = try process.run(feeding: next, while: isWanted) { piece in
      rest += piece
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        do throws(TransferError) { try reader.read(rest[..<end]) } catch {
          isNonsense = true
          return false
        }
        rest.removeFirst(end + 1)
      }
      return rest.count <= 1 << 20
    }
    if isNonsense { return .failure(.noAnswer) }
    if let problem = reader.problem { return .failure(problem) }
    switch outcome {
    case .ended(let status) where status == 0 && reader.isComplete && rest.isEmpty:
      return .success(reader.findings)
    case .ended(let status): return .failure(Self.problem(ofStatus: status))
    case .stopped: return .failure(.tooCostly)
    case .notStarted: return .failure(.noAnswer)
    }
  }

  /// The pixels of a picture file, upright, or of a page of a PDF file; `nil` where it cannot be shown.
  ///
  /// - Parameter program: the program to start; `nil` for the one beside this program.
  public static func picture(
    _ file: [UInt8], page: Int = 1, program: String? = nil
  ) -> ShownPicture? {
    let process = LimitedProcess(
      program: program ?? besideThis,
      arguments: DocumentOption.arguments([.show: DocumentOption.picture, .page: "\(page)"]),
      limits: LimitedProcess.Limits(answer: ShownPicture.maximumAnswer))
    var rest = [file]
    var answer: [UInt8] = []
    let outcome = process.run(
      feeding: { rest.popLast() ?? [] },
      take: { piece in
        answer += piece
        return true
      })
    return outcome == .ended(status: 0) ? ShownPicture(answer: answer) : nil
  }

  /// The kernel ends what takes too long, and libraries end themselves where memory is refused.
  private static func problem(ofStatus status: Int32) -> ReadingProblem {
    let signal = status & 0x7F
    let costly = [
      SIGKILL, SIGXCPU, SIGPROF, SIGVTALRM, SIGABRT, SIGTRAP, SIGILL, SIGSEGV,
    ]
    return costly.contains(signal) ? .tooCostly : .noAnswer
  }
}
