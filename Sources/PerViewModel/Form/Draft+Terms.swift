import PerModel
import PerText

// The terms of the form.
extension Draft {
  mutating func readTerms(
    _ form: ProductForm, _ language: Language, _ currency: Currency
  ) {
    for term in Term.allCases {
      let text = form[.term(term)]
      guard !isBlank(text) else { continue }
      // What nobody touched stays what it was, even where its words say less.
      if let kept = form.edited?.terms,
        text == language.formatter.editable(term, of: kept, in: currency)
      {
        product.terms.copy(term, from: kept)
        continue
      }
      do throws(ReadingError) {
        try language.termReader.read(
          text, as: term, into: &product.terms, defaultUnit: product.quantity?.unit)
      } catch {
        problems[.term(term)] = FieldProblem(error, in: .term(term))
      }
    }
    checkDrained()
  }

  /// What is left without the liquid is no more than there was with it.
  private mutating func checkDrained() {
    guard let drained = product.terms.drained, let quantity = product.quantity,
      drained.unit.kind == quantity.unit.kind
    else { return }
    let net = try? drained.packs.isEmpty ? quantity.amount * quantity.unit.factor : quantity.total
    guard let net, drained.total > net else { return }
    problems[.term(.drained)] = FieldProblem(
      localized("The drained weight cannot be more than the pack holds."))
  }

  /// How many packs are bought must be possible, and their price known.
  mutating func checkPackCount(in comparison: Comparison, _ language: Language) {
    let terms = product.terms
    if let count = terms.packCount, let limit = terms.limit, count > limit {
      problems[.term(.packCount)] = FieldProblem(
        localized("A customer may buy at most %1$s.", language.formatter.integer(limit)))
      return
    }
    guard let deal = product.deal, deal.total != nil else { return }
    do throws(UnrankedReason) {
      _ = try comparison.pricing.payment(for: product)
    } catch {
      guard error == .missingSinglePrice else { return }
      problems[.term(.packCount)] = FieldProblem(
        localized(
          "The deal is for %1$s; type the price of one, too, or buy as many as the deal is for.",
          language.formatter.integer(deal.count)))
    }
  }

  /// What is to be said of a term that is allowed, but unusual; empty where there is nothing.
  func remark(on term: Term, as text: String, using formatter: Formatter) -> String {
    if term == .density, let density = product.terms.density, !text.contains(where: \.isNumber) {
      // A food's name: what stands in the table for it.
      return "≈ " + formatter.density(density)
    }
    guard term == .deposit, let deposit = product.terms.deposit, let price = product.price,
      deposit > price.amount
    else { return "" }
    return localized("The deposit is more than the price.")
  }
}
