import PerModel
import PerText

/// The prices of an article as a table.
public enum PriceTable {
  /// Comma-separated values (RFC 4180), the newest price first. Days are written as in ISO 8601, numbers as
  /// the user's locale writes them.
  public static func csv(of known: ArticleKnowledge, using formatter: Formatter) -> String {
    let writer = TableWriter(.comma)
    let headings = [
      "date", "store", "quantity", "price", "currency", "deal", "unit price", "offer", "until",
      "note",
    ]
    let rows = known.facts.reversed().map { fact in
      let product = fact.completed(by: known.article).product
      let currency = fact.currency ?? known.currency
      let unitPrice = known.unitPrice(of: fact).flatMap { unitPrice in
        known.reference.map {
          formatter.unitPrice(unitPrice, per: $0, of: known.history?.measure.countName)
        }
      }
      return [
        fact.day.description, fact.store,
        product.quantity.map { formatter.editable($0, withUnit: true) } ?? "",
        product.price.map(formatter.editable) ?? "", currency.code,
        product.deal.map { formatter.editable($0, in: currency) } ?? "", unitPrice ?? "",
        fact.isOffer ? "x" : "", fact.until?.description ?? "", fact.note,
      ]
    }
    var table: [UInt8] = []
    for row in [headings] + rows { writer.add(row: row, to: &table) }
    return String(decoding: table, as: UTF8.self)
  }
}
