import PerDocument
import PerModel
import PerOffers

/// Reads the answers of `per-read`. They are no more trustworthy than the document: a compromised reader can say
/// anything, and so every line is checked and counted.
public struct CandidateReader {
  /// What has been read so far.
  public private(set) var findings = Findings()
  /// Whether the last line was there.
  public private(set) var isComplete = false
  /// Why the document could not be read.
  public private(set) var problem: ReadingProblem?
  private var lineNumber = 0

  /// More than a person looks through.
  public static let maximumCandidates = 20_000

  /// Reads nothing yet.
  public init() {}

  /// Reads the next line. Throws if it is not one that `per-read` writes.
  public mutating func read(_ line: some Sequence<UInt8>) throws(TransferError) {
    lineNumber += 1
    guard !isComplete, problem == nil, findings.candidates.count < Self.maximumCandidates,
      findings.texts.count < Self.maximumCandidates
    else {
      throw TransferError(.tooLong)
    }
    var limits = TransferLimits()
    limits.maximumLineLength = 1 << 16
    limits.maximumNesting = 8
    limits.maximumColumns = 100
    var reader = JSONReader(line: Array(line), number: lineNumber, limits: limits)
    var candidate = Candidate(name: "")
    var isCandidate = false
    var text = PlacedText(text: "", score: 0, corners: [])
    var isText = false
    var evidence = ""
    var reason = Candidate.Reason.notChecked
    try reader.object { (reader, name) throws(TransferError) in
      switch name {
      case "end": isComplete = try reader.bool()
      case "cut": findings.isCut = try reader.bool()
      case "problem": problem = try reader.value { ReadingProblem(rawValue: $0) }
      case "size": findings.size = try Self.corners(&reader, count: 1)[0]
      case "pages": findings.pageSizes = try Self.sizes(&reader)
      case "text":
        isText = true
        text.text = try reader.string()
      case "score": text.score = try reader.value(number: 0...1000)
      case "corners": text.corners = try Self.corners(&reader, count: 4)
      case "receipt": findings.receipt = try Self.receipt(&reader)
      case "product":
        isCandidate = true
        var product = Product()
        try ProductMembers(texts: nil, unknownPolicy: .refused).read(&reader, into: &product)
        candidate.take(product)
      case "currencyAssumed": candidate.isCurrencyAssumed = try reader.bool()
      case "barcodeSeenTwice": candidate.isBarcodeSeenTwice = try reader.bool()
      case "formerPrice": candidate.formerPrice = try reader.amount()
      case "unitPriceShown":
        let (money, per) = try Self.money(&reader)
        guard let per else { throw reader.problem(.wrongValue("per")) }
        candidate.unitPriceShown = Candidate.UnitPrice(price: money, per: per)
      case "date": candidate.date = try reader.value { CalendarDay($0) }
      case "picture": candidate.picture = try reader.string()
      case "link": candidate.link = try reader.string()
      case "main": candidate.isMain = try reader.bool()
      case "path": candidate.place = .path(try reader.value { Self.isPath($0) ? $0 : nil })
      case "region": candidate.place = .region(try Self.box(&reader))
      case "group": candidate.group = try reader.value(number: 0...1_000_000)
      case "evidence":
        evidence = try reader.value { ["confirmed", "read", "unclear"].contains($0) ? $0 : nil }
      case "reason": reason = try reader.value { Candidate.Reason(rawValue: $0) }
      case "others":
        try reader.array { (reader) throws(TransferError) in
          candidate.others.append(try Self.money(&reader).0)
        }
      default: throw reader.problem(.unknownMember(String(name.prefix(100))))
      }
    }
    try reader.end()
    if isText { findings.texts.append(text) }
    guard isCandidate else { return }
    candidate.evidence =
      switch evidence {
      case "confirmed": .confirmed(reason)
      case "unclear": .unclear(reason)
      default: .read(reason)
      }
    findings.candidates.append(candidate)
  }

  private static func isPath(_ text: String) -> Bool {
    text.utf8.count < 10_000
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "/") }
  }

  private static func money(
    _ reader: inout JSONReader
  ) throws(TransferError) -> (Money, Quantity?) {
    var amount: Rational?
    var currency: Currency?
    var per: Quantity?
    try reader.object { (reader, name) throws(TransferError) in
      switch name {
      case "amount": amount = try reader.amount()
      case "currency": currency = try reader.currency()
      case "per": per = try reader.value { Quantity(exact: $0) }
      default: throw reader.problem(.unknownMember(String(name.prefix(100))))
      }
    }
    guard let amount, let currency else { throw reader.problem(.wrongValue("amount")) }
    return (Money(amount, currency), per)
  }

  private static func box(_ reader: inout JSONReader) throws(TransferError) -> Box {
    var numbers: [Int] = []
    try reader.array { (reader) throws(TransferError) in
      numbers.append(try reader.value(number: 0...Box.whole))
    }
    guard numbers.count == 5 else { throw reader.problem(.wrongValue("region")) }
    return Box(
      page: numbers[0], left: numbers[1], top: numbers[2], right: numbers[3], bottom: numbers[4])
  }

  private static func corners(
    _ reader: inout JSONReader, count: Int
  ) throws(TransferError) -> [PlacedText.Corner] {
    var numbers: [Int] = []
    try reader.array { (reader) throws(TransferError) in
      numbers.append(try reader.value(number: 0...100_000_000))
    }
    guard numbers.count == 2 * count else { throw reader.problem(.wrongValue("corners")) }
    return (0..<count).map { PlacedText.Corner(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
  }

  /// The sizes of the pages that are read.
  private static func sizes(
    _ reader: inout JSONReader
  ) throws(TransferError) -> [PlacedText.Corner] {
    var numbers: [Int] = []
    try reader.array { (reader) throws(TransferError) in
      numbers.append(try reader.value(number: 0...10_000))
    }
    guard numbers.count <= 400, numbers.count.isMultiple(of: 2) else {
      throw reader.problem(.wrongValue("pages"))
    }
    return stride(from: 0, to: numbers.count, by: 2).map {
      PlacedText.Corner(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  private static func receipt(_ reader: inout JSONReader) throws(TransferError) -> Receipt {
    var (store, date): (String, CalendarDay?) = ("", nil)
    var (sum, total): (Rational?, Rational?) = (nil, nil)
    var (currency, isCurrencyAssumed): (Currency?, Bool) = (nil, true)
    var checks: [Receipt.Check] = []
    try reader.object { (reader, name) throws(TransferError) in
      switch name {
      case "store": store = try reader.string()
      case "date": date = try reader.value { CalendarDay($0) }
      case "total": total = try reader.rational()
      case "sum": sum = try reader.rational()
      case "currency": currency = try reader.currency()
      case "currencyAssumed": isCurrencyAssumed = try reader.bool()
      case "checks":
        try reader.array { (reader) throws(TransferError) in
          var kind: Receipt.Check.Kind?
          var agrees = false
          try reader.object { (reader, name) throws(TransferError) in
            switch name {
            case "kind": kind = try reader.value { Receipt.Check.Kind(rawValue: $0) }
            case "agrees": agrees = try reader.bool()
            default: throw reader.problem(.unknownMember(String(name.prefix(100))))
            }
          }
          guard let kind else { throw reader.problem(.wrongValue("kind")) }
          checks.append(Receipt.Check(kind, agrees: agrees))
        }
      default: throw reader.problem(.unknownMember(String(name.prefix(100))))
      }
    }
    guard let sum, let currency else { throw reader.problem(.missingMember("sum and currency")) }
    var receipt = Receipt(sum: sum, currency: currency)
    (receipt.store, receipt.date, receipt.total, receipt.checks) = (store, date, total, checks)
    receipt.isCurrencyAssumed = isCurrencyAssumed
    return receipt
  }
}

extension JSONReader {
  /// A text that means something.
  fileprivate mutating func value<Value>(
    _ meaning: (String) -> Value?
  ) throws(TransferError) -> Value {
    let start = position
    let text = try string()
    guard let value = meaning(text) else {
      throw problem(.wrongValue(String(text.prefix(100))), at: start)
    }
    return value
  }

  /// A whole number in a range.
  fileprivate mutating func value(number range: ClosedRange<Int>) throws(TransferError) -> Int {
    let start = position
    let text = try number()
    guard let number = Int(text), range.contains(number) else {
      throw problem(.wrongValue(String(text.prefix(100))), at: start)
    }
    return number
  }
}

extension Candidate {
  fileprivate mutating func take(_ product: Product) {
    (name, quantity, price) = (product.name, product.quantity, product.price)
    (deal, terms, store) = (product.deal, product.terms, product.store)
    barcode = product.barcode
  }
}
