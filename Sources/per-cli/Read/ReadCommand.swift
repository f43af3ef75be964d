import Glibc
import PerDatabase
import PerModel
import PerOffers
import PerText
import PerTransfer
import PerWords

/// `per-cli read`: says what pages, mails, PDF files and receipts offer, and perhaps keeps it.
struct ReadCommand {
  let arguments: Arguments

  func run(_ operands: [String]) throws(UsageError) -> ExitStatus {
    let locale = try LocaleOptions(arguments).locale
    let keeps = arguments.options[.add] != nil || arguments.options[.book] != nil
    if arguments.options[.add] != nil, arguments.options[.book] != nil {
      throw UsageError(localized("%1$s and %2$s do not go together", "--add", "--book"))
    }
    let part = try PicturePart(arguments)
    let showsTexts = arguments.options[.texts] != nil
    if showsTexts, keeps {
      throw UsageError(localized("%1$s and %2$s do not go together", "--texts", "--add, --book"))
    }
    var status = ExitStatus.success
    var output = Output()
    var kept: [(file: String, candidate: Candidate)] = []
    for file in operands.isEmpty ? ["-"] : operands {
      switch try read(file, DocumentProcess(locale, part: part.box, showsTexts: showsTexts)) {
      case .failure(let problem):
        output.flush()
        complain("\(file): \(problem.sentence)")
        status = .refused
      case .success(let findings) where showsTexts:
        for line in PlacedTextLines.lines(of: findings) { output.writeLine(line) }
      case .success(let findings):
        if findings.isCut { complain(file + ": " + localized("only its beginning was read")) }
        if !keeps {
          for line in CandidateText(locale, isJSON: arguments.hasJSON).lines(of: findings) {
            output.writeLine(line)
          }
        }
        kept += findings.candidates.map { (file, $0) }
        if findings.candidates.isEmpty {
          complain(file + ": " + localized("nothing on offer was found"))
          status = .refused
        }
      }
    }
    output.flush()
    guard keeps else { return status }
    let candidates = clear(kept, &status)
    let keeping =
      arguments.options[.add] != nil
      ? try CandidateSaving(arguments).add(candidates)
      : try CandidateSaving(arguments).book(candidates)
    return keeping == .success ? status : keeping
  }

  /// What can be kept unseen; the others are named with the reason.
  private func clear(
    _ all: [(file: String, candidate: Candidate)], _ status: inout ExitStatus
  ) -> [Candidate] {
    var clear: [Candidate] = []
    for (file, candidate) in all {
      if case .unclear(let reason) = candidate.evidence {
        complain("\(file): \(candidate.name.prefix(200)): \(reason.sentence)")
        status = .refused
      } else if candidate.price == nil || candidate.name.isEmpty {
        complain("\(file): \(candidate.name.prefix(200)): \(Candidate.Reason.noPrice.sentence)")
        status = .refused
      } else {
        clear.append(candidate)
      }
    }
    return clear
  }

  private func read(
    _ file: String, _ process: DocumentProcess
  ) throws(UsageError) -> Result<Findings, ReadingProblem> {
    let descriptor: Int32
    do throws(TransferError) {
      descriptor = file == "-" ? 0 : try ByteSource.open(file, orHandedOver: true)
    } catch {
      throw UsageError(failure: "\(file): \(error.message)")
    }
    defer { if descriptor != 0 { close(descriptor) } }

    return try process.read { () throws(UsageError) in try piece(of: descriptor, file) }
  }

  private func piece(of descriptor: Int32, _ file: String) throws(UsageError) -> [UInt8] {
    while true {
      var failed = false
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let found = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        (count, failed) = (max(found, 0), found < 0)
      }
      guard failed else { return piece }
      if errno != EINTR {
        throw UsageError(failure: "\(file): \(String(cString: strerror(errno)))")
      }
    }
  }
}
