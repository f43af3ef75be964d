import PerDocument
import PerModel
import PerOffers
import PerTransfer
import Testing

/// What `per-read` answers is read back as the same, and nothing else is believed.
@Suite struct CandidateLinesTests {
  private func read(_ lines: [String]) throws -> CandidateReader {
    var reader = CandidateReader()
    for line in lines { try reader.read(line.utf8) }
    return reader
  }

  @Test func everythingComesBack() throws {
    var candidate = Candidate(name: "Tea \"<b>\" \u{202E}\n")
    candidate.quantity = try Quantity(packs: [2], 100, #require(Unit(id: "gram")))
    candidate.price = Money(try Rational(199, over: 100), .euro)
    candidate.isCurrencyAssumed = true
    candidate.formerPrice = try Rational(249, over: 100)
    candidate.deal = Deal(.percentOff(try Rational(1, over: 5)))
    candidate.terms.deposit = try Rational(1, over: 4)
    candidate.unitPriceShown = Candidate.UnitPrice(
      price: Money(1, .euro), per: try Quantity(100, #require(Unit(id: "gram"))))
    candidate.isBarcodeSeenTwice = true
    (candidate.store, candidate.barcode) = ("Store", "4006381333931")
    (candidate.picture, candidate.link) = ("/a.jpg", "/a")
    candidate.date = CalendarDay("2026-11-05")
    candidate.isMain = true
    candidate.group = 3
    candidate.others = [Money(3, .yen)]
    var findings = Findings()
    for (place, evidence) in [
      (Candidate.Place.path("0/3/1"), Candidate.Evidence.confirmed(.unitPriceFits)),
      (.region(Box(page: 2, left: 1, top: 2, right: 3, bottom: 1_000_000)), .read(.notChecked)),
      (.nowhere, .unclear(.severalPrices)),
    ] {
      (candidate.place, candidate.evidence) = (place, evidence)
      findings.candidates.append(candidate)
    }
    findings.receipt = Receipt(sum: 3, currency: .euro)
    findings.receipt?.total = 4
    findings.receipt?.checks = [Receipt.Check(.sum, agrees: false)]
    findings.isCut = true
    let back = try read(CandidateLines.lines(of: findings))
    #expect(back.findings == findings && back.isComplete)
  }

  @Test(arguments: ReadingProblem.allCases) func problemsComeBack(_ problem: ReadingProblem) throws
  {
    let back = try read([CandidateLines.line(for: problem)])
    #expect(back.problem == problem && !back.isComplete && !problem.sentence.isEmpty)
  }

  @Test(arguments: [
    "", "x", "[]", "{", #"{"product":{"name":1}}"#, #"{"product":{},"evidence":"sure"}"#,
    #"{"product":{},"evidence":"read","reason":"because"}"#, #"{"product":{},"region":[1,2,3]}"#,
    #"{"product":{},"region":[1,0,0,0,1000001]}"#, #"{"product":{},"path":"../../etc"}"#,
    #"{"product":{},"script":"x"}"#, #"{"end":1}"#, #"{"receipt":{"sum":"x"}}"#,
  ])
  func nonsenseIsRefused(_ line: String) {
    #expect(throws: TransferError.self) { try read([line]) }
  }

  @Test func nothingMayFollowTheEnd() {
    let end = #"{"end":true,"cut":false}"#
    #expect(throws: TransferError.self) { try read([end, end]) }
  }

  @Test func floodsAreCutOff() {
    let line = #"{"product":{},"evidence":"read","reason":"notChecked"}"#
    #expect(throws: TransferError.self) {
      try read(Array(repeating: line, count: CandidateReader.maximumCandidates + 1))
    }
    #expect(throws: TransferError.self) {
      try read([#"{"product":{"name":""# + String(repeating: "x", count: 1 << 17) + "\"}}"])
    }
  }
}
