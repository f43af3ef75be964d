import PackOptimizer
import PerModel

/// What is shown of the selected product.
@MainActor
public final class DetailsModel {
  /// What the pane shows; `nil` while no product is selected.
  public private(set) var content: DetailsContent?
  /// "Unfinished: Oat Bran": what is in the form behind the details and not saved; else empty.
  public internal(set) var unfinished = ""
  /// The cheapest packs that cover what is needed.
  var cheapestMix: Result<ProductMix, MixError>? {
    didSet { if cheapestMix != oldValue { makeContent() } }
  }
  private var selection: Product.ID?
  private let current: OpenComparison

  init(_ current: OpenComparison) { self.current = current }

  /// Shows a product, or nothing.
  func show(_ id: Product.ID?) {
    guard selection != id else { return }
    selection = id
    makeContent()
  }

  /// Shows the product as it is now.
  func makeContent() {
    content = selection.flatMap(current.comparison.product).map { product in
      DetailsContent(
        product, in: current.comparison, current.ranking,
        picture: product.picture.flatMap(current.library.pictures.picture),
        store: current.library.stores.store(named: product.store), cheapestMix: cheapestMix,
        cheapestSticker: current.cheapestSticker, using: current.language)
    }
  }
}
