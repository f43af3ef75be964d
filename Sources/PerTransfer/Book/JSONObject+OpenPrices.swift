import PerModel

extension JSONObject {
  /// A price as Open Prices has it; `nil` for one that it cannot say: of what has no barcode, and one that is only
  /// the price of a deal.
  public static func openPrice(_ price: PriceObservation, of article: Article) -> JSONObject? {
    guard let gtin = article.gtin, let money = price.price else { return nil }
    var object = JSONObject()
    object.add("id", Int(price.id.low & 0x3FFF_FFFF_FFFF_FFFF))
    object.add("type", "PRODUCT")
    object.add("product_code", gtin.description)
    object.addOptional("product_name", article.name.isEmpty ? nil : article.name)
    object.add("price", money.amount.decimalText(fractionDigits: 3))
    object.add("currency", money.currency.code)
    // The price of one is not reduced by a deal for several.
    let isDiscounted = price.isOffer && price.product.deal == nil
    object.add("price_is_discounted", isDiscounted)
    if isDiscounted { object.addOptional("discount_type", discountType(price.kind)) }
    object.add("date", price.day.description)
    let parts = price.store.split(separator: "/")
    if parts.count == 2, ["node", "way", "relation"].contains(String(parts[0])),
      let number = Int(parts[1])
    {
      object.add("location_osm_id", number)
      object.add("location_osm_type", parts[0].uppercased())
    } else if !price.store.isEmpty {
      var location = JSONObject()
      location.add("osm_name", price.store)
      object.add("location", location)
    }
    object.add("product", product(price.completed(by: article), article, gtin))
    return object
  }

  private static func discountType(_ kind: PriceObservation.Kind) -> String? {
    switch kind {
    case .regular, .offer: nil
    case .loyalty: "LOYALTY_PROGRAM"
    case .nearExpiry: "EXPIRES_SOON"
    }
  }

  private static func product(
    _ price: PriceObservation, _ article: Article, _ gtin: GTIN
  ) -> JSONObject {
    var product = JSONObject()
    product.add("code", gtin.description)
    if !article.name.isEmpty { product.add("product_name", article.name) }
    if !article.brand.isEmpty { product.add("brands", article.brand) }
    let units: [PerModel.Unit.Kind: (Unit, String)] = [
      .mass: (.gram, "g"), .volume: (.milliliter, "ml"),
    ]
    if let quantity = price.quantity, let (unit, symbol) = units[quantity.measure.kind],
      let amount = try? quantity.total / unit.factor, amount.denominator == 1
    {
      product.add("product_quantity", amount.description)
      product.add("product_quantity_unit", symbol)
    }
    return product
  }
}
