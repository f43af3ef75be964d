import PerModel

// What speaks against the price and the size of the product that a page is about.
extension MainOffer {
  /// Takes back what properties of several articles seem to prove.
  func doubt(_ candidate: inout Candidate, _ product: SchemaProduct) {
    guard product.isMixed else { return }
    if case .unclear = candidate.evidence { return }
    let isNamed = heading.map { scene.lines[$0].traits.contains(.mainHeading) } ?? false
    let isSure = isNamed || !product.hasOtherNames
    candidate.evidence = isSure ? .read(.notChecked) : .unclear(.notChecked)
  }

  /// "£12/kg" is what a kilogram costs: what there is costs more or less, or it is sold by weight.
  func takeUnit(_ spot: PriceSpot, _ candidate: inout Candidate) {
    guard let per = spot.per, per.unit.kind != .count,
      !candidate.workOut(from: Candidate.UnitPrice(price: money(spot), per: per)),
      candidate.quantity == nil
    else { return }
    candidate.quantity = per
    candidate.terms.pricedPer = per
  }

  /// Whether there is a size that no unit price speaks against: the weight in the data may be that of the parcel.
  func fitsUnitPrice(_ candidate: Candidate) -> Bool {
    guard let quantity = candidate.quantity else { return false }
    guard let shown = candidate.unitPriceShown, let price = candidate.price else { return true }
    return UnitPriceCheck.agrees(price.amount, quantity, shown) != false
  }
}
