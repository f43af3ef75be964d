import GtkKit
import PerModel
import PerViewModel
import PerWords

/// A row of the list. All it shows comes from `content`; all it reports is that its check button
/// was toggled.
final class ProductRow: ListBoxRow, TemplateWidget {
  static let template = Template(
    name: "PerProductRow", parent: .listBoxRow, markup: Embedded.productRow)

  private let grid: Grid
  private let side: Box
  let picture: Bin
  let thumbnail: Image
  private let lines: Widget
  private let captions: Widget
  private let outcome: Box
  private let bar: LevelBar
  let nameLabel: Label
  private let paid: Label
  private let deal: Label
  private let figures: Label
  private let facts: Label
  private let note: Label
  private let storeLines: Box
  private var shownLines: [StoreLines.Line] = []
  let unitPrice: Label
  private let badge: Label
  private let difference: Label
  let basket: CheckButton
  private var basketConnection: SignalConnection?

  /// Called when the user puts the product into the basket or takes it out.
  var onBasketToggled: (ProductRowContent.ID) -> Void = { _ in }

  required init(_ reference: Reference) {
    grid = reference.child("grid")
    side = reference.child("side")
    picture = reference.child("picture")
    thumbnail = reference.child("thumbnail")
    lines = reference.child("lines")
    captions = reference.child("captions")
    outcome = reference.child("outcome")
    bar = reference.child("bar")
    nameLabel = reference.child("name")
    paid = reference.child("paid")
    deal = reference.child("deal")
    figures = reference.child("figures")
    facts = reference.child("facts")
    note = reference.child("note")
    storeLines = reference.child("store_lines")
    unitPrice = reference.child("unit_price")
    badge = reference.child("badge")
    difference = reference.child("difference")
    basket = reference.child("basket")
    super.init(reference)
    deal.horizontalAlignment = .start
    bar.removeOffsets()
    // Space on the row does the same; one Tab stop per row is enough.
    basket.isFocusable = false
    // A check button takes the focus all the same (gtk_check_button_focus), and Tab would get stuck
    // here.
    basket.canFocus = false
    basketConnection = basket.onToggled { [weak self] _ in
      guard let self, let content else { return }
      onBasketToggled(content.id)
    }
  }

  /// What the row shows. Setting it fills every label.
  var content: ProductRowContent? {
    didSet {
      guard let content, content != oldValue else { return }
      if content.picture != oldValue?.picture {
        Thumbnails.show(content.picture, in: thumbnail, of: picture) { [weak self] in
          self?.content?.picture == content.picture
        }
      }
      show(content)
    }
  }

  /// Whether the selected row also shows its captions.
  var isOpen = false {
    didSet { if isOpen != oldValue { showCaptions() } }
  }

  /// Whether the row catches the eye, because it has just been added.
  var isMarked = false {
    didSet { if isMarked != oldValue { setCssClass("marked", isMarked) } }
  }

  private func show(_ content: ProductRowContent) {
    nameLabel.text = content.name
    nameLabel.tooltip = content.name.count > 80 ? String(content.name.prefix(2000)) : nil
    showPaid(content)
    showCaptions()
    unitPrice.text = content.unitPrice
    badge.show(content.badge)
    difference.show(content.difference)
    bar.value = Double(content.yield) / 1000
    bar.isVisible = content.yield > 0
    basketConnection?.withoutCalls { basket.isActive = content.isInBasket }
    setCssClass("best", content.isBest)
    badge.setCssClass("worst", content.isWorst)
    setAccessible(label: content.accessibleName)
    // Translators: names the check button of a row; %1$s is the name of the product.
    basket.setAccessible(label: localized("In the basket: %1$s", content.name))
    setAccessible(description: content.accessibleDescription)
  }

  /// Shows the chip and, of the selected row, everything else that is known.
  private func showCaptions() {
    guard let content else { return }
    deal.show(content.chip)
    figures.show(isOpen ? content.figures : "")
    facts.show(isOpen ? content.facts : "")
    note.show(isOpen ? content.note : "")
    let lines = isOpen ? content.storeLines.brief : []
    if lines != shownLines {
      shownLines = lines
      storeLines.show(lines)
      storeLines.isVisible = !lines.isEmpty
    }
    let rest = [content.figures, content.facts, content.note]
    captions.isVisible =
      !content.chip.isEmpty || isOpen && (!lines.isEmpty || rest.contains { !$0.isEmpty })
  }

  /// Shows the price, the former price struck through, and the store.
  private func showPaid(_ content: ProductRowContent) {
    let former = content.formerPrice.escapedForMarkup
    let store = content.store.escapedForMarkup
    paid.setMarkup(
      content.paid.escapedForMarkup + (former.isEmpty ? "" : " <s>\(former)</s>")
        + (store.isEmpty ? "" : factSeparator.keepingSeparators + store))
    paid.isVisible = !paid.text.isEmpty
  }

  /// How the parts of the row are arranged.
  enum Layout: Hashable {
    /// Picture, lines, outcome, check button.
    case wide
    /// The check button moves under the picture: the window is narrow.
    case narrow
    /// The outcome moves under the lines: large text or a long unit price. The check button stays at the
    /// end unless the window is narrow.
    case stacked(isNarrow: Bool)

    /// What fits into a list with room for a number of digits, beside its widest unit price, whose width is
    /// counted in digits, too.
    init(digits: Int, unitPrice price: Int, isNarrow: Bool) {
      // A name has to have room for a word, and for a long one in a narrow window, which would grow.
      let name = isNarrow ? 34 : 22
      if digits < max(32, price + name) {
        self = .stacked(isNarrow: isNarrow)
      } else {
        self = isNarrow && digits < max(52, price + 42) ? .narrow : .wide
      }
    }
  }

  /// The width of a unit price in the font of the row, in pixels.
  func widthOfUnitPrice(_ text: String) -> Int { unitPrice.textWidth(of: text) }

  /// The layout, the same for all rows.
  var layout: Layout? {
    didSet {
      guard let layout, layout != oldValue else { return }
      arrange(layout)
    }
  }

  private func arrange(_ layout: Layout) {
    let parts: [Widget] = [side, lines, outcome, captions, bar]
    if side.parent == grid {
      for part in parts { grid.remove(part) }
    }
    if basket.parent == side { side.remove(basket) } else { grid.remove(basket) }
    // The outcome has the whole width of the row there, which is not always enough for one line.
    var isStacked: Bool { if case .stacked = layout { true } else { false } }
    for label in [unitPrice, badge] { label.wraps = isStacked }
    switch layout {
    case .wide:
      grid.attach(side, column: 0, row: 0, rowSpan: 2)
      grid.attach(lines, column: 1, row: 0)
      grid.attach(outcome, column: 2, row: 0)
      grid.attach(basket, column: 3, row: 0)
      grid.attach(captions, column: 1, row: 1, columnSpan: 2)
      grid.attach(bar, column: 1, row: 2, columnSpan: 2)
    case .narrow:
      side.append(basket)
      grid.attach(side, column: 0, row: 0, rowSpan: 2)
      grid.attach(lines, column: 1, row: 0)
      grid.attach(outcome, column: 2, row: 0)
      grid.attach(captions, column: 1, row: 1, columnSpan: 2)
      grid.attach(bar, column: 1, row: 2, columnSpan: 2)
    case .stacked(let isNarrow):
      if isNarrow { side.append(basket) } else { grid.attach(basket, column: 2, row: 0) }
      grid.attach(side, column: 0, row: 0)
      grid.attach(lines, column: 1, row: 0)
      grid.attach(outcome, column: 0, row: 1, columnSpan: 2)
      grid.attach(captions, column: 0, row: 2, columnSpan: 2)
      grid.attach(bar, column: 0, row: 3, columnSpan: 2)
    }
  }
}

extension Label {
  /// Shows a text, or hides the label if it is empty.
  func show(_ text: String) {
    self.text = text
    isVisible = !text.isEmpty
  }
}
