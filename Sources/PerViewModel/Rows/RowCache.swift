import PerModel

/// The contents of rows that were looked at.
@MainActor
final class RowCache {
  let language: Language
  private(set) var contents: [Product.ID: (input: RowInput, content: ProductRowContent)] = [:]

  /// At most this many are remembered: a list may have a million rows.
  private static let maximumCount = 20_000

  /// Finds the pictures of products.
  private let picture: (Picture.ID) -> Picture?
  /// Finds stores by their names.
  let store: (String) -> Store?
  /// Finds what the price book says of a product.
  let prices: (Product) -> RowPrices?

  init(
    _ language: Language, picture: @escaping (Picture.ID) -> Picture?,
    store: @escaping (String) -> Store?, prices: @escaping (Product) -> RowPrices?
  ) {
    self.language = language
    self.picture = picture
    self.store = store
    self.prices = prices
  }

  /// Forgets products that are gone.
  func forget(productsNotIn comparison: Comparison) {
    contents.forget(productsNotIn: comparison)
  }

  /// Makes all contents again when they are looked at.
  func forgetAll() { contents.removeAll() }

  /// Makes the contents of products with these pictures again when they are looked at.
  func forget(productsWith pictures: Set<Picture.ID>) {
    contents = contents.filter { _, known in
      known.input.standing.product.picture.map { !pictures.contains($0) } ?? true
    }
  }

  /// The row, put into words unless nothing about it has changed.
  func content(_ input: RowInput) -> ProductRowContent {
    let id = input.standing.product.id
    if let known = contents[id], known.input == input { return known.content }
    let content = ProductRowContent(
      input, picture: input.standing.product.picture.flatMap(picture), using: language)
    if contents.count >= Self.maximumCount { contents.removeAll() }
    contents[id] = (input, content)
    return content
  }
}
