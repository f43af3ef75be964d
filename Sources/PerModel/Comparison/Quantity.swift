/// What a product holds: an amount with a unit, perhaps as a pack of several.
///
/// 2 × 6 × 250 ml is `packs` [2, 6], `amount` 250, `unit` millilitre.
public struct Quantity: Hashable, Sendable {
  /// How many of the next smaller thing each pack holds, from the outside in; empty for a single
  /// one. Each is at least 1.
  public let packs: [Int]
  /// What the innermost thing holds, in `unit`; more than 0.
  public let amount: Rational
  /// The unit of `amount`.
  public let unit: Unit
  /// What is counted, for a count.
  public let countName: CountName?
  /// The whole content in the base unit of the kind; more than 0.
  public let total: Rational

  /// Throws `notPositive` for an amount or a pack count of 0 or less and `tooLarge` where the whole
  /// does not fit in exact arithmetic.
  public init(
    packs: [Int] = [], _ amount: Rational, _ unit: Unit, of countName: CountName? = nil
  ) throws(QuantityError) {
    guard amount.isPositive, packs.allSatisfy({ $0 > 0 }) else { throw .notPositive }
    do {
      var total = try amount * unit.factor
      for count in packs { total = try total * Rational(count) }
      self.total = total
    } catch { throw .tooLarge }
    self.packs = packs
    self.amount = amount
    self.unit = unit
    self.countName = unit.kind == .count ? countName : nil
  }

  /// The kind of the unit and what is counted.
  public var measure: Measure { Measure(unit.kind, of: countName) }

  /// The whole content counted in another unit of the same kind.
  ///
  /// Throws `overflow` where the result does not fit.
  public func total(in unit: Unit) throws(ArithmeticError) -> Rational {
    precondition(unit.kind == self.unit.kind, "a quantity is counted in units of its own kind")
    return try total / unit.factor
  }
}

// The exchange form in files and in the database: "6 x 330 milliliter", "12 x 150 item sheet".
extension Quantity {
  /// The exact text of a quantity: numbers of packs, amount, the unit's id, what is counted.
  public var exactText: String {
    let packs = packs.map { "\($0) x " }.joined()
    let name = countName.map { " \($0.id)" } ?? ""
    return "\(packs)\(amount) \(unit.id)\(name)"
  }

  /// Reads what `exactText` wrote; `nil` for anything else.
  public init?(exact text: some StringProtocol) {
    // The database keeps one line per term.
    guard !text.contains(where: \.isNewline) else { return nil }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    var packs: [Int] = []
    while words.count > 2, words[words.startIndex + 1] == "x" {
      guard let count = Int(words[words.startIndex]) else { return nil }
      packs.append(count)
      words = words.dropFirst(2)
    }
    guard words.count >= 2, let amount = (try? Rational(exact: words[words.startIndex])) ?? nil,
      let unit = Unit(id: String(words[words.startIndex + 1]))
    else { return nil }
    let name = words.dropFirst(2).joined(separator: " ")
    let countName = name.isEmpty ? nil : CountName(name)
    guard let quantity = try? Quantity(packs: packs, amount, unit, of: countName) else {
      return nil
    }
    self = quantity
  }
}

/// Why a quantity is invalid.
public enum QuantityError: Error, Hashable, Sendable {
  /// The amount or a number of packs is zero or less.
  case notPositive
  /// The whole content does not fit in exact arithmetic.
  case tooLarge
}
