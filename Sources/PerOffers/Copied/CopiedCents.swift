import PerModel
import PerText

/// Gives prices their separators back where all cents of a page were raised: copied as plain text, "14" and a small "95"
/// are "1495". Unit prices beside them show it.
struct CopiedCents {
  private let lines: [TextLine]
  private let readers: TextReaders

  /// The fewest prices that have to be proven.
  private static let fewest = 3
  /// How many lines around a price may say its size and its unit price.
  private static let reach = 5

  static func parted(_ lines: [TextLine], _ readers: TextReaders) -> [TextLine] {
    let cents = CopiedCents(lines: lines, readers: readers)
    return (cents.joined() ?? cents).parted()
  }

  /// With "617" for "6" above "17", where unit prices show it of several.
  private func joined() -> CopiedCents? {
    var joined: [TextLine] = []
    var prices: [Int] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      if let price = price(of: index) {
        prices.append(joined.count)
        joined.append(line.saying(price))
        index += 1
      } else {
        joined.append(line)
      }
      index += 1
    }
    guard prices.count >= Self.fewest else { return nil }
    let cents = CopiedCents(lines: joined, readers: readers)
    let others = Set(prices)
    let found = prices.map { cents.proof($0, others) }
    let raised = found.count { $0.raised }
    let isShown = raised >= Self.fewest && raised > 2 * found.count { $0.plain && !$0.raised }
    return isShown ? cents : nil
  }

  /// "599/kg" for "5" above "99kg"
  private func price(of index: Int) -> String? {
    guard index + 1 < lines.count else { return nil }
    let (whole, below) = (lines[index].text, lines[index + 1].text)
    let cents = below.prefix(while: \.isNumber)
    let unit = below[cents.endIndex...]
    guard (1...4).contains(whole.count), whole.allSatisfy(\.isNumber), cents.count == 2,
      unit.isEmpty || UnitWords.contains(String(unit)),
      index == 0 || !lines[index - 1].text.allSatisfy(\.isNumber)
    else { return nil }
    return whole + cents + (unit.isEmpty ? "" : "/" + unit)
  }

  private func parted() -> [TextLine] {
    let whole = lines.indices.filter { Self.digits(of: lines[$0].text) != nil }
    guard whole.count >= Self.fewest else { return lines }
    var (raised, plain) = (0, 0)
    let others = Set(whole)
    for index in whole {
      let found = proof(index, others)
      if found.raised { raised += 1 } else if found.plain { plain += 1 }
    }
    guard raised >= Self.fewest, raised > 2 * plain else { return lines }
    let separator = NumberSeparators(lines.lazy.map(\.text)).decimal ?? "."
    var parted = lines
    for index in whole {
      let line = lines[index]
      guard let digits = Self.digits(of: line.text) else { continue }
      var text = line.text
      text.insert(separator, at: text.index(digits.upperBound, offsetBy: -2))
      parted[index] = line.saying(text)
    }
    return parted
  }

  /// The digits of a line that has nothing but them, a currency and a unit: "1495", "399zł", "1890/st", "1 09900 Kč"; a
  /// former price may follow: "17990 Kč 209,40 Kč".
  private static func digits(of text: String) -> Range<String.Index>? {
    guard text.utf8.count <= 30, let start = text.firstIndex(where: \.isNumber) else { return nil }
    let digits = text[start...].prefix { $0.isNumber || $0.isWhitespace }
    guard let last = digits.lastIndex(where: \.isNumber) else { return nil }
    let range = start..<text.index(after: last)
    let number = text[range]
    let count = number.count(where: \.isNumber)
    guard (3...7).contains(count), number.suffix(3).allSatisfy(\.isNumber),
      isMoney(text[..<start])
    else { return nil }
    let behind = text[range.upperBound...]
    if let former = behind.firstIndex(where: \.isNumber) {
      let rest = text[former...].drop { $0.isNumber || ".,".contains($0) }
      return isMoney(behind[..<former], isNeeded: true) && isMoney(rest, isNeeded: true)
        ? range : nil
    }
    guard isMoney(behind.prefix { $0 != "/" }) else { return nil }
    let unit = text[range.upperBound...].drop { $0 != "/" }.dropFirst()
    return unit.allSatisfy { $0.isLetter || $0 == "." } ? range : nil
  }

  private static func isMoney(_ text: Substring, isNeeded: Bool = false) -> Bool {
    let sign = String(text).trimmed
    return sign.isEmpty
      ? !isNeeded
      : sign.allSatisfy(\.isCurrencySymbol)
        || LabelWords.words(.currencySign).contains(sign)
  }

  /// Whether a size and a unit price near a line agree with a hundredth of it, or with all of it.
  private func proof(_ index: Int, _ others: Set<Int>) -> (raised: Bool, plain: Bool) {
    guard let range = Self.digits(of: lines[index].text),
      let value = Int(lines[index].text[range].filter(\.isNumber)),
      let hundredth = try? Rational(Int128(value), over: 100)
    else { return (false, false) }
    var sizes: [Quantity] = []
    var units: [Candidate.UnitPrice] = []
    for direction in [-1, 1] {
      for step in 0...Self.reach {
        let place = index + direction * step
        guard lines.indices.contains(place), step == 0 || !others.contains(place) else { break }
        if step == 0 { continue }
        take(lines[place].text, &sizes, &units)
      }
    }
    sizes.append(contentsOf: [try? Quantity(.one, .item)].compactMap(\.self))
    func fits(_ price: Rational) -> Bool {
      units.contains { unit in
        sizes.contains { UnitPriceCheck.agrees(price, $0, unit) == true }
      }
    }
    return (fits(hundredth), fits(Rational(value)))
  }

  private func take(
    _ text: String, _ sizes: inout [Quantity], _ units: inout [Candidate.UnitPrice]
  ) {
    guard text.utf8.count <= PageLimit.name, text.contains(where: \.isNumber) else { return }
    let read = readers.line(text)
    if let price = readers.price(text), let per = price.per {
      units.append(
        Candidate.UnitPrice(
          price: Money(price.amount, price.currency ?? readers.currency), per: per))
      return
    }
    if let unit = read.unitPrice?.value, let per = try? unit.quantity.quantity(defaultUnit: .item) {
      units.append(
        Candidate.UnitPrice(
          price: Money(unit.price.amount, unit.price.currency ?? readers.currency), per: per))
    }
    if let size = readers.quantity(text) ?? read.statedQuantity { sizes.append(size) }
  }
}
