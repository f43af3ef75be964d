import PerModel
import PerText
import PerWords

// What was paid, and where to go.
extension ShoppingModel {
  // MARK: What was paid

  /// The form of the price that was really paid for an item, filled with the one that was expected; `nil` where
  /// no price of it is known.
  public func paidPrice(of id: ShoppingItem.ID) -> (form: PriceForm, article: ArticleModel)? {
    guard let price = planned?.packs(of: id).first?.price else { return nil }
    var form = PriceForm(newPriceOf: price.article, after: price.fact, using: language)
    form.price = language.formatter.editablePrice(of: price.fact.product)
    let article = ArticleModel(price.article.id, library)
    article.onEvent = { [weak self] in self?.onEvent($0) }
    article.onSaved = { [weak self] in self?.follow() }
    return (form, article)
  }

  /// The form for the first price of an item without any.
  public func firstPrice(of id: ShoppingItem.ID) -> (form: PriceForm, article: ArticleModel)? {
    guard let item = list.items.first(where: { $0.id == id }) else { return nil }
    let new = Article(id: .new(), name: item.name, pack: onePack(of: item))
    let article = ArticleModel(new: new, library)
    article.onEvent = { [weak self] in self?.onEvent($0) }
    article.onSaved = { [weak self] in self?.follow() }
    return (PriceForm(newPriceOf: new, after: nil, using: language), article)
  }

  /// What one pack holds, as far as that is known; how many are to be bought says nothing of it.
  private func onePack(of item: ShoppingItem) -> Quantity? {
    if let known = planned?.prices(of: item.id)?.lazy.compactMap(\.fact.quantity).first {
      return known
    }
    guard let quantity = item.quantity else { return nil }
    if quantity.packs.isEmpty { return quantity.unit.kind == .count ? nil : quantity }
    return try? Quantity(
      packs: Array(quantity.packs.dropFirst()), quantity.amount, quantity.unit,
      of: quantity.countName)
  }

  /// Whether a price is known that can be the one that was paid.
  public func hasPrice(_ id: ShoppingItem.ID) -> Bool { planned?.packs(of: id).isEmpty == false }

  // MARK: Stores

  /// Goes to a store, or passes it by.
  public func visit(_ store: String, _ isVisited: Bool) {
    choose { choice in
      if isVisited {
        choice.passedBy.remove(Article.key(of: store))
      } else {
        choice.passedBy.insert(Article.key(of: store))
      }
    }
  }

  /// How many stores there are at most; `nil` for any number.
  public var maximumStops: Int? {
    get { list.choice.maximumStops }
    set { choose { $0.maximumStops = newValue } }
  }

  /// What each further store costs, as it is typed; empty for nothing.
  public var stopCost: String {
    list.choice.stopCost.map { language.formatter.editable($0) } ?? ""
  }

  /// "2"; "Any" for any number.
  public func title(ofMaximumStops count: Int?) -> String {
    // Translators: any number of stores.
    count.map(language.formatter.integer) ?? localized("Any")
  }

  /// Says what each further store costs. Returns why it cannot be read; empty if it was.
  public func setStopCost(_ text: String) -> String {
    guard !isBlank(text) else {
      choose { $0.stopCost = nil }
      return ""
    }
    var product = Product()
    try? ProductTexts(language.locale).read(price: text, into: &product)
    guard let price = product.price, price.currency == language.locale.currency,
      product.terms.pricedPer == nil
    else {
      return FieldProblem.missingPrice(in: language.locale.currency, using: language.formatter)
        .sentence
    }
    choose { $0.stopCost = price.amount.isZero ? nil : price }
    return ""
  }
}

// What leaves the list.
extension ShoppingModel {
  /// The list as it is now, for printing.
  public var printContent: PrintContent { PrintContent(content, using: language.formatter) }

  /// The list as text goes to the clipboard.
  public func copy() { onEvent(.copy(content.text)) }
}
