import GtkKit
import PerModel
import PerViewModel
import PerWords

/// What is known of the selected product, and what can be done with it. It shows `content`; its buttons
/// are actions of the window.
final class DetailsPane: Box, TemplateWidget {
  static let template = Template(
    name: "PerDetailsPane", parent: .box, markup: Embedded.productDetails,
    uses: [Disclosure.self])

  private let unfinishedBox: Widget
  private let unfinishedLabel: Label
  private let resume: Button
  private let picture: Bin
  private let thumbnail: Image
  private let name: Label
  private let offer: Label
  private let barcode: Label
  private let outcome: Widget
  let unitPrice: Label
  private let standing: Label
  private let decision: Label
  private let figures: Label
  private let terms: Box
  private let basketLine: Widget
  private let takeOut: Button
  private let basketCount: Label
  private let putIn: Button
  private let note: Label
  private let calculationGroup: Disclosure
  private let calculation: Label
  private let priceVerdict: Label
  private let priceRemarks: Label
  private let stepsTitle: Widget
  private let steps: DrawingArea
  private let seenTitle: Widget
  private let pricesSeen: Box
  private let storeName: Label
  private let storeGroup: Disclosure
  private let storeLines: Box
  let scroll: ScrolledWindow
  let bar: Widget
  let editButton: Button
  private let duplicateButton: Button
  private let removeButton: Button

  /// Called when the user wants to go on with what is in the form.
  var onResume: () -> Void = {}
  /// Called when the user opens what a line about the store leads to.
  var onOpen: (StoreLines.Line) -> Void = { _ in }
  /// Called when the user wants one more pack in the basket, or one fewer.
  var onBasket: (_ difference: Int) -> Void = { _ in }
  /// Called when the user leaves with Escape.
  var onLeave: () -> Void = {}

  required init(_ reference: Reference) {
    unfinishedBox = reference.child("unfinished_box")
    unfinishedLabel = reference.child("unfinished")
    resume = reference.child("resume")
    picture = reference.child("picture")
    thumbnail = reference.child("thumbnail")
    name = reference.child("name")
    offer = reference.child("offer")
    barcode = reference.child("barcode")
    outcome = reference.child("outcome")
    unitPrice = reference.child("unit_price")
    standing = reference.child("standing")
    decision = reference.child("decision")
    figures = reference.child("figures")
    terms = reference.child("terms")
    basketLine = reference.child("basket_line")
    takeOut = reference.child("take_out")
    basketCount = reference.child("basket_count")
    putIn = reference.child("put_in")
    note = reference.child("note")
    calculationGroup = reference.child("calculation_group")
    calculation = reference.child("calculation")
    priceVerdict = reference.child("price_verdict")
    priceRemarks = reference.child("price_remarks")
    stepsTitle = reference.child("steps_title")
    steps = reference.child("steps")
    seenTitle = reference.child("seen_title")
    pricesSeen = reference.child("prices_seen")
    storeName = reference.child("store_name")
    storeGroup = reference.child("store_group")
    storeLines = reference.child("store_lines")
    scroll = reference.child("details_scroll")
    bar = reference.child("bar")
    editButton = reference.child("edit")
    duplicateButton = reference.child("duplicate")
    removeButton = reference.child("remove")
    super.init(reference)
    calculationGroup.title = localized("How This Is Worked Out")
    terms.flowLikeWords()
    pricesSeen.layOutInFourColumns()
    reference.child("buttons", as: Box.self).stackWhereNarrow(.row)
    reference.child("text_buttons", as: Box.self).stackWhereNarrow(.labels)
    duplicateButton.tooltip = AppAction.duplicate.title
    removeButton.tooltip = AppAction.remove.title
    resume.onClicked { [weak self] in self?.onResume() }
    for (button, title) in [
      (putIn, localized("One More in the Basket")), (takeOut, localized("One Fewer in the Basket")),
    ] {
      button.tooltip = title
      button.setAccessible(label: title)
    }
    putIn.onClicked { [weak self] in self?.onBasket(1) }
    takeOut.onClicked { [weak self] in self?.onBasket(-1) }
    let keys = ShortcutController()
    keys.add("Escape") { [weak self] in
      self?.onLeave()
      return true
    }
    addController(keys)
  }

  /// What is in the form and not saved; empty where nothing is.
  var unfinished = "" {
    didSet {
      guard unfinished != oldValue else { return }
      unfinishedLabel.text = unfinished
      unfinishedBox.isVisible = !unfinished.isEmpty
    }
  }

  /// What is shown.
  var content: DetailsContent? {
    didSet {
      guard let content, content != oldValue else { return }
      if content.picture != oldValue?.picture {
        Thumbnails.show(content.picture, in: thumbnail, of: picture, side: 56) { [weak self] in
          self?.content?.picture == content.picture
        }
      }
      show(content, unlike: oldValue)
    }
  }

  /// What the price book says of the product.
  var prices: ArticlePrices? {
    didSet {
      guard prices != oldValue else { return }
      priceVerdict.show(prices?.verdict ?? "")
      priceRemarks.show((prices?.remarks ?? []).joined(separator: "\n"))
      for (kind, name) in [(PriceVerdict.low, "good"), (.high, "worse")] {
        priceVerdict.setCssClass(name, prices?.kind == kind)
      }
      if prices?.steps != oldValue?.steps { show(prices?.steps) }
      if prices?.seen != oldValue?.seen { show(prices?.seen ?? []) }
    }
  }

  private func show(_ shown: PriceSteps?) {
    for widget in [stepsTitle, steps] { widget.isVisible = shown != nil }
    if let shown { steps.show(shown) }
  }

  /// Lists the prices that were seen, a line for each.
  private func show(_ seen: [ArticlePrices.Seen]) {
    for widget in [seenTitle, pricesSeen] { widget.isVisible = !seen.isEmpty }
    pricesSeen.removeAll()
    for price in seen {
      let texts = [price.day, price.store, price.price, price.unitPrice]
      for (column, text) in texts.enumerated() {
        let label = Label(text)
        label.wrapWhereNarrow()
        label.alignment = column < 2 ? 0 : 1
        label.addCssClass("numeric")
        if column == 0 { label.addCssClass("dim-label") }
        if column == 3 { label.addCssClass("heading") }
        pricesSeen.append(label)
      }
    }
  }

  private func show(_ content: DetailsContent, unlike old: DetailsContent?) {
    name.text = content.name
    showOffer(content)
    barcode.show(content.barcode)
    unitPrice.text = content.outcome.unitPrice.breakingBeforeAmount
    standing.show(content.outcome.standing.keepingSeparators)
    decision.show(content.decision)
    figures.show(content.figures)
    outcome.setCssClass("best", content.outcome.isBest)
    outcome.setAccessible(label: content.spoken)
    if content.terms != old?.terms { showTerms(content.terms) }
    show(content.basket)
    note.show(content.note)
    let linked = content.linkedNote
    if linked.hasAddress {
      note.setMarkup(
        linked.parts.map { part in
          let text = part.text.escapedForMarkup
          return part.isAddress ? "<a href=\"\(text)\">\(text)</a>" : text
        }.joined())
    }
    calculation.text = content.outcome.calculation
    calculationGroup.isVisible = !content.outcome.calculation.isEmpty
    storeName.show(content.storeLines.isEmpty ? content.store : "")
    storeGroup.isVisible = !content.storeLines.isEmpty
    storeGroup.title = content.store
    if content.storeLines != old?.storeLines {
      storeLines.show(content.storeLines) { [weak self] in self?.onOpen($0) }
    }
    if content.id != old?.id { scroll.verticalPosition = 0 }
    guard content.name != old?.name else { return }
    // Translators: names a button for screen readers; %1$s is the name of a product.
    duplicateButton.setAccessible(label: localized("Duplicate %1$s", content.name))
    // Translators: names a button for screen readers; %1$s is the name of a product.
    removeButton.setAccessible(label: localized("Remove %1$s", content.name))
  }

  /// Shows what one pack costs, the former price struck through, and the brand.
  private func showOffer(_ content: DetailsContent) {
    let former = content.formerPrice.escapedForMarkup
    let brand = content.brand.escapedForMarkup
    let paid = [content.offer.escapedForMarkup, former.isEmpty ? "" : "<s>\(former)</s>"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let text = [paid, brand].filter { !$0.isEmpty }.joined(separator: factSeparator)
    offer.setMarkup(text)
    offer.isVisible = !text.isEmpty
  }

  private func show(_ basket: DetailsContent.BasketCount) {
    basketCount.text = basket.count
    basketLine.setAccessible(label: basket.spoken)
    let buttons = [(takeOut, basket.canTakeOut), (putIn, basket.canPutIn)]
    // The focus does not stay on a button that can do no more.
    for (button, canBeUsed) in buttons where canBeUsed { button.isSensitive = true }
    for ((button, canBeUsed), (other, _)) in zip(buttons, buttons.reversed())
    where !canBeUsed && button.containsFocus { other.grabFocus() }
    for (button, canBeUsed) in buttons where !canBeUsed { button.isSensitive = false }
  }

  private func showTerms(_ texts: [String]) {
    terms.removeAll()
    terms.isVisible = !texts.isEmpty
    for text in texts {
      let chip = Label(text)
      chip.wrapWhereNarrow()
      chip.addCssClass("deal")
      terms.append(chip)
    }
  }
}
