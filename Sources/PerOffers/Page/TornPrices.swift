import PerDocument
import PerText

/// Joins prices whose parts stand in blocks of their own: "6" above ",99" above "€", "3." and "99", "1,59" and "€" and
/// "/kpl".
struct TornPrices {
  private let document: Document
  private let lines: [TextLine]

  /// The lines with each of those prices as one.
  static func joined(_ lines: [TextLine], of document: Document) -> [TextLine] {
    guard document.source == .page || document.source == .mail || document.isOfLines else {
      return lines
    }
    let torn = TornPrices(document: document, lines: lines)
    var joined: [TextLine] = []
    joined.reserveCapacity(lines.count)
    var index = 0
    while index < lines.count {
      if let price = document.isOfLines ? torn.plainPrice(at: index) : torn.price(at: index) {
        joined.append(price.line)
        index += price.count
      } else {
        joined.append(lines[index])
        index += 1
      }
    }
    return joined
  }

  /// In lines of plain text only a sign or a separator that stands alone or ends a number shows that digits belong
  /// together: "2", ".", "39", and "2.", "39", and "$", "5", "99", or "5", "99", "zł".
  private func plainPrice(at first: Int) -> (line: TextLine, count: Int)? {
    var index = first
    var text = sign(index).flatMap { $0.hasPrefix("/") ? nil : $0 } ?? ""
    if !text.isEmpty { index += 1 }
    guard var number = part(index), (1...5).contains(number.count) else { return nil }
    index += 1
    // "2." and "39"
    let isParted = number.last.map { ",.".contains($0) } ?? false
    if isParted { number.removeLast() }
    guard !number.isEmpty, number.allSatisfy(\.isNumber) else { return nil }
    if !isParted {
      if let separator = part(index), [",", "."].contains(separator) {
        index += 1
      } else if text.isEmpty, sign(index + 1).map({ $0.hasPrefix("/") }) ?? true,
        !",.".contains(part(index)?.first ?? " ")
      {
        return nil
      }
    }
    // "6", ",12", "€"
    let own = part(index).flatMap { !isParted && ",.".contains($0.first ?? " ") ? $0.first : nil }
    guard let cents = part(index)?.dropFirst(own == nil ? 0 : 1), cents.count == 2,
      cents.allSatisfy(\.isNumber)
    else { return nil }
    index += 1
    text += number + "." + cents
    if let sign = sign(index), index - first < Self.mostParts, text.first?.isNumber == true {
      text += " " + sign
      index += 1
    }
    return (
      TextLine(
        node: lines[first].node, end: lines[index - 1].end, text: text,
        traits: lines[first].traits, hints: lines[first].hints), index - first
    )
  }

  private func price(at first: Int) -> (line: TextLine, count: Int)? {
    var index = first
    var text = ""
    var hasSign = false
    if let sign = sign(index) {
      (text, hasSign) = (sign, true)
      index += 1
    }
    guard let start = number(index) else { return nil }
    var hasCents = Self.hasCents(start)
    text += start
    index += 1
    if !hasCents, let part = part(index), [",", "."].contains(part), !text.hasSuffix(part) {
      text += part
      index += 1
    }
    let isParted = text.hasSuffix(",") || text.hasSuffix(".")
    var (areCentsBare, isRaised) = (false, false)
    if !hasCents, let sign = self.sign(index), let next = part(index + 1),
      Self.cents(next, isParted: isParted, isSure: false) != nil
    {
      // "5", "€", ",52"
      text = sign + text
      hasSign = true
      index += 1
    }
    let isSure = areCents(lineAt: index, behind: text, from: first)
    if !hasCents, let part = part(index),
      let cents = Self.cents(part, isParted: isParted, isSure: isSure)
    {
      areCentsBare = !isParted && cents.first?.isNumber == true
      text += areCentsBare ? "." + cents : cents
      if let sign = part.first, sign.isCurrencySymbol { text = String(sign) + text }
      hasSign = hasSign || part.contains { $0.isCurrencySymbol }
      hasCents = true
      isRaised = lines[index].traits.contains(.raised) || isSure
      index += 1
    }
    guard hasCents else { return nil }
    while let sign = sign(index), index < first + Self.mostParts {
      // "€" and "/kpl"
      text += sign.hasPrefix("/") ? sign : " " + sign
      hasSign = true
      index += 1
    }
    let count = index - first
    let isMarked = (first..<index).contains { Hints(lines[$0].hints).isPrice }
    // "£40" and "49" may be a price and how many people liked it.
    let end = lines[index - 1].text
    let endsInSign =
      (isMarked || !end.hasPrefix("/")) && !end.contains(where: \.isNumber)
      || isMarked && end.contains("/")
    guard count > 1, hasSign || isMarked || isRaised, !areCentsBare || endsInSign || isRaised,
      areTogether(first..<index)
    else { return nil }
    let hints = Set((first..<index).map { lines[$0].hints }).sorted().joined(separator: " | ")
    let line = TextLine(
      node: lines[first].node, end: lines[index - 1].end, text: text,
      traits: isRaised ? lines[first].traits.union(.raised) : lines[first].traits, hints: hints)
    return (line, count)
  }

  /// The text of a line, where it is short enough to be a part of a price.
  private func part(_ index: Int) -> String? {
    guard lines.indices.contains(index), lines[index].text.utf8.count <= Self.part else {
      return nil
    }
    return lines[index].text.trimmed
  }

  /// "6", "3.", "1,59", "$5", "~1"
  private func number(_ index: Int) -> String? {
    guard let text = part(index).map({ String($0.drop { "~≈".contains($0) }) }),
      let last = text.last, let first = text.first,
      first.isNumber || first.isCurrencySymbol, last.isNumber || last == "," || last == ".",
      text.contains(where: \.isNumber),
      text.dropFirst().allSatisfy({ $0.isNumber || ".,".contains($0) || $0.isWhitespace })
    else { return nil }
    return text
  }

  private static func hasCents(_ number: String) -> Bool {
    let cents = number.reversed().prefix { $0.isNumber }
    return cents.count == 2 && number.dropLast(2).last.map { ".,".contains($0) } == true
  }

  /// Whether two digits in an element of their own must be cents: it says so, the price is less than one without them,
  /// or it is written as a whole for screen readers right before it.
  private func areCents(lineAt index: Int, behind price: String, from first: Int) -> Bool {
    guard let part = part(index) else { return false }
    let digits = price.filter(\.isNumber)
    if digits == "0" || Hints(lines[index].hints).isCents { return true }
    let cents = part.prefix { $0.isNumber }
    guard first > 0, lines[first - 1].traits.contains(.spoken), cents.count == 2 else {
      return false
    }
    return !digits.isEmpty && lines[first - 1].text.filter(\.isNumber) == digits + cents
  }

  /// ",99", "99", "99€", "€,99", "50/st", and "77 ea" where these must be cents
  private static func cents(_ text: String, isParted: Bool, isSure: Bool) -> Substring? {
    let text = text.drop { $0.isCurrencySymbol }
    var digits = text
    if let first = digits.first, ".,".contains(first) {
      if isParted { return nil }
      digits = digits.dropFirst()
    }
    let count = digits.prefix { $0.isNumber }.count
    let behind = digits.dropFirst(2)
    guard count == 2,
      behind.allSatisfy({ $0.isCurrencySymbol || $0.isWhitespace })
        || behind.first == "/" && behind.count > 1 && behind.dropFirst().allSatisfy(\.isLetter)
        || isSure && PriceMarks.isUnit(String(behind).trimmed)
    else { return nil }
    return text
  }

  /// A currency, or what the price is of: "€", "zł", "/kpl".
  private func sign(_ index: Int) -> String? {
    guard let text = part(index), text.count <= Self.sign else { return nil }
    if text.allSatisfy(\.isCurrencySymbol) { return text }
    let unit = text.dropFirst()
    if text.first == "/", !unit.isEmpty, unit.allSatisfy({ $0.isLetter || $0 == "." }) {
      return text
    }
    return LabelWords.words(.currencySign).contains(text) ? text : nil
  }

  /// A sign, two parts of a number, its cents, and what the price is of: no price has more parts.
  private static let mostParts = 7
  /// The length of a part, in bytes, and of a sign or unit, in letters.
  private static let (part, sign) = (12, 8)
  /// The element of a price may hold two of the three lines before and behind it.
  private static let (around, others) = (3, 2)

  /// Whether the parts are in one element with little else, and look alike.
  private func areTogether(_ range: Range<Int>) -> Bool {
    let kind: Node.Traits = [.struck, .spoken, .control]
    let traits = lines[range.lowerBound].traits.intersection(kind)
    guard range.allSatisfy({ lines[$0].traits.intersection(kind) == traits }) else { return false }
    let last = lines[range.upperBound - 1].node
    var node = document.nodes[lines[range.lowerBound].node].parent
    while node > 0, !document.range(of: node).contains(last) { node = document.nodes[node].parent }
    guard node > 0 else { return false }
    let inside = document.range(of: node)
    let before = lines[max(0, range.lowerBound - Self.around)..<range.lowerBound]
    let behind = lines[range.upperBound..<min(lines.count, range.upperBound + Self.around)]
    return (before + behind).count { inside.contains($0.node) } <= Self.others
  }
}
