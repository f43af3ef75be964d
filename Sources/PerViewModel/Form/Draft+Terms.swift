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
    for term in Term.allCases where problems[.term(term)] == nil {
      let objection = term.objection(to: product)
      if !objection.isEmpty { problems[.term(term)] = FieldProblem(objection) }
    }
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
}
