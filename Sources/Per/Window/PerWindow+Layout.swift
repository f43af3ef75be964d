import GtkKit
import PerViewModel

// How much fits beside each other.
extension PerWindow {
  /// Arranges everything for the width that the window really has: a new size is told before anything has its place in
  /// that.
  func followLayout() {
    onLaidOut { [weak self] in
      guard let self, allocatedWidth != arrangedWidth else { return }
      MainLoop.whenIdle { [weak self] in
        if let self, !isGone { arrangeRows() }
      }
    }
  }

  /// Rows are narrower in a narrow window, and stack their parts if large text or a long unit price
  /// leaves no room for the lines beside it.
  func arrangeRows() {
    arrangedWidth = allocatedWidth
    arrangePageHeading()
    let width = leaflet.isFolded ? allocatedWidth : allocatedWidth - formPage.allocatedWidth
    guard width > 0 else { return }
    let (digit, price) = (max(bar.digitWidth, 1), list.widestUnitPrice)
    let digits = max(width / digit, 1)
    list.layout = .init(digits: digits, unitPrice: price / digit, isNarrow: leaflet.isFolded)
    isTextLarge = digits < 32
    // The menu, Ctrl+F and typing start a search, too.
    searchButton.isVisible = model.isEnabled(.find) && !isTextLarge
    arranging.place =
      model.comparison.products.isEmpty
      ? .nowhere : !leaflet.isFolded && digits >= 52 ? .header : .line
    switcher.isVisible = !leaflet.isFolded && digits >= 52
    bar.offersDetails =
      leaflet.isFolded && action("details") != nil && !model.comparison.products.isEmpty
    arrangeTitle(in: width)
    bar.room = isTextLarge ? .little : digits < 52 ? .some : .enough
    levelBars()
  }

  /// Makes the bars at the bottom as high as that of the form while it says no more than what to type. They do not
  /// follow as that grows: typing moves nothing else.
  private func levelBars() {
    // A page that is not shown yet has no width.
    let width = formPage.allocatedWidth
    if form.content?.isAtRest == true, !leaflet.isFolded, width > 0 {
      idleBarHeight = form.bar.measureHeight(forWidth: width).natural
    }
    let height = leaflet.isFolded ? -1 : idleBarHeight
    for other in [bar.bar, details?.bar] { other?.setSizeRequest(height: height) }
  }

  /// Says what the comparison is about below its title, where large text leaves room for that, and puts the title
  /// below the header bar if that is too short for it.
  private func arrangeTitle(in width: Int) {
    showSubtitle(isTextLarge ? "" : model.subtitle)
    heading.arrange(in: width)
  }
}
