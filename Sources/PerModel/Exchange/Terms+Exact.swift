// The exchange form in files and in the database: a name and an exact text for each term. To add a
// term, add a line to the list.
extension Terms {
  static let fields: [ExactField<Terms>] = [
    ExactField("loyaltyPrice", \.loyaltyPrice, \.description) { number($0) { !$0.isNegative } },
    ExactField("coupon", \.coupon, \.exactText) { Coupon(exact: $0) },
    ExactField("cashback", \.cashback, \.exactText) { Cashback(exact: $0) },
    ExactField("deposit", \.deposit, \.description) { number($0, where: \.isPositive) },
    ExactField("tax", \.tax, \.exactText) { Tax(exact: $0) },
    ExactField("shipping", \.shipping, \.exactText) { Shipping(exact: $0) },
    ExactField("drained", \.drained, \.exactText) { Quantity(exact: $0) },
    ExactField("usableShare", \.usableShare, \.description) { number($0, where: isPart) },
    ExactField("packCount", \.packCount, \.description) { count($0) },
    ExactField("limit", \.limit, \.description) { count($0) },
    ExactField("strength", \.strength, \.exactText) { Strength(exact: $0) },
    ExactField("density", \.density, \.kilogramsPerLiter.description) {
      number($0, where: \.isPositive).flatMap(Density.init(kilogramsPerLiter:))
    },
  ]

  /// The names of all terms in files.
  public static let names = Set(fields.map(\.name))

  /// The terms that there are, in order: "deposit", "1/4".
  public var exactMembers: [ExactMember] {
    Self.fields.compactMap { field in field.text(self).map { ExactMember(field.name, $0) } }
  }

  /// Reads one of the members; false for one that this program does not know.
  public mutating func take(_ member: ExactMember) -> Bool {
    guard !member.isJSON, let field = Self.fields.first(where: { $0.name == member.name }) else {
      return false
    }
    return field.take(&self, member.value)
  }
}

extension Coupon {
  fileprivate var exactText: String {
    let reduction =
      switch reduction {
      case .amount(let amount): "amount \(amount)"
      case .percent(let part): "percent \(part)"
      }
    return "\(reduction) \(isPerPack ? "pack" : "once")"
  }

  fileprivate init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let isPerPack = ["pack": true, "once": false][words[2]] else {
      return nil
    }
    switch words[0] {
    case "amount":
      guard let amount = number(words[1], where: \.isPositive) else { return nil }
      self.init(.amount(amount), isPerPack: isPerPack)
    case "percent":
      guard let part = number(words[1], where: isPart) else { return nil }
      self.init(.percent(part), isPerPack: isPerPack)
    default: return nil
    }
  }
}

extension Tax {
  var exactText: String { "\(isIncluded ? "included" : "added") \(rate)" }

  init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let isIncluded = ["included": true, "added": false][words[0]],
      let rate = number(words[1], where: { !$0.isNegative && $0 <= Tax.highestRate })
    else { return nil }
    self.init(rate: rate, isIncluded: isIncluded)
  }
}

extension Shipping {
  fileprivate var exactText: String { "\(amount) \(isPerPack ? "pack" : "order")" }

  fileprivate init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let isPerPack = ["pack": true, "order": false][words[1]],
      let amount = number(words[0], where: { !$0.isNegative })
    else { return nil }
    self.init(amount, isPerPack: isPerPack)
  }
}

extension Strength {
  /// The kind of amount, its quantities and the name, separated by semicolons.
  fileprivate var exactText: String {
    switch amount {
    case .share(let share): "share;\(share);\(name.id)"
    case .per(let inner, let outer): "per;\(inner.exactText);\(outer.exactText);\(name.id)"
    case .inPack(let inner): "pack;\(inner.exactText);\(name.id)"
    }
  }

  fileprivate init?(exact text: String) {
    let count = text.hasPrefix("per;") ? 3 : 2
    let parts = text.split(separator: ";", maxSplits: count, omittingEmptySubsequences: false)
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

func number(_ text: some StringProtocol, where isAllowed: (Rational) -> Bool) -> Rational? {
  guard let value = (try? Rational(exact: text)) ?? nil, isAllowed(value) else { return nil }
  return value
}

private func count(_ text: String) -> Int? {
  Int(text).flatMap { (1...Terms.highestCount).contains($0) ? $0 : nil }
}

private func isPart(_ value: Rational) -> Bool { value.isPositive && value <= .one }
