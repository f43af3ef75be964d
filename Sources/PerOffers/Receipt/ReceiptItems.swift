import PerModel
import PerText

/// Puts the lines of a receipt together: an article, how many of it, what was taken off, what is deposit.
struct ReceiptItems {
  private(set) var items: [Item] = []
  private let lines: [ReceiptLine]
  /// The numbers of the lines that say what all above them cost.
  private let subtotals: [Int]

  /// An article.
  struct Item {
    var name: String
    var amount: Rational
    var times: ReceiptLine.Times?
    /// How much one holds, where its name does not say it.
    var size: Quantity?
    /// What was taken off, more than 0.
    var discount: Rational = .zero
    var deposit: Rational = .zero
    /// What stands in its line, to find it by.
    let text: String
    let index: Int
  }

  init(_ lines: [ReceiptLine], subtotals: [Int] = []) {
    (self.lines, self.subtotals) = (lines, subtotals)
  }

  /// What all lines with an amount add up to.
  var sum: Rational { amounts.reduce(.zero) { (try? $0 + $1) ?? $0 } }
  /// How many lines have an amount.
  var count: Int { amounts.count }

  /// The amounts that count. A line that only says how many at which price says the amount again, if at all.
  private var amounts: [Rational] {
    var amounts: [Rational] = []
    var previous: ReceiptLine?
    for line in lines {
      defer { if line.amount != nil { previous = line } }
      guard let amount = line.amount, !FieldLabel.isOne(line.label),
        line.label.contains(where: \.isLetter) || line.times != nil || previousName(of: line) != nil
          || amount.isNegative && namesNumber(line.label)
      else { continue }
      // "2 x 0,99   1,98" below "MILK 1,98"
      if let times = line.times, times.isAlone, let before = previous, before.times == nil,
        before.amount == amount, before.index == line.index - 1,
        before.label.contains(where: \.isLetter)
      {
        continue
      }
      amounts.append(amount)
    }
    return amounts
  }

  /// The text right above a line, if it has no amount of its own.
  private func previousName(of line: ReceiptLine) -> ReceiptLine? {
    guard var place = lines.firstIndex(where: { $0.index == line.index }), place > 0 else {
      return nil
    }
    var from = line.index
    // "Qty: 2"
    if place > 1, lines[place - 1].amount == nil, isCount(lines[place - 1].text) {
      place -= 1
      from = lines[place].index
    }
    // "Tare Weight 0.02 lb"
    while place > 1, lines[place - 1].amount == nil,
      let first = lines[place - 1].label.split(separator: " ").first,
      ReceiptWords.isOfCounts(first.lowercased())
    {
      place -= 1
    }
    let before = lines[place - 1]
    guard before.amount == nil, before.index >= from - 2, ReceiptLine.isName(before.label),
      before.times.map({ !$0.isAlone && line.times == nil }) ?? true
    else { return nil }
    return before
  }

  /// Whether a line says how many, and names nothing.
  private func isCount(_ text: String) -> Bool {
    BoughtCount.count(in: text) != nil && BoughtCount.inBrackets(of: text) == nil
      && text.contains(where: \.isLetter)
  }

  /// How many were bought, as the line between a name and its amount says.
  private func countAbove(_ line: ReceiptLine) -> ReceiptLine.Times? {
    guard let place = lines.firstIndex(where: { $0.index == line.index }), place > 1,
      lines[place - 1].amount == nil, isCount(lines[place - 1].text),
      let count = BoughtCount.count(in: lines[place - 1].text), let amount = line.amount,
      let price = try? amount / Rational(count)
    else { return nil }
    return ReceiptLine.Times(count, at: price, isAlone: true)
  }

  /// Whether a label is the number of an article above, or has it behind a slash: "355291 /1648333".
  private func namesNumber(_ label: String) -> Bool {
    let numbers = label.split { !$0.isNumber }.filter { $0.count >= ReceiptLimit.namedNumber }
    return numbers.contains { number in
      lines.contains { $0.text.contains(number) && $0.label != label }
    }
  }

  /// Finds the articles. Amounts are in this currency.
  mutating func attach(in currency: Currency) {
    var waiting: ReceiptLine.Times?
    for line in lines {
      let words = ReceiptWords(line.label)
      guard let amount = line.amount else {
        if let times = line.times, times.isAlone {
          // It is about the line above where that fits, else about the next.
          if let last = items.last, last.times == nil, times.fits(last.amount, in: currency) {
            items[items.count - 1].times = times
          } else if let last = items.last, last.times == nil,
            last.index == line.index - 1 || !last.deposit.isZero
          {
            waiting = times
            if times.product == items[items.count - 1].deposit { waiting = nil }
          } else {
            waiting = times
          }
        }
        continue
      }
      // "PARKING 0,00" was given, and no article was bought.
      if amount.isZero || FieldLabel.isOne(line.label) { continue }
      let label = Self.cleaned(line.label)
      let hasLetters = label.contains(where: \.isLetter)
      if amount.isNegative || words.isDiscount && amount.isNegative {
        if !isVoid(amount.magnitude, label) {
          takeOff(amount.magnitude, line, label, words, currency)
        }
        continue
      }
      if words.isShipping { continue }
      if words.isDeposit, !items.isEmpty, amount.isPositive, !label.isEmpty {
        add(deposit: amount, to: items.count - 1)
        continue
      }
      if !hasLetters {
        if let times = line.times, times.isAlone, let last = items.last, last.amount == amount,
          last.times == nil
        {
          items[items.count - 1].times = times
          continue
        }
        guard let name = previousName(of: line), !ReceiptWords(name.label).isShipping else {
          continue
        }
        if ReceiptWords(name.label).isDeposit, !items.isEmpty, amount.isPositive {
          add(deposit: amount, to: items.count - 1)
          continue
        }
        items.append(
          Item(
            name: Self.cleaned(name.label), amount: amount,
            times: line.times ?? name.times ?? countAbove(line) ?? waiting,
            text: name.text, index: name.index))
        waiting = nil
        continue
      }
      var times = line.times
      if times == nil, let before = waiting, before.fits(amount, in: currency) { times = before }
      waiting = nil
      items.append(
        Item(
          name: label, amount: amount, times: times, size: line.size, text: line.text,
          index: line.index))
    }
    guard let names = ListNumbers.dropped(items.map(\.name)) else { return }
    for (place, name) in names.enumerated() { items[place].name = name }
  }

  private mutating func add(deposit: Rational, to index: Int) {
    items[index].deposit = (try? items[index].deposit + deposit) ?? deposit
  }

  /// Whether an article that is named again with its amount taken off was cancelled: then nothing is left of it.
  private mutating func isVoid(_ amount: Rational, _ label: String) -> Bool {
    guard
      let place = items.lastIndex(where: {
        $0.amount == amount && !$0.name.isEmpty && label.hasSuffix($0.name)
      })
    else { return false }
    items.remove(at: place)
    return true
  }

  /// What is taken off is of the article that it names, else of the one above, unless it is more than that costs, a share
  /// of something else, or below a sum, where it is of all.
  private mutating func takeOff(
    _ amount: Rational, _ line: ReceiptLine, _ label: String, _ words: ReceiptWords,
    _ currency: Currency
  ) {
    guard let last = items.last, !words.isDeposit, !words.isRounding else { return }
    let text = line.label
    let named = placeNamed(in: label.isEmpty ? text : label)
    if named == nil, subtotals.contains(where: { last.index < $0 && $0 < line.index }) { return }
    let place = named ?? items.count - 1
    guard amount < items[place].amount, let sum = try? items[place].discount + amount,
      sum < items[place].amount
    else { return }
    if let share = Self.percentage(in: text), !isShare(amount, share, of: items[place], currency) {
      return
    }
    items[place].discount = sum
  }

  /// "30" in "30%" and "10 %".
  private static func percentage(in text: String) -> Rational? {
    guard let sign = text.firstIndex(of: "%") else { return nil }
    let digits = text[..<sign].reversed().drop(while: \.isWhitespace)
      .prefix { $0.isNumber || ".,".contains($0) }
    let number = String(digits.reversed()).replacing(",", with: ".")
    return number.isEmpty ? nil : (try? Rational(decimal: number)) ?? nil
  }

  /// Whether an amount is that share of an article, or of one of several, as tills round it.
  private func isShare(
    _ amount: Rational, _ percentage: Rational, of item: Item, _ currency: Currency
  ) -> Bool {
    guard let coin = currency.smallestCoin,
      let limit = try? coin * Rational(ReceiptLimit.coinsOfRounding)
    else { return false }
    return [item.amount, item.times?.price].compactMap { $0 }.contains { whole in
      guard let share = try? whole * percentage / Rational(100),
        let difference = try? (share - amount).magnitude
      else { return false }
      return difference < limit
    }
  }

  /// The last article that has a word, or the number, of a label in its line; `nil` where none has.
  private func placeNamed(in label: String) -> Int? {
    let words = Self.telling(label)
    guard !words.isEmpty else { return nil }
    return items.indices.last { !words.isDisjoint(with: Self.telling(items[$0].text)) }
      // "BONUS AHHUMMUS2E"
      ?? items.indices.last { place in
        Self.telling(items[place].text).contains { telling in
          telling.count >= ReceiptLimit.joinedWord && telling.allSatisfy(\.isLetter)
            && words.contains { $0.count > telling.count + 1 && $0.contains(telling) }
        }
      }
  }

  /// The words and numbers that can tell articles apart.
  private static func telling(_ text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return Set(
      words.filter { word in
        word.allSatisfy(\.isNumber)
          ? word.count >= ReceiptLimit.tellingNumber
          : word.filter(\.isLetter).count >= ReceiptLimit.tellingWord
      }.map(String.init))
  }
}
