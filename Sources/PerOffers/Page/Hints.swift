import PerDocument

/// What the names that authors give to elements say of a price. Hints only, and in the language of programmers.
struct Hints {
  private let words: [Substring]
  private let text: String

  init(_ text: String) {
    self.text = text
    words = text.split { !$0.isLetter && !$0.isNumber }
  }

  private func has(_ stems: [String]) -> Bool { stems.contains { text.holds($0) } }

  /// One of the words begins or ends so.
  private func hasEdge(_ stems: [String]) -> Bool {
    words.contains { word in stems.contains { word.hasPrefix($0) || word.hasSuffix($0) } }
  }

  /// A price of some kind.
  var isPrice: Bool {
    has([
      "price", "preis", "prix", "precio", "preco", "prezzo", "cena", "cenov", "hinta", "prijs",
      "pris_", "pris-", "amount", "kaina", "fiyat", "cijena", "harga", "cost",
    ])
  }
  /// What was asked before.
  var isFormer: Bool {
    has([
      "strike", "crossed", "line-through", "list-price", "listprice", "list_price", "msrp", "rrp",
      "regular", "before", "original", "previous", "former", "compare-at", "compareat", "ancien",
      "antiguo", "full-price", "fullprice", "price-standard", "highprice", "high-price", "statt",
      "recommended-retail",
    ]) || hasEdge(["old", "was", "uvp"])
  }
  /// What is asked now.
  var isCurrent: Bool {
    has([
      "current", "final", "sale", "special", "offer", "now", "actual", "our-price", "ourprice",
      "buybox", "today", "lowprice", "aktuell", "sell",
    ])
  }
  /// What one unit costs.
  var isPerUnit: Bool {
    has([
      "unit-price", "unitprice", "unit_price", "per-unit", "perunit", "permeasure", "per-measure",
      "baseprice", "base-price", "grundpreis", "price-per", "priceper", "ppu", "per-kilo",
      "comparison-price", "comparative", "reference-price", "price__unit", "price-unit",
    ])
  }
  /// Money that is not the price of the article.
  var isOther: Bool {
    has([
      "shipping", "delivery", "versand", "liefer", "envio", "livraison", "install", "month",
      "instal", "saving", "discount", "deposit", "pfand", "coupon", "voucher", "cashback",
      "subtotal",
      "minicart", "mini-cart", "finance", "klarna", "afterpay", "loan", "gift", "donat", "warranty",
      "insurance",
    ])
  }
  /// Where prices of other things are more likely.
  var isBeside: Bool {
    has([
      "basket", "bonus", "points", "filter", "facet", "range", "slider", "tax", "vat-", "header",
      "carousel", "recommend", "related", "sponsor",
    ]) || hasEdge(["cart", "save"])
  }
  /// What members pay.
  var isLoyalty: Bool {
    has(["loyalty", "member", "clubcard", "club-price", "nectar", "card-price", "prime-price"])
  }
  /// What the article is called.
  var isName: Bool { has(["name", "title", "heading", "product-link", "description"]) }
  /// Who makes it.
  var isBrand: Bool { has(["brand", "manufacturer", "vendor", "marke"]) }
  /// The value of `itemprop` itself.
  var isPriceProperty: Bool { words.contains("price") && !isFormer }
}
