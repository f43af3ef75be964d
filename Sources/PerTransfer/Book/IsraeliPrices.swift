import PerModel
import PerText

/// Reads the prices and promotions that Israeli chains must publish, an XML document for each store.
final class IsraeliPrices: BookItemReader {
  let attribution: String? = nil
  private let records: RecordScanner
  private let options: BookTableOptions
  /// The chain and the store, as far as the document says them.
  private var place: [String: String] = [:]
  private var pending: [BookItem] = []

  init(_ chunks: TextChunks, _ options: BookTableOptions, limits: TransferLimits) {
    records = RecordScanner(chunks, limits: limits)
    self.options = options
  }

  /// Whether a text is such a document.
  static func recognizes(_ bytes: [UInt8]) -> Bool {
    guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    let text = String(decoding: bytes.prefix(4000), as: UTF8.self).lowercased()
    return text.contains("<chainid>")
  }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    if let item = pending.popLast() { return .success(item) }
    let names: Set = ["Item", "Product", "Line", "Promotion", "Sale"]
    while true {
      var found: [String: String] = [:]
      let element = try records.nextElement(named: names) { found[$0.lowercased()] = $1 }
      place.merge(found) { _, new in new }
      guard let element else { return nil }
      let texts = RecordScanner.texts(in: element)
      let members = Dictionary(texts.map { ($0.name.lowercased(), $0.text) }) { first, _ in first }
      let codes = texts.filter { $0.name.lowercased() == "itemcode" }.map(\.text)
      pending = (members["itemprice"] != nil ? item(members) : promotion(members, codes)).reversed()
      if let item = pending.popLast() { return .success(item) }
    }
  }

  private var store: String {
    if let name = place["storename"], !name.isEmpty { return name }
    if !options.store.isEmpty { return options.store }
    return [place["chainname"] ?? place["chainid"], place["storeid"]].compactMap(\.self)
      .joined(separator: " ")
  }

  private func number(_ text: String?) -> Rational? {
    guard let text, let number = (try? Rational(decimal: text)) ?? nil else { return nil }
    return number.isPositive ? number : nil
  }

  /// "2026-11-05 12:30", "2026/11/05"
  private func day(_ text: String?) -> CalendarDay? {
    text.flatMap { CalendarDay($0.prefix(10).map { $0 == "/" ? "-" : String($0) }.joined()) }
  }

  private func product(_ code: String, _ members: [String: String]) -> Product {
    var product = Product(
      name: members["itemname"] ?? members["itemnm"] ?? "", store: store,
      brand: members["manufacturername"] ?? members["manufacturename"] ?? "")
    if Barcode.isValid(code) { product.barcode = code } else { product.articleNumber = code }
    return product
  }

  private func items(
    _ product: Product, on day: CalendarDay, _ kind: PriceObservation.Kind? = nil
  ) -> [BookItem] {
    guard let article = Article(id: BookIdentity.article(of: product), product) else { return [] }
    let fact = PriceObservation.imported(product, article.id, day, "file", kind: kind)
    return [.article(article), .price(BookPrice(fact, revision: 1))]
  }

  private func item(_ members: [String: String]) -> [BookItem] {
    guard let price = number(members["itemprice"]), let currency = Currency(code: "ILS") else {
      return []
    }
    var product = product(members["itemcode"] ?? "", members)
    product.price = Money(price, currency)
    if (members["bisweighted"] ?? members["blsweighted"]) == "1" {
      product.quantity = try? Quantity(1, .kilogram)
      product.terms.pricedPer = product.quantity
    } else if let amount = number(members["quantity"]), let unit = members["unitqty"],
      let text = amount.exactDecimalText
    {
      product.quantity = try? options.texts.quantity("\(text) \(unit)")
    }
    let seen = day(members["priceupdatedate"]).flatMap { $0 <= options.day ? $0 : nil }
    return items(product, on: seen ?? options.day)
  }

  /// What several of an item cost together, and until when.
  private func promotion(_ members: [String: String], _ codes: [String]) -> [BookItem] {
    guard let price = number(members["discountedprice"]), let currency = Currency(code: "ILS")
    else { return [] }
    let first = day(members["promotionstartdate"])
    let last = day(members["promotionenddate"])
    let count = number(members["minqty"]).flatMap {
      $0.isInteger ? Int(exactly: $0.numerator) : nil
    }
    return codes.filter { Barcode.isValid($0) }.flatMap { code in
      var product = product(code, [:])
      if let count, count > 1 {
        product.deal = Deal(.total(count: count, price: price), currency: currency)
      } else {
        product.price = Money(price, currency)
      }
      product.terms.offerDays = OfferDays(from: first, until: last)
      return items(product, on: options.day, .offer)
    }
  }
}
