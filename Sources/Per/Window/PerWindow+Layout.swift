import GtkKit
import PerViewModel

// How much fits beside each other.
extension PerWindow {
  /// Rows are narrower in a narrow window, and stack their parts if large text or a long unit price
  /// leaves no room for the lines beside it.
  func arrangeRows() {
    arrangeHeading()
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
    bar.offersDetails = leaflet.isFolded && action("details") != nil
    arrangeTitle(in: width)
    bar.room = isTextLarge ? .little : digits < 52 ? .some : .enough
  }

  /// Says what the comparison is about below its title, where large text leaves room for that, and puts the title
  /// below the header bar if that is too short for it.
  private func arrangeTitle(in width: Int) {
    showSubtitle(isTextLarge ? "" : model.subtitle)
    let isBelow = titleBox.parent == titleRow
    let title = titleBox.measureWidth()
    let others = header.measureWidth().minimum - (isBelow ? 0 : title.minimum)
    let goesBelow = others + title.natural > width
    guard goesBelow != isBelow else { return }
    if goesBelow {
      header.titleWidget = Box(.horizontal)
      titleRow.child = titleBox
    } else {
      titleRow.child = nil
      header.titleWidget = titleBox
    }
    titleRow.isVisible = goesBelow
  }
}
