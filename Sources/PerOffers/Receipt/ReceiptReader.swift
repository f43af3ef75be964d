import PerDocument
import PerModel
import PerText

/// Reads receipts: lines with an amount at their end, and a total that they have to add up to.
///
/// **The total is read and never worked out; and nothing is confirmed unless the lines add up to it, exactly.**
struct ReceiptReader {
  private let document: Document
  private let readers: TextReaders
  private let user: UserLocale

  init(_ locale: UserLocale, document: Document) {
    self.document = document
    user = locale
    let language = PageLanguage(document, user: locale)
    readers = TextReaders(language.locale, currency: language.currency)
  }

  /// What a receipt says; `nil` if it is not a receipt.
  func read(_ lines: [TextLine]) -> Findings? {
    guard lines.count <= 20_000 else { return nil }
    let texts =
      document.source == .picture ? TornCents.mended(lines.map(\.text)) : lines.map(\.text)
    var readers = readers
    let currency = Self.currency(of: texts, readers)
    if let currency, currency != readers.currency {
      readers = TextReaders(user, currency: currency)
    }
    guard let (read, end) = total(of: texts, readers) else { return nil }
    let bought = read[..<end.start]
    var items = ReceiptItems(
      bought.filter { !end.left.contains($0.index) },
      subtotals: bought.filter { ReceiptWords($0.label).isSubtotal }.map(\.index))
    items.attach(in: readers.currency)
    guard !items.items.isEmpty else { return nil }
    var findings = Findings()
    var receipt = Receipt(sum: end.sum ?? items.sum, currency: readers.currency)
    receipt.isCurrencyAssumed = currency == nil
    receipt.total = end.total
    receipt.store = ReceiptHead.store(
      of: document, texts, before: items.items.first?.index ?? 0)
    receipt.date = ReceiptHead.date(of: document, texts, region: readers.locale.region)
    receipt.checks.append(Receipt.Check(.sum, agrees: receipt.isConfirmed))
    if let payment = end.paymentAgrees {
      receipt.checks.append(Receipt.Check(.payment, agrees: payment))
    }
    if let total = end.total, let agrees = ReceiptTotal.taxAgrees(read, after: end.start, total) {
      receipt.checks.append(Receipt.Check(.tax, agrees: agrees))
    }
    findings.receipt = receipt
    findings.candidates = items.items.map { candidate($0, receipt, readers, lines) }
    return findings
  }

  /// The lines, and what was to be paid. Where spaces may part thousands, the sum says whether they do.
  private func total(
    of texts: [String], _ readers: TextReaders
  ) -> (lines: [ReceiptLine], total: ReceiptTotal)? {
    func found(_ joinsThousands: Bool) -> (lines: [ReceiptLine], total: ReceiptTotal)? {
      let reader = ReceiptLineReader(readers, texts, joinsThousands: joinsThousands)
      let lines = ReceiptColumns.removed(from: texts.enumerated().map { reader.line($1, $0) })
      // A price beside a count is that of one or of all, and only the sum tells which.
      for areOfOne in [false, true] {
        guard let joined = ArticleBlocks.joined(lines, reader, areOfOne: areOfOne),
          let total = ReceiptTotal(joined), total.sum != nil
        else { continue }
        return (joined, total)
      }
      return ReceiptTotal(lines).map { (lines, $0) }
    }
    guard texts.contains(where: ReceiptLineReader.mayPartThousands),
      ReadingContext(money: readers.locale).groupingSeparator?.isWhitespace == true
    else { return found(false) }
    // Where a thousand is missing in a price and in the total, both would agree.
    let joined = found(true)
    if joined?.total.sum != nil { return joined }
    let plain = found(false)
    return plain?.total.sum == nil ? joined ?? plain : plain
  }

  private func candidate(
    _ item: ReceiptItems.Item, _ receipt: Receipt, _ readers: TextReaders, _ lines: [TextLine]
  ) -> Candidate {
    var counted = BoughtCount.inBrackets(of: item.name)
    if counted == nil, item.times == nil || item.times?.isAlone == false {
      counted = BoughtCount.besideName(item.name)
      if let told = item.times?.count, told != counted.map({ Rational($0.count) }) { counted = nil }
    }
    var candidate = ReceiptItems.named(
      ReceiptItems.withoutCode(counted?.name ?? item.name), readers)
    candidate.quantity = candidate.quantity ?? item.size
    candidate.price = Money(item.amount, receipt.currency)
    candidate.isCurrencyAssumed = receipt.isCurrencyAssumed
    candidate.store = receipt.store
    candidate.date = receipt.date
    if !item.discount.isZero { candidate.deal = Deal(.amountOff(item.discount)) }
    if item.deposit.isPositive { candidate.terms.deposit = item.deposit }
    let line = lines[item.index]
    let boxes = (line.node..<line.end).compactMap { document.boxes[$0] }
    candidate.place =
      boxes.first.map { .region(boxes.reduce($0) { $0.united(with: $1) }) }
      ?? .path(document.path(of: line.node))
    // A digit that was misread may still give a sum that was misread, too: a picture needs two proofs.
    let isProven = document.source != .picture || receipt.checks.count { $0.agrees } > 1
    candidate.evidence =
      receipt.isConfirmed
      ? isProven ? .confirmed(.sumFits) : .read(.sumFits)
      : receipt.total == nil ? .read(.noTotal) : .unclear(.sumDiffers)
    var times = item.times
    // "Rolled Oats (Qty: 2)   3.10"
    if times == nil, let count = counted?.count {
      times = ReceiptLine.Times(count, costing: item.amount)
    }
    take(times, of: item, &candidate, receipt.currency)
    return candidate
  }

  /// How many or how much was bought, at what price each.
  private func take(
    _ times: ReceiptLine.Times?, of item: ReceiptItems.Item, _ candidate: inout Candidate,
    _ currency: Currency
  ) {
    guard let times else { return }
    guard times.fits(item.amount, in: currency) else {
      candidate.evidence = .unclear(.lineDiffers)
      return
    }
    if let unit = times.unit {
      candidate.quantity = try? Quantity(times.count, unit)
      let per = times.per ?? (try? Quantity(.one, unit))
      candidate.unitPriceShown = per.map {
        Candidate.UnitPrice(price: Money(times.price, currency), per: $0)
      }
      return
    }
    guard times.count.isInteger, let count = Int(exactly: times.count.numerator), count > 0,
      count <= Terms.maximumCount
    else { return }
    if let size = candidate.quantity, count > 1 {
      candidate.quantity = try? Quantity(
        packs: [count] + size.packs, size.amount, size.unit, of: size.countName)
    } else if candidate.quantity == nil {
      candidate.quantity = try? Quantity(times.count, .item)
    }
    candidate.unitPriceShown = (try? Quantity(.one, .item)).map {
      Candidate.UnitPrice(price: Money(times.price, currency), per: $0)
    }
  }

  /// The currency that most signs and words of a receipt mean; `nil` if none.
  private static func currency(of texts: [String], _ readers: TextReaders) -> Currency? {
    var votes: [Currency: Int] = [:]
    for text in texts.prefix(400) {
      for word in text.split(whereSeparator: { $0.isWhitespace || "/():".contains($0) })
      where word.count <= 12 {
        let word = String(word)
        let hasDigit = word.contains(where: \.isNumber)
        let sign = word.filter { !$0.isNumber && !".,-*+".contains($0) }
        guard !sign.isEmpty, sign.count <= 4, hasDigit || sign == word else { continue }
        let isCode = sign.count == 3 && sign.allSatisfy { $0.isASCII && $0.isUppercase }
        guard
          isCode || sign.contains(where: { $0.isCurrencySymbol })
            || LabelWords.words(.currencySign).contains(sign)
        else { continue }
        if let currency = readers.price(sign + " 1")?.currency
          ?? readers.price("1 " + sign)?.currency,
          // "SOL" is a word, and the name of a currency.
          !isCode || currency.code == sign
        {
          votes[currency, default: 0] += 1
        }
      }
    }
    return votes.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
  }
}
