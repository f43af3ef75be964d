import PerModel

/// Puts the lines of a receipt together: an article, how many of it, what was taken off, what is deposit.
struct ReceiptItems {
  private(set) var items: [Item] = []
  private let lines: [ReceiptLine]

  /// An article.
  struct Item {
    var name: String
    var amount: Rational
    var times: ReceiptLine.Times?
    /// What was taken off, more than 0.
    var discount: Rational = .zero
    var deposit: Rational = .zero
    let index: Int
  }

  init(_ lines: [ReceiptLine]) { self.lines = lines }

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
      guard let amount = line.amount,
        line.label.contains(where: \.isLetter) || line.times != nil || previousName(of: line) != nil
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

  /// The text right above a line, where that has no amount of its own.
  private func previousName(of line: ReceiptLine) -> ReceiptLine? {
    guard let place = lines.firstIndex(where: { $0.index == line.index }), place > 0 else {
      return nil
    }
    let before = lines[place - 1]
    guard before.amount == nil, before.index == line.index - 1,
      before.label.filter(\.isLetter).count >= 3, before.times == nil
    else { return nil }
    return before
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
      let label = Self.cleaned(line.label)
      let hasLetters = label.contains(where: \.isLetter)
      if amount.isNegative || words.isDiscount && amount.isNegative {
        takeOff(amount.magnitude, label, words)
        continue
      }
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
        guard let name = previousName(of: line) else { continue }
        items.append(
          Item(
            name: Self.cleaned(name.label), amount: amount, times: line.times ?? waiting,
            index: name.index))
        waiting = nil
        continue
      }
      var times = line.times
      if times == nil, let before = waiting, before.fits(amount, in: currency) { times = before }
      waiting = nil
      items.append(Item(name: label, amount: amount, times: times, index: line.index))
    }
  }

  private mutating func add(deposit: Rational, to index: Int) {
    items[index].deposit = (try? items[index].deposit + deposit) ?? deposit
  }

  /// What is taken off is of the article above, unless it is more than that costs or is a share of the whole.
  private mutating func takeOff(_ amount: Rational, _ label: String, _ words: ReceiptWords) {
    guard let last = items.last, !words.isDeposit, !label.contains("%"), amount < last.amount,
      let sum = try? last.discount + amount, sum < last.amount
    else { return }
    items[items.count - 1].discount = sum
  }

  /// Without article numbers before it, and signs around it.
  private static func cleaned(_ label: String) -> String {
    var words = label.split(separator: " ").map(String.init)
    while words.count > 1, let first = words.first, first.count >= 5, first.allSatisfy(\.isNumber) {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, last.count >= 6, last.allSatisfy(\.isNumber) {
      words.removeLast()
    }
    let signs = "*#-=_.:|"
    while let last = words.last, last.allSatisfy({ signs.contains($0) }) { words.removeLast() }
    while let first = words.first, first.allSatisfy({ signs.contains($0) }) { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// The name as it stands, and the size where it says one: tills shorten names, so that nothing is taken out.
  static func named(_ name: String, _ readers: TextReaders) -> Candidate {
    var candidate = Candidate(name: name)
    let line = readers.line(name)
    if let quantity = line.statedQuantity, line.price == nil, line.unitPrice == nil,
      line.problem == nil,
      line.quantity?.value.unit != nil, quantity.unit.kind != .count
    {
      candidate.quantity = quantity
    }
    return candidate
  }
}
