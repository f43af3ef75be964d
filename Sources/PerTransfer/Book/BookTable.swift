import PerModel
import PerText

/// Rows of products whose columns have headings.
protocol HeadedRows: ProductRowReader {
  var headings: [String] { get }
  var layout: TableLayout { get }
  /// The first rows that are not products, and why.
  var omissions: [TransferError] { get }
}

extension TableReader: HeadedRows {}

/// Reads the prices of a store: a table with a row for each article and price, whose columns are recognized as
/// those of products are. A column for the day is also recognized.
final class BookTable: BookItemReader {
  let attribution: String? = nil
  private let table: any HeadedRows
  private let options: BookTableOptions
  /// The column of the day; `nil` if none.
  private let dayColumn: Int?
  private let days: CellDays
  /// The currency of prices that name none.
  private let currency: Currency
  /// What chains in Croatia must say (NN 75/2025).
  private static let croatianHeadings = [
    "POSEBNOG OBLIKA PRODAJE", "CIJENA U POSLJEDNJIH 30 DANA", "SIDRENA CIJENA",
  ]
  /// The column that says whether a price is an offer; `nil` if none.
  private let offerColumn: Int?
  /// What is to be given next.
  private var pending: ArraySlice<BookItem> = []
  /// What all rows lack so far, until one of them lacks nothing.
  private var search: LackSearch? = LackSearch()

  /// The rows go into the file one by one.
  private static var limits: TransferLimits {
    var limits = TransferLimits()
    (limits.maximumRows, limits.maximumTextLength) = (.max, .max)
    return limits
  }

  convenience init(
    _ lines: TextLines, first: [UInt8], _ options: BookTableOptions
  ) throws(TransferError) {
    let headings = String(decoding: first, as: UTF8.self).uppercased()
    let isCroatian = Self.croatianHeadings.contains { headings.contains($0) }
    var locale = options.locale
    locale.currency = options.currency(usual: isCroatian ? .euro : locale.currency)
    let texts =
      locale.currency == options.locale.currency ? options.texts : ProductTexts(locale)
    let table = try TableReader(
      lines, first: first, columns: options.columns, texts: texts, limits: Self.limits)
    table.keepSizesApart()
    self.init(table, locale.currency, options)
  }

  /// Objects that another program wrote in JSON.
  convenience init(
    _ chunks: TextChunks, isArray: Bool, _ options: BookTableOptions
  ) throws(TransferError) {
    let objects = try JSONTable(
      chunks, isArray: isArray, texts: options.texts, limits: Self.limits)
    self.init(objects, options.currency(usual: options.locale.currency), options)
  }

  private init(_ table: any HeadedRows, _ currency: Currency, _ options: BookTableOptions) {
    (self.table, self.currency, self.options) = (table, currency, options)
    days = CellDays(options.texts, today: options.day)
    offerColumn = Self.offerColumn(of: table.headings)
    dayColumn = table.layout.columns.firstIndex(of: .date)
  }

  /// The first of the rows that are doubtful, as there may be millions.
  private var doubts: [TransferError] = []
  private static let keptDoubts = 100

  var remarks: [String] {
    table.leftOutColumns.filter { $0.place - 1 != offerColumn }.map(\.sentence)
      + table.omissions.map(\.complaint) + doubts.map(\.complaint)
  }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    while search != nil || pending.isEmpty {
      guard let row = try table.next() else {
        let lack = search?.lack
        search = nil
        if let lack { throw TransferError(.noWholeProduct(lack)) }
        break
      }
      if let doubt = row.doubt, doubts.count < Self.keptDoubts { doubts.append(doubt) }
      if row.problem == nil { search?.look(at: row.product, inBook: true) }
      do throws(TransferError) {
        let (article, price) = try items(of: row)
        pending += [.article(article), .price(BookPrice(price, revision: 1))]
      } catch {
        return .failure(error)
      }
      // What a file says that is refused in the end must not be added.
      if pending.count > Self.mostHeld, search?.lack != nil, let lack = lackOfAll() {
        throw TransferError(.noWholeProduct(lack))
      }
      if search?.lack == nil || pending.count > Self.mostHeld { search = nil }
    }
    return pending.popFirst().map { .success($0) }
  }

  /// More rows are not held back: the file is read once more instead, or taken as it is where it comes from a pipe.
  private static let mostHeld = 100_000

  /// What all rows of the file lack, read from its start; `nil` if nothing, or if it cannot be read twice.
  private func lackOfAll() -> RowLack? {
    guard !options.path.isEmpty, let source = try? ByteSource(path: options.path),
      let table = try? BookFile.table(source, options)
    else { return nil }
    var search = LackSearch()
    while let row = try? table.table.next() {
      if row.problem == nil { search.look(at: row.product, inBook: true) }
      if search.lack == nil { return nil }
    }
    return search.lack
  }

  private func items(of row: TableRow) throws(TransferError) -> (Article, PriceObservation) {
    if let problem = row.problem { throw problem }
    let start = TextPosition(line: row.line, column: 1)
    var product = row.product.statingCurrency(currency)
    if product.store.isEmpty { product.store = options.store }
    product.isInBasket = false
    guard product.statesPrice else { throw TransferError(.missingMember("price"), at: start) }
    let day = try day(of: row, at: start)
    guard let article = Article(id: BookIdentity.article(of: product), product) else {
      throw TransferError(.missingMember("name"), at: start)
    }
    let isOffer = isOffer(row)
    if isOffer == false { product.terms.offerDays = nil }
    let kind = isOffer.map { $0 ? .offer : .regular } ?? product.priceKind
    return (
      article,
      .imported(product, article.id, day, "table", kind: kind, during: product.terms.offerDays)
    )
  }

  /// Whether a row says that its price is an offer; `nil` where it says nothing of that.
  private func isOffer(_ row: TableRow) -> Bool? {
    offerColumn.flatMap {
      row.texts.indices.contains($0) ? YesNo.value(row.texts[$0].trimmed) : nil
    }
  }

  private func day(of row: TableRow, at start: TextPosition) throws(TransferError) -> CalendarDay {
    guard let dayColumn, row.texts.indices.contains(dayColumn),
      !row.texts[dayColumn].allSatisfy(\.isWhitespace)
    else {
      // What comes below a month was seen in it.
      if let seen = row.seen, seen <= options.day { return seen }
      return options.day
    }
    let text = row.texts[dayColumn]
    guard let day = days.day(text), day <= options.day else {
      throw TransferError(
        .wrongValue(String(text.prefix(100))), at: start,
        path: table.headings.indices.contains(dayColumn) ? table.headings[dayColumn] : "")
    }
    return day
  }
}

extension BookTable {
  /// Which column of a table says by its heading that a price is an offer.
  private static func offerColumn(of headings: [String]) -> Int? {
    headings.firstIndex {
      HeadingWords.offers.contains(HeadingText.tokens(of: $0).joined(separator: " "))
    }
  }
}

/// Identities derived from the content, so that importing it again changes nothing.
enum BookIdentity {
  static func article(_ text: String) -> Article.ID {
    Article.ID(milliseconds: time, 4, hash(text))
  }

  static func price(_ text: String) -> PriceObservation.ID {
    PriceObservation.ID(milliseconds: time, 5, hash(text))
  }

  /// The same for all, 1 January 2024, because no time stays current.
  static let time: Int64 = 1_704_067_200_000

  /// FNV-1a in 64 bits (The FNV Non-Cryptographic Hash Algorithm, draft-eastlake-fnv).
  static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

extension BookIdentity {
  /// The identity of a product's article: by its barcode, or else by name and brand.
  static func article(of product: Product) -> Article.ID {
    let key = GTIN(product.barcode).flatMap { $0.isArticle ? $0.digits : nil }
    let name = "\(Article.key(of: product.name))\n\(Article.key(of: product.brand))"
    return article(key ?? name)
  }
}

extension PriceObservation {
  /// A fact of a file, with an identity derived from its content.
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
