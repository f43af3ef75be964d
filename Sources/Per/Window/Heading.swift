import GtkKit

/// The title of a place: in its header bar, or below that where all the buttons leave too little room for it.
@MainActor
struct Heading {
  let header: HeaderBar
  let title: Widget
  /// Where the title goes below the header bar.
  let row: Bin

  init(_ reference: Reference, header: String, title: String, row: String) {
    self.header = reference.child(header)
    self.title = reference.child(title)
    self.row = reference.child(row)
  }

  /// Puts the title where a bar of this width, in pixels, shows all of it.
  func arrange(in width: Int) {
    let isBelow = title.parent == row
    let measured = title.measureWidth()
    let others = header.measureWidth().minimum - (isBelow ? 0 : measured.minimum)
    let goesBelow = others + measured.natural > width
    guard goesBelow != isBelow else { return }
    if goesBelow {
      header.titleWidget = Box(.horizontal)
      row.child = title
    } else {
      row.child = nil
      header.titleWidget = title
    }
    row.isVisible = goesBelow
  }
}
