import PerModel
import PerWords

/// Reads prices of Open Prices, one object a line, as its dump has them.
///
/// Persons are left out (`owner`), and so are prices that are given twice or have no currency or day.
final class OpenPricesLines: BookItemReader {
  let attribution: String? = localized(
    "Contains information from %1$s, available under the ODbL", "Open Prices (Open Food Facts)")
  private let lines: TextLines
  private let limits: TransferLimits
  private let locations: OpenPricesLocations?
  private let countries: Set<String>?
  /// The first line, which was read to recognize the format.
  private var first: [UInt8]?
  /// The price of the article that was given last.
  private var pending: BookItem?

  /// - Parameters:
  ///   - locations: where prices were seen, for rows that only have a number for that.
  ///   - countries: where prices have to be seen; `nil` for anywhere.
  init(
    _ lines: TextLines, first: [UInt8], locations: OpenPricesLocations?, countries: Set<String>?,
    limits: TransferLimits
  ) {
    (self.lines, self.first, self.limits) = (lines, first, limits)
    (self.locations, self.countries) = (locations, countries)
  }

  /// Whether a line is a price of Open Prices.
  static func recognizes(_ members: [ExactMember]) -> Bool {
    let names = Set(members.map(\.name))
    return names.isSuperset(of: ["price", "currency", "date"])
      && (names.contains("product_code") || names.contains("category_tag"))
  }

  func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    if let price = pending {
      pending = nil
      return .success(price)
    }
    while let line = try takeLine() {
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 }) else { continue }
      do throws(TransferError) {
        let members = try JSONReader.members(of: line, number: lines.number, limits)
        guard let (article, price) = try row(members) else { continue }
        pending = .price(BookPrice(price, revision: 1))
        return .success(.article(article))
      } catch {
        return .failure(error)
      }
    }
    return nil
  }

  private func takeLine() throws(TransferError) -> [UInt8]? {
    guard let line = first else { return try lines.next() }
    first = nil
    return line
  }

  private func row(
    _ members: [ExactMember]
  ) throws(TransferError) -> (Article, PriceObservation)? {
    let row = OpenPricesRow(members, line: lines.number)
    let place = try place(of: row)
    if let countries, !countries.contains(place?.country ?? "") { return nil }
    if let original = row.texts["duplicate_of"] {
      throw row.problem(.wrongValue(String(original.prefix(100))), "duplicate_of")
    }
    let number = try row.value("id") { text in UInt64(text).flatMap { $0 < 1 << 62 ? $0 : nil } }
    let day = try row.value("date") { CalendarDay($0) }
    let currency = try row.value("currency") { Currency(code: $0) }
    // A text in the dump, a number in the API; both are exact decimals.
    let amount = try row.value("price") { text in
      ((try? Rational(decimal: text)) ?? nil).flatMap { $0.isNegative ? nil : $0 }
    }
    var (article, product) = try article(row)
    product.price = Money(amount, currency)
    Self.addReduction(of: row, amount, to: &product)
    product.store = store(of: row, place)
    article.pack = article.pack ?? product.quantity
    let price = PriceObservation(
      id: PriceObservation.ID(milliseconds: BookIdentity.time, 1, number), article: article.id,
      day: day,
      of: product, kind: try kind(row), source: "Open Prices")
    return (article, price)
  }

  /// What was asked before, and why less is asked now.
  private static func addReduction(
    of row: OpenPricesRow, _ amount: Rational, to product: inout Product
  ) {
    guard row.texts["price_is_discounted"] == "true" else { return }
    if let type = row.texts["discount_type"] {
      product.unknown.append(ExactMember(JSONObject.discountType, String(type.prefix(100))))
    }
    guard let text = row.texts["price_without_discount"],
      let before = (try? Rational(decimal: text)) ?? nil, let price = product.price,
      before > amount, let off = try? before - amount
    else { return }
    product.price = Money(before, price.currency)
    product.deal = Deal(.amountOff(off))
  }

  private func article(_ row: OpenPricesRow) throws(TransferError) -> (Article, Product) {
    let id: Article.ID
    var product = Product()
    if let code = row.texts["product_code"] {
      guard let gtin = GTIN(code), gtin.isArticle else {
        throw row.problem(.wrongValue(String(code.prefix(100))), "product_code")
      }
      id = Article.ID(milliseconds: BookIdentity.time, 2, UInt64(gtin.number))
      let known = try nested("product", of: row)
      product.name = row.texts["product_name"] ?? known["product_name"] ?? ""
      product.brand = known["brands"] ?? ""
      product.barcode = code
      product.quantity = Self.quantity(known)
    } else {
      let tag = try row.value("category_tag") { $0.isEmpty ? nil : $0 }
      let names = [tag] + Self.tags(row.texts["labels_tags"])
      product.name = names.map { name in
        let parts = name.split(separator: ":", maxSplits: 1)
        return String(
          (parts.count == 2 ? parts[1] : parts.first ?? "").map { $0 == "-" ? " " : $0 })
      }.joined(separator: ", ")
      // The name tells it from others.
      id = Article.ID(milliseconds: BookIdentity.time, 3, BookIdentity.hash(product.name))
      let per: Quantity? = try row.value("price_per") { text in
        switch text {
        case "KILOGRAM": try? Quantity(1, .kilogram)
        case "UNIT": try? Quantity(1, .item)
        default: nil
        }
      }
      product.quantity = per
      product.terms.pricedPer = per
    }
    let article = Article(
      id: id, name: product.name, brand: product.brand, barcode: product.barcode)
    return (article, product)
  }

  private func kind(_ row: OpenPricesRow) throws(TransferError) -> PriceObservation.Kind {
    guard row.texts["price_is_discounted"] == "true" else { return .regular }
    switch row.texts["discount_type"] {
    case "LOYALTY_PROGRAM": return .loyalty
    case "EXPIRES_SOON": return .nearExpiry
    case "SECOND_HAND": throw row.problem(.wrongValue("SECOND_HAND"), "discount_type")
    default: return .offer
    }
  }

  /// Where a price was seen; `nil` where only numbers say that.
  private func place(of row: OpenPricesRow) throws(TransferError) -> OpenPricesLocations.Place? {
    let location = try nested("location", of: row)
    if !location.isEmpty { return OpenPricesLocations.Place(location) }
    return row.texts["location_id"].flatMap { locations?[$0] }
  }

  private func store(
    of row: OpenPricesRow, _ place: OpenPricesLocations.Place?
  ) -> String {
    if let place, !place.store.isEmpty { return place.store }
    guard let type = row.texts["location_osm_type"], let id = row.texts["location_osm_id"] else {
      return ""
    }
    return "\(type.lowercased())/\(id)"
  }

  /// The members of an object within the row, where there is one.
  private func nested(_ name: String, of row: OpenPricesRow) throws(TransferError) -> [String:
    String]
  {
    guard let text = row.texts[name], text.hasPrefix("{") else { return [:] }
    let members = try JSONReader.members(of: Array(text.utf8), number: row.line, limits)
    return OpenPricesRow(members, line: row.line).texts
  }

  private static func quantity(_ product: [String: String]) -> Quantity? {
    let units: [String: PerModel.Unit] = [
      "g": .gram, "kg": .kilogram, "ml": .milliliter, "l": .liter,
    ]
    guard let amount = product["product_quantity"].flatMap({ (try? Rational(decimal: $0)) ?? nil }),
      let unit = product["product_quantity_unit"].flatMap({ units[$0.lowercased()] })
    else { return nil }
    return try? Quantity(amount, unit)
  }

  /// The texts of an array such as ["en:organic"].
  private static func tags(_ json: String?) -> [String] {
    (json ?? "").split { "[]\", ".contains($0) }.map(String.init).sorted()
  }
}
