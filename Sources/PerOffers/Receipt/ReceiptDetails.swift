import PerModel
import PerText

/// What a line says that names nothing: sizes, counts, and prices with the words for "how many" and "each".
struct ReceiptDetails {
  /// "500 g"
  private(set) var size: Quantity?
  /// What can only be how many were bought: "Qty: 2", "× 2".
  private(set) var count: Int?
  /// "2 pcs" says how many were bought, or what is in a pack.
  private(set) var pieces: [Int] = []
  /// Prices of one, as the line says, and others.
  private(set) var (each, amounts): ([Rational], [Rational]) = ([], [])

  /// Whether it says nothing of money.
  var isWithoutMoney: Bool { each.isEmpty && amounts.isEmpty }

  private let reader: ReceiptLineReader
  private let words: [String]

  /// `nil` if a line says more than that.
  init?(_ text: String, _ reader: ReceiptLineReader) {
    // "–" and "+" are buttons.
    guard text.utf8.count <= ReceiptLimit.details,
      text.contains(where: \.isNumber) || !text.isEmpty && !text.contains(where: \.isLetter)
    else { return nil }
    self.reader = reader
    let text = String(
      ReceiptLineReader.withoutColumns(text).map { "()（）|;".contains($0) ? " " : $0 })
    words = ReceiptLineReader.words(of: reader.grouped(text)).map { word in
      var word = Substring(word)
      while let last = word.last, word.count > 1, ":：,".contains(last) { word.removeLast() }
      return String(word)
    }
    var place = words.startIndex
    while place < words.endIndex {
      guard
        let length = takeSize(place) ?? takePrice(place) ?? takePieces(place) ?? takeCount(place)
          ?? silent(place)
      else { return nil }
      place += length
    }
  }

  /// "1,5 l", "6 x 330 ml"
  private mutating func takeSize(_ place: Int) -> Int? {
    for length in [5, 4, 3, 2, 1] where place + length <= words.count {
      let part = words[place..<place + length]
      let text = part.joined(separator: " ")
      // "900 g 4 pcs" says two things.
      guard text.first?.isNumber == true,
        part.count(where: { $0.contains(where: \.isNumber) }) == 1
          || part.contains(where: ReceiptLineReader.timesSigns.contains),
        let quantity = reader.readers.quantity(text),
        [.mass, .volume, .length].contains(quantity.unit.kind)
      else { continue }
      if size == nil { size = quantity }
      return length
    }
    return nil
  }

  /// "$1.55", "189,00 Kč/ks", "à 2,79 €"
  private mutating func takePrice(_ place: Int) -> Int? {
    for length in [4, 3, 2, 1] where place + length <= words.count {
      let text = words[place..<place + length].joined(separator: " ")
      guard text.contains(where: \.isNumber) else { return nil }
      // "2 pcs 1.55" says two things.
      let numbers = words[place..<place + length].count { $0.contains(where: \.isNumber) }
      guard numbers == 1 || numbers == 2 && text.contains("/") else { continue }
      // "2 x $1.55" is read part by part.
      guard !words[place..<place + length].contains(where: ReceiptLineReader.timesSigns.contains),
        let found = price(text, isOneWord: length == 1)
      else { continue }
      let next = place + length < words.count ? Self.letters(words[place + length]) : ""
      let before = place > 0 ? words[place - 1].lowercased() : ""
      if found.isOfUnit { return length }
      if found.isEach || LabelWords.words(.each).contains(next)
        || LabelWords.words(.atEach).contains(before)
      {
        each.append(found.amount)
      } else {
        amounts.append(found.amount)
      }
      return length
    }
    return nil
  }

  private func price(
    _ text: String, isOneWord: Bool
  ) -> (amount: Rational, isEach: Bool, isOfUnit: Bool)? {
    if let price = reader.readers.price(text), !price.isSum, price.amount.isPositive,
      price.currency != nil || price.per != nil && PriceMarks.count(in: text) > 0
    {
      guard let per = price.per else { return (price.amount, false, false) }
      return (price.amount, per.unit.kind == .count && per.total == .one, per.unit.kind != .count)
    }
    if let slash = text.firstIndex(of: "/"), slash > text.startIndex,
      let price = reader.readers.price(String(text[..<slash]).trimmed), price.currency != nil,
      ReceiptWords.isOfCounts(Self.letters(String(text[slash...])))
        || LabelWords.words(.each).contains(Self.letters(String(text[slash...])))
    {
      return (price.amount, true, false)
    }
    guard isOneWord, !reader.isWhole, let found = reader.amount(text), found.amount.isPositive
    else { return nil }
    return (found.amount, false, false)
  }

  /// "2 pcs", "10 rolls"
  private mutating func takePieces(_ place: Int) -> Int? {
    guard place + 1 < words.count, let number = Int(words[place]),
      ReceiptLimit.pieces.contains(number)
    else { return nil }
    let word = Self.letters(words[place + 1])
    if ReceiptWords.isOfCounts(word) || UnitWords.isPack(word) {
      pieces.append(number)
      return 2
    }
    guard let quantity = reader.readers.quantity(words[place] + " " + words[place + 1]),
      quantity.unit.kind == .count
    else { return nil }
    pieces.append(number)
    return 2
  }

  private mutating func takeCount(_ place: Int) -> Int? {
    let digits = words[place].prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), ReceiptLimit.count.contains(number) else { return nil }
    let unit = String(words[place].dropFirst(digits.count))
    if unit.isEmpty {
      if count == nil { count = number }
      return 1
    }
    // "12個"
    guard LabelWords.words(.counter).contains(unit) else { return nil }
    pieces.append(number)
    return 1
  }

  /// How many words from here on are signs, or words for "how many", "each" or a column.
  private func silent(_ place: Int) -> Int? {
    let word = words[place]
    if ReceiptLineReader.timesSigns.contains(word.lowercased())
      || word.allSatisfy({ !$0.isLetter && !$0.isNumber })
      || LabelWords.words(.currencySign).contains(word)
    {
      return 1
    }
    for length in [3, 2, 1] where place + length <= words.count {
      if FieldLabel.isPhrase(words[place..<place + length].joined(separator: " ")) { return length }
    }
    let parts = word.lowercased().split { !$0.isLetter }
    return parts.allSatisfy {
      $0.count == 1 || ReceiptWords.isOfCounts(String($0))
        || LabelWords.words(.each).contains(String($0))
    } ? 1 : nil
  }

  private static func letters(_ word: String) -> String {
    word.lowercased().filter(\.isLetter)
  }
}
