import PerDocument
import PerModel

/// In which money and for which country a page is, by properties that say it aside.
enum StatedCurrency {
  /// The "CA" of "en_CA" in a property beside a language without a region. Sites of all the world keep "en_US".
  static func region(in document: Document) -> String? {
    let language = document.language.lowercased()
    return document.values(ofProperty: "og:locale").lazy.compactMap { value -> String? in
      let parts = value.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
      guard parts.count == 2, parts[0] == language, parts[1] != "us",
        Region(code: parts[1].uppercased()) != nil
      else { return nil }
      return parts[1]
    }.first
  }

  /// The currency of all prices in the data of a page; `nil` where there are several.
  static func common(in document: Document) -> Currency? {
    var codes = Set(document.values(ofProperty: "currency").map { $0.uppercased() })
    for text in document.jsonTexts {
      var rest = Substring(text)
      while codes.count < 2, let name = rest.firstRange(of: "\"priceCurrency\"") {
        rest = rest[name.upperBound...]
        let value = rest.drop { $0.isWhitespace || ":\"".contains($0) }
        codes.insert(String(value.prefix { $0.isLetter }).uppercased())
      }
    }
    for (node, value) in document.values where value.utf8.count == 3 {
      let node = document.nodes[node]
      if !node.isText, document.shapes[node.shape].hints.contains("pricecurrency") {
        codes.insert(value.uppercased())
      }
    }
    guard codes.count == 1, let code = codes.first, let currency = Currency(code: code),
      Currency.all.contains(currency)
    else { return nil }
    return currency
  }
}
