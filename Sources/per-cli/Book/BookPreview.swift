import PerModel
import PerText
import PerTransfer
import PerWords

/// Shows what a file would add to the price book.
struct BookPreview {
  private let isJSON: Bool
  private let locale: UserLocale
  private let formatter: Formatter

  init(_ arguments: Arguments, _ locale: UserLocale) {
    (isJSON, self.locale) = (arguments.hasJSON, locale)
    formatter = Formatter(forTerminal: locale)
  }

  func show(_ next: () -> BookItem?) {
    var output = Output()
    var article: Article?
    while let item = next() {
      if isJSON {
        output.writeLine(JSONObject.item(item).line)
        continue
      }
      switch item {
      case .article(let next): article = next
      case .price(let price):
        guard let article, article.id == price.observation.article else { continue }
        output.writeLine(line(of: price.observation, article))
      case .target, .purchase: break
      }
    }
    output.flush()
  }

  /// Shows the names and packs that barcodes of a catalogue stand for.
  func showArticles(_ next: () -> Article?) {
    var output = Output()
    while let article = next() {
      if isJSON {
        output.writeLine(JSONObject.item(.article(article)).line)
        continue
      }
      output.writeLine(
        [
          Terminal.name(article.name), article.pack.map { formatter.quantity($0) } ?? "",
          article.barcode,
        ].joined(separator: "\t"))
    }
    output.flush()
  }

  /// Name, offer, store and day, as a table has them.
  private func line(of fact: PriceObservation, _ article: Article) -> String {
    let product = fact.completed(by: article).product
    let pricing = Pricing(
      currency: fact.currency ?? locale.currency, measure: product.quantity?.measure)
    return [
      Terminal.name(article.name), Terminal.harmless(formatter.offer(of: product, by: pricing)),
      Terminal.name(fact.store), fact.day.description,
    ].joined(separator: "\t")
  }
}
