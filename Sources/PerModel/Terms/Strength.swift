/// How much of a substance is in a product, as a second measure of it: protein, alcohol, an active
/// ingredient, plies, washes.
public struct Strength: Hashable, Sendable {
  /// The substance; products that name the same one can be compared by it.
  public let name: Substance
  /// The amount of the substance, and what it is in.
  public let amount: Amount

  /// An amount of a substance.
  public init(_ name: Substance, _ amount: Amount) {
    self.name = name
    self.amount = amount
  }

  /// How much of it there is.
  public enum Amount: Hashable, Sendable {
    /// A share of the product itself, above 0 and at most 1: 40 % alcohol.
    case share(Rational)
    /// An amount in another amount: 20 g in 100 g, 400 mg in each tablet, 3 plies in each sheet.
    case per(Quantity, in: Quantity)
    /// An amount in a pack: 40 washes, 1.2 kWh.
    case inPack(Quantity)
  }

  /// The name of a substance. Letter case and extra spaces make no difference.
  public struct Substance: Hashable, Sendable {
    /// The name in lowercase, with single spaces.
    public let id: String

    /// `nil` for an empty name.
    public init?(_ text: String) {
      let words = text.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { return nil }
      id = words.joined(separator: " ").lowercased()
    }

    public init(_ known: Known) { id = known.rawValue }

    /// Which of those that labels name it is; `nil` for any other.
    public var known: Known? { Known(rawValue: id) }

    /// The substances for which labels have words in every language, by their names in files.
    public enum Known: String, CaseIterable, Sendable {
      case alcohol, protein, caffeine, cocoa
      case washes = "wash"
      case plies = "ply"
    }
  }

  /// What it is measured by; a share is measured like the product.
  public func measure(in product: Measure?) -> Measure? {
    switch amount {
    case .share: product
    case .per(let inner, _), .inPack(let inner): inner.measure
    }
  }
}

// The exchange form.
extension Strength {
  /// Several, a line each.
  static func exactText(of several: [Strength]) -> String {
    several.map(\.exactText).joined(separator: "\n")
  }

  /// `nil` where any of them cannot be read.
  static func several(exact text: String) -> [Strength]? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let read = lines.compactMap { Strength(exact: String($0)) }
    return read.count == lines.count ? read : nil
  }

  /// The kind of amount, its quantities and the name, separated by semicolons.
  var exactText: String {
    switch amount {
    case .share(let share): "share;\(share);\(name.id)"
    case .per(let inner, let outer): "per;\(inner.exactText);\(outer.exactText);\(name.id)"
    case .inPack(let inner): "pack;\(inner.exactText);\(name.id)"
    }
  }

  init?(exact text: String) {
    let count = text.hasPrefix("per;") ? 3 : 2
    // By scalars: a semicolon and an accent behind it are one character.
    let parts = text.unicodeScalars.split(
      separator: ";", maxSplits: count, omittingEmptySubsequences: false
    ).map { Substring($0) }
    guard parts.count == count + 1, let name = Substance(String(parts[count])) else { return nil }
    switch parts[0] {
    case "share":
      guard let share = number(parts[1], where: isPart) else { return nil }
      self.init(name, .share(share))
    case "per":
      guard let inner = Quantity(exact: parts[1]), let outer = Quantity(exact: parts[2]) else {
        return nil
      }
      self.init(name, .per(inner, in: outer))
    case "pack":
      guard let inner = Quantity(exact: parts[1]) else { return nil }
      self.init(name, .inPack(inner))
    default: return nil
    }
  }
}

/// One measure of what is inside or several, each of another substance: 20 g protein per 100 g, and 12 bars.
public struct Strengths: Hashable, Sendable {
  /// At least one.
  public let all: [Strength]

  /// Keeps the first strength of each substance; `nil` if there are none.
  public init?(_ all: [Strength]) {
    var kept: [Strength] = []
    for strength in all where !kept.contains(where: { $0.name == strength.name }) {
      kept.append(strength)
    }
    guard !kept.isEmpty else { return nil }
    self.all = kept
  }
}
