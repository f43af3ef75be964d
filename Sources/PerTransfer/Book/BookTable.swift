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
  private lazy var days = DayReader(options.locale, today: options.day)
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
    dayColumn = table.layout.columns.firstIndex(of: .date)
  }

  /// The first of the rows that are doubtful, as there may be millions.
  private var doubts: [TransferError] = []
  private static let keptDoubts = 100

  var remarks: [String] {
    table.leftOutColumns.map(\.sentence) + table.omissions.map(\.message) + doubts.map(\.message)
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
    let brand = Article.key(of: product.brand)
    let key = GTIN(product.barcode).flatMap { $0.isArticle ? $0.digits : nil }
    guard
      let article = Article(
        id: BookIdentity.article(key ?? "\(Article.key(of: product.name))\n\(brand)"), product)
    else { throw TransferError(.missingMember("name"), at: start) }
    let price = PriceObservation(
      id: .init(milliseconds: 0, 0, 0), article: article.id, day: day, of: product,
      kind: product.priceKind, source: "table")
    let id = BookIdentity.price(
      ([article.id.description, day.description] + price.exactMembers.map(\.line))
        .joined(separator: "\n"))
    return (
      article,
      PriceObservation(
        id: id, article: article.id, day: day, of: product, kind: price.kind, source: "table")
    )
  }

  private func day(of row: TableRow, at start: TextPosition) throws(TransferError) -> CalendarDay {
    guard let dayColumn, row.texts.indices.contains(dayColumn),
      !row.texts[dayColumn].allSatisfy(\.isWhitespace)
    else { return options.day }
    let text = row.texts[dayColumn]
    guard let day = CalendarDay(text) ?? days.read(text), day <= options.day else {
      throw TransferError(
        .wrongValue(String(text.prefix(100))), at: start,
        path: table.headings.indices.contains(dayColumn) ? table.headings[dayColumn] : "")
    }
    return day
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
