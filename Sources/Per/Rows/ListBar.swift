import GtkKit
import PerText
import PerViewModel

/// The bar under the list: the basket, whose stores a click shows, the cheapest way to cover a need, and what
/// decides.
@MainActor
final class ListBar {
  let bar: Widget
  private let grid: Grid
  let basket: MenuButton
  private let basketCaption: Label
  private let basketTotal: Label
  private let stores: Box
  private let need: Widget
  private let needCaption: Label
  private let needAnswer: Label
  private let details: Widget
  private let decision: Label
  private let otherBasis: Box
  private let otherBasisSentence: Label
  private let compareByOther: Button
  private let declineOther: Button

  init(_ reference: Reference) {
    bar = reference.child("list_bar")
    grid = reference.child("list_bar_grid")
    basket = reference.child("basket")
    basketCaption = reference.child("basket_caption")
    basketTotal = reference.child("basket_total")
    stores = reference.child("basket_stores")
    need = reference.child("need")
    needCaption = reference.child("need_caption")
    needAnswer = reference.child("need_answer")
    details = reference.child("details_button")
    decision = reference.child("decision")
    otherBasis = reference.child("other_basis")
    otherBasisSentence = reference.child("other_basis_sentence")
    compareByOther = reference.child("compare_by_other")
    declineOther = reference.child("decline_other")
    otherBasis.stackWhereNarrow(.row)
    arrange()
  }

  /// How much fits beside each other.
  enum Room {
    case enough
    /// The need goes below the basket.
    case some
    /// So does the button of the details.
    case little
  }

  var room = Room.enough {
    didSet { if room != oldValue { arrange() } }
  }

  private func arrange() {
    for part in [basket, need, details] where part.parent == grid { grid.remove(part) }
    grid.attach(basket, column: 0, row: 0)
    switch room {
    case .enough:
      grid.attach(need, column: 1, row: 0)
      grid.attach(details, column: 2, row: 0)
    case .some:
      grid.attach(details, column: 1, row: 0)
      grid.attach(need, column: 0, row: 1, columnSpan: 2)
    case .little:
      grid.attach(need, column: 0, row: 1)
      grid.attach(details, column: 0, row: 2)
    }
  }

  /// Whether the bar has a button that shows the details of the selected row, and so is there for that alone.
  var offersDetails = false {
    didSet {
      details.isVisible = offersDetails
      showWhereNeeded()
    }
  }

  private func showWhereNeeded() {
    bar.isVisible = offersDetails || content.map { !$0.isEmpty } ?? false
  }

  /// Called when the user accepts the comparison that the bar suggests.
  func onCompareByOther(_ handler: @escaping (SettingsContent.Basis) -> Void) {
    compareByOther.onClicked { [weak self] in
      if let basis = self?.content?.otherBasis?.basis { handler(basis) }
    }
  }

  /// Called when the user declines the comparison that the bar suggests.
  func onDeclineOther(_ handler: @escaping () -> Void) { declineOther.onClicked(handler) }

  /// How wide a digit of a caption is, in pixels.
  var digitWidth: Int { basketCaption.textWidth(of: "0") }

  /// What the bar shows; it is absent while there is nothing to say.
  var content: ListBarContent? {
    didSet {
      guard let content, content != oldValue else { return }
      show(content.basket)
      show(content.need)
      decision.show(content.decision)
      otherBasis.isVisible = content.otherBasis != nil
      otherBasisSentence.text = content.otherBasis?.sentence ?? ""
      showWhereNeeded()
    }
  }

  private func show(_ shown: ListBarContent.BasketLine?) {
    basket.isVisible = shown != nil
    guard let shown else { return }
    basketCaption.text = shown.caption
    basketTotal.text = shown.total
    basket.setAccessible(label: shown.sentence)
    stores.removeAll()
    for store in shown.stores { stores.append(line(store)) }
    if !shown.note.isEmpty { stores.append(Label(shown.note)) }
  }

  private func line(_ store: ListBarContent.StoreTotal) -> Widget {
    let line = Box(.horizontal, spacing: 18)
    let name = Label(store.name)
    name.alignment = 0
    name.expandsHorizontally = true
    line.append(name)
    let total = Label(store.total)
    total.addCssClass("numeric")
    line.append(total)
    return line
  }

  private func show(_ shown: ListBarContent.NeedLine?) {
    need.isVisible = shown != nil
    guard let shown else { return }
    needCaption.text = shown.caption
    needAnswer.text = shown.answer
    needAnswer.tooltip = shown.sentence
  }
}
