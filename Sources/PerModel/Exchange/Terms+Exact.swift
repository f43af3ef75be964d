// The exchange form of files and of the database: a name and an exact text for each term.
extension Terms {
  /// The terms that are said, by name, in their order: ("deposit", "1/4").
  public var exactMembers: [(name: String, value: String)] {
    var members: [(String, String)] = []
    func add(_ name: String, _ value: String?) {
      if let value { members.append((name, value)) }
    }
    add("loyaltyPrice", loyaltyPrice?.description)
    add("coupon", coupon?.exactText)
    add("cashback", cashback?.exactText)
    add("deposit", deposit?.description)
    add("tax", tax?.exactText)
    add("shipping", shipping.map { "\($0.amount) \($0.isPerPack ? "pack" : "order")" })
    add("drained", drained?.exactText)
    add("usableShare", usableShare?.description)
    add("packCount", packCount?.description)
    add("limit", limit?.description)
    add("strength", strength?.exactText)
    add("density", density?.kilogramsPerLiter.description)
    return members
  }

  /// Takes in one of the members; false for a name or a value that this program does not know.
  public mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "loyaltyPrice": loyaltyPrice = number(value, where: { !$0.isNegative })
    case "coupon": coupon = Coupon(exact: value)
    case "cashback": cashback = Cashback(exact: value)
    case "deposit": deposit = number(value, where: \.isPositive)
    case "tax": tax = Tax(exact: value)
    case "shipping": shipping = Shipping(exact: value)
    case "drained": drained = Quantity(exact: value)
    case "usableShare": usableShare = number(value, where: isPart)
    case "packCount": packCount = count(value)
    case "limit": limit = count(value)
    case "strength": strength = Strength(exact: value)
    case "density":
      density = number(value, where: \.isPositive).flatMap(Density.init(kilogramsPerLiter:))
    default: return false
    }
    return exactMembers.contains { $0.name == name }
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
  fileprivate init?(exact text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let isPerPack = ["pack": true, "order": false][words[1]],
      let amount = number(words[0], where: { !$0.isNegative })
    else { return nil }
    self.init(amount, isPerPack: isPerPack)
  }
}

extension Strength {
  /// The kind of amount, its quantities and the name, with semicolons between.
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
