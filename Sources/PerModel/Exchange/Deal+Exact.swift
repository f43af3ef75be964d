// The exchange form in files and in the database: a word and its figures, "payFor 3 2", and with a
// minimum count "percentOff 1/5 from 3". JSON names the figures.
extension Deal {
  /// A figure of a kind of deal.
  public struct Figure: Hashable, Sendable {
    /// The name of its member in JSON: "taken".
    public let name: String
    /// What kind of number it is: a count, an amount or a part.
    public let form: ExactForm

    init(_ name: String, _ form: ExactForm) {
      self.name = name
      self.form = form
    }
  }

  /// The figures of each kind, in their order.
  public static let figures: [String: [Figure]] = [
    "payFor": [Figure("taken", .count), Figure("paid", .count)],
    "total": [Figure("count", .count), Figure("price", .amount)],
    "each": [Figure("count", .count), Figure("price", .amount)],
    "percentOff": [Figure("part", .part)],
    "amountOff": [Figure("off", .amount)],
    "proRata": [Figure("count", .count), Figure("price", .amount)],
    "groupOff": [Figure("count", .count), Figure("off", .amount)],
    "nthPrice": [Figure("number", .count), Figure("price", .amount)],
    "nth": [Figure("number", .count), Figure("paidPart", .part)],
    "buyGet": [Figure("bought", .count), Figure("given", .count), Figure("paidPart", .part)],
  ]

  /// The exact text of the offer.
  public var exactText: String {
    let text = ([kind.name] + kind.figureTexts).joined(separator: " ")
    return minimumCount > 1 ? "\(text) from \(minimumCount)" : text
  }

  /// Reads what `exactText` wrote; `nil` for anything else.
  public init?(exact text: String, priceEach: Rational? = nil, currency: Currency? = nil) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    var minimum = 1
    if words.count > 2, words[words.count - 2] == "from" {
      guard let count = Int(words[words.count - 1]), Kind.counts.contains(count) else { return nil }
      minimum = count
      words.removeLast(2)
    }
    guard let name = words.first, let kind = Kind(String(name), words.dropFirst().map(String.init))
    else { return nil }
    self.init(kind, priceEach: priceEach, currency: currency, minimumCount: minimum)
  }
}

extension Deal.Kind {
  /// The name of the kind in files.
  public var name: String {
    switch self {
    case .payFor: "payFor"
    case .total: "total"
    case .each: "each"
    case .percentOff: "percentOff"
    case .amountOff: "amountOff"
    case .proRata: "proRata"
    case .groupOff: "groupOff"
    case .nthPrice: "nthPrice"
    case .nth: "nth"
    case .buyGet: "buyGet"
    }
  }

  /// The exact texts of its figures, in the order of `Deal.figures`.
  public var figureTexts: [String] {
    switch self {
    case .payFor(let taken, let paid): ["\(taken)", "\(paid)"]
    case .total(let count, let price): ["\(count)", "\(price)"]
    case .each(let count, let price): ["\(count)", "\(price)"]
    case .percentOff(let part): ["\(part)"]
    case .amountOff(let amount): ["\(amount)"]
    case .proRata(let count, let price): ["\(count)", "\(price)"]
    case .groupOff(let count, let amount): ["\(count)", "\(amount)"]
    case .nthPrice(let number, let price): ["\(number)", "\(price)"]
    case .nth(let number, let part): ["\(number)", "\(part)"]
    case .buyGet(let bought, let given, let part): ["\(bought)", "\(given)", "\(part)"]
    }
  }

  /// The sum of two of them must not overflow.
  fileprivate static let counts = 1...Int.max / 4

  /// `nil` for a kind or figures that this program does not know.
  public init?(_ name: String, _ texts: [String]) {
    guard let figures = Deal.figures[name], figures.count == texts.count else { return nil }
    var counts: [Int] = []
    var numbers: [Rational] = []
    for (figure, text) in zip(figures, texts) {
      if figure.form == .count {
        guard let count = Int(text), Self.counts.contains(count) else { return nil }
        counts.append(count)
      } else {
        guard let number = number(text, where: { !$0.isNegative }) else { return nil }
        numbers.append(number)
      }
    }
    switch name {
    case "payFor": self = .payFor(taken: counts[0], paid: counts[1])
    case "total": self = .total(count: counts[0], price: numbers[0])
    case "each": self = .each(count: counts[0], price: numbers[0])
    case "percentOff": self = .percentOff(numbers[0])
    case "amountOff": self = .amountOff(numbers[0])
    case "proRata": self = .proRata(count: counts[0], price: numbers[0])
    case "groupOff": self = .groupOff(count: counts[0], amount: numbers[0])
    case "nthPrice": self = .nthPrice(counts[0], price: numbers[0])
    case "nth": self = .nth(counts[0], paidPart: numbers[0])
    case "buyGet": self = .buyGet(bought: counts[0], given: counts[1], paidPart: numbers[0])
    default: return nil
    }
  }
}
