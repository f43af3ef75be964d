import PerModel

/// The readers of the parts of a line.
final class LineReaders: Sendable {
  let quantities: QuantityReader
  let prices: PriceReader
  /// Also reads what one of a unit costs.
  let unitPrices: PriceReader
  let deals: DealReader
  let currency: Currency
  let region: Region
  let habits: WritingHabits
  let costs: LineCosts
  /// A veto that does not count, as a test wants to see what it decides.
  let ignored: Veto?
  /// Whether spaces separate groups of digits where the user lives.
  let groupsBySpace: Bool
  private let terms: TermPhrases

  init(_ context: ReadingContext, _ costs: LineCosts, ignoring ignored: Veto?) {
    (self.costs, self.ignored) = (costs, ignored)
    groupsBySpace = context.groupsBySpace
    terms = TermPhrases(context)
    quantities = QuantityReader(context, readsSpaceGroups: false, isLine: true)
    prices = PriceReader(context, readsSpaceGroups: context.groupsBySpace)
    unitPrices = PriceReader(
      context, readsSpaceGroups: context.groupsBySpace, readsUnits: true, isLine: true)
    deals = DealReader(context)
    currency = context.currency
    region = context.region
    habits = WritingHabits(context, readsSpaceGroups: false, isLine: true)
  }

  /// Whether a veto counts, as all do but the one that a test leaves out. What it forbids is noted.
  func vetoed(
    _ veto: Veto, _ explanation: LineExplanation?, _ text: @autoclosure () -> String
  ) -> Bool {
    Vetoes(ignored: ignored, explanation: explanation).vetoed(veto, text())
  }

  /// - Parameter meanings: none before; what the line says is the first one then. Lines are large, and so are not
  ///   handed from one function to the next.
  func read(
    _ text: LentText, _ kind: Unit.Kind?, changing changed: ChangedProduct?,
    into meanings: inout LineMeanings, explaining explanation: LineExplanation? = nil
  ) {
    let vetoes = Vetoes(ignored: ignored, explanation: explanation)
    let words = cutBehindSpokenAmounts(split(text, vetoes), in: text, vetoes)
    guard words.count > 0 else { return }
    let kind = kind ?? changed?.product.quantity?.unit.kind
    guard let found = terms.find(in: words, of: changed, vetoes) else {
      return read(text, words, kind, nil, into: &meanings, explanation)
    }
    read(text, cut(words, for: found, in: text, vetoes), kind, found, into: &meanings, explanation)
    for other in found.others {
      var second = LineMeanings()
      let words = cut(words, for: other, in: text, Vetoes(ignored: ignored))
      read(text, words, kind, other, into: &second, nil)
      meanings.first.line.alternatives.append(second.first.line)
      meanings.first.line.problem = meanings.first.line.problem ?? .severalReadings
    }
  }

  private func split(_ text: LentText, cuts: [Int] = [], _ vetoes: Vetoes) -> LineWords {
    LineWords(
      text, habits: habits, currency: currency, ownNames: quantities.ownNames, cuts: cuts,
      vetoes: vetoes)
  }

  /// The words, cut behind spoken amounts that run into the measured thing: "两斤排骨", "半斤豬絞肉".
  private func cutBehindSpokenAmounts(
    _ words: LineWords, in text: LentText, _ vetoes: Vetoes
  ) -> LineWords {
    guard words.hasUnspaced else { return words }
    let cuts = words.indices.compactMap { index -> Int? in
      if let length = lengthBeforeSpokenMoney(words.bytes(index), words.text(index)) {
        return words.words[index].range.lowerBound + length
      }
      guard words.has(.letter, index), !words.has(.digit, index) else { return nil }
      if let length = lengthBeforeDozen(words.bytes(index)) {
        return words.words[index].range.lowerBound + length
      }
      guard NumberWords.shared.startsUnspacedNumber(words.bytes(index)) else { return nil }
      return lengthOfSpokenAmount(words.text(index)).map {
        words.words[index].range.lowerBound + $0
      }
    }
    return cuts.isEmpty ? words : split(text, cuts: cuts, vetoes)
  }

  /// How many bytes of a word without spaces are before money in words at its end, "砂糖1キロ二百五十円"; `nil` where none is.
  private func lengthBeforeSpokenMoney(
    _ word: UnsafeBufferPointer<UInt8>, _ text: @autoclosure () -> String
  ) -> Int? {
    let width = 3
    guard word.count > 2 * width, word[word.count - width] & 0xF0 == 0xE0 else { return nil }
    let isMoney = withFoldedWord { folded in
      folded.append(folding: UnsafeBufferPointer(rebasing: word.suffix(width)))
      return habits.meaning(of: folded).hasCurrency
    }
    guard isMoney else { return nil }
    let text = text()
    let number = text.dropLast().reversed().prefix(while: HanNumber.isPart).count
    let name = text.dropLast(number + 1)
    guard number > 0, let last = name.last, !last.isNumber,
      HanNumber.leading(String(text.suffix(number + 1)))?.rest.count == 1
    else { return nil }
    return name.utf8.count
  }

  private static let dozen = Unit(id: "dozen")

  /// How many bytes of a word without spaces are before a dozen at its end, "鸡蛋一打", of one letter and its number;
  /// `nil` where none is.
  private func lengthBeforeDozen(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
    let width = 3
    guard word.count > 2 * width, word[word.count - width] & 0xF0 == 0xE0 else { return nil }
    let last = withFoldedWord { folded in
      folded.append(folding: UnsafeBufferPointer(rebasing: word.suffix(width)))
      return habits.meaning(of: folded).unit
    }
    let start = word.count - 2 * width
    guard last == Self.dozen,
      NumberWords.shared.startsUnspacedNumber(
        UnsafeBufferPointer(rebasing: word[start...]), shortest: 2 * width)
    else { return nil }
    return start
  }

  /// How many bytes an amount has with which a word without spaces begins; `nil` where nothing follows it.
  private func lengthOfSpokenAmount(_ word: String) -> Int? {
    let number = NumberWords.shared.leadingNumber(word)
    let rest = word.dropFirst(number?.length ?? 1)
    // "一升瓶" is all unit.
    if (try? quantities.read("1" + rest))?.unit?.kind == .volume { return nil }
    for length in [2, 1] where rest.count > length {
      let unit = rest.prefix(length)
      guard let read = try? quantities.read("1" + unit), read.packs.isEmpty, read.amount == .one,
        let kind = read.unit?.kind, kind == .mass || kind == .volume || read.unit == Self.dozen
      else { continue }
      let behind = rest.dropFirst(length)
      let name = NumberWords.shared.startsWithHalf(behind) ? behind.dropFirst() : behind
      return name.isEmpty ? nil : word.utf8.count - name.utf8.count
    }
    return nil
  }

  /// The words cut where terms begin and end, joined to others in one run: "29.90元优惠券5元".
  private func cut(
    _ words: LineWords, for found: TermPhrases.Found, in text: LentText, _ vetoes: Vetoes
  ) -> LineWords {
    var cuts: [Int] = []
    for range in found.parts.map(\.range) + found.refused {
      for word in words.words[words.words(in: range)].map(\.range) {
        let rests = [
          (word.lowerBound..<max(word.lowerBound, range.lowerBound), range.lowerBound),
          (min(word.upperBound, range.upperBound)..<word.upperBound, range.upperBound),
        ]
        cuts += rests.filter { words.lent(at: $0.0).saysSomething }.map(\.1)
      }
    }
    return cuts.isEmpty ? words : split(text, cuts: cuts, vetoes)
  }

  private func read(
    _ text: LentText, _ words: LineWords, _ kind: Unit.Kind?, _ found: TermPhrases.Found?,
    into meanings: inout LineMeanings, _ explanation: LineExplanation?
  ) {
    withUnsafeTemporaryAllocation(of: LineReadings.Place.self, capacity: words.count + 1) {
      places in
      let readings = LineReadings(
        words, places, reader: self, kind: kind,
        terms: found.map { termReadings(of: $0, in: words) } ?? [], explanation: explanation)
      readings.all.withUnsafeBufferPointer { all in
        explanation?.note(all, of: words)
        LineCovers.forEachBest(of: all, words: words.count, within: LineCosts.margin) {
          explanation?.note($0, $1, of: all, in: words)
          var builder = LineBuilder(words, cost: $1, self, explanation)
          builder.take($0, of: all)
          builder.drained = found?.terms.drained
          builder.hasDeposit = found?.terms.deposit != nil
          builder.loyaltyPrice = found?.terms.loyaltyPrice
          if let deposit = found?.includedDeposit { builder.takeOut(deposit: deposit) }
          builder.addMeanings(to: &meanings)
        }
      }
      explanation?.note(meanings, of: words)
      if let found, !found.parts.isEmpty { meanings.setTerms(of: found) }
      if let problem = found?.problem { meanings.first.line.problem = problem }
      if !meanings.others.isEmpty {
        meanings.addAlternatives(in: currency) {
          vetoed($0, explanation, words.text(0..<words.count))
        }
      }
      complete(&meanings.first.line, words, text)
    }
  }

  /// Adds what is known only when the reading is chosen.
  private func complete(_ line: inout ReadLine, _ words: LineWords, _ text: LentText) {
    line.setName(from: words)
    // "6x330" alone is a quantity in a unit that the form has; "3x2" is a deal already.
    if words.count == 1, line.quantity == nil, line.price == nil, line.barcode == nil,
      line.deal == nil, let read = try? quantities.read(text), !read.packs.isEmpty
    {
      line.quantity = ReadLine.Part(value: read, range: words.range(0..<1))
      (line.name, line.nameRanges) = ("", [])
    }
    // No product line has this many words: the rest must mean something else.
    if !words.unread.isEmpty { line.notUnderstood.append(words.unread) }
  }

  private func termReadings(of found: TermPhrases.Found, in words: LineWords) -> [LineReading] {
    found.parts.map {
      LineReading(words: words.words(in: $0.range), value: .term($0.value))
    }
      + found.refused.map {
        LineReading(words: words.words(in: $0), value: .name, isLeftover: true)
      }
  }
}
