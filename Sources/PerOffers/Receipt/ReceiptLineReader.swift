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
    let words = Self.words(of: text)
    var line = ReceiptLine(label: text.collapsed, text: text, index: index)
    if let counted = counted(words) ?? countedBehind(words) ?? countedWithSign(words) {
      (line.label, line.amount, line.currency, line.times) = counted
      return line
    }
    let times = self.times(words)
    // An amount inside of the product is no amount of the line.
    let found = lastAmount(words, from: times?.words.upperBound ?? 0)
    guard times != nil || found != nil else { return line }
    (line.amount, line.currency) = (found?.amount, found?.currency)
    var label = words.indices.filter { place in
      !(times?.words.contains(place) ?? false) && !(found?.words.contains(place) ?? false)
    }.map { words[$0] }
    if times != nil, label.count > 1, let last = label.last, !Self.hasName([last]) {
      label.removeLast()
    }
    line.label = label.joined(separator: " ")
    guard var times = times?.times else { return line }
    times.isAlone = !Self.hasName(label)
    if times.isAlone { line.label = "" }
    line.times = times
    return line
  }

  static let timesSigns = LabelWords.words(.atEach).union(["x", "X", "×", "*", "@"])

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
  ///
  /// - Parameter start: the first word that can belong to it.
  func lastAmount(
    _ words: [String], from start: Int
  ) -> (amount: Rational, currency: Currency?, words: Range<Int>)? {
    var index = words.count - 1
    var skipped = 0
    while index >= start, skipped <= 3 {
      if let found = amount(words[index]) {
        return extended(found, words, index, from: start)
      }
      guard Self.mayFollow(words[index]) else { break }
      index -= 1
      skipped += 1
    }
    // Written from right to left, and copied as it looks.
    if start == 0, let first = words.first, words.count > 1,
      words.dropFirst().joined().unicodeScalars.contains(where: {
        (0x590...0x6FF).contains($0.value)
      }), let found = amount(first)
    {
      return (found.amount, found.currency, 0..<1)
    }
    return nil
  }

  private func extended(
    _ found: (amount: Rational, currency: Currency?), _ words: [String], _ index: Int,
    from first: Int
  ) -> (amount: Rational, currency: Currency?, words: Range<Int>) {
    var (amount, currency) = found
    var start = index
    var end = words.count
    if index > first, ["-", "−", "–"].contains(words[index - 1]) {
      amount = -amount.magnitude
      start -= 1
    }
    if index + 1 < words.count, ["-", "−", "–"].contains(words[index + 1]) {
      amount = -amount.magnitude
    }
    if currency == nil, start > first, let read = readers.price(words[start - 1] + " 1"),
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
  func amount(_ word: String) -> (amount: Rational, currency: Currency?)? {
    var text = Substring(word)
    var isNegative = false
    if text.hasPrefix("("), text.hasSuffix(")") { text = text.dropFirst().dropLast() }
    while let first = text.first, "-−–+*※★=".contains(first) {
      if "-−–".contains(first) { isNegative = true }
      text.removeFirst()
    }
    while let last = text.last, !last.isNumber, !last.isCurrencySymbol {
      if "-−–".contains(last) { isNegative = true }
      // At most two letters of taxes
      guard
        last.isLetter && text.reversed().prefix(while: \.isLetter).count <= 2
          || "-−–*#※".contains(last) || LabelWords.words(.reducedTax).contains(String(last))
          || Self.isCurrency(last)
      else { return nil }
      if Self.isCurrency(last) { break }
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
        text.contains(where: { $0.isCurrencySymbol || Self.isCurrency($0) || $0 == "," })
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
    where Self.timesSigns.contains(word) {
      guard index > 0, index + 1 < words.count else { continue }
      // "0.845 kg NET @ $3.90/kg"
      let isNet = index > 1 && ReceiptWords.isOfCounts(words[index - 1].lowercased())
      guard
        let left = count(words, before: index) ?? (isNet ? count(words, before: index - 1) : nil)
      else { continue }
      if let per = priceOfOne(words, from: index + 1) {
        return (
          ReceiptLine.Times(
            count: left.count, unit: left.unit, price: per.price, per: per.quantity, isAlone: true),
          left.start..<index + 4
        )
      }
      for length in [4, 3, 2, 1]
      where index + length < words.count + 0 && index + 1 + length <= words.count {
        var text = words[index + 1..<index + 1 + length].joined(separator: " ")
        if let word = LabelWords.words(.priceOfEach).first(where: text.hasPrefix) {
          text.removeFirst(word.count)
        }
        // The amount of the line is no part of the price.
        if length > 1, amount(words[index + length]) != nil,
          words[index + 1..<index + length].contains(where: { $0.contains(where: \.isNumber) })
        {
          continue
        }
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

  /// "1 lb /0.58": the price of one behind a slash.
  private func priceOfOne(
    _ words: [String], from start: Int
  ) -> (price: Rational, quantity: Quantity)? {
    guard start + 2 < words.count, words[start + 2].hasPrefix("/"),
      let price = readers.price(String(words[start + 2].dropFirst())), price.per == nil,
      let left = count(words, before: start + 2), left.start == start, let unit = left.unit,
      let quantity = try? Quantity(left.count, unit)
    else { return nil }
    return (price.amount, quantity)
  }

  /// "0,560 kg 1,99 €/kg"
  private func weighed(_ words: [String]) -> (times: ReceiptLine.Times, words: Range<Int>)? {
    for index in words.indices {
      guard let left = count(words, before: index), let unit = left.unit, unit.kind != .count else {
        continue
      }
      for length in [3, 2, 1] where index + length <= words.count {
        if length > 1, amount(words[index + length - 1]) != nil { continue }
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
  func count(
    _ words: [String], before index: Int
  ) -> (count: Rational, unit: PerModel.Unit?, start: Int)? {
    for length in [2, 1] where index >= length {
      let text = words[index - length..<index].joined(separator: " ")
      guard text.first?.isNumber == true else { continue }
      let isCounted = LabelWords.words(.counter).contains(String(text.suffix(1)))
      if length == 1, let number = number(isCounted ? String(text.dropLast()) : text) {
        return (number, nil, index - 1)
      }
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
