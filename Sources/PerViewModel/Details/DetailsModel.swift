import PackOptimizer
import PerDatabase
import PerModel
import PerShopping

/// What is shown of the selected product.
@MainActor
public final class DetailsModel {
  /// What the pane shows; `nil` while no product is selected.
  public private(set) var content: DetailsContent?
  /// What the price book says of the product; `nil` if it says nothing, or has not been asked yet.
  public private(set) var prices: ArticlePrices?
  /// The article of the price book that the product is one of; `nil` where the book does not know it.
  public private(set) var article: Article.ID?
  /// "Unfinished: Oat Bran": what is in the form behind the details and not saved; else empty.
  public internal(set) var unfinished = ""
  /// Called when the price book has answered.
  var onPrices: () -> Void = {}
  /// The cheapest packs that cover what is needed.
  var cheapestMix: Result<ProductMix, MixError>? {
    didSet { if cheapestMix != oldValue { makeContent() } }
  }
  private var selection: Product.ID?
  private let current: OpenComparison

  init(_ current: OpenComparison) { self.current = current }

  private var product: Product? { selection.flatMap(current.comparison.product) }

  /// Shows a product, or nothing.
  func show(_ id: Product.ID?) {
    guard selection != id else { return }
    selection = id
    (prices, article) = (nil, nil)
    makeContent()
  }

  /// Shows the product as it is now.
  func makeContent() {
    content = product.map { product in
      DetailsContent(product, in: current, cheapestMix: cheapestMix)
    }
    askPriceBook()
  }

  /// Asks the price book about the product. What it has said of the product stays until then.
  private func askPriceBook() {
    guard let asked = product else {
      (prices, article) = (nil, nil)
      return
    }
    let (currency, today) = (current.comparison.currency, CalendarDay.today)
    current.library.file.run(
      { (database) throws(DatabaseError) in
        try KnownPrices(of: asked, in: currency, on: today, database)
      },
      then: { [weak self] (result: Result<KnownPrices, DatabaseError>) in
        // Read errors are reported when something is saved.
        guard let self, product == asked, let known = try? result.get() else { return }
        let prices = ArticlePrices(
          known, on: today, in: current.comparison, using: current.language)
        guard prices != self.prices || known.article?.id != article else { return }
        (self.prices, article) = (prices, known.article?.id)
        onPrices()
      })
  }
}
