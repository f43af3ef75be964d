import PerModel
import PerOffers
import PerText

/// Tells cards that were copied from a shop's page as plain text from a list with one product a line: on cards a name, a
/// size, a price and the words of a button are on lines of their own.
struct CardSigns {
  private var lonePrices = 0
  private var loneTexts = 0
  private var products = 0

  /// Looks at the first lines.
  init(_ lines: [[UInt8]], texts: ProductTexts) {
    for bytes in lines {
      let line = String(decoding: bytes, as: UTF8.self)
      if !line.allSatisfy(\.isWhitespace) { look(at: line, texts) }
    }
  }

  private mutating func look(at line: String, _ texts: ProductTexts) {
    // "4.6 (123)" reads like a product and its price.
    if !line.contains(where: \.isLetter), Rating.isShown(in: line.trimmed) { return }
    let read = texts.readers.line.read(line)
    let hasPrice = read.price != nil || read.unitPrice != nil || read.formerPrice != nil
    if !hasPrice {
      if !read.name.isEmpty { loneTexts += 1 }
    } else if read.name.isEmpty, read.quantity == nil || read.isUnitPrice {
      lonePrices += 1
    } else {
      // "500 g 2.99" is one, though it has no name.
      products += 1
    }
  }

  /// Whether these are cards. A badge may say "£2.00 Clubcard Price", which looks like a product.
  var areCards: Bool { lonePrices > 0 && loneTexts > 0 && products * 2 < lonePrices }
}
