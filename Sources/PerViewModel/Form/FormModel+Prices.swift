import PerDatabase
import PerModel
import PerWords

/// What the price book says of the product in the form.
public struct FormPrices: Hashable, Sendable {
  /// "Low price: 12% under the usual €9.20/kg · Lowest in the 30 days before: …"; empty if it says nothing.
  public private(set) var text = ""
  /// What kind of verdict it is.
  public private(set) var kind = PriceVerdict.first
}

extension FormPrices {
  @MainActor
  init(
    _ known: KnownPrices, on today: CalendarDay, in comparison: Comparison,
    using language: Language
  ) {
    let words = PriceWords(known, on: today, in: comparison, using: language)
    var facts: [String] = []
    if let judgement = known.judgement {
      kind = judgement.verdict
      facts = words.brief(judgement)
    }
    let judged = known.judgement?.fact
    let others = known.facts.filter { fact in
      judged.map { $0.id != fact.id && !$0.isOfSameOccasion(as: fact) } ?? true
    }
    if facts.isEmpty, let last = others.last {
      // Translators: the last price that was seen; %1$s is a price, a store and a day.
      facts = [localized("Last time: %1$s", words.occasion(of: last, in: comparison.currency))]
    }
    text = facts.joined(separator: factSeparator).keepingNumbers
  }
}

/// What is asked of the price book while a product is typed.
struct PriceQuestion: Hashable {
  /// The product as far as it is typed.
  let product: Product
  /// The currency of prices that name none.
  let currency: Currency
  /// When it has the price that is typed.
  let day: CalendarDay
}

// What the price book says while a product is typed. It is asked on the database's thread, about what is typed
// when its turn comes, so that keys never wait.
extension FormModel {
  /// Makes up what is to be asked about a product that is typed. What was said of the same article stays until
  /// there is an answer.
  func prepareQuestion(about draft: ProductDraft) {
    let today = CalendarDay.today
    let asked =
      isOpen && draft.product.isNamed
      ? PriceQuestion(
        product: draft.product, currency: comparison.currency, day: draft.day ?? today)
      : nil
    if !(asked?.product.isNamed(as: question?.product) ?? false) {
      (prices, known) = (FormPrices(), nil)
    }
    if asked != question { (question, isAnswered) = (asked, false) }
  }

  /// Other prices may be known by now.
  func forgetAnswer() { isAnswered = false }

  /// Asks the price book, unless it has answered or is about to.
  func askPriceBook() {
    guard let question, !isAnswered, !isAsking else { return }
    isAsking = true
    current.library.file.run(
      { (database) throws(DatabaseError) in
        try KnownPrices(
          of: question.product, in: question.currency, on: question.day, isNew: true, database)
      },
      then: { [weak self] (result: Result<KnownPrices, DatabaseError>) in
        guard let self else { return }
        isAsking = false
        guard question == self.question else { return askPriceBook() }
        isAnswered = true
        // Read errors are reported when something is saved.
        known = try? result.get()
        guard let known else { return }
        show(FormPrices(known, on: .today, in: comparison, using: language))
      })
  }

  private func show(_ said: FormPrices) {
    guard said != prices else { return }
    prices = said
    content.prices = said
    onEvent(.update)
  }
}
