import PerModel

extension JSONObject {
  /// A price in the format of Open Prices; `nil` if it cannot be expressed: without a barcode, or stated only as a
  /// deal.
  public static func openPrice(_ price: PriceObservation, of article: Article) -> JSONObject? {
    guard let gtin = article.gtin, let money = price.price else { return nil }
    var object = JSONObject()
    object.add("id", Int(price.id.low & 0x3FFF_FFFF_FFFF_FFFF))
    object.add("type", "PRODUCT")
    object.add("product_code", gtin.description)
    object.addOptional("product_name", article.name.isEmpty ? nil : article.name)
    let reduced = price.product.reducedPrice
    object.add("price", (reduced ?? money.amount).decimalText(fractionDigits: 3))
    object.add("currency", money.currency.code)
    // The price of one is not reduced by a deal for several.
    let isDiscounted = price.isOffer && (price.product.deal == nil || reduced != nil)
    object.add("price_is_discounted", isDiscounted)
    if reduced != nil {
      object.add("price_without_discount", money.amount.decimalText(fractionDigits: 3))
    }
    if isDiscounted {
      let known = price.product.unknown.first { $0.name == discountType && !$0.isJSON }?.value
      object.addOptional("discount_type", known ?? discountType(price.kind))
    }
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

  /// The name by which a fact keeps why Open Prices says that a price was reduced.
  static let discountType = "openPrices.discountType"

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

extension Product {
  /// What a pack costs with an amount off; `nil` for any other deal.
  fileprivate var reducedPrice: Rational? {
    guard case .amountOff(let off)? = deal?.kind, deal?.minimumCount == 1, let price,
      let reduced = try? price.amount - off, !reduced.isNegative
    else { return nil }
    return reduced
  }
}
