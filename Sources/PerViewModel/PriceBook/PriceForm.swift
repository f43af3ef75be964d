import PerModel
import PerText
import PerWords

/// A price of the price book as the user types it.
public struct PriceForm: Hashable, Sendable {
  /// What the article is called, where the book does not have it yet.
  public var name = ""
  /// What a pack costs.
  public var price = ""
  /// What a pack holds.
  public var quantity = ""
  /// A special offer: "3 for 2".
  public var deal = ""
  /// Where it was seen.
  public var store = ""
  /// When it was seen: "today", "5 Nov", "2026-11-05".
  public var day = ""
  /// Whether it was reduced.
  public var isOffer = false
  /// The first day of an offer; empty while unknown.
  public var firstDay = ""
  /// The last day of an offer; empty while unknown.
  public var lastDay = ""
  /// The user's own words about it.
  public var note = ""
  /// The fact that is corrected; `nil` for a new one.
  let corrected: PriceObservation?
  private let article: Article.ID
  /// Whether the name is also typed.
  public let asksName: Bool
  /// What the new price is of; empty where the name is typed, too, and for a correction.
  public let product: String

  /// Whether it is about a price that the book does not have yet.
  public var isNew: Bool { corrected == nil }

  /// The form of a new price, filled from the last one, except for the price.
  @MainActor
  init(newPriceOf article: Article, after last: PriceObservation?, using language: Language) {
    self.article = article.id
    asksName = (article.name + article.brand + article.barcode).isEmpty
    product = asksName ? "" : displayName(ofArticle: article)
    corrected = nil
    quantity =
      (last?.quantity ?? article.pack).map { language.formatter.editable($0, withUnit: true) } ?? ""
    store = last?.store ?? ""
    day = localized("Today")
  }

  /// The form that corrects a fact.
  @MainActor
  init(_ fact: PriceObservation, using language: Language) {
    let formatter = language.formatter
    article = fact.article
    asksName = false
    product = ""
    corrected = fact
    price = formatter.editablePrice(of: fact.product)
    quantity = fact.quantity.map { formatter.editable($0, withUnit: true) } ?? ""
    deal =
      fact.product.deal.map {
        formatter.typed($0, in: fact.currency ?? language.locale.currency)
      } ?? ""
    store = fact.store
    day = formatter.day(fact.day, hasYear: true)
    isOffer = fact.isOffer
    firstDay = fact.from.map { formatter.day($0, hasYear: true) } ?? ""
    lastDay = fact.until.map { formatter.day($0, hasYear: true) } ?? ""
    note = fact.note
  }

  /// What is wrong with the form, as a sentence for a person.
  struct Shortcoming: Error {
    let sentence: String
    init(_ sentence: String) { self.sentence = sentence }
  }

  /// The fact that the form describes. Throws what is missing or wrong.
  ///
  /// - Parameter today: prices of days to come are refused.
  @MainActor
  func observation(
    using language: Language, on today: CalendarDay
  ) throws(Shortcoming) -> PriceObservation {
    if asksName, isBlank(name) { throw Shortcoming(localized("Type a name.")) }
    let product = try product(using: language)
    let day: CalendarDay
    do throws(DayShortcoming) { day = try language.pastDay(self.day, on: today) } catch {
      throw Shortcoming(error.sentence)
    }
    let days = try offerDays(using: language, seen: day)
    let kind: PriceObservation.Kind =
      isOffer ? corrected.flatMap { $0.isOffer ? $0.kind : nil } ?? .offer : .regular
    return PriceObservation(
      id: .new(), article: article, day: day, of: product, kind: kind,
      from: days?.first, until: days?.last,
      source: corrected?.source ?? PriceObservation.sourceOfBook)
  }

  /// The days on which the offer holds; `nil` if nothing is typed, or it is not an offer.
  @MainActor
  private func offerDays(
    using language: Language, seen day: CalendarDay
  ) throws(Shortcoming) -> OfferDays? {
    guard isOffer else { return nil }
    let reader = DayReader(language.locale, today: day)
    let formatter = language.formatter
    var (first, last): (CalendarDay?, CalendarDay?)
    if !isBlank(lastDay) {
      last = reader.read(lastDay, .next)
      guard last != nil else {
        throw Shortcoming(
          localized(
            "Type the last day of the offer, such as %1$s.",
            formatter.day(day.advanced(by: 6), hasYear: false)))
      }
    }
    if !isBlank(firstDay) {
      // Offers are known before they begin.
      first = DayReader(language.locale, today: last ?? day).read(firstDay, .last)
      guard first != nil else {
        throw Shortcoming(
          localized(
            "Type the first day of the offer, such as %1$s.", formatter.day(day, hasYear: false)))
      }
    }
    if let last, last < first ?? day {
      throw Shortcoming(localized("An offer cannot end before it begins."))
    }
    return OfferDays(from: first, until: last)
  }

  /// The product at the price that is typed.
  @MainActor
  private func product(using language: Language) throws(Shortcoming) -> Product {
    var form = ProductForm(unit: UnitChoice(.item))
    form.edited = corrected?.product
    (form.price, form.quantity, form.deal) = (price, quantity, deal)
    (form.store, form.note) = (store, note)
    let currency = corrected?.currency ?? language.locale.currency
    let draft = ProductDraft(form, in: Comparison(currency: currency), using: language)
    for field in [ProductForm.Field.price, .quantity, .deal, .store, .note] {
      if let problem = draft.problems[field] { throw Shortcoming(problem.sentence) }
    }
    guard draft.product.statesPrice else {
      throw Shortcoming(
        FieldProblem.missingPrice(in: currency, using: language.formatter).sentence)
    }
    // The book has prices as they were paid.
    var product = draft.product.asPaid
    // What the form does not show stays as it was; what the price is for is typed with the price.
    if let corrected {
      let pricedPer = product.terms.pricedPer
      product.terms = corrected.product.terms
      product.terms.pricedPer = pricedPer
    }
    return product.statingCurrency(currency)
  }
}
