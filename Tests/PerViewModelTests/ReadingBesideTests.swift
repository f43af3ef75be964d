import FolderTesting
import Glibc
import PerModel
import PerOffers
import PerTransfer
import Testing
import WaitTesting

@testable import PerViewModel

/// Documents are read while a person works in the window.
@MainActor
@Suite struct ReadingBesideTests {
  /// A program that answers with so many offers, or never.
  private static func reader(of count: Int?) throws -> String {
    try reader(finding: count.map { (0..<$0).map { Candidate(name: "Oats \($0)") } })
  }

  private static func reader(finding candidates: [Candidate]?) throws -> String {
    let path = temporaryPath("reader")
    var findings = Findings()
    findings.candidates = candidates ?? []
    let lines = CandidateLines.lines(of: findings).map { "'\($0)'" }.joined(separator: " ")
    let body = candidates == nil ? "exec sleep 1000" : "cat >/dev/null\nprintf '%s\\n' \(lines)"
    try writeProgram(body, to: path)
    return path
  }

  private func works(in window: Fixture) -> [BackgroundTask] {
    window.events.compactMap { if case .work(let work) = $0 { work } else { nil } }
  }

  private func found(in window: Fixture) -> [CandidatesModel] {
    window.events.compactMap { if case .choose(let found) = $0 { found } else { nil } }
  }

  @Test func theWindowStaysFreeAndAnotherDocumentTakesThePlaceOfTheFirst() async throws {
    let (slow, quick) = (try Self.reader(of: nil), try Self.reader(of: 2))
    defer {
      unlink(slow)
      unlink(quick)
    }
    let window = Fixture()
    window.model.transfer.reader = slow
    window.model.transfer.paste(picture: [1, 2, 3])
    try await until("it is being read") { works(in: window).count == 1 }
    let first = works(in: window)[0]
    #expect(first.leavesWindowFree && !window.model.transfer.isBusy)
    #expect(window.model.isEnabled(.paste))
    window.model.transfer.reader = quick
    window.model.transfer.paste(picture: [1, 2, 3])
    try await until("the second has been read") { found(in: window).count == 1 }
    try await until("the first has ended") { first.isOver }
    // It says nothing further.
    #expect(found(in: window)[0].count == 2)
    #expect(window.takeNotices().isEmpty)
    #expect(window.model.transfer.reading == nil)
  }

  @Test func aProductThatIsFoundWhileAnotherIsTypedWaitsInTheSheet() async throws {
    let reader = try Self.reader(of: 1)
    defer { unlink(reader) }
    let window = Fixture()
    window.model.transfer.reader = reader
    window.model.form.type("Cola", into: .name)
    window.model.transfer.paste(picture: [1, 2, 3])
    try await until("it has been read") { found(in: window).count == 1 }
    #expect(window.model.form.typed[.name] == "Cola")
  }

  /// The form would show neither the doubt nor the other currency.
  @Test(arguments: [
    (Candidate.Evidence.read(.notChecked), Currency.euro, true),
    (.unclear(.unitPriceDiffers), .euro, false), (.read(.notChecked), .poundSterling, false),
  ])
  func oneProductFillsTheFormWhereThatSaysAll(
    evidence: Candidate.Evidence, currency: Currency, fills: Bool
  ) async throws {
    var candidate = Candidate(name: "Beans")
    (candidate.evidence, candidate.price) = (evidence, Money(2, currency))
    let reader = try Self.reader(finding: [candidate])
    defer { unlink(reader) }
    let window = Fixture("de_DE")
    window.model.transfer.reader = reader
    window.model.transfer.paste(page: [1, 2, 3], text: nil)
    func filled() -> Bool { window.model.form.typed[.name] == "Beans" }
    try await until("it has been read") { filled() || !found(in: window).isEmpty }
    #expect(filled() == fills)
  }

  @Test(arguments: [0, 2]) func aPictureWithoutOffersMayBeSomethingElse(count: Int) async throws {
    let reader = try Self.reader(of: count)
    defer { unlink(reader) }
    let window = Fixture()
    window.model.transfer.reader = reader
    var isOther = false
    window.model.transfer.paste(picture: [1, 2, 3]) { isOther = true }
    try await until("it has been read") { isOther || !found(in: window).isEmpty }
    #expect(isOther == (count == 0))
    #expect(window.takeNotices().isEmpty)
  }
}
