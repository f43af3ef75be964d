import PerModel
import PerText

/// Reads the lines of a receipt.
struct ReceiptLineReader {
  let readers: TextReaders
  /// Whether amounts have no cents, as in Japan.
  let isWhole: Bool

  init(_ readers: TextReaders, _ texts: [String]) {
    self.readers = readers
    let cents = texts.filter { text in
      text.split(whereSeparator: \.isWhitespace).contains { Self.hasCents($0) }
    }.count
    isWhole = cents < 2 && readers.currency.fractionDigits == 0 || cents == 0
  }

  /// Whether a word is a number with two digits after a separator, perhaps with signs around it.
  private static func hasCents(_ word: Substring) -> Bool {
    let scalars = Array(word.unicodeScalars)
    guard let last = scalars.lastIndex(where: PriceMarks.isDigit), last >= 3 else { return false }
    return PriceMarks.isDigit(scalars[last - 1])
      && (scalars[last - 2] == "," || scalars[last - 2] == ".")
      && PriceMarks.isDigit(scalars[last - 3])
      && !scalars[last...].contains("%")
  }

  func line(_ text: String, _ index: Int) -> ReceiptLine {
    var words = Self.words(of: text)
    var line = ReceiptLine(label: text.collapsed, text: text, index: index)
    let times = self.times(words)
    if let found = lastAmount(words) {
      line.amount = found.amount
      line.currency = found.currency
      words.removeSubrange(found.words)
      line.label = words.joined(separator: " ")
    }
    guard var times else { return line }
    let rest = Self.words(of: text).indices.filter { !times.words.contains($0) }
    let others = Self.words(of: text)
    // An amount inside of the product is no amount of the line.
    if let found = lastAmount(others), found.words.lowerBound < times.words.upperBound {
      line.amount = nil
    }
    let label = rest.map { others[$0] }.joined(separator: " ")
    times.times.isAlone = !label.contains { $0.isLetter }
    line.times = times.times
    if line.amount == nil {
      line.label = label
    } else if let found = lastAmount(others) {
      line.label = rest.filter { !found.words.contains($0) }.map { others[$0] }.joined(
        separator: " ")
      line.times?.isAlone = !line.label.contains { $0.isLetter }
    }
    return line
  }

  /// Words with signs of multiplication apart.
  static func words(of text: String) -> [String] {
    var spaced = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let before = index > 0 ? characters[index - 1] : " "
      let after = index + 1 < characters.count ? characters[index + 1] : " "
      let isTimes =
        "×*@".contains(character) && (before.isNumber || before.isWhitespace || before.isLetter)
        && (after.isNumber || after.isWhitespace || after.isCurrencySymbol)
        || (character == "x" || character == "X") && before.isNumber
          && (after.isNumber || after.isWhitespace || after.isCurrencySymbol)
        || (character == "x" || character == "X") && before.isWhitespace
          && (after.isNumber || after.isCurrencySymbol)
      spaced += isTimes ? " \(character) " : String(character)
    }
    return spaced.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The last word that is an amount, with what may stand after it: tax letters, asterisks, the currency.
  private func lastAmount(
    _ words: [String]
  ) -> (amount: Rational, currency: Currency?, words: Range<Int>)? {
    var index = words.count - 1
    var skipped = 0
    while index >= 0, skipped <= 3 {
      if let found = amount(words[index]) {
        return extended(found, words, index)
      }
      guard Self.mayFollow(words[index]) else { break }
      index -= 1
      skipped += 1
    }
    // Written from right to left, and copied as it looks.
    if let first = words.first, words.count > 1,
      words.dropFirst().joined().unicodeScalars.contains(where: {
        (0x590...0x6FF).contains($0.value)
      }), let found = amount(first)
    {
      return (found.amount, found.currency, 0..<1)
    }
    return nil
  }

  private func extended(
    _ found: (amount: Rational, currency: Currency?), _ words: [String], _ index: Int
  ) -> (amount: Rational, currency: Currency?, words: Range<Int>) {
    var (amount, currency) = found
    var start = index
    var end = words.count
    if index > 0, ["-", "−", "–"].contains(words[index - 1]) {
      amount = -amount.magnitude
      start -= 1
    }
    if index + 1 < words.count, ["-", "−", "–"].contains(words[index + 1]) {
      amount = -amount.magnitude
    }
    if currency == nil, start > 0, let read = readers.price(words[start - 1] + " 1"),
      let own = read.currency,
      !words[start - 1].contains(where: \.isNumber)
    {
      (currency, start) = (own, start - 1)
    }
    if currency == nil, index + 1 < words.count, !words[index + 1].contains(where: \.isNumber),
      let own = readers.price("1 " + words[index + 1])?.currency
    {
      currency = own
    }
    end = max(end, index + 1)
    return (amount, currency, start..<end)
  }

  /// "A", "B*", "*", "EUR", "7%", "1"
  private static func mayFollow(_ word: String) -> Bool {
    if word.count == 1 { return true }
    if word.hasSuffix("%"), word.count <= 6 { return true }
    let letters = word.filter { $0.isLetter }
    return word.count <= 4 && !word.contains(where: \.isNumber) && letters.count <= 3
  }

  /// The amount that a word is, with a sign before or after it, or a tax letter.
  private func amount(_ word: String) -> (amount: Rational, currency: Currency?)? {
    var text = Substring(word)
    var isNegative = false
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    while let first = text.first, "-−–+*".contains(first) {
      if first != "+", first != "*" { isNegative = true }
      text.removeFirst()
    }
    while let last = text.last, !last.isNumber, !last.isCurrencySymbol {
      if "-−–".contains(last) { isNegative = true }
      // At most two letters of taxes
      guard
        last.isLetter && text.reversed().prefix(while: \.isLetter).count <= 2
          || "-−–*#".contains(last) || last == "円" || last == "元"
      else { return nil }
      if last == "円" || last == "元" { break }
      text.removeLast()
    }
    if let sign = text.first, sign.isCurrencySymbol || text.hasPrefix("R$"),
      text.dropFirst().first == "-"
    {
      isNegative = true
      text = Substring(text.filter { $0 != "-" })
    }
    guard text.contains(where: \.isNumber), text.count <= 14 else { return nil }
    if isWhole {
      guard
        text.contains(where: { $0.isCurrencySymbol || $0 == "円" || $0 == "元" || $0 == "," })
          || text.allSatisfy(\.isNumber) && (2...6).contains(text.count)
      else { return nil }
    } else if !Self.hasCents(text) {
      return nil
    }
    guard let read = readers.price(String(text)), read.per == nil, !read.isSum else { return nil }
    return (isNegative ? -read.amount : read.amount, read.currency)
  }

  /// A count and the price of each, and which words say it.
  private func times(_ words: [String]) -> (times: ReceiptLine.Times, words: Range<Int>)? {
    for (index, word) in words.enumerated()
    where ["x", "X", "×", "*", "@", "à", "á", "je"].contains(word) {
      guard index > 0, index + 1 < words.count, let left = count(words, before: index) else {
        continue
      }
      for length in [4, 3, 2, 1]
      where index + length < words.count + 0 && index + 1 + length <= words.count {
        let text = words[index + 1..<index + 1 + length].joined(separator: " ")
        guard let price = readers.price(text), !price.isSum, price.amount.isPositive else {
          continue
        }
        if length > 1, price.per == nil, price.currency == nil { continue }
        return (
          ReceiptLine.Times(
            count: left.count, unit: left.unit, price: price.amount,
            per: price.per.flatMap { $0.unit.kind == .count ? nil : $0 }, isAlone: true),
          left.start..<index + 1 + length
        )
      }
    }
    return weighed(words)
  }

  /// "0,560 kg 1,99 €/kg"
  private func weighed(_ words: [String]) -> (times: ReceiptLine.Times, words: Range<Int>)? {
    for index in words.indices {
      guard let left = count(words, before: index), let unit = left.unit, unit.kind != .count else {
        continue
      }
      for length in [3, 2, 1] where index + length <= words.count {
        let text = words[index..<index + length].joined(separator: " ")
        guard let price = readers.price(text), let per = price.per, per.unit.kind == unit.kind
        else { continue }
        return (
          ReceiptLine.Times(
            count: left.count, unit: unit, price: price.amount, per: per, isAlone: true),
          left.start..<index + length
        )
      }
    }
    return nil
  }

  /// The number, and perhaps the unit, that end before a word.
  private func count(
    _ words: [String], before index: Int
  ) -> (count: Rational, unit: PerModel.Unit?, start: Int)? {
    for length in [2, 1] where index >= length {
      let text = words[index - length..<index].joined(separator: " ")
      guard text.first?.isNumber == true else { continue }
      if length == 1, let number = number(text) { return (number, nil, index - 1) }
      guard let read = try? readers.quantity.read(text), read.packs.isEmpty, read.amount.isPositive
      else {
        // "2 Stk", "3 ST."
        if length == 2, let number = number(words[index - 2]),
          words[index - 1].allSatisfy({ $0.isLetter || $0 == "." }),
          words[index - 1].count <= 4
        {
          return (number, nil, index - 2)
        }
        continue
      }
      let unit = read.unit.flatMap { $0.kind == .count ? nil : $0 }
      return (read.amount, unit, index - length)
    }
    return nil
  }

  /// A plain number with at most four digits after the separator.
  private func number(_ text: String) -> Rational? {
    let plain = text.replacingComma
    guard plain.count <= 9, let number = (try? Rational(decimal: plain)) ?? nil, number.isPositive
    else {
      return nil
    }
    return number
  }
}

extension String {
  /// With a point for the comma.
  fileprivate var replacingComma: String { String(map { $0 == "," ? "." : $0 }) }
}
