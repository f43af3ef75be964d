import PerModel
import PerText

/// Reads the prices of a store: a table with a row for each article and price, whose columns are recognized as
/// those of products are. A column for the day is recognized beside them.
final class BookTable: BookItemReader {
  let attribution: String? = nil
  private let table: TableReader
  private let options: BookTableOptions
  /// The column of the day; `nil` if there is none.
  private let dayColumn: Int?
  /// Made for the first day that is not written as in ISO 8601.
  private lazy var dayReader = DayReader(options.locale, today: options.day)
  /// The columns that say whether a price is an offer, and until when.
  private let days: OfferColumns
  /// The price of the article that was given last.
  private var pending: BookItem?

  init(
    _ lines: TextLines, first: [UInt8], _ options: BookTableOptions
  ) throws(TransferError) {
    // The rows go into the file one by one.
    var limits = TransferLimits()
    (limits.maximumRows, limits.maximumTextLength) = (.max, .max)
    table = try TableReader(
      lines, first: first, as: nil, texts: options.texts, limits: limits)
    self.options = options
    days = OfferColumns(table.headings)
    let columns = table.layout.columns
    let ofOffers = [days.from, days.until]
    dayColumn = columns.indices.first { columns[$0] == .date && !ofOffers.contains($0) }
  }

  /// The first of the rows that are doubtful, as there may be millions.
  private var doubts: [TransferError] = []
  private static let keptDoubts = 100

  var remarks: [String] {
    table.leftOutColumns.filter { !days.all.contains($0.place - 1) }.map(\.sentence)
      + table.omissions.map(\.message) + doubts.map(\.message)
  }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    if let price = pending {
      pending = nil
      return .success(price)
    }
    guard let row = try table.next() else { return nil }
    if let doubt = row.doubt, doubts.count < Self.keptDoubts { doubts.append(doubt) }
    do throws(TransferError) {
      let (article, price) = try items(of: row)
      pending = .price(BookPrice(price, revision: 1))
      return .success(.article(article))
    } catch {
      return .failure(error)
    }
  }

  private func items(of row: TableRow) throws(TransferError) -> (Article, PriceObservation) {
    if let problem = row.problem { throw problem }
    let start = TextPosition(line: row.line, column: 1)
    var product = row.product.statingCurrency(options.locale.currency)
    if product.store.isEmpty { product.store = options.store }
    product.isInBasket = false
    guard product.statesPrice else { throw TransferError(.missingMember("price"), at: start) }
    let day = try day(of: row, at: start)
    guard let article = Article(id: BookIdentity.article(of: product), product) else {
      throw TransferError(.missingMember("name"), at: start)
    }
    let offer = offer(in: row)
    let kind = offer.isOffer.map { $0 ? .offer : .regular } ?? product.priceKind
    return (
      article,
      .imported(product, article.id, day, "table", kind: kind, during: offer.days)
    )
  }

  /// Whether a row says that its price is an offer, and from when to when it holds.
  private func offer(in row: TableRow) -> (isOffer: Bool?, days: OfferDays?) {
    func text(_ column: Int?) -> String? {
      column.flatMap { row.texts.indices.contains($0) ? row.texts[$0].trimmed : nil }
    }
    func day(_ column: Int?, _ occurrence: DayReader.Occurrence) -> CalendarDay? {
      text(column).flatMap { CalendarDay($0) ?? dayReader.read($0, occurrence) }
    }
    let days = OfferDays(from: day(days.from, .last), until: day(days.until, .next))
    let isOffer = text(self.days.offer).flatMap { YesNo.value($0) }
    return isOffer == false ? (false, nil) : (isOffer ?? (days == nil ? nil : true), days)
  }

  private func day(of row: TableRow, at start: TextPosition) throws(TransferError) -> CalendarDay {
    guard let dayColumn, row.texts.indices.contains(dayColumn),
      !row.texts[dayColumn].allSatisfy(\.isWhitespace)
    else { return options.day }
    let text = row.texts[dayColumn]
    guard let day = CalendarDay(text) ?? dayReader.read(text), day <= options.day else {
      throw TransferError(
        .wrongValue(String(text.prefix(100))), at: start,
        path: table.headings.indices.contains(dayColumn) ? table.headings[dayColumn] : "")
    }
    return day
  }
}

/// Which columns of a table say that a price is an offer, and from when to when, by their headings.
private struct OfferColumns {
  let offer: Int?
  let from: Int?
  let until: Int?

  init(_ headings: [String]) {
    let keys = headings.map { HeadingText.tokens(of: $0).joined(separator: " ") }
    func column(_ words: Set<String>) -> Int? { keys.firstIndex(where: words.contains) }
    offer = column(Self.offerWords)
    from = column(Self.fromWords)
    until = column(Self.untilWords)
  }

  var all: [Int] { [offer, from, until].compactMap(\.self) }

  private static let offerWords = keys(
    """
    offer, on offer, is offer, promo, promotion, on sale, is discounted, discounted, angebot, im angebot, aktion, \
    en promotion, oferta, en oferta, offerta, in offerta, aanbieding, in de aanbieding, em promoção, promoção, \
    promocja, w promocji, extrapris, erbjudande, 特価, セール, 促销, 优惠, מבצע, במבצע, عرض
    """)
  private static let fromWords = keys(
    """
    from, valid from, offer from, start date, gültig ab, gültig von, valable du, válido desde, valido dal, \
    geldig vanaf, válido de, ważne od, gäller från, 開始日, 开始日期, בתוקף מ, صالح من
    """)
  private static let untilWords = keys(
    """
    until, valid until, valid to, valid through, offer until, end date, gültig bis, valable jusqu au, válido hasta, \
    valido fino al, geldig tot, geldig t m, válido até, ważne do, gäller till, 終了日, 有効期限, 结束日期, 有效期至, \
    בתוקף עד, صالح حتى
    """)

  private static func keys(_ words: String) -> Set<String> {
    Set(
      words.split(separator: ",").map { HeadingText.tokens(of: String($0)).joined(separator: " ") })
  }
}

/// What a table of prices does not say itself.
public struct BookTableOptions: Sendable {
  /// How numbers and days are written, and the currency of prices that name none.
  public let locale: UserLocale
  /// Reads the texts of the table.
  let texts: ProductTexts
  /// When prices were seen that have no day; later ones are refused.
  public var day: CalendarDay
  /// Where prices were seen that have no store; empty if unknown.
  public var store: String

  /// The day in the name of a file, "prices-2026-11-05.zip", for what is in it; `nil` where there is none, or one to come.
  public static func day(inNameOf path: String, before today: CalendarDay) -> CalendarDay? {
    let name = path.split(separator: "/").last.map { Array($0.utf8) } ?? []
    let length = "2026-11-05".utf8.count
    guard name.count >= length else { return nil }
    let days = (0...(name.count - length)).compactMap { start in
      CalendarDay(String(decoding: name[start..<(start + length)], as: UTF8.self))
    }
    return days.count == 1 && days[0] <= today ? days[0] : nil
  }

  /// What a table does not say.
  public init(_ locale: UserLocale, day: CalendarDay, store: String = "") {
    (self.locale, self.day, self.store) = (locale, day, store)
    texts = ProductTexts(locale)
  }
}

/// Identities that follow from what is said, so that importing it again changes nothing.
enum BookIdentity {
  static func article(_ text: String) -> Article.ID {
    Article.ID(milliseconds: time, 4, hash(text))
  }

  static func price(_ text: String) -> PriceObservation.ID {
    PriceObservation.ID(milliseconds: time, 5, hash(text))
  }

  /// The same for all, 1 January 2024, as there is no time that never changes.
  static let time: Int64 = 1_704_067_200_000

  /// FNV-1a in 64 bits (The FNV Non-Cryptographic Hash Algorithm, draft-eastlake-fnv).
  static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

extension BookIdentity {
  /// That of a product's article: by its barcode, or else by name and brand.
  static func article(of product: Product) -> Article.ID {
    let key = GTIN(product.barcode).flatMap { $0.isArticle ? $0.digits : nil }
    let name = "\(Article.key(of: product.name))\n\(Article.key(of: product.brand))"
    return article(key ?? name)
  }
}

extension PriceObservation {
  /// A fact of a file, whose identity follows from what it says.
  static func imported(
    _ product: Product, _ article: Article.ID, _ day: CalendarDay, _ source: String,
    kind: Kind? = nil, during days: OfferDays? = nil
  ) -> PriceObservation {
    func fact(_ id: PriceObservation.ID) -> PriceObservation {
      PriceObservation(
        id: id, article: article, day: day, of: product, kind: kind ?? product.priceKind,
        from: days?.first, until: days?.last, source: source)
    }
    let members = fact(.init(milliseconds: 0, 0, 0)).exactMembers
    return fact(
      BookIdentity.price(
        ([article.description, day.description] + members.map(\.line)).joined(separator: "\n")))
  }
}

/// The prices of an article as a table.
public enum PriceTable {
  /// Comma-separated values (RFC 4180), the newest price first. Days are written as in ISO 8601, numbers as
  /// the user's locale writes them.
  public static func csv(of known: ArticleKnowledge, using formatter: Formatter) -> String {
    let writer = TableWriter(.comma)
    let headings = [
      "date", "store", "quantity", "price", "currency", "deal", "unit price", "offer", "until",
      "note",
    ]
    let rows = known.facts.reversed().map { fact in
      let product = fact.completed(by: known.article).product
      let currency = fact.currency ?? known.currency
      let unitPrice = known.unitPrice(of: fact).flatMap { unitPrice in
        known.reference.map {
          formatter.unitPrice(unitPrice, per: $0, of: known.history?.measure.countName)
        }
      }
      return [
        fact.day.description, fact.store,
        product.quantity.map { formatter.editable($0, withUnit: true) } ?? "",
        product.price.map(formatter.editable) ?? "", currency.code,
        product.deal.map { formatter.editable($0, in: currency) } ?? "", unitPrice ?? "",
        fact.isOffer ? "x" : "", fact.until?.description ?? "", fact.note,
      ]
    }
    var table: [UInt8] = []
    for row in [headings] + rows { writer.add(row: row, to: &table) }
    return String(decoding: table, as: UTF8.self)
  }
}
