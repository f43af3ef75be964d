import PerModel
import PerWords

extension Term {
  /// What is left without the liquid.
  public static let drained = Term(DrainedWeightTerm())
}

struct DrainedWeightTerm: TermDefinition {
  let kind = Terms.Kind.drained
  let value: WritableKeyPath<Terms, Quantity?> & Sendable = \.drained
  let word = "drained"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.drainedWeight)

  var titleWithKey: String { localized("Dra_ined Weight") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type the weight without the liquid, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Quantity {
    try input.quantity(input.rest(), defaultUnit: input.defaultUnit)
  }

  func examples(unit: Rational) throws(ArithmeticError) -> [Quantity] {
    (try? Quantity(240, .gram)).map { [$0] } ?? []
  }

  func text(of drained: Quantity, in currency: Currency, by formatter: Formatter) -> String {
    localized("%1$s drained", formatter.quantity(drained))
  }

  func editable(_ drained: Quantity, in currency: Currency, by formatter: Formatter) -> String {
    formatter.editable(drained, withUnit: true)
  }

  /// The drained weight is at most the weight with the liquid.
  func objection(to drained: Quantity, of product: Product) -> String {
    guard let quantity = product.quantity, drained.unit.kind == quantity.unit.kind else {
      return ""
    }
    let net = try? drained.packs.isEmpty ? quantity.amount * quantity.unit.factor : quantity.total
    guard let net, drained.total > net else { return "" }
    return localized("The drained weight cannot exceed the contents of the pack.")
  }

  var prefersLongValue: Bool { true }
  var hasUnits: Bool { true }

  func isPlausible(_ drained: Quantity, in span: Range<Int>, at site: TermSite) -> Bool {
    let isFactor =
      span.lowerBound > 0 && TimesSigns.isOne(site.words.words[span.lowerBound - 1].text)
    // "(1 kg ATG = 3,45)"
    let isOfUnitPrice =
      span.upperBound < site.words.words.count && site.words.words[span.upperBound].text == "="
    return !(isFactor && site.vetoed(.factorOfDrained, span))
      && !(isOfUnitPrice && site.vetoed(.drainedUnitPrice, span))
      && (site.hasOtherQuantity(besides: span) || !site.vetoed(.onlyDrained, span))
  }
}
