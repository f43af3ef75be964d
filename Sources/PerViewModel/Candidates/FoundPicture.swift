import PerDocument

/// The picture or PDF file that something was found in.
struct FoundPicture: Sendable {
  let file: [UInt8]
  /// In pixels, as its pages are seen; a picture has one.
  let pageSizes: [PlacedText.Corner]
  /// The program that shows it; `nil` for the usual one.
  let reader: String?

  /// The size of a page that is shown.
  func size(ofPage page: Int) -> PlacedText.Corner? {
    guard pageSizes.indices.contains(page - 1) else { return nil }
    let size = pageSizes[page - 1]
    return size.x > 0 && size.y > 0 ? size : nil
  }
}
