import PerDocument
import PerModel
import PerText

/// A page with its lines and prices, as all who look for offers on it need it.
struct PageScene {
  let document: Document
  let lines: [TextLine]
  let readers: TextReaders
  let spots: [PriceSpot]
  /// How many prices and names stand before each node, so that those inside one are known at once.
  private let priceCounts: [Int32]
  private let lineStarts: [Int32]

  init(_ document: Document, lines: [TextLine], user: UserLocale) {
    let language = PageLanguage(document, user: user)
    let readers = TextReaders(language.locale, currency: language.currency)
    let lines =
      document.isOfLines
      ? CopiedCents.parted(
        CopiedLines.parted(CopiedPieces.joined(lines, readers), readers), readers) : lines
    self.document = document
    self.lines = lines
    let spots = PriceSpots(lines, readers, arePlain: document.isOfLines).spots
    var counts = [Int32](repeating: 0, count: document.nodes.count + 1)
    for (place, spot) in spots.enumerated() where spot.kind == .price || spot.kind == .loyalty {
      // What is heard beside what is seen is one price.
      if place > 0, spots[place - 1].amount == spot.amount, spots[place - 1].line == spot.line - 1,
        lines[spot.line - 1].traits.contains(.spoken)
      {
        continue
      }
      counts[spot.node + 1] += 1
    }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    var starts = [Int32](repeating: 0, count: document.nodes.count + 1)
    for line in lines { starts[line.node + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    (priceCounts, lineStarts) = (counts, starts)
    // What most prices are in is the currency of those that name none.
    var votes: [Currency: Int] = [:]
    for spot in spots { if let currency = spot.currency { votes[currency, default: 0] += 1 } }
    let best = votes.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
    self.readers =
      best == nil || best == readers.currency
      ? readers : TextReaders(language.locale, currency: best ?? readers.currency)
    self.spots = spots
  }

  /// How many prices of articles stand inside a node.
  func priceCount(in node: Int) -> Int {
    let range = document.range(of: node)
    return Int(priceCounts[range.upperBound] - priceCounts[range.lowerBound])
  }

  /// The numbers of the lines inside a node.
  func lineRange(in node: Int) -> Range<Int> {
    let range = document.range(of: node)
    return Int(lineStarts[range.lowerBound])..<Int(lineStarts[range.upperBound])
  }

  /// The prices that stand in some lines, in their order.
  func spots(in lines: Range<Int>) -> ArraySlice<PriceSpot> {
    spots[lines, by: \.line]
  }

  func isInside(_ node: Int, _ outer: Int) -> Bool { document.range(of: outer).contains(node) }

  /// Where something stands.
  func place(of node: Int) -> Candidate.Place {
    if let box = document.boxes[node] { return .region(box) }
    guard !document.boxes.isEmpty else { return .path(document.path(of: node)) }
    let boxes = document.range(of: node).compactMap { document.boxes[$0] }
    guard let first = boxes.first else { return .path(document.path(of: node)) }
    return .region(
      boxes.filter { $0.page == first.page }.reduce(first) { $0.united(with: $1) })
  }

  /// A candidate from the data of the page alone.
  func candidate(of product: SchemaProduct) -> Candidate {
    var candidate = named(ProductTitle.withoutShop(product.name, of: document))
    let offer = product.offer
    if let price = offer?.price {
      candidate.price = Money(price, offer?.currency ?? readers.currency)
      candidate.isCurrencyAssumed = offer?.currency == nil
    }
    candidate.formerPrice = offer?.former
    for other in product.offers {
      let currency = other.currency ?? readers.currency
      guard let price = other.price.map({ Money($0, currency) }), price != candidate.price,
        !candidate.others.contains(price), candidate.others.count < PageLimit.othersOfData
      else { continue }
      candidate.others.append(price)
    }
    if let unit = offer?.unitPrice {
      candidate.unitPriceShown = Candidate.UnitPrice(
        price: Money(unit.amount, offer?.currency ?? readers.currency), per: unit.per)
    }
    if let quantity = product.quantity { candidate.quantity = candidate.quantity ?? quantity }
    candidate.barcode = product.barcode
    candidate.picture = product.picture
    candidate.link = product.link
    candidate.store = offer?.store ?? ""
    if let node = product.node { candidate.place = place(of: node) }
    UnitPriceCheck.check(&candidate)
    return candidate
  }

  /// How much a line says there is that names nothing: "500 g", "Contents: 500 ml", "500 g (1 kg = 1.58 €)".
  func size(in text: String) -> Quantity? {
    guard text.utf8.count <= PageLimit.size else { return nil }
    let first = text.prefix { !";|•·(（".contains($0) }
    if let quantity = readers.quantity(text.trimmed) ?? readers.quantity(behindLabelOf: text)
      ?? (first.endIndex < text.endIndex ? readers.quantity(String(first).trimmed) : nil)
    {
      // "1.30 Stück" is what one costs, and "9 min" how soon it comes.
      let isWhole = quantity.unit.kind != .count || quantity.total.isInteger
      return isWhole && quantity.unit.kind != .time ? quantity : nil
    }
    guard text.utf8.count <= PageLimit.sizeAndPrice, PriceMarks.count(in: text) < 2 else {
      return nil
    }
    let read = readers.line(text)
    guard let quantity = read.statedQuantity, !read.isUnitPrice, let unitPrice = read.unitPrice,
      let range = read.quantity?.range, !range.overlaps(unitPrice.range)
    else { return nil }
    return quantity
  }

  /// A candidate with the name and, where the name says it, how much there is.
  func named(_ name: String) -> Candidate {
    let name = String(name.prefix(PageLimit.cutName)).collapsed
    var candidate = Candidate(name: name)
    guard name.utf8.count <= PageLimit.name else { return candidate }
    let line = readers.line(name)
    guard let quantity = line.statedQuantity, line.unitPrice == nil,
      line.price.map({ isYear($0.value) }) ?? true
    else { return beforeCurrencyName(line, candidate) }
    // "16 Wrapped Tea Bags, 2 g Each": what one of them weighs is not what all do.
    if quantity.packs.isEmpty, quantity.unit.kind != .count, PriceMarks.endsWithEach(name) {
      return candidate
    }
    candidate.quantity = quantity
    // Text that is taken out of the middle of a name would leave a gap.
    guard let part = line.quantity, let first = line.nameRanges.first,
      let last = line.nameRanges.last,
      part.range.lowerBound >= last.upperBound || part.range.upperBound <= first.lowerBound
    else { return candidate }
    // The name stays whole where the reader has taken more out of it than how much there is.
    if line.notUnderstood.isEmpty, line.deal == nil, line.price == nil, line.terms.isEmpty,
      line.store == nil,
      line.barcode == nil, line.name.count >= PageLimit.rest, line.problem == nil
    {
      // What stands behind it belongs to it: the "1개" of "우유, 1L, 1개".
      candidate.name =
        part.range.lowerBound >= last.upperBound
        ? Self.text(name, without: last.upperBound..<name.utf8.count)
        : Self.text(name, without: part.range)
    }
    return candidate
  }

  /// "best before 2031": no name ends in a bare price, nor does a pack hold so many.
  private func isYear(_ price: ReadPrice) -> Bool {
    price.currency == nil && price.per == nil && price.amount.isInteger
      && price.amount >= PageLimit.year
  }

  /// "Campo Real 1 l", where "Real" is the name of a currency, too.
  private func beforeCurrencyName(_ line: ReadLine, _ candidate: Candidate) -> Candidate {
    var candidate = candidate
    let words = candidate.name.split(separator: " ")
    guard words.count > 3, PriceMarks.count(in: candidate.name) == 0, line.unitPrice == nil,
      let currency = line.price?.value.currency, currency != readers.currency,
      let size = readers.quantity(words.suffix(2).joined(separator: " "))
    else { return candidate }
    candidate.quantity = size
    candidate.name = words.dropLast(2).joined(separator: " ")
    return candidate
  }

  /// What is left of a name without how much there is: every other word stays.
  private static func text(_ name: String, without range: Range<Int>) -> String {
    let bytes = Array(name.utf8)
    let rest = [bytes[..<range.lowerBound], bytes[range.upperBound...]].map {
      String(decoding: $0, as: UTF8.self)
    }
    let signs = " ,;-–—|/·()"
    var text = Substring(rest.joined(separator: " ").collapsed)
    while let last = text.last, signs.contains(last) {
      // A bracket that was opened in the name is closed there.
      if last == ")", text.contains("(") { break }
      text.removeLast()
    }
    while let first = text.first, ",;-–—|/·)".contains(first) || first.isWhitespace {
      text.removeFirst()
    }
    return text.count < PageLimit.rest ? name : String(text)
  }
}
