import PerModel
import PerText

/// Reads the lines of a receipt.
struct ReceiptLineReader {
  let readers: TextReaders
  /// Whether amounts have no cents, as in Japan.
  let isWhole: Bool

  /// Whether a space may part thousands: "1 299,00" in one word.
  let joinsThousands: Bool

  init(_ readers: TextReaders, _ texts: [String], joinsThousands: Bool) {
    self.readers = readers
    self.joinsThousands = joinsThousands
    // Those at the end of a line: "1,75 l" is not an amount.
    let cents = texts.filter { text in
      text.split(whereSeparator: \.isWhitespace).suffix(2).contains { Self.hasCents($0) }
    }.count
    isWhole = cents < 2 && readers.currency.fractionDigits == 0 || cents == 0
  }

  /// Whether a word is a number with two digits after a separator, perhaps with signs around it.
  private static func hasCents(_ word: Substring) -> Bool {
    let scalars = Array(word.unicodeScalars)
    guard let last = scalars.lastIndex(where: PriceMarks.isDigit), last >= 3 else { return false }
    // "2024.09.12" is a day.
    let parts = word.split { !$0.isNumber }
    if parts.count > 2, !parts.dropFirst().contains(where: { $0.count == 3 }) { return false }
    return PriceMarks.isDigit(scalars[last - 1])
      && (scalars[last - 2] == "," || scalars[last - 2] == ".")
      && PriceMarks.isDigit(scalars[last - 3])
      && !scalars[last...].contains("%")
  }

  func line(_ text: String, _ index: Int) -> ReceiptLine {
    var line = parted(text, index)
    line.label = Self.asWritten(line.label, in: text)
    return line
  }

  private func parted(_ text: String, _ index: Int) -> ReceiptLine {
    let words = Self.words(of: grouped(Self.withoutArticles(Self.withoutColumns(text))))
    var line = ReceiptLine(label: text.collapsed, text: text, index: index)
    if let offer = Self.pricedAsOffer(words), let price = amount(offer.price)?.amount {
      line.times = ReceiptLine.Times(offer.count, at: price, isAlone: true)
      line.label = ""
      if let found = lastAmount(words, from: 5) {
        (line.amount, line.currency) = (found.amount, found.currency)
      }
      return line
    }
    if let counted = counted(words) ?? weighed(words) ?? countedBehind(words)
      ?? countedWithSign(words, of: text)
    {
      (line.label, line.amount, line.currency, line.times) = counted
      return line
    }
    let times = self.times(words)
    // An amount inside the product's name is not that of the line.
    let found = lastAmount(words, from: times?.words.upperBound ?? 0)
    guard times != nil || found != nil else { return line }
    (line.amount, line.currency) = (found?.amount, found?.currency)
    // "Points 13"
    if isWhole, found?.currency == nil, PriceLabel(text).isBonus { line.amount = nil }
    var label = words.indices.filter { place in
      !(times?.words.contains(place) ?? false) && !(found?.words.contains(place) ?? false)
    }.map { words[$0] }
    if times != nil, label.count > 1, let last = label.last, !Self.hasName([last]),
      !last.hasSuffix("%")
    {
      label.removeLast()
    }
    line.label = label.joined(separator: " ")
    // "(2,70)" of a discount
    if let amount = line.amount, amount.isPositive, let place = found?.words.lowerBound,
      words[place].hasPrefix("("), ReceiptWords(line.label).isDiscount
    {
      line.amount = -amount
    }
    guard var times = times?.times else { return line }
    times.isAlone = !Self.hasName(label)
    if times.isAlone { line.label = "" }
    line.times = times
    return line
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
      // "0.02 lb" is not an amount of money.
      if index > start, words[index].count > 1, isMeasured("1 " + words[index]) { break }
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
    // "Oats – 2 pcs – 4,58" has dashes between its parts.
    if index > first, ["-", "−", "–"].contains(words[index - 1]),
      words.count(where: { $0 == words[index - 1] }) == 1
    {
      amount = -amount.magnitude
      start -= 1
    } else if index > first, ["-", "−", "–"].contains(words[index - 1]) {
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
      // "12個"
      if let last = word.last, LabelWords.words(.counter).contains(String(last)) { return nil }
      guard
        text.contains(where: { $0.isCurrencySymbol || Self.isCurrency($0) || $0 == "," })
          || text.allSatisfy(\.isNumber) && (2...6).contains(text.count)
          || text.allSatisfy({ $0.isNumber || $0 == "." }) && hasGroups(text),
        text.count == word.count || !isMeasured(word)
      else { return nil }
    } else if !Self.hasCents(text) || word.last?.isLowercase == true && isMeasured(word) {
      return nil
    }
    guard let read = readers.price(String(text)), read.per == nil, !read.isSum else { return nil }
    return (isNegative ? -read.amount : read.amount, read.currency)
  }

  /// "1.364" without cents
  private func hasGroups(_ text: Substring) -> Bool {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    return groups.count > 1 && (1...3).contains(groups[0].count)
      && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// "300g", "1 lb"
  func isMeasured(_ text: String) -> Bool {
    let kind = (try? readers.quantity.read(text))?.unit?.kind
    return kind == .mass || kind == .volume
  }
}
