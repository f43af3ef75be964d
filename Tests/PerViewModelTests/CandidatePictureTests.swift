import FolderTesting
import Glibc
import PerDocument
import PerModel
import PerOffers
import PerTransfer
import Testing
import WaitTesting

@testable import PerViewModel

/// What was found in a picture is shown next to its piece of it, and a part of the picture can be read by itself.
@MainActor
@Suite struct CandidatePictureTests {
  /// A program that answers as `per-read` does for a picture of two labels or fewer; of the upper left part, with one of
  /// them or as many as asked for; for pixels, with a red one.
  private static func reader(inPart count: Int = 1, inAll: Int = 2) throws -> String {
    try program(
      """
      *"--show picture"*) printf '\\0\\0\\0\\1\\0\\0\\0\\1\\0\\0\\377' ;;
      *"--part 0,0,500000,250000"*) printf '%s\\n' \(answer(labels.prefix(count))) ;;
      *) printf '%s\\n' \(answer(labels.prefix(inAll))) ;;
      """)
  }

  /// A program that reads all that it is given, and answers by its arguments.
  private static func program(_ answers: String) throws -> String {
    let path = temporaryPath("reader")
    try writeProgram("cat >/dev/null\ncase \"$*\" in\n\(answers)\nesac", to: path)
    return path
  }

  private static func answer(_ candidates: some Sequence<Candidate>) -> String {
    var findings = Findings()
    findings.candidates = Array(candidates)
    findings.size = PlacedText.Corner(x: 1000, y: 2000)
    return quoted(findings)
  }

  /// The lines of an answer, as a shell takes them.
  private static func quoted(_ findings: Findings) -> String {
    CandidateLines.lines(of: findings).map { "'\($0)'" }.joined(separator: " ")
  }

  private static let labels = [
    label(
      "Oat Flakes", 125, Box(page: 1, left: 100_000, top: 100_000, right: 600_000, bottom: 200_000)),
    label(
      "Oat Bran", 300, Box(page: 1, left: 100_000, top: 700_000, right: 900_000, bottom: 710_000)),
  ]

  private static func label(_ name: String, _ cents: Int128, _ box: Box) -> Candidate {
    var candidate = Candidate(name: name)
    candidate.quantity = try? Quantity(500, .gram)
    candidate.price = (try? Rational(cents, over: 100)).map { Money($0, .euro) }
    candidate.place = .region(box)
    return candidate
  }

  private func candidates(in window: Fixture, reader: String) async throws -> CandidatesModel {
    window.model.transfer.reader = reader
    window.model.transfer.paste(picture: [1, 2, 3])
    var found: CandidatesModel?
    try await until("the picture has been read") {
      for case .choose(let candidates) in window.events { found = candidates }
      return found != nil
    }
    return try #require(found)
  }

  @Test func eachOfferHasThePieceOfThePictureAroundIt() async throws {
    let reader = try Self.reader()
    defer { unlink(reader) }
    let candidates = try await candidates(in: Fixture(), reader: reader)
    #expect(candidates.hasPicture && candidates.count == 2)
    let first = try #require(candidates.rows[0].cutOut)
    #expect(first.part.left < 100_000 && first.part.bottom > 200_000)
    // As high as a row, and no larger than it is
    #expect(first.height == 72 && (150...190).contains(first.width))
    let second = try #require(candidates.rows[1].cutOut)
    #expect(second.width == 340 && (5...15).contains(second.height))
    #expect(first.column == 340 && second.column == 340)
    let picture = try #require(await candidates.shownPicture())
    #expect(picture.width == 1 && picture.pixels == [0, 0, 255])
  }

  /// A program that answers as `per-read` does for a PDF file with offers on its second page, which is green.
  private static func pdfReader() throws -> String {
    var findings = Findings()
    findings.pageSizes = [(300, 600), (1000, 2000)].map { PlacedText.Corner(x: $0.0, y: $0.1) }
    findings.candidates = labels.map { label in
      guard case .region(var box) = label.place else { return label }
      box.page = 2
      var label = label
      label.place = .region(box)
      return label
    }
    let all = quoted(findings)
    findings.candidates.removeLast()
    return try program(
      """
      *"--show picture --page 2"*) printf '\\0\\0\\0\\1\\0\\0\\0\\1\\0\\377\\0' ;;
      *"--show picture"*) ;;
      *"--part 100000,100000,600000,200000 --page 2"*) printf '%s\\n' \(quoted(findings)) ;;
      *) printf '%s\\n' \(all) ;;
      """)
  }

  @Test func offersOfAPageOfAPDFFileHaveTheirPieceOfThatPage() async throws {
    let reader = try Self.pdfReader()
    defer { unlink(reader) }
    let candidates = try await candidates(in: Fixture(), reader: reader)
    #expect(candidates.hasPicture && candidates.shownPages == [2])
    let part = try #require(candidates.part(at: 0))
    #expect(part.page == 2 && part.moved(across: 1, down: 1).page == 2)
    #expect(candidates.rows.map { $0.cutOut?.part.page } == [2, 2])
    #expect(candidates.rows[1].cutOut?.width == 340)
    #expect(await candidates.shownPicture(ofPage: 2)?.pixels == [0, 255, 0])
    #expect(await candidates.shownPicture(ofPage: 1) == nil)
    guard case .found(let found) = try await read(part, of: candidates) else {
      Issue.record("nothing was found")
      return
    }
    #expect(found.count == 1 && found.part(at: 0)?.page == 2)
  }

  private func doubted(_ candidate: Candidate) -> [String] {
    var findings = Findings()
    findings.candidates = [candidate]
    let row = CandidatesModel(
      findings, beside: Fixture().model.transfer.current, rates: ExchangeRates(on: .today)
    ).rows[0]
    return row.doubted.map { range in
      String(decoding: Array(row.facts.utf8)[range], as: UTF8.self)
    }
  }

  @Test func theDigitsThatAreNotCertainAreUnderlined() throws {
    var label = Self.labels[0]
    #expect(doubted(label) == [])
    label.evidence = .unclear(.digitsUnsure)
    #expect(doubted(label) == ["€1.25"])
    // The other reading says which.
    label.others = [Money(try Rational(125 + 50, over: 100), .euro)]
    #expect(doubted(label) == ["2"])
    label.others = [Money(try Rational(325, over: 100), .euro)]
    #expect(doubted(label) == ["1"])
    label.others = [Money(try Rational(1250, over: 100), .euro)]
    #expect(doubted(label) == ["€1.25"])
    label.evidence = .unclear(.severalPrices)
    #expect(doubted(label) == [])
  }

  @Test func aPageHasNoPicture() async throws {
    let window = Fixture()
    window.model.transfer.paste(page: CandidatesTests.oats, text: nil)
    var found: CandidatesModel?
    try await until("the page has been read") {
      for case .choose(let candidates) in window.events { found = candidates }
      return found != nil
    }
    let candidates = try #require(found)
    #expect(!candidates.hasPicture && candidates.rows.allSatisfy { $0.cutOut == nil })
    #expect(await candidates.shownPicture() == nil)
  }

  private func read(
    _ part: PicturePart, of candidates: CandidatesModel
  ) async throws -> CandidatesModel.PartReading {
    var outcome: CandidatesModel.PartReading?
    _ = candidates.read(part) { outcome = $0 }
    try await until("the part has been read") { outcome != nil }
    return try #require(outcome)
  }

  private static let upper = PicturePart(from: (0, 0), to: (500_000, 250_000))

  @Test func aPartIsReadByItself() async throws {
    let reader = try Self.reader()
    defer { unlink(reader) }
    let window = Fixture()
    let candidates = try await candidates(in: window, reader: reader)
    let part = try #require(Self.upper)
    guard case .found(let found) = try await read(part, of: candidates) else {
      Issue.record("nothing was found")
      return
    }
    #expect(found.rows.map(\.name) == ["Oat Flakes"])
    #expect(found.hasPicture && found.rows[0].cutOut != nil)
    found.tick(true, at: 0)
    found.add()
    #expect(window.names == ["Oat Flakes"])
  }

  @Test func ofAPictureInWhichNothingWasFoundAPartCanBeRead() async throws {
    let reader = try Self.reader(inAll: 0)
    defer { unlink(reader) }
    let candidates = try await candidates(in: Fixture(), reader: reader)
    #expect(candidates.count == 0 && candidates.summary == "Nothing on offer was found.")
    guard case .found(let found) = try await read(#require(Self.upper), of: candidates) else {
      Issue.record("nothing was found")
      return
    }
    #expect(found.rows.map(\.name) == ["Oat Flakes"])
  }

  @Test func aPartWithoutOffersSaysSo() async throws {
    let reader = try Self.reader(inPart: 0)
    defer { unlink(reader) }
    let candidates = try await candidates(in: Fixture(), reader: reader)
    guard case .nothing(let sentence) = try await read(#require(Self.upper), of: candidates) else {
      Issue.record("something was found")
      return
    }
    #expect(sentence == "Nothing on offer was found.")
  }

  @Test func aPartIsMovedAndSizedByKeysWithinThePicture() throws {
    let part = try #require(PicturePart(from: (300_000, 200_000), to: (100_000, 50_000)))
    #expect(part.left == 100_000 && part.right == 300_000 && part.top == 50_000)
    let right = part.moved(across: 2, down: -1)
    #expect(right.left == 120_000 && right.right == 320_000 && right.top == 40_000)
    let corner = part.moved(across: -100, down: -100)
    #expect(corner.left == 0 && corner.right == 200_000 && corner.top == 0)
    #expect(part.moved(across: 100, down: 100).bottom == PicturePart.whole)
    #expect(part.grown(across: 1, down: 3).right == 310_000)
    #expect(part.grown(across: 100, down: 0).right == PicturePart.whole)
    // Never to nothing
    let smallest = part.grown(across: -100, down: -100)
    #expect(smallest.right > smallest.left && smallest.bottom > smallest.top)
    #expect(smallest.left == 100_000 && smallest.top == 50_000)
  }

  @Test func aClickMarksNothingAndADragStaysInThePicture() throws {
    #expect(PicturePart(from: (500_000, 500_000), to: (501_000, 501_000)) == nil)
    let part = try #require(PicturePart(from: (-5, 900_000), to: (2_000_000, 400_000)))
    #expect(part.left == 0 && part.right == PicturePart.whole && part.top == 400_000)
  }

  @Test func whatIsMarkedIsSaid() async throws {
    let reader = try Self.reader()
    defer { unlink(reader) }
    let candidates = try await candidates(in: Fixture(), reader: reader)
    #expect(candidates.words(for: nil) == "Nothing is marked.")
    #expect(
      candidates.words(for: Self.upper)
        == "Marked: 0% to 50% from the left, 0% to 25% from the top")
  }
}
