import PerModel
import PerText
import PerWords

/// What the form pane shows, already in words; derived from the form and the comparison.
public struct FormContent: Hashable, Sendable {
  /// What is typed, and the unit that is chosen.
  public let form: ProductForm
  /// Changes whenever the form is emptied or filled with another product, also in another comparison: the
  /// entries then have nothing to undo.
  public let filling: Int
  /// The groups with something in them, which are open.
  public let filledGroups: Set<ProductForm.Group>
  /// What is filled in in each of them, beside its heading: "3 for 2 · coupon €1.00".
  public let groupDetails: [ProductForm.Group: String]
  /// What an empty entry shows dimmed, as the user writes it; absent where it shows nothing, and for groups that have
  /// not been opened yet.
  public let placeholders: [ProductForm.Field: [String]]
  /// The heading: "New Product" or "Edit Product".
  public let title: String
  /// "Add Product" or "Apply".
  public let submitTitle: String
  /// Whether quantity and price are valid and nothing else is wrong.
  public let canSubmit: Bool
  /// The chosen unit, without the part of the list that it is in.
  public let unit: UnitItem
  /// What decides which others there are: see ``FormModel/unitChoices``.
  public let unitList: UnitList
  /// What is wrong with each entry; absent where nothing is.
  public let problems: [ProductForm.Field: FieldProblem]
  /// What is wrong with the entry that had the focus last, or else with the first of those; empty where nothing is.
  public let problem: String
  /// The result of a sum in the entry ("= €3.18"); absent if no sum is typed.
  public let results: [ProductForm.Field: String]
  /// Another way to read the quantity, which one key takes; empty if none.
  public let quantityOffer: String
  /// What was typed before and begins as one of the entries does; empty where nothing does.
  public let suggestions: [TextSuggestion]
  /// The one of them that Return takes; `nil` while what is typed is meant.
  public let chosenSuggestion: Int?
  /// The result for the product as typed.
  public let preview: Outcome
  /// Shown instead of a unit while there is none: "units". Empty once one is chosen, typed or known from the list.
  public internal(set) var unitPrompt = ""
  /// What the price book says of it.
  public internal(set) var prices: FormPrices
  /// Asks whether a unit price far from the others is meant; empty if there is nothing to ask.
  public let question: String
  /// What a screen reader reads with quantity and price.
  public var spokenOutcome: String {
    [preview.spoken, prices.text].filter { !$0.isEmpty }.joined(separator: listSeparator)
  }
  /// What the product looks like.
  public let picture: Picture?
  /// What can be done with a product that cannot be compared with the others; `nil` where it can.
  public let wayOut: WayOut?

  /// Whether the form says nothing about the typed texts except what is missing.
  public var isAtRest: Bool {
    !preview.isKnown && wayOut == nil
      && [problem, prices.text, question, quantityOffer].allSatisfy(\.isEmpty)
  }
}

extension FormContent {
  @MainActor
  init(
    _ form: ProductForm, _ draft: ProductDraft, filling: Int, focused: ProductForm.Field? = nil,
    picture: Picture?,
    earlier: (suggestions: [TextSuggestion], chosen: Int?) = ([], nil),
    filledFrom source: String? = nil,
    showing groups: Set<ProductForm.Group> = [],
    asksAboutOutliers: Bool = true, prices: FormPrices = FormPrices(),
    in current: OpenComparison
  ) {
    let (comparison, ranking, language) = (current.comparison, current.ranking, current.language)
    self.form = form
    self.prices = prices
    self.filling = filling
    filledGroups = form.filledGroups
    groupDetails = Self.groupDetails(
      of: form, draft, in: comparison.currency, using: language.formatter)
    placeholders = Self.placeholders(
      of: groups, in: comparison.currency, using: language.formatter)
    title = form.edited == nil ? localized("New Product") : localized("Edit Product")
    submitTitle =
      form.edited == nil
      // Translators: the button of the form, beside Cancel; a short word is enough: "Add".
      ? localized(context: "form", "Add Product") : localized("Apply")
    canSubmit = draft.isComplete
    problems = draft.problems
    let first = ProductForm.Field.allCases.first { draft.problems[$0] != nil }
    problem =
      (focused.flatMap { draft.problems[$0] } ?? first.flatMap { draft.problems[$0] })?.sentence
      ?? ""
    self.picture = picture
    let belongsElsewhere = [ProductForm.Field.quantity, .price].contains {
      draft.problems[$0]?.belongsElsewhere == true
    }
    wayOut =
      belongsElsewhere && draft.product.price != nil
      ? WayOut(for: draft.product, in: comparison, using: language.formatter) : nil
    var results: [ProductForm.Field: String] = [:]
    if let result = draft.quantityResult(language.formatter) {
      results[.quantity] = "= " + result
    }
    if let result = draft.priceResult(language.formatter) {
      results[.price] = "= " + result
    }
    quantityOffer = draft.quantityOffer.map { language.formatter.title(of: $0) } ?? ""
    for term in Term.allCases {
      let remark = term.remark(
        on: draft.product, typed: form[.term(term)], using: language.formatter)
      if !remark.isEmpty { results[.term(term)] = remark }
    }
    if let source { results[.barcode] = source }
    self.results = results
    suggestions = earlier.suggestions
    chosenSuggestion = earlier.chosen
    unit = UnitItem(form.unit, in: nil, using: language.formatter)
    unitList = UnitList(
      comparison.measure(without: form.edited?.id), chosen: form.unit, using: language)
    preview = Outcome(draft, in: current.ranked, using: language)
    // What was unusual when it was added was meant.
    let wasMeant = form.edited.map { ranking.outlier($0) != nil } ?? false
    question =
      asksAboutOutliers && draft.isComplete && !wasMeant
      ? ranking.outlier(draft.product).map(language.formatter.question) ?? "" : ""
  }

  private static func groupDetails(
    of form: ProductForm, _ draft: ProductDraft, in currency: Currency, using formatter: Formatter
  ) -> [ProductForm.Group: String] {
    func text(_ field: ProductForm.Field) -> String {
      let typed = trimmed(form[field])
      guard !typed.isEmpty, draft.problems[field] == nil, draft.product.conversion == nil else {
        return typed
      }
      switch field {
      case .deal: return draft.product.deal.map { formatter.deal($0, in: currency) } ?? typed
      case .term(let term): return formatter.term(term, of: draft.product.terms, in: currency)
      default: return typed
      }
    }
    var details: [ProductForm.Group: String] = [:]
    for group in form.filledGroups {
      let picture = group == .about && form.picture != nil ? localized("Picture") : ""
      details[group] = (group.fields.map(text) + [picture]).filter { !$0.isEmpty }
        .joined(separator: factSeparator)
    }
    // "2 for 5.00" may be typed as the price.
    if isBlank(form[.deal]), let deal = draft.product.deal {
      details[.deal] = [formatter.deal(deal, in: currency), details[.deal] ?? ""]
        .filter { !$0.isEmpty }.joined(separator: factSeparator)
    }
    return details
  }

  private static func placeholders(
    of groups: Set<ProductForm.Group>, in currency: Currency, using formatter: Formatter
  ) -> [ProductForm.Field: [String]] {
    var placeholders: [ProductForm.Field: [String]] = [
      .quantity: [formatter.integer(0)], .price: [formatter.editable(Money(.zero, currency))],
    ]
    if groups.contains(.deal) {
      placeholders[.deal] = formatter.placeholders(formatter.exampleDeals(in: currency))
    }
    if groups.contains(.about) { placeholders[.day] = [localized("Today")] }
    for term in groups.flatMap(\.terms) {
      placeholders[.term(term)] = formatter.placeholders(
        term.examples(in: currency, by: formatter))
    }
    return placeholders
  }
}

extension Formatter {
  /// Asks whether a unit price far from the others is meant.
  func question(about outlier: Outlier) -> String {
    switch outlier {
    case .dearer(let times):
      localized("%1$s times as expensive as the others. Is the quantity right?", integer(times))
    case .cheaper(let times):
      localized("%1$s times cheaper than the others. Is the quantity right?", integer(times))
    }
  }
}

extension ProductDraft {
  /// The quantity's total or how it was read, if its text does not show that.
  fileprivate func quantityResult(_ formatter: Formatter) -> String? {
    guard problems[.quantity] == nil, let quantity = product.quantity else { return nil }
    if let pieces {
      // Translators: a quantity, and in how many packs or pieces it is: "180 g in 4 packs".
      return localized("%1$s in %2$s", formatter.quantity(quantity), formatter.integer(pieces))
    }
    return quantityIsSum ? formatter.quantity(quantity) : nil
  }

  /// The same for the price.
  fileprivate func priceResult(_ formatter: Formatter) -> String? {
    guard problems[.price] == nil, let price = product.price else { return nil }
    if priceIsPerUnit {
      // Translators: what a pack holds, and what it costs: "6 × 330 ml for €4.99".
      return product.quantity.map {
        localized("%1$s for %2$s", formatter.quantity($0), formatter.price(price))
      }
    }
    if product.conversion != nil { return formatter.rounded(price) }
    return priceIsSum || priceIsAmbiguous ? formatter.price(price) : nil
  }
}

extension FormModel {
  /// The usual deals; those that name an amount name a small one.
  public var dealPresets: [DealPreset] {
    let currency = comparison.currency
    let formatter = language.formatter
    guard let half = try? Rational(1, over: 2), let fifth = try? Rational(1, over: 5) else {
      return []
    }
    let kinds: [Deal.Kind] = [
      .payFor(taken: 3, paid: 2), .payFor(taken: 2, paid: 1), .nth(2, paidPart: half),
      .percentOff(fifth), .amountOff(currency.smallSum),
    ]
    let deals = kinds.map { kind in
      DealPreset(
        title: formatter.deal(Deal(kind), in: currency), field: .deal,
        text: formatter.typed(Deal(kind), in: currency))
    }
    let coupons = [Coupon.Reduction.amount(currency.smallSum), .percent(fifth)].map { reduction in
      var terms = Terms()
      terms.coupon = Coupon(reduction)
      return DealPreset(
        title: formatter.term(.coupon, of: terms, in: currency), field: .term(.coupon),
        text: formatter.typed(.coupon, of: terms, in: currency))
    }
    return deals + coupons
  }

  /// Puts a usual deal into its entry.
  public func use(preset id: DealPreset.ID) {
    guard let preset = dealPresets.first(where: { $0.id == id }) else { return }
    type(preset.text, into: preset.field)
    onEvent(.focusField(preset.field))
  }
}

/// A usual deal, which a menu puts into the form.
public struct DealPreset: Hashable, Sendable, Identifiable {
  /// "2nd at 50% off".
  public let title: String
  /// The entry that it belongs to.
  public let field: ProductForm.Field
  /// What is typed there, as it is read again.
  public let text: String
  /// The same title is never offered twice.
  public var id: String { title }
}
