import PerModel

/// All readings of all stretches of a line.
struct LineReadings {
  let words: LineWords
  let reader: LineReader
  /// What the comparison measures, where that is decided.
  let kind: Unit.Kind?
  /// By their first word.
  private(set) var starting: [[LineReading]]
  /// What it costs to take a word as part of the name though something begins with it.
  var nameCosts: [Int]
  /// Whether an amount ends right before a word.
  private(set) var isBehindAmount: [Bool]

  /// How many words stand before a former price at each word: "was", "au lieu de"; 0 for none.
  private(set) var formerLengths: [Int]
  /// The sizes of things: 30 m x 30 cm.
  private var sizes: [Range<Int>] = []

  /// No amount, price or deal has more words.
  private static let longest = 10

  init(_ words: LineWords, reader: LineReader, kind: Unit.Kind?, terms: [LineReading]) {
    self.words = words
    self.reader = reader
    self.kind = kind
    starting = Array(repeating: [], count: words.count)
    nameCosts = Array(repeating: 0, count: words.count)
    isBehindAmount = Array(repeating: false, count: words.count + 1)
    formerLengths = words.indices.map { Self.formerLength(at: $0, in: words) }
    var free = words.indices.map { _ in true }
    for term in terms {
      starting[term.words.lowerBound].append(term)
      for index in term.words { free[index] = false }
    }
    let ends = endsOfSpans(free)
    for start in words.indices where free[start] { addValues(from: start, to: ends) }
    dropPartsOfSizes()
    for start in words.indices where free[start] { addSingles(start, ends) }
    for start in words.indices where free[start] && startsStore(start) {
      addStores(start, free)
    }
    for index in words.indices where free[index] { addName(index) }
  }

  /// Up to where something can reach that begins with a word: not over words that no reader knows.
  private func endsOfSpans(_ free: [Bool]) -> [Int] {
    var ends = Array(repeating: words.count, count: words.count)
    for index in words.indices.reversed() {
      let next = index + 1
      let continues =
        next < words.count && free[next]
        && (words.has(.known, next) || words.has(.digit, next) || joinsRange(next))
        && !startsStore(next)
      ends[index] = continues ? min(ends[next], index + Self.longest) : next
    }
    return ends
  }

  /// Whether a name follows the "@", and no price: "5 @ 79¢".
  private func startsStore(_ index: Int) -> Bool {
    guard words.has(.store, index) else { return false }
    if words.words[index].range.count > 1 { return !words.has(.digit, index) || !words.has(.number, index) }
    return index + 1 == words.count || !words.has(.number, index + 1)
      || index + 2 < words.count && words.has(.letter, index + 2) && words.has(.whole, index + 1)
  }

  mutating func add(
    _ value: LineReading.Value, _ span: Range<Int>, _ cost: Int, leftover: LineCost? = nil,
    isContested: Bool = false
  ) {
    starting[span.lowerBound].append(LineReading(words: span, value: value, cost: cost))
    guard let leftover else { return }
    let left = reader.costs[leftover]
    if !isContested { nameCosts[span.lowerBound] = max(nameCosts[span.lowerBound], left) }
    var amount: ReadQuantity?
    switch value {
    case .amount(let read, _), .count(let read, _, _): amount = read
    default: break
    }
    starting[span.lowerBound].append(LineReading(words: span, value: .leftover(amount), cost: left))
  }

  /// Everything that may have several words.
  private mutating func addValues(from start: Int, to ends: [Int]) {
    let end = ends[start]
    let traits = words.words[start].traits
    let keyword = words.words[start].meaning.keyword
    let begins: LineWords.Traits = [
      .digit, .currency, .introduction, .deal, .per, .dash, .count, .sum, .bracket, .restatement,
      .percent,
    ]
    guard !traits.isDisjoint(with: begins) || keyword == .noise || formerLengths[start] > 0 else {
      return
    }
    let former = formerLengths[start]
    for next in start + 1...max(end, former > 0 && start + former < words.count ? ends[start + former] : 0) {
      let span = start..<next
      let text = words.text(span)
      let hasDigit = words.anyHas(.digit, in: span)
      addAmount(span, text, hasDigit)
      guard hasDigit || words.anyHas(.deal, in: span) else { continue }
      if hasDigit {
        if !addUnitPrice(span), canEndPrice(next - 1) { addPrice(span, text) }
      } else if keyword == .free, span.count == 1 {
        addFree(start)
      }
      addDeal(span, text)
    }
  }

  /// The size of a thing is part of its name, and so are the numbers in it.
  private mutating func dropPartsOfSizes() {
    // "6 of 12 pieces" is a range, and so no deal.
    for start in starting.indices {
      guard starting[start].contains(where: { if case .range = $0.value { true } else { false } })
      else { continue }
      starting[start].removeAll { if case .deal = $0.value { true } else { false } }
    }
    for size in sizes {
      for start in size {
        starting[start].removeAll { reading in
          switch reading.value {
          case .amount, .count, .leftover, .deal: size.contains(reading.words.upperBound - 1)
          default: false
          }
        }
        nameCosts[start] = 0
      }
      starting[size.lowerBound].append(LineReading(words: size, value: .name, cost: 0))
    }
  }

  /// Whether the last word can be that of an amount: a bare number is one only behind an "x" or the
  /// like.
  private func canEndAmount(_ span: Range<Int>) -> Bool {
    let last = words.words[span.upperBound - 1].traits
    if !last.isDisjoint(with: [.unit, .count, .bracket, .percent]) { return true }
    if last.contains(.currency) { return false }
    guard last.contains(.digit) else { return span.count > 1 }
    return words.anyHas([.multiplier, .times, .slash], in: span)
  }

  /// Whether the last word can be that of a price: a number, a currency, or a word that adds nothing.
  private func canEndPrice(_ index: Int) -> Bool {
    let traits = words.words[index].traits
    if !traits.isDisjoint(with: [.digit, .currency, .introduction, .bracket]) { return true }
    return traits.isDisjoint(with: [.unit, .count])
  }

  /// What is one word: a barcode, a bare number.
  private mutating func addSingles(_ index: Int, _ ends: [Int]) {
    let text = words.text(index)
    let span = index..<index + 1
    if Barcode.isValid(text) {
      add(.barcode(text), span, 0, leftover: .leftoverBarcode)
      return
    }
    if words.has(.whole, index), (12...14).contains(text.utf8.count) {
      add(.wrongBarcode, span, 0)
      return
    }
    addCountBehindName(index)
    addBarePrice(index, text)
  }

  /// A run of words behind an "@", up to what may be something else.
  private mutating func addStores(_ start: Int, _ free: [Bool]) {
    var end = start + 1
    var cost = 0
    let isAlone = words.text(start) == "@"
    while true {
      let name = words.text(start..<end).dropFirst().drop { $0.isWhitespace }
      if !name.isEmpty { add(.store(String(name)), start..<end, cost) }
      guard end < words.count, free[end], !words.has(.separator, end), !words.has(.store, end) else {
        return
      }
      let isNumberOfName =
        isAlone && end == start + 1 && words.has(.whole, end) && end + 1 < words.count
        && words.has(.letter, end + 1) && !words.has(.digit, end + 1)
      if words.has(.digit, end), !isNumberOfName { cost += reader.costs[.storeNumber] }
      end += 1
    }
  }

  // MARK: Names

  private mutating func addName(_ index: Int) {
    let span = index..<index + 1
    let traits = words.words[index].traits
    if traits.contains(.control) {
      starting[index].append(
        LineReading(words: span, value: .leftover(nil), cost: 0))
      return
    }
    if traits.contains(.letter) || traits.contains(.digit) {
      let cost = nameCost(index)
      let isMoney =
        cost >= reader.costs[.nameCents] && traits.contains(.number) || isOfDeal(index)
        || isCurrencySign(index)
      starting[index].append(
        LineReading(words: span, value: isMoney ? .leftover(nil) : .name, cost: cost))
      return
    }
    addMark(index)
  }

  private func isCurrencySign(_ index: Int) -> Bool {
    words.has(.currency, index) && !words.has(.digit, index)
      && words.text(index).unicodeScalars.allSatisfy { Scalars.isCurrencySign($0.value) }
  }

  /// "3 for", "buy 1": part of a deal that was not understood, and never of a name.
  private func isOfDeal(_ index: Int) -> Bool {
    let before = index > 0 && words.has(.digit, index - 1)
    let behind = index + 1 < words.count && words.has(.digit, index + 1)
    return switch words.words[index].meaning.keyword {
    case .forWord: before && behind
    case .buy, .get, .pay, .save: behind
    default: false
    }
  }

  private func nameCost(_ index: Int) -> Int {
    let costs = reader.costs
    let own = nameCosts[index]
    guard words.has(.digit, index) else {
      if startsStore(index) { return max(own, costs[.nameKeyword]) }
      if words.has(.currency, index), isBesideNumber(index), isWrittenAsCurrency(index) {
        return max(own, costs[.leftoverAmount])
      }
      let joins: LineWords.Traits = [.multiplier, .per, .times, .introduction]
      let isUnit =
        index > 0 && words.anyHas([.digit, .unit, .count], in: index - 1..<index)
        && words.anyHas([.unit, .count], in: index..<index + 1)
        && words.words[index].meaning.unit?.kind != .time
      if isUnit || words.anyHas(joins, in: index..<index + 1) && isBesideNumber(index) {
        return max(own, costs[.nameKeyword])
      }
      return own
    }
    return max(own, numberCost(index))
  }

  private func numberCost(_ index: Int) -> Int {
    let costs = reader.costs
    guard let form = NumberForm(words.text(index)), !isOfName(index) else { return 0 }
    let atEnd = words.isLast(index) || isBehindAmount[index]
    switch form {
    case .whole: return atEnd && !words.isSize(index) ? costs[.nameNumberAtEnd] : costs[.nameNumber]
    case .cents: return costs[.nameCents]
    case .decimal: return atEnd ? costs[.nameDecimalAtEnd] : costs[.nameDecimal]
    }
  }

  /// Whether a word is no unit, or the code of a currency in capitals.
  private func isWrittenAsCurrency(_ index: Int) -> Bool {
    !words.has(.unit, index) || words.text(index).allSatisfy(\.isUppercase)
  }

  private func isBesideNumber(_ index: Int) -> Bool {
    index > 0 && words.has(.digit, index - 1)
      || index + 1 < words.count && words.has(.digit, index + 1)
  }

  /// Whether a number says something about the thing itself: a size, or the part of "1.5 %".
  func isOfName(_ index: Int) -> Bool {
    words.isSize(index) || words.has(.percent, index)
      || index + 1 < words.count && words.text(index + 1) == "%"
  }

  /// Signs between words of the name belong to it, others part the line or have no meaning.
  private mutating func addMark(_ index: Int) {
    let span = index..<index + 1
    let text = words.text(index)
    let isFirst = index == 0
    let isLast = index + 1 == words.count
    let isPicture = text.unicodeScalars.contains { $0.properties.generalCategory == .otherSymbol }
    if isPicture || ["!", "%"].contains(text) && !isFirst {
      starting[index].append(LineReading(words: span, value: .name, cost: 0))
      return
    }
    let parts =
      words.has(.separator, index) || text == ":" && !isFirst
      || !isLast && ["-", "–", "—", "•"].contains(text) || !isLast && isFirst && text == "*"
      || !isLast && !isFirst && ["/", ":", "="].contains(text)
    starting[index].append(LineReading(words: span, value: .mark(parts: parts), cost: 0))
  }

  // MARK: Amounts

  private mutating func addAmount(_ span: Range<Int>, _ text: String, _ hasDigit: Bool) {
    let first = words.words[span.lowerBound]
    let last = words.words[span.upperBound - 1].traits
    let startsWithDigit = first.traits.contains(.number)
    guard canEndAmount(span), startsWithDigit || startsWithoutDigit(span, hasDigit),
      !words.anyHas(.code, in: span), !words.has(.separator, span.upperBound - 1)
    else { return }
    if let range = rangeEnd(span) {
      if range { add(.range, span, reader.costs[.range], leftover: .leftoverAmount) }
      return
    }
    let read: ReadQuantity
    do throws(ReadingError) {
      // "je Stück"
      let isPer = !hasDigit && first.traits.contains(.per)
      if isPer, span.count == 1 { return }
      read = try reader.quantities.read(
        isPer ? words.text(span.lowerBound + 1..<span.upperBound) : text)
    } catch {
      if error.problem == .dimension, last.contains(.unit), !last.contains(.ownCurrency), sizes.last?.lowerBound != span.lowerBound {
        sizes.append(span)
      }
      if error.problem == .notOneAmount, last.contains(.unit) || last.contains(.count) {
        add(.range, span, reader.costs[.range], leftover: .leftoverAmount)
      }
      return
    }
    guard let unit = read.unit, isAmount(read, unit, span, text) else { return }
    isBehindAmount[span.upperBound] = true
    if unit.kind == .count {
      guard hasDigit || unit != .item || read.countName != nil || first.traits.contains(.per) else {
        return
      }
      guard !words.isSize(span.lowerBound), read.total?.isInteger == true else { return }
      let isContainer = words.anyHas([.container, .times], in: span) && !hasContentWord(span)
      let isImplied = !hasDigit && first.traits.contains(.per)
      let isCents = words.anyHas(.ownCurrency, in: span) && reader.currency != .usDollar
      let cost = reader.costs[.impliedAmount]
      add(
        .count(read, isContainer: isContainer, isPer: first.traits.contains(.per)), span,
        isCents ? reader.costs[.countOfCents] : isImplied ? cost : 0, leftover: .leftoverCount)
    } else if kind != unit.kind, [.time, .energy].contains(unit.kind) {
      add(.amount(read, isPer: first.traits.contains(.per)), span, reader.costs[.duration])
    } else if kind != unit.kind, isSide(unit) || Self.kitchenUnits.contains(unit.id) {
      add(.amount(read, isPer: first.traits.contains(.per)), span, reader.costs[.sideLength])
    } else {
      guard hasDigit || first.traits.contains(.per) || first.meaning.keyword == .halfOf else {
        return
      }
      add(.amount(read, isPer: first.traits.contains(.per)), span, 0, leftover: .leftoverAmount)
    }
  }

  /// Whether an amount can begin with a word without a digit: "ca.", "dozen", "per", "half".
  private func startsWithoutDigit(_ span: Range<Int>, _ hasDigit: Bool) -> Bool {
    let index = span.lowerBound
    let word = words.words[index]
    guard !LineWords.sizeWords.contains(words.text(index).lowercased()) else { return false }
    if index > 0, words.anyHas([.digit, .per], in: index - 1..<index) { return false }
    if word.traits.contains(.restatement) { return hasDigit && span.count <= 4 }
    if words.text(index).hasPrefix("x"), word.traits.contains(.digit) { return true }
    if word.traits.contains(.bracket), word.traits.contains(.digit) { return true }
    if word.traits.contains(.per) {
      // "per 100 g", "per kg", but not "per kg 1000".
      return !hasDigit || words.has(.number, min(index + 1, words.count - 1))
    }
    // "pack of 6"
    if word.traits.contains(.container), span.count >= 3, words.has(.multiplier, index + 1),
      !words.has(.digit, index + 1)
    {
      return words.has(.whole, index + 2)
    }
    if word.meaning.hasUnit { return word.meaning.unit?.kind == .count && word.meaning.unit != .item }
    return [.noise, .halfOf].contains(word.meaning.keyword) || word.meaning.keyword == .half
  }

  /// A count of things, and not only of what holds them: "6 packs" and not "6 packs of 10 wipes".
  private func hasContentWord(_ span: Range<Int>) -> Bool {
    span.count > 1 && words.anyHas(.multiplier, in: span)
      || span.contains { words.has(.count, $0) && !words.has(.container, $0) }
  }

  /// "Set of 6 teaspoons": shops sell the thing, and cooks measure with it.
  private static let kitchenUnits: Set = [
    "cup", "cup-metric", "cup-imperial", "tablespoon", "teaspoon", "tablespoon-metric",
    "teaspoon-metric", "tablespoon-australian", "dessert-spoon", "dessert-spoon-metric", "pinch",
    "drop", "dram", "jigger",
  ]

  private func isSide(_ unit: Unit) -> Bool {
    unit.kind == .length && ["millimeter", "centimeter", "inch"].contains(unit.id)
  }

  /// Whether what reads like an amount is one in a line, which has names and prices too.
  private func isAmount(
    _ read: ReadQuantity, _ unit: Unit, _ span: Range<Int>, _ text: String
  ) -> Bool {
    // "2 x", before what there are two of.
    let last = words.words[span.upperBound - 1].traits
    if last.contains(.times), text.last.map({ "xX×хХ*".contains($0) }) == true { return false }
    if span.dropLast().contains(where: { words.has(.digit, $0) && words.text($0).hasSuffix("*") }) {
      return false
    }
    if read.isSum, unit.kind != .count, !(text.contains("%") && text.contains("+")) { return false }
    // Size M is no metre.
    if unit == .meter, text.hasSuffix("M") { return false }
    if isOwnCurrency(span, unit) { return false }
    // In "330 ml (x6)" the bracket says how many.
    if read.packs.isEmpty, span.contains(where: { words.has(.bracket, $0) && words.has(.times, $0) }),
      span.count > 1
    {
      return false
    }
    // "2 in 1"
    if text.lowercased().hasSuffix(" in") { return false }
    let hasMultiplier = words.anyHas([.multiplier, .times], in: span)
    if hasMultiplier { return true }
    // "4 pack 180 g" says two things, which `ReadLine` puts together.
    if !read.packs.isEmpty { return false }
    let numbers = words.count(of: .digit, in: span)
    let parts: LineWords.Traits = [.bracket, .restatement, .slash]
    return numbers < 2 || unit.kind != .count && !words.anyHas([.count, .container], in: span)
      || words.anyHas(parts, in: span) || unit.kind == .count && read.isSum
      || unit.kind == .count && words.count(of: .count, in: span) < 2
        && !words.anyHas(.unit, in: span)
  }

  /// Whether the word behind the number is the person's money: a price in kr has no carats, and one
  /// in pence no pints. "2 pounds" may be both, and "g" is the gram, though Haiti's G is the gourde.
  private func isOwnCurrency(_ span: Range<Int>, _ unit: Unit) -> Bool {
    guard words.anyHas(.ownCurrency, in: span), unit.kind != .count else { return false }
    let letters = words.text(span).filter(\.isLetter)
    if ["g", "l", "m", "t"].contains(letters) { return false }
    return unit.id != "pound" || letters.lowercased() == "lb"
  }

  /// Whether the span is from one amount to another ("2 à 3 kg"), or the beginning of such; `nil`
  /// where nothing between two numbers says so.
  private func rangeEnd(_ span: Range<Int>) -> Bool? {
    guard span.count >= 3, words.has(.number, span.lowerBound) else { return nil }
    let middle = span.lowerBound + 1
    guard Self.rangeWords.contains(words.plain(middle)), words.has(.number, middle + 1),
      let from = number(span.lowerBound), let to = number(middle + 1), from < to,
      let twice = try? from * 2, to <= twice
    else { return nil }
    if words.has(.unit, middle + 1) || words.has(.count, middle + 1) { return span.count == 3 }
    return span.count == 4 && words.anyHas([.unit, .count], in: span.upperBound - 1..<span.upperBound)
  }

  /// Whether a word stands between two numbers, and may say that they are the ends of a range.
  private func joinsRange(_ index: Int) -> Bool {
    index > 0 && index + 1 < words.count && words.has(.number, index - 1)
      && words.has(.number, index + 1) && Self.rangeWords.contains(words.plain(index))
  }

  private func number(_ index: Int) -> Rational? {
    let digits = words.text(index).prefix { $0.isNumber || $0 == "." || $0 == "," }
    return (try? reader.prices.read(String(digits)))?.amount
  }

  private static let rangeWords: Set = [
    "à", "a", "to", "bis", "tot", "of", "hasta", "o", "ou", "or", "oder", "al", "do", "till", "til", "-",
    "–",
  ]

  /// "Eggs 10", "Size 4 nappies 44".
  private mutating func addCountBehindName(_ index: Int) {
    guard index > 0, words.has(.whole, index), !isOfName(index),
      index + 1 == words.count || words.has(.digit, index + 1) || !words.has(.letter, index + 1)
        || words.has(.currency, index + 1) || words.has(.introduction, index + 1),
      words.has(.count, index - 1), !words.has(.digit, index - 1),
      let name = words.words[index - 1].meaning.countName, !words.words[index - 1].meaning.isContainer,
      let read = try? reader.quantities.read(words.text(index)), read.unit == nil
    else { return }
    let count = ReadQuantity(packs: [], amount: read.amount, unit: .item, countName: name)
    add(.count(count, isContainer: false, isPer: false), index..<index + 1, 0, leftover: .leftoverCount)
  }
}

/// What a number looks like that has neither a unit nor a currency.
enum NumberForm {
  case whole, decimal, cents

  init?(_ text: String) {
    var decimals: Int?
    for scalar in text.unicodeScalars {
      if Scalars.digit(scalar.value) != nil {
        decimals = decimals.map { $0 + 1 }
      } else if [".", ",", "٫"].contains(scalar) {
        decimals = 0
      } else {
        return nil
      }
    }
    self = decimals == nil ? .whole : decimals == 2 ? .cents : .decimal
  }
}
