import PerModel

/// Finds what was to be paid.
struct ReceiptTotal {
  /// The number of the line from which nothing was bought.
  let start: Int
  /// What was to be paid; `nil` where no line says it.
  let total: Rational?
  /// What the lines above add up to, with taxes that the till added.
  let sum: Rational?
  /// Lines before `start` that are not articles: taxes, subtotals.
  let left: Set<Int>
  /// Whether the payment minus the change equals the total; `nil` if they are not printed.
  let paymentAgrees: Bool?

  /// `nil` if the lines are not a receipt.
  init?(_ lines: [ReceiptLine]) {
    // "049001122 COLGATE TOTAL" is an article.
    var words = lines.map { ReceiptWords(Self.isNumbered($0.label) ? "" : $0.label) }
    // In copied pages, amounts stand below what they are called.
    for (index, line) in lines.enumerated().dropFirst()
    where line.amount != nil && !line.label.contains(where: \.isLetter)
      && lines[index - 1].amount == nil
    {
      let above = words[index - 1]
      if above.isSubtotal || above.isShipping || above.isTax { words[index] = above }
    }
    var candidates: [(line: Int, amount: Rational)] = []
    for (index, line) in lines.enumerated() where words[index].isTotal {
      if let amount = line.amount {
        candidates.append((index, amount))
      } else if let next = lines[safe: index + 1], let amount = next.amount,
        !next.label.contains(where: \.isLetter)
      {
        candidates.append((index, amount))
      }
    }
    let payments = lines.indices.filter {
      words[$0].isPayment && !words[$0].isTotal && lines[$0].amount != nil
    }
    var best: (line: Int, total: Rational, sum: Rational, left: Set<Int>)?
    for candidate in candidates.prefix(ReceiptLimit.totals) {
      guard
        let (sum, left) = Self.sum(lines, words, before: candidate.line, total: candidate.amount)
      else { continue }
      best = (candidate.line, candidate.amount, sum, left)
      break
    }
    if let best {
      let due = Self.paid(best.total, lines, words, after: best.line)
      let paid = Self.rounded(lines, words, after: best.line, due) ?? due
      (start, total, sum, left) = (best.line, paid, paid, best.left)
      paymentAgrees = Self.payment(lines, words, after: best.line, paid)
      return
    }
    guard let choice = Self.likeliest(candidates, lines, words) else {
      // Without a total it is a receipt only if something was paid.
      guard let first = payments.first,
        lines[..<first].filter({ $0.amount != nil && $0.label.contains(where: \.isLetter) }).count
          >= 2
      else { return nil }
      (start, total, sum, paymentAgrees) = (first, nil, nil, nil)
      left = Self.others(lines, words, before: first)
      return
    }
    let articles = lines[..<choice.line].filter {
      $0.amount != nil && $0.label.contains(where: \.isLetter)
    }
    guard !articles.isEmpty else { return nil }
    (start, total, sum) = (choice.line, choice.amount, nil)
    left = Self.others(lines, words, before: choice.line)
    paymentAgrees = Self.payment(lines, words, after: choice.line, choice.amount)
  }

  /// What is to be paid after a total from which something is still taken off: "total 49.27, discount 2.00, to pay
  /// 47.27"; or to which sending it is added.
  private static func paid(
    _ total: Rational, _ lines: [ReceiptLine], _ words: [ReceiptWords], after start: Int
  ) -> Rational {
    var rest = total
    for index in lines.indices.dropFirst(start + 1).prefix(ReceiptLimit.linesToPaid) {
      guard let amount = lines[index].amount else { continue }
      if words[index].isTotal {
        return amount == rest ? rest : total
      }
      if words[index].isShipping, amount.isPositive {
        rest = (try? rest + amount) ?? rest
        continue
      }
      guard words[index].isDiscount, let less = try? rest - amount.magnitude, less.isPositive else {
        return total
      }
      rest = less
    }
    return total
  }

  /// Subtotals, taxes, payments: lines with an amount that are not articles.
  private static func others(
    _ lines: [ReceiptLine], _ words: [ReceiptWords], before end: Int
  ) -> Set<Int> {
    Set(
      (0..<end).filter {
        let words = words[$0]
        return words.isSubtotal || words.isTotal || words.isTax || words.isSaving
          || words.isPayment && !(lines[$0].amount?.isNegative ?? false) && lines[$0].times == nil
      })
  }

  /// Whether the number of an article stands first.
  private static func isNumbered(_ label: String) -> Bool {
    let words = label.split(separator: " ", maxSplits: 2)
    return words.count > 1 && words[0].count >= ReceiptLimit.articleNumber
      && words[0].allSatisfy(\.isNumber)
  }

  /// Which lines that only say how much was saved are left out of a sum.
  private enum Savings: CaseIterable { case none, positive, all }

  /// The sum of the lines above a total, where it is the total: with taxes or without, from the first line or from
  /// after something that only looks like one. `nil` if it never is.
  private static func sum(
    _ lines: [ReceiptLine], _ words: [ReceiptWords], before end: Int, total: Rational
  ) -> (Rational, Set<Int>)? {
    let repeated = repeatedDiscount(lines, words, before: end)
    for savings in Savings.allCases {
      for keepsPayments in [false, true] {
        for keepsTax in [false, true] {
          var left = Set<Int>()
          for index in 0..<end {
            guard let amount = lines[index].amount else { continue }
            let words = words[index]
            if words.isSubtotal || words.isTotal || words.isTax && !keepsTax || index == repeated
              || words.isSaving && (savings == .all || savings == .positive && amount.isPositive)
              || !keepsPayments && words.isPayment && !amount.isNegative
                && lines[index].times == nil
            {
              left.insert(index)
            }
          }
          var items = ReceiptItems(lines[..<end].filter { !left.contains($0.index) })
          if items.sum != total {
            let implied = impliedSubtotals(lines, before: end, without: left)
            if implied.isEmpty { continue }
            left.formUnion(implied)
            items = ReceiptItems(lines[..<end].filter { !left.contains($0.index) })
          }
          if items.sum == total, items.count > 0 {
            // A tax that the till adds is part of the sum, and no article.
            if keepsTax { for index in 0..<end where words[index].isTax { left.insert(index) } }
            return (total, left)
          }
        }
      }
    }
    return nil
  }

  /// Lines that say what all articles above them cost, in words that are not known.
  private static func impliedSubtotals(
    _ lines: [ReceiptLine], before end: Int, without left: Set<Int>
  ) -> Set<Int> {
    var implied = Set<Int>()
    var (sum, count): (Rational, Int) = (.zero, 0)
    for index in 0..<end where !left.contains(index) {
      guard let amount = lines[index].amount else { continue }
      if count > 1, amount == sum, lines[index].times == nil {
        implied.insert(index)
      } else {
        sum = (try? sum + amount) ?? sum
        count += 1
      }
    }
    return implied
  }

  /// A line below a subtotal that says once more what was taken off above it.
  private static func repeatedDiscount(
    _ lines: [ReceiptLine], _ words: [ReceiptWords], before end: Int
  ) -> Int? {
    var taken: Rational = .zero
    var hasSubtotal = false
    for index in 0..<end {
      guard let amount = lines[index].amount else { continue }
      if words[index].isDiscount || words[index].isSaving, hasSubtotal || words[index].saysSum,
        amount.magnitude == taken
      {
        return index
      }
      if words[index].isSubtotal || words[index].isTotal {
        hasSubtotal = true
      } else if amount.isNegative {
        taken = (try? taken + amount.magnitude) ?? taken
      }
    }
    return nil
  }

  /// The total if the lines do not add up to one: the one that was paid, or the most frequent, or the first.
  private static func likeliest(
    _ candidates: [(line: Int, amount: Rational)], _ lines: [ReceiptLine], _ words: [ReceiptWords]
  ) -> (line: Int, amount: Rational)? {
    let positive = candidates.filter { $0.amount.isPositive }
    if let paid = positive.first(where: { payment(lines, words, after: $0.line, $0.amount) == true }
    ) {
      return paid
    }
    var counts: [Rational: Int] = [:]
    for line in lines { if let amount = line.amount { counts[amount, default: 0] += 1 } }
    let often = positive.filter { (counts[$0.amount] ?? 0) > 1 }
    // Taxes are summed up, too, and are less.
    guard let first = often.first, let largest = positive.map(\.amount).max() else {
      return positive.first
    }
    return often.first {
      (try? $0.amount * Rational(ReceiptLimit.partOfLargest) >= largest) == true
    }
      ?? positive.first { $0.amount == largest } ?? first
  }

  /// What is paid where small coins are out of use: a line below the total that says so has it, or the next one.
  private static func rounded(
    _ lines: [ReceiptLine], _ words: [ReceiptWords], after start: Int, _ total: Rational
  ) -> Rational? {
    guard let coin = try? Rational(1, over: 10) else { return nil }
    let below = lines.indices.dropFirst(start + 1).prefix(ReceiptLimit.linesToRounded)
    guard below.contains(where: { words[$0].isRounding }) else { return nil }
    return below.lazy.compactMap { lines[$0].amount }.first { amount in
      guard amount != total, let difference = try? (amount - total).magnitude else { return false }
      return difference < coin
    }
  }

  /// Whether a net amount and its tax, which stand in one line below the total, are the total together; `nil` if no such
  /// line is found.
  static func taxAgrees(_ lines: [ReceiptLine], after start: Int, _ total: Rational) -> Bool? {
    for line in lines.dropFirst(start + 1).prefix(ReceiptLimit.linesToTax)
    where line.text.contains(where: \.isNumber) {
      let amounts = ReceiptLineReader.words(of: line.text).compactMap { word -> Rational? in
        let digits = word.filter { $0.isNumber || ".,".contains($0) }
        guard digits.count >= 3, let place = digits.lastIndex(where: { ".,".contains($0) }),
          digits[digits.index(after: place)...].count == 2
        else { return nil }
        let plain =
          digits[..<place].filter(\.isNumber) + "." + digits[digits.index(after: place)...]
        return (try? Rational(decimal: plain)) ?? nil
      }
      for (index, one) in amounts.enumerated() {
        for other in amounts[(index + 1)...] where one.isPositive && other.isPositive {
          if (try? one + other) == total { return true }
        }
      }
    }
    return nil
  }

  /// Whether what was given, less the change, is the total.
  private static func payment(
    _ lines: [ReceiptLine], _ words: [ReceiptWords], after start: Int, _ total: Rational
  ) -> Bool? {
    var given: Rational = .zero
    var change: Rational = .zero
    var hasChange = false
    for index in lines.indices.dropFirst(start + 1).prefix(ReceiptLimit.linesToPayment) {
      guard let amount = lines[index].amount else { continue }
      if words[index].isChange {
        (change, hasChange) = (amount.magnitude, true)
        break
      }
      guard words[index].isGiven else { continue }
      if amount == total { return true }
      given = (try? given + amount) ?? given
    }
    guard hasChange, given.isPositive else { return nil }
    return (try? given - change) == total
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
