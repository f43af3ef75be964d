import GtkKit
import PerViewModel
import ToolkitTesting

@testable import Per

// What tests look at.

extension ProductFormPane {
  func entry(_ field: ProductForm.Field) -> Entry {
    if fields[field] == nil, let group = field.group { groups[group]?.isExpanded = true }
    guard let entry = fields[field]?.entry else { preconditionFailure("no entry for \(field)") }
    return entry
  }

  var isSubmitSensitive: Bool { submit.isSensitive }
  var isWayOutOffered: Bool { wayOut.button.isVisible }
  var isPictureShown: Bool { about?.isPictureShown ?? false }
  var shownUnit: String? { unit.selectedItem?.title }

  func chooseUnit(_ id: String) {
    if let index = unit.items.firstIndex(where: { $0.id == id }) { unit.choose(index) }
  }
}

extension ProductRow {
  var isNameTipped: Bool { nameLabel.tooltip != nil }
  /// Width and height in pixels of the display; `nil` while the placeholder is shown.
  var shownPictureSize: (width: Int, height: Int)? {
    thumbnail.texture.map { ($0.width, $0.height) }
  }
  var pictureAllocation: (width: Int, height: Int) {
    (picture.allocatedWidth, picture.allocatedHeight)
  }
  var isUnitPriceWhole: Bool {
    unitPrice.ellipsis == .none && unitPrice.allocatedWidth >= unitPrice.measureWidth().minimum
  }
}

extension ComparisonsWindow {
  /// The titles of the rows, from the top.
  var titles: [String] { items.map(\.title) }
}

extension Thumbnails {
  static var isIdle: Bool { reading == 0 }
}

extension ProductList {
  var scroll: ScrolledWindow { sparse.scroll }
  /// Whether all rows near the visible ones have been made.
  var isAtRest: Bool { sparse.isAtRest }
}
