import PerDocument
import PerModel
import PerText

/// Finds what a document offers.
///
/// It reads texts with PerText's readers only, and knows nothing of HTML, PDF or pixels. **Nothing it finds is
/// called confirmed unless two statements of the document agree.**
public struct OfferReader {
  private let locale: UserLocale
  private let tables: (Document, UserLocale) -> [OfferTable]

  /// A reader for a user, whose language and money count where a document does not say its own.
  ///
  /// - Parameter tables: reads the tables of a page, in the language and the money of which it is.
  public init(
    _ locale: UserLocale, tables: @escaping (Document, UserLocale) -> [OfferTable] = { _, _ in [] }
  ) {
    (self.locale, self.tables) = (locale, tables)
  }

  /// What several documents offer that came together: a mail, and what is attached to it.
  public func read(_ documents: [Document]) -> Findings {
    var all = Findings()
    for (place, document) in documents.enumerated() {
      let found = read(document)
      if all.receipt == nil { all.receipt = found.receipt }
      all.isCut = all.isCut || found.isCut
      all.add(
        found.candidates.map { candidate in
          var candidate = candidate
          // A frame beside the page is about something else.
          if place > 0 { candidate.isMain = false }
          return candidate
        })
    }
    return all
  }

  /// What a document offers, the product that it is about first.
  public func read(_ document: Document) -> Findings {
    var findings: Findings
    let all = TextLines.all(of: document)
    let outside = Self.outsideBasket(all)
    let lines = PageFrame.removed(from: outside, of: document)
    if let order = order(document, lines) {
      findings = order
    } else if document.source != .page,
      let receipt = ReceiptReader(locale, document: document)
        .read(document.isOfLines ? TextLines.rows(of: document, lines) : lines)
    {
      findings =
        listing(document, besides: receipt) ?? orderCards(document, lines, besides: receipt)
        ?? receipt
    } else if document.source == .picture {
      findings = offers(of: document)
    } else {
      let saysSum = ReceiptWords.saySum(lines)
      findings = PageOffers(document, lines: lines, user: locale, saysSum: saysSum).findings
      if saysSum, findings.receipt == nil, let basket = basket(document, lines) {
        findings = basket
      }
      if findings.receipt == nil, let leaflet = leaflet(document, besides: findings) {
        findings = leaflet
      }
      if findings.receipt == nil {
        let locale = PageLanguage(document, user: locale).locale
        let hasBasket = outside.count < all.count
        for table in tables(document, locale)
        where !(hasBasket && document.nodes[table.node].traits.contains(.basket)) {
          findings.take(table, of: document)
        }
      }
    }
    findings.isCut = findings.isCut || document.isCut
    return findings
  }

  private func offers(of picture: Document) -> Findings {
    var findings = Findings()
    findings.candidates = PictureOffers(picture, user: locale).candidates
    PictureCodes(picture).give(to: &findings.candidates)
    return findings
  }

  /// What the pages of a file offer by their layout; `nil` where its lines say more.
  private func leaflet(_ document: Document, besides lines: Findings) -> Findings? {
    var found = Findings()
    for page in document.pages { found.add(PictureOffers(page, user: locale).candidates) }
    func sized(_ findings: Findings) -> Int { findings.candidates.count { $0.quantity != nil } }
    return sized(found) > sized(lines) ? found : nil
  }

  /// The offers of a picture that was taken for a receipt by a name such as "Colgate Total", or by a basket beside them: unit
  /// prices confirm several of them.
  private func listing(_ document: Document, besides receipt: Findings) -> Findings? {
    guard document.source == .picture else { return nil }
    var found = offers(of: document)
    let confirmed = found.candidates.count { $0.evidence.isConfirmed }
    // Beside a listing a basket may add up, too, and has fewer articles.
    let least = receipt.receipt?.isConfirmed == true ? receipt.candidates.count : 1
    guard confirmed > least else { return nil }
    // What adds up is in the basket.
    if let paid = receipt.receipt, receipt.candidates.count > 1,
      paid.isConfirmed || paid.total == paid.sum
    {
      let amounts = Set(
        receipt.candidates.compactMap(\.price?.amount) + [paid.sum, paid.total ?? paid.sum])
      found.candidates.removeAll {
        !$0.evidence.isConfirmed && $0.price.map { amounts.contains($0.amount) } == true
      }
    }
    return found
  }

  /// The articles of an order that stand over several lines each, where these add up and the lines do not; or a listing that
  /// only a word such as "gift card" makes look paid for: its names and sizes stand in other lines than its prices.
  private func orderCards(
    _ document: Document, _ lines: [TextLine], besides receipt: Findings
  ) -> Findings? {
    guard document.source == .mail || document.source == .text,
      receipt.receipt?.isConfirmed != true
    else { return nil }
    let found = PageOffers(
      document, lines: lines, user: locale, saysSum: ReceiptWords.saySum(lines)
    ).findings
    if found.receipt?.isConfirmed == true,
      found.candidates.count * 2 >= receipt.candidates.count
    {
      return found
    }
    let sized = found.candidates.count { $0.quantity != nil }
    let sizedOfReceipt = receipt.candidates.count { $0.quantity != nil }
    // A basket with its sum may stand above a listing.
    let isConfirmed =
      document.isOfLines
      && found.candidates.count { $0.evidence.isConfirmed } >= Self.shortestListing
    let isListing =
      sized >= Self.shortestListing
      && (isConfirmed || receipt.receipt?.total == nil && sized > sizedOfReceipt)
    return isListing ? found : nil
  }

  /// Fewer articles with a size may be on any receipt.
  private static let shortestListing = 3

  /// What a basket says whose articles stand over several lines each, and add up to its total.
  private func basket(_ document: Document, _ lines: [TextLine]) -> Findings? {
    guard lines.count <= Self.longestBasket,
      let found = ReceiptReader(locale, document: document).read(lines),
      found.receipt?.isConfirmed == true, found.candidates.count > 1
    else { return nil }
    return found
  }

  /// Longer pages are no baskets.
  private static let longestBasket = 5_000

  /// The lines without those of a basket beside a page that sells other things.
  private static func outsideBasket(_ lines: [TextLine]) -> [TextLine] {
    let outside = lines.filter { !$0.traits.contains(.basket) }
    guard outside.count < lines.count else { return lines }
    let priced = outside.lazy.filter { PriceMarks.count(in: $0.text) > 0 }
    return priced.prefix(shortestListing).count == shortestListing ? outside : lines
  }

  /// What an order or a receipt says whose lines are rows of a table; `nil` unless they add up to its total, since every
  /// page can have rows and a word for a sum.
  private func order(_ document: Document, _ lines: [TextLine]) -> Findings? {
    guard document.nodes.contains(where: { $0.traits.contains(.row) }), lines.count <= 5_000 else {
      return nil
    }
    let rows = TextLines.rows(of: document, lines)
    guard rows.count < lines.count, rows.contains(where: { ReceiptWords($0.text).isTotal }),
      var found = ReceiptReader(locale, document: document).read(rows),
      found.receipt?.isConfirmed == true
    else { return nil }
    OrderRows(document, lines, user: locale).complete(&found.candidates, of: rows)
    return found
  }
}
