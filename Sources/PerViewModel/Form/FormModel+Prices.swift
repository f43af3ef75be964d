import PerDatabase
import PerModel

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

/// What is asked of the price book while a product is typed.
struct PriceQuestion: Hashable {
  /// The product as far as it is typed.
  let product: Product
  /// The currency of prices that name none.
  let currency: Currency
  /// When it has the price that is typed.
  let day: CalendarDay
}
