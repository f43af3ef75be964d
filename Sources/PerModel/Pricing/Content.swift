/// What a pack of a product really contains, in the measure that its comparison goes by.
public struct Content: Hashable, Sendable {
  /// How much there is in one pack, in base units of the measure's kind; more than 0.
  public let amount: Rational
  /// What `amount` measures.
  public let measure: Measure
  /// Whether a density was used, which is never exact.
  public let isApproximate: Bool
}

extension Pricing {
  /// What a pack really contains: the drained weight where there is one, the usable share of it,
  /// and of that the substance that the comparison goes by.
  ///
  /// Throws `missingQuantity`, `missingStrength`, `differentMeasure` or `tooLarge`.
  public func content(of product: Product) throws(UnrankedReason) -> Content {
    guard let quantity = product.quantity else { throw .missingQuantity }
    let content: Content?
    do throws(ArithmeticError) {
      let whole = try product.wholeContent(quantity)
      let used = try whole.amount * (product.terms.usableShare ?? .one)
      content = try convert(
        Content(amount: used, measure: whole.measure, isApproximate: false), of: product, quantity)
    } catch { throw .tooLarge }
    guard let content else { throw settings.basis == nil ? .differentMeasure : .missingStrength }
    return content
  }

  /// The content in the measure that the comparison goes by; `nil` if it cannot be converted.
  private func convert(
    _ content: Content, of product: Product, _ quantity: Quantity
  ) throws(ArithmeticError) -> Content? {
    var content = content
    if let basis = settings.basis, !product.isMeasured(by: basis, as: content.measure) {
      guard let strength = product.terms.strength(of: basis),
        let inside = try strength.content(of: content, innermost: quantity.packCount)
      else { return nil }
      content = inside
    }
    guard let measure, !content.measure.isComparable(with: measure) else { return content }
    guard
      let amount = try product.terms.density?.convert(
        content.amount, from: content.measure.kind, to: measure.kind)
    else { return nil }
    return Content(amount: amount, measure: measure, isApproximate: true)
  }
}

extension Product {
  /// What it is measured by, without any density.
  func measure(by basis: Strength.Substance?) -> Measure? {
    let own = terms.drained?.measure ?? quantity?.measure
    guard quantity != nil, let basis, let own, !isMeasured(by: basis, as: own) else { return own }
    return terms.strength(of: basis)?.measure(in: own)
  }

  /// Whether its quantity says by itself how much of something there is: a box of powder holds 40 washes and says nothing
  /// else, a pack of gum 10 pieces.
  fileprivate func isMeasured(by basis: Strength.Substance, as own: Measure) -> Bool {
    own.measures(basis) && (own.countName != nil || terms.strength(of: basis) == nil)
  }

  /// Everything in a pack: net, or without the liquid.
  fileprivate func wholeContent(
    _ quantity: Quantity
  ) throws(ArithmeticError) -> (amount: Rational, measure: Measure) {
    guard let drained = terms.drained else { return (quantity.total, quantity.measure) }
    let count = drained.packs.isEmpty ? quantity.packCount : .one
    return (try drained.total * count, drained.measure)
  }
}

extension Measure {
  /// Whether this is a measure of a substance itself: washes of washes, a bare count of pieces.
  func measures(_ substance: Strength.Substance) -> Bool {
    guard let countName else { return kind.rawValue == substance.id }
    return countName.family == CountName(substance.id).family
  }
}

extension Quantity {
  /// How many of the innermost thing there are in all.
  var packCount: Rational {
    // It fit when the total was computed.
    (try? total / unit.factor / amount) ?? .one
  }
}

extension Strength {
  /// How much of it is in a content; `nil` where the strength refers to something else.
  ///
  /// - Parameter innermost: how many of the innermost thing the content consists of.
  fileprivate func content(
    of content: Content, innermost: Rational
  ) throws(ArithmeticError) -> Content? {
    let amount: Rational
    switch self.amount {
    case .share(let share): amount = try content.amount * share
    case .per(let inner, let outer):
      guard outer.measure.isComparable(with: content.measure) else { return nil }
      amount = try content.amount * inner.total / outer.total
    case .inPack(let inner):
      amount = try inner.packs.isEmpty ? inner.total * innermost : inner.total
    }
    return Content(
      amount: amount, measure: measure(in: content.measure) ?? content.measure,
      isApproximate: content.isApproximate)
  }
}
