import PerDocument
import PerModel
import PerText

/// Cards of a basket or an order: how many were bought of each, and whether they add up to a sum that is shown.
///
/// A price beside a count is that of one or of all, and only the sum tells which.
struct OrderCards {
  /// The cards without those that are sums.
  private(set) var cards: [OfferCard]
  /// What the order says as a whole; `nil` unless the cards add up to it.
  private(set) var receipt: Receipt?
  private let scene: PageScene

  /// A card that is an article, with what was bought of it.
  private struct Item {
    let card: Int
    /// `nil` where nothing says it.
    let count: Int?
    /// What all of it costs, where the price of one is shown, too.
    let total: Rational?
    /// The price that was taken.
    let price: Rational
  }

  /// A line that says a sum or a charge.
  private struct Charge {
    let line: Int
    let words: ReceiptWords
    let amount: Rational
  }

  /// Longer pages are not orders.
  private static let maximumLines = 5_000

  /// - Parameter saysSum: whether a line may say a sum, without which there is no order.
  init(_ scene: PageScene, _ cards: [OfferCard], saysSum: Bool) {
    (self.scene, self.cards) = (scene, cards)
    guard saysSum, !cards.isEmpty, scene.lines.count <= Self.maximumLines else { return }
    let isSum = cards.map { card in
      card.candidate.quantity == nil && Self.isCharge(ReceiptWords(card.fullName))
    }
    let articles = isSum.firstIndex(of: true) ?? cards.count
    guard articles > 0 else { return }
    let charges = charges(from: cards[0].lines.lowerBound)
    guard charges.contains(where: { $0.words.isSubtotal || $0.words.isTotal }) else { return }
    let hasOwn = charges.count { $0.words.isSubtotal } >= max(articles, 2)
    let items = cards[..<articles].indices.map { item($0, before: charges, hasOwn: hasOwn) }
    let end = end(of: cards[articles - 1], charges, hasOwn: hasOwn)
    let isOrder = take(items, charges, from: end)
    guard isOrder || isSum.count(where: { $0 }) > 1 else { return }
    if !isOrder { doubt(items) }
    self.cards = zip(self.cards, isSum).filter { !$0.1 }.map(\.0)
    if isOrder { self.cards.removeLast(self.cards.count - articles) }
    guard let names = ListNumbers.dropped(self.cards.map(\.candidate.name)) else { return }
    for (place, name) in names.enumerated() { self.cards[place].candidate.name = name }
  }

  private static func isCharge(_ words: ReceiptWords) -> Bool {
    words.isTotal || words.isSubtotal || words.isShipping || words.isTax || words.isDiscount
      || words.isSaving
  }

  /// The lines behind the first article that say sums, their amounts in the same line or in the next.
  private func charges(from start: Int) -> [Charge] {
    let texts = scene.lines.map(\.text)
    let reader = ReceiptLineReader(scene.readers, texts, joinsThousands: false)
    var charges: [Charge] = []
    var label: String?
    for index in texts.indices.dropFirst(start) where texts[index].utf8.count <= 100 {
      let line = reader.line(texts[index], index)
      defer { label = line.amount == nil ? texts[index] : nil }
      guard let amount = line.amount else { continue }
      let own = line.label.contains(where: \.isLetter) ? line.label : label
      guard let own else { continue }
      let words = ReceiptWords(own)
      if Self.isCharge(words) { charges.append(Charge(line: index, words: words, amount: amount)) }
    }
    return charges
  }

  /// - Parameter hasOwn: whether each article has a subtotal.
  private func item(_ place: Int, before charges: [Charge], hasOwn: Bool) -> Item {
    let card = cards[place]
    let lines = card.lines.lowerBound..<end(of: card, charges, hasOwn: hasOwn)
    let price = card.candidate.price?.amount ?? .zero
    guard let count = count(in: lines) ?? countByPrice(in: lines) else {
      return Item(card: place, count: nil, total: nil, price: price)
    }
    let amounts = scene.spots(in: lines).filter { $0.kind != .former }.map(\.amount)
    let total = amounts.first { all in
      count == 1 ? all == price : amounts.contains { (try? $0 * Rational(count)) == all }
    }
    return Item(card: place, count: count, total: total, price: price)
  }

  /// The line from which sums follow behind the last article; each may have one of its own.
  private func end(of card: OfferCard, _ charges: [Charge], hasOwn: Bool) -> Int {
    let last = charges.last { $0.words.isTotal }?.line
    let own = charges.filter {
      card.lines.contains($0.line) && (!$0.words.isTotal || $0.line == last)
        && $0.line > card.lines.lowerBound
    }
    return own.dropFirst(hasOwn ? 1 : 0).first?.line ?? card.lines.upperBound
  }

  /// How many there are by the price of one, which is marked as such, and of all.
  private func countByPrice(in lines: Range<Int>) -> Int? {
    let spots = scene.spots(in: lines)
    for one in spots where one.per.map({ $0.unit == .item && $0.total == .one }) ?? false {
      for all in spots where all.kind == .price && all.per == nil {
        guard let ratio = try? all.amount / one.amount, ratio.isInteger,
          let count = Int(exactly: ratio.numerator), ReceiptLimit.count.contains(count)
        else { continue }
        return count
      }
    }
    return nil
  }

  /// How many the lines of a card say; a number alone counts where no other says it.
  private func count(in lines: Range<Int>) -> Int? {
    let counts = lines.prefix(ReceiptLimit.linesOfCard).compactMap {
      line -> (isAlone: Bool, count: Int)? in
      let text = scene.lines[line].text
      return BoughtCount.count(in: text).map { (BoughtCount.isAlone(text), $0) }
    }
    if let told = counts.first(where: { !$0.isAlone }) { return told.count }
    if Set(counts.map(\.count)).count == 1 { return counts[0].count }
    // "60 pcs" in a pack, and "2 pcs" of it
    let pieces = lines.prefix(ReceiptLimit.linesOfCard).filter {
      BoughtCount.pieces(in: scene.lines[$0].text) != nil
    }
    guard let last = pieces.last, pieces.count > 1 || size(in: lines, except: pieces) != nil else {
      return lines.first.flatMap { BoughtCount.besideName(scene.lines[$0].text)?.count }
    }
    return BoughtCount.pieces(in: scene.lines[last].text)
  }

  /// How much one holds, as some lines say.
  private func size(in lines: Range<Int>, except others: [Int]) -> Quantity? {
    lines.prefix(ReceiptLimit.linesOfCard).lazy.filter { !others.contains($0) }.compactMap { line in
      scene.size(in: scene.lines[line].text) ?? scene.named(scene.lines[line].text).quantity
    }.first
  }

  /// Takes the prices for those of all that was bought, or of one each: as they add up to what is shown.
  private mutating func take(_ items: [Item], _ charges: [Charge], from end: Int) -> Bool {
    func sum(_ amount: (Item) -> Rational) -> Rational {
      items.reduce(.zero) { (try? $0 + amount($1)) ?? $0 }
    }
    // A footer may say what is charged for other orders.
    let last = charges.last { $0.words.isTotal }?.line ?? scene.lines.count
    let outside = charges.filter { $0.line >= end && $0.line <= last }
    let totals = outside.filter { $0.words.isTotal }.map(\.amount)
    let added = outside.filter { $0.words.isShipping && !$0.words.isTotal }.map(\.amount)
    let off = outside.filter { $0.words.isDiscount && !$0.words.isTotal }.map(\.amount.magnitude)
    func due(_ sum: Rational) -> Rational {
      let more = added.reduce(sum) { (try? $0 + $1) ?? $0 }
      return off.reduce(more) { (try? $0 - $1) ?? $0 }
    }
    let targets = outside.filter { $0.words.isSubtotal }.map(\.amount) + totals
    func fits(_ sum: Rational) -> Bool { targets.contains(sum) || totals.contains(due(sum)) }
    let ofAll = { (item: Item) in item.total ?? item.price }
    let ofOne = { (item: Item) in
      item.total ?? (try? item.price * Rational(item.count ?? 1)) ?? item.price
    }
    // A sum that was taken for a price would confirm itself.
    guard items.allSatisfy({ hasOwnPrice($0, besides: charges) }) else { return false }
    let amount = fits(sum(ofAll)) ? ofAll : ofOne
    let sum = sum(amount)
    // One article, and one sum that is its price, can be any page.
    guard fits(sum), items.count > 1 || outside.count > 1 && items[0].count != nil else {
      return false
    }
    for item in items { complete(item, amount(item), except: charges.map(\.amount)) }
    let currency = cards[0].candidate.price?.currency ?? scene.readers.currency
    let paid = due(sum)
    var receipt = Receipt(sum: totals.contains(paid) ? paid : sum, currency: currency)
    receipt.isCurrencyAssumed = cards[0].candidate.isCurrencyAssumed
    receipt.total = totals.contains(paid) ? paid : totals.last
    receipt.checks = [Receipt.Check(.sum, agrees: receipt.isConfirmed)]
    let texts = scene.lines.map(\.text)
    receipt.store = scene.document.sender
    receipt.date = ReceiptHead.date(
      of: scene.document, texts, region: scene.readers.locale.region)
    for item in items {
      (cards[item.card].candidate.store, cards[item.card].candidate.date) = (
        receipt.store, receipt.date
      )
    }
    self.receipt = receipt
    return true
  }

  /// Whether the price of an article stands elsewhere than in the line of a sum.
  private func hasOwnPrice(_ item: Item, besides charges: [Charge]) -> Bool {
    let lines = Set(charges.map(\.line))
    return scene.spots(in: cards[item.card].lines).contains {
      ($0.amount == item.price || $0.amount == item.total) && !lines.contains($0.line)
    }
  }

  /// - Parameter sums: amounts of the whole order, which no article had as its price.
  private mutating func complete(_ item: Item, _ amount: Rational, except sums: [Rational]) {
    var candidate = cards[item.card].candidate
    let count = item.count ?? 1
    candidate.price = candidate.price.map { Money(amount, $0.currency) }
    (candidate.deal, candidate.others) = (nil, [])
    let each = try? amount / Rational(count)
    if let former = candidate.formerPrice,
      former == amount || former == each || sums.contains(former)
    {
      candidate.formerPrice = nil
    }
    if let named = BoughtCount.inBrackets(of: cards[item.card].fullName) {
      let rest = scene.named(named.name)
      (candidate.name, candidate.quantity) = (rest.name, rest.quantity)
    } else if let named = BoughtCount.besideName(cards[item.card].fullName), named.count == count {
      let rest = scene.named(named.name)
      candidate.name = rest.name
      candidate.quantity = rest.quantity ?? candidate.quantity
    }
    let lines = cards[item.card].lines
    let pieces = lines.prefix(ReceiptLimit.linesOfCard).filter {
      BoughtCount.pieces(in: scene.lines[$0].text) == count
    }
    if let last = pieces.last, let one = try? Quantity(Rational(count), .item),
      candidate.quantity == one
    {
      candidate.quantity = size(in: lines, except: [last])
    }
    if count > 1 {
      if let size = candidate.quantity {
        candidate.quantity = try? Quantity(
          packs: [count] + size.packs, size.amount, size.unit, of: size.countName)
      } else {
        candidate.quantity = try? Quantity(Rational(count), .item)
      }
    }
    candidate.evidence = .confirmed(.sumFits)
    cards[item.card].candidate = candidate
  }

  /// Says that nobody knows whether a price is that of one or of all.
  private mutating func doubt(_ items: [Item]) {
    for item in items where (item.count ?? 1) > 1 {
      cards[item.card].candidate.evidence = .unclear(.sumDiffers)
    }
  }
}
