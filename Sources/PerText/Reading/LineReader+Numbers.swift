import PerModel

// The numbers of a line that have neither a unit nor a currency.
extension LineReader {
  /// Whether the text is a price without a currency; "24/7" is a name.
  func isBareNumber(_ text: String) -> Bool {
    guard LineWords.hasDigit(text), let read = try? prices.read(text) else { return false }
    return read.currency == nil && !(read.isSum && text.contains("/"))
  }

  /// The number behind what is counted is how many there are ("Eggs 10"); else the last one is the
  /// price, one before it the quantity.
  func findBareNumbers(in words: inout LineWords, _ line: inout ReadLine) {
    if line.quantity == nil { findCount(in: &words, &line) }
    if line.price == nil, let span = barePrice(in: words, hasQuantity: line.quantity != nil) {
      let start =
        span.lowerBound > 0 && words.introducesPrice(span.lowerBound - 1)
        ? span.lowerBound - 1 : span.lowerBound
      if let read = try? prices.read(words.text(start..<span.upperBound)) {
        let end = endOfPrice(read, start..<span.upperBound, in: words)
        line.price = ReadLine.Part(value: read, range: words.range(start..<end))
        words.take(line.price?.range)
      }
    }
    if line.price == nil { findFree(in: &words, &line) }
    if line.quantity == nil { findQuantity(in: &words, &line) }
  }

  /// The end of "1.99 per piece" and of "1.99 incl. VAT".
  private func endOfPrice(_ price: ReadPrice, _ span: Range<Int>, in words: LineWords) -> Int {
    var end = span.upperBound
    for next in span.upperBound..<min(words.count, span.upperBound + 3) {
      guard !words.isTaken(next), !words.hasDigit(next),
        words.text(next).contains(where: \.isLetter)
      else { break }
      if (try? prices.read(words.text(span.lowerBound..<next + 1)))?.amount == price.amount {
        end = next + 1
      }
    }
    return end
  }

  /// "Eggs 10", "Size 4 nappies 44".
  private func findCount(in words: inout LineWords, _ line: inout ReadLine) {
    for index in words.indices.dropFirst() {
      guard !words.isTaken(index), !words.isTaken(index - 1), !words.isOfName(index),
        let name = words.countName(index - 1), let read = try? quantities.read(words.text(index)),
        read.unit == nil, read.amount.isInteger, !read.isSum, LineWords.hasDigit(words.text(index))
      else { continue }
      let count = ReadQuantity(
        packs: read.packs, amount: read.amount, unit: .item, countName: name)
      line.quantity = ReadLine.Part(value: count, range: words.range(index..<index + 1))
      words.take(line.quantity?.range)
      return
    }
  }

  /// A number on its own beside a price, or a pack of the wanted unit: "6x330".
  private func findQuantity(in words: inout LineWords, _ line: inout ReadLine) {
    for index in words.indices where !words.isTaken(index) && !words.isOfName(index) {
      let text = words.text(index)
      guard LineWords.hasDigit(text), !LineWords.hasCode(text),
        let read = try? quantities.read(text),
        !read.packs.isEmpty || line.price != nil && read.amount.isInteger
      else { continue }
      line.quantity = ReadLine.Part(value: read, range: words.range(index..<index + 1))
      words.take(line.quantity?.range)
      return
    }
  }

  /// "1 kg free": right behind something that was understood, for names have the word too.
  private func findFree(in words: inout LineWords, _ line: inout ReadLine) {
    for index in words.indices.dropFirst() {
      guard !words.isTaken(index), words.isTaken(index - 1),
        index + 1 == words.count || words.isTaken(index + 1),
        !LineWords.hasDigit(words.text(index)), let read = try? prices.read(words.text(index)),
        read.amount.isZero
      else { continue }
      line.price = ReadLine.Part(value: read, range: words.range(index..<index + 1))
      words.take(line.price?.range)
      return
    }
  }

  /// The last number with a fraction; else a whole one at the end, or after something understood:
  /// names have numbers of their own ("7 Up", "Type 405"). A pack, "6x330", is rather a quantity.
  private func barePrice(in words: LineWords, hasQuantity: Bool) -> Range<Int>? {
    let bare = words.indices.filter {
      !words.isTaken($0) && !words.isOfName($0) && isBareNumber(words.text($0))
    }
    let exact = bare.last { index in
      (try? prices.read(words.text(index)))?.amount.isInteger == false
        || words.text(index).contains { $0 == "." || $0 == "," }
    }
    let last = bare.last { index in
      words.isLast(index) || index > 0 && words.isTaken(index - 1)
    }
    guard let index = exact ?? last else { return nil }
    if !hasQuantity, let read = try? quantities.read(words.text(index)), !read.packs.isEmpty {
      return nil
    }
    guard index == exact else { return index..<index + 1 }
    // "1 250,00" where a space separates the groups.
    var start = index
    while start > 0, !words.isTaken(start - 1), words.text(start - 1).allSatisfy(\.isNumber),
      (try? prices.read(words.text(start - 1..<index + 1))) != nil
    {
      start -= 1
    }
    return start..<index + 1
  }
}
