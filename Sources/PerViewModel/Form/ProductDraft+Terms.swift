import PerModel
import PerText
import PerWords

// The terms of the form.
extension ProductDraft {
  /// Reads the texts of all terms.
  mutating func readTerms(
    _ form: ProductForm, _ language: Language, _ currency: Currency, _ reader: TermReader
  ) {
    for term in Term.allCases {
      let text = form[.term(term)]
      guard !isBlank(text) else { continue }
      // A text that was not touched keeps its value, even if it does not say all of it.
      if let kept = form.edited?.terms,
        text == language.formatter.typed(term, of: kept, in: currency)
      {
        product.terms.copy(term, from: kept)
        continue
      }
      do throws(ReadingError) {
        try reader.read(
          text, as: term, into: &product.terms, defaultUnit: product.quantity?.unit)
      } catch {
        problems[.term(term)] = FieldProblem(
          error, in: .term(term), currency, using: language.formatter)
      }
    }
    checkTerms()
  }

  /// A term must make sense for the product.
  mutating func checkTerms() {
    for term in Term.allCases where problems[.term(term)] == nil {
      let objection = term.objection(to: product)
      if !objection.isEmpty { problems[.term(term)] = FieldProblem(objection) }
    }
  }

  /// The number of packs must be allowed, and its price known.
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
          "The deal is for %1$s. Also type the price of one, or set Packs Bought to match the deal.",
          language.formatter.integer(deal.count)))
    }
  }
}
