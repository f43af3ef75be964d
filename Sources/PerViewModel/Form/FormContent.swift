import PerModel
import PerText

/// What the form pane shows, already in words; derived from the form and the comparison.
public struct FormContent: Hashable, Sendable {
  /// What is typed, and the unit that is chosen.
  public let form: ProductForm
  /// The heading: "New Product" or "Edit Product".
  public let title: String
  /// "Add Product" or "Apply".
  public let submitTitle: String
  /// Whether quantity and price are valid and nothing else is wrong.
  public let canSubmit: Bool
  /// The units to choose from.
  public let unitChoices: [UnitItem]
  /// What is wrong with each entry; absent where nothing is.
  public let problems: [ProductForm.Field: FieldProblem]
  /// What a sum in the entry comes to ("= €3.18"); absent where no sum is typed.
  public let results: [ProductForm.Field: String]
  /// Another way to read the quantity, which one key takes; empty where there is none.
  public let quantityOffer: String
  /// The figures of what is typed or, while nothing is, of the selected product.
  public let preview: Preview
  /// What the product looks like.
  public let picture: Picture?
  /// The offer to put a product of another kind into a comparison of its own.
  public let offersNewComparison: Bool

  /// A line of the unit list.
  public struct UnitItem: Hashable, Sendable, Identifiable {
    /// What is chosen with this line.
    public let choice: UnitChoice
    /// "kg".
    public let symbol: String
    /// "kilogram".
    public let name: String
    /// The name of the kind, above the first of its units.
    public let group: String
    /// The identity of the choice.
    public var id: String { choice.id }
  }

  /// The result, in the style of a row.
  public struct Preview: Hashable, Sendable {
    /// The name of the selected product, while nothing is typed; else empty.
    public let name: String
    /// "€2.12/l", or "–" while it is not known.
    public let unitPrice: String
    /// "4th of 5 · 111% more than the best value".
    public let standing: String
    /// "Same value at €1.50"; empty for the best.
    public let breakEvenPrice: String
    /// How each figure is worked out, a line for each: "€4.99 × 2 ÷ (3 × 1 l) = €3.33/l".
    public let working: String
    /// How much the same money buys, in thousandths of the best; `nil` while not known.
    public let yield: Int?
    /// Whether it would be the best value.
    public let isBest: Bool
    /// The same in words, for a screen reader.
    public let spoken: String
  }
}

extension FormContent {
  @MainActor
  init(
    _ form: ProductForm, picture: Picture?, in comparison: Comparison, _ ranking: Ranking,
    selected: Product.ID? = nil, using language: Language
  ) {
    let draft = ProductDraft(form, in: comparison, using: language)
    self.form = form
    title = form.edited == nil ? localized("New Product") : localized("Edit Product")
    submitTitle = form.edited == nil ? localized("Add Product") : localized("Apply")
    canSubmit = draft.isComplete
    problems = draft.problems
    self.picture = picture
    offersNewComparison =
      [ProductForm.Field.quantity, .price].contains {
        draft.problems[$0]?.belongsElsewhere == true
      } && draft.product.price != nil
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
    self.results = results
    unitChoices = UnitChoice.all(
      for: comparison.measure(without: form.edited?.id), in: language.locale.region,
      chosen: form.unit, hidden: language.hiddenUnits
    ).map { UnitItem($0, using: language.formatter) }
    if form.isEmpty, form.edited == nil, !form.wasTried,
      let product = selected.flatMap(comparison.product)
    {
      preview = Preview(of: product, in: comparison, ranking, using: language)
    } else {
      preview = Preview(draft, in: comparison, ranking, using: language)
    }
  }
}

extension ProductDraft {
  /// What the quantity comes to or how it was read, where its text does not show that.
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
    return priceIsSum || priceIsAmbiguous ? formatter.price(price) : nil
  }
}

extension FormContent.UnitItem {
  @MainActor
  init(_ choice: UnitChoice, using formatter: Formatter) {
    self.choice = choice
    symbol = choice.countName?.id ?? formatter.unit(choice.unit)
    name = formatter.unitName(choice.unit)
    let kind = formatter.kindName(choice.unit.kind)
    group = kind.prefix(1).uppercased() + kind.dropFirst()
  }
}

extension FormContent.Preview {
  /// Nothing is known yet; the reason takes the place of the rank.
  private init(unknown reason: String) {
    self.init(
      name: "", unitPrice: "–", standing: reason, breakEvenPrice: "", working: "", yield: nil,
      isBest: false,
      spoken: reason)
  }

  @MainActor
  init(
    _ draft: ProductDraft, in comparison: Comparison, _ ranking: Ranking, using language: Language
  ) {
    guard draft.problems.isEmpty else {
      self.init(unknown: "")
      return
    }
    self.init(of: draft.product, isTyped: true, in: comparison, ranking, using: language)
  }

  /// The figures of a product, with its name unless it is the one being typed.
  @MainActor
  init(
    of product: Product, isTyped: Bool = false, in comparison: Comparison, _ ranking: Ranking,
    using language: Language
  ) {
    let formatter = language.formatter
    let pricing = ranking.pricing(beside: product)
    let preview: RankPreview
    let content: Content
    do throws(UnrankedReason) {
      preview = try ranking.preview(of: product)
      content = try pricing.content(of: product)
    } catch {
      self.init(
        unknown: isTyped
          ? formatter.request(error, by: pricing) : formatter.words(error, by: pricing))
      return
    }
    let rank = preview.rank
    let reference = comparison.referenceUnit(
      for: content.measure.kind, in: language.locale.region)
    let countName = content.measure.countName ?? comparison.measure?.countName
    let others = preview.nextBest.map { [$0] } ?? []
    let standing = formatter.standing(of: preview)
    let breakEvenPrice =
      rank.isBest
      ? "" : formatter.breakEvenPrice(of: rank, for: product, by: pricing, capitalized: true)
    let spokenPrice = formatter.spokenUnitPrice(
      rank.unitPrice, per: reference, of: countName, besides: others)
    let name = isTyped ? "" : displayName(of: product)
    self.init(
      name: name,
      unitPrice: formatter.unitPrice(
        rank.unitPrice, per: reference, of: countName, besides: others
      ).approximately(content.isApproximate),
      standing: standing, breakEvenPrice: breakEvenPrice,
      working: CalculationSteps(product, rank, by: pricing, per: reference, using: formatter).text,
      yield: rank.yieldPerMille, isBest: rank.isBest,
      spoken: [name, spokenPrice, standing, breakEvenPrice].filter { !$0.isEmpty }.joined(
        separator: ", "))
  }
}

extension Formatter {
  /// "4th of 5 · 111% more than the best value", "Best value of 5".
  func standing(of preview: RankPreview) -> String {
    let rank = preview.rank
    if preview.count == 1 { return localized("The first product") }
    if rank.isBest {
      if rank.isShared {
        return localized("As good as the best of %1$s", "\(preview.count)")
      }
      guard let rival = preview.nextBest, let excess = rival.excess(over: rank.unitPrice) else {
        return localized("Best value of %1$s", "\(preview.count)")
      }
      return localized(
        "Best value of %1$s · %2$s more for the money", "\(preview.count)", percent(excess))
    }
    // Translators: a rank among all: "4th of 5".
    let place = localized("%1$s of %2$s", ordinal(rank.number), "\(preview.count)")
    if rank.isAboutTheSame {
      return localized("%1$s · about the same as the best value", place)
    }
    guard let excess = rank.excess else {
      return rank.best.isFree
        ? localized("%1$s · the best value is free", place)
        : localized("%1$s · immeasurably more than the best value", place)
    }
    return localized("%1$s · %2$s more than the best value", place, percent(excess))
  }
}
