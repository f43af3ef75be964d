import PerModel

extension ReadLine {
  /// The product that the line describes, as far as that can be said exactly, and what cannot.
  ///
  /// A price without a currency is in `currency`; a number without a unit counts `unit`, and of
  /// `countName` where that is pieces. What was asked before becomes the price, and the difference a
  /// deal, so that rows can show both.
  public func product(
    in currency: Currency, counting unit: Unit = .item, of countName: CountName? = nil
  ) -> (product: Product, problem: ReadingError?) {
    var product = Product(
      name: name, deal: deal?.value, terms: terms, store: store?.value ?? "",
      barcode: barcode?.value ?? "")
    product.price = price.map { Money($0.value.amount, $0.value.currency ?? currency) }
    do throws(ReadingError) {
      if let quantity {
        product.quantity = try quantity.value.counted(
          in: quantity.range, defaultUnit: unit, of: countName)
      }
    } catch {
      return (product, error)
    }
    product.terms.pricedPer = pricedPer(product.quantity)
    if product.deal == nil, let now = product.price, let former = formerPrice?.value,
      former.currency ?? now.currency == now.currency, former.amount > now.amount,
      let off = try? former.amount - now.amount
    {
      product.price = Money(former.amount, now.currency)
      product.terms.pricedPer = nil
      product.deal = Deal(.amountOff(off))
    }
    return (product, nil)
  }

  /// What the price is stated for, where it was worked out from that.
  private func pricedPer(_ quantity: Quantity?) -> Quantity? {
    if isUnitPrice { return quantity }
    guard let unitPrice, price?.range == unitPrice.range,
      let per = try? unitPrice.value.quantity.quantity(defaultUnit: .item),
      quantity?.measure.isComparable(with: per.measure) == true
    else { return nil }
    return per
  }
}
