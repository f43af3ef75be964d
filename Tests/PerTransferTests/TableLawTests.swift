import PerModel
import PerText
import RandomTesting
import Testing

@testable import PerTransfer

/// Tables that are put together at random: what was meant comes back, or the row is marked.
@Suite struct TableLawTests {
  /// The headings of a language: name, size, weight in grams, price, store; and of columns that mean nothing here.
  struct Language: Sendable {
    let locale: String
    let name: [String]
    let size: [String]
    let grams: [String]
    let price: [String]
    let store: [String]
    let other: [String]
    var decimal = ","
  }

  static let languages = [
    Language(
      locale: "en_GB", name: ["Product", "product_name", "Item Name"], size: ["Size", "packSize"],
      grams: ["Weight (g)"],
      price: ["Price", "price_gbp", "Price (£)"], store: ["Store", "Shop"],
      other: ["Aisle", "Rating", "id"], decimal: "."),
    Language(
      locale: "de_DE", name: ["Produkt", "Artikelname"], size: ["Menge", "Füllmenge"],
      grams: ["Gewicht in g", "Menge (g)"],
      price: ["Preis", "Preis (€)"], store: ["Laden", "Markt"],
      other: ["Regal", "Bewertung", "Kategorie"]),
    Language(
      locale: "fr_FR", name: ["Produit", "Nom"], size: ["Contenance", "Quantité"],
      grams: ["Poids (g)"],
      price: ["Prix", "Prix TTC (€)"], store: ["Magasin"], other: ["Rayon", "Catégorie"]),
    Language(
      locale: "es_ES", name: ["Producto", "nombreProducto"], size: ["Cantidad", "Tamaño"],
      grams: ["Peso (g)"],
      price: ["Precio", "Precio (€)"], store: ["Tienda", "Supermercado"],
      other: ["Pasillo", "Valoración"]),
    Language(
      locale: "it_IT", name: ["Prodotto", "Nome"], size: ["Quantità", "Formato"],
      grams: ["Peso (g)"],
      price: ["Prezzo", "Prezzo €"], store: ["Negozio"], other: ["Corsia", "Reparto"]),
    Language(
      locale: "nl_NL", name: ["Product", "Naam"], size: ["Inhoud", "Hoeveelheid"],
      grams: ["Gewicht (g)"],
      price: ["Prijs", "Prijs in euro"], store: ["Winkel"], other: ["Schap", "Beoordeling"]),
    Language(
      locale: "pt_BR", name: ["Produto", "Item"], size: ["Quantidade", "Embalagem"],
      grams: ["Peso (g)"],
      price: ["Preço", "Preço (R$)"], store: ["Loja", "Mercado"], other: ["Corredor", "Avaliação"]),
    Language(
      locale: "pl_PL", name: ["Produkt", "Nazwa"], size: ["Ilość", "Opakowanie"],
      grams: ["Waga (g)"],
      price: ["Cena", "Cena (zł)"], store: ["Sklep"], other: ["Półka", "Ocena"]),
    Language(
      locale: "sv_SE", name: ["Vara", "Produktnamn"], size: ["Mängd", "Storlek"],
      grams: ["Vikt (g)"],
      price: ["Pris", "Pris (kr)"], store: ["Butik"], other: ["Hylla", "Betyg"]),
    Language(
      locale: "ja_JP", name: ["商品名", "品名"], size: ["内容量", "容量"], grams: ["重量 (g)"],
      price: ["価格", "値段"],
      store: ["店", "店舗"], other: ["棚", "評価"], decimal: ""),
    Language(
      locale: "zh_CN", name: ["商品", "商品名称"], size: ["规格", "净含量"], grams: ["重量 (g)"],
      price: ["价格", "售价"],
      store: ["超市", "商店"], other: ["货架", "评分"], decimal: "."),
    Language(
      locale: "ar_EG", name: ["المنتج", "اسم المنتج"], size: ["الكمية", "الحجم"],
      grams: ["الوزن (g)"], price: ["السعر"],
      store: ["المتجر"], other: ["الرف", "التقييم"], decimal: "."),
    Language(
      locale: "he_IL", name: ["מוצר", "שם המוצר"], size: ["כמות", "גודל"], grams: ["משקל (g)"],
      price: ["מחיר"],
      store: ["חנות"], other: ["מדף", "דירוג"], decimal: "."),
  ]

  @Test(arguments: languages)
  func whatWasMeantComesBackOrTheRowIsMarked(_ language: Language) throws {
    var generator = SeededGenerator(seed: 35)
    for number in 0..<60 {
      let made = table(in: language, number, &generator)
      let rows = try Texts.rows(made.text, UserLocale(identifier: language.locale))
      guard rows.count == made.meaning.count else {
        Issue.record("\(rows.count) rows of \(made.text)")
        continue
      }
      for (row, meaning) in zip(rows, made.meaning) where row.doubt == nil && row.problem == nil {
        #expect(TableKindTests.brief(row) == meaning, "\(made.text)")
      }
      // Most are read, and not only marked.
      #expect(rows.allSatisfy { $0.doubt == nil && $0.problem == nil }, "\(made.text)")
    }
  }

  private func table(
    in language: Language, _ number: Int, _ generator: inout SeededGenerator
  ) -> (text: String, meaning: [String]) {
    func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
    enum Kind { case name, size, price, store, other, flag, empty, link }
    var kinds: [Kind] = [.name, .size, .price]
    for kind in [Kind.store, .other, .flag, .empty, .link] where Bool.random(using: &generator) {
      kinds.append(kind)
    }
    kinds.shuffle(using: &generator)
    let isInGrams = Bool.random(using: &generator)
    let isInName = !isInGrams && number % 5 == 0
    if isInName { kinds.removeAll { $0 == .size } }
    let separators =
      language.decimal == "," ? [";", "\t", "|", "~"] : [",", ";", "\t", "|", "~"]
    let separator = pick(separators)
    let headings = kinds.map { kind in
      switch kind {
      case .name: pick(language.name)
      case .size: pick(isInGrams ? language.grams : language.size)
      case .price: pick(language.price)
      case .store: pick(language.store)
      case .other: pick(language.other)
      case .flag: "flag"
      case .empty: ""
      case .link: "url"
      }
    }
    let names = ["Oats", "Rice", "Beans", "Flour", "Lentils", "Barley"].shuffled(using: &generator)
    var lines = [headings.joined(separator: separator)]
    var meaning: [String] = []
    for (place, name) in names.enumerated() {
      let grams = Int.random(in: 1...40, using: &generator) * 25 + 100
      let cents = Int.random(in: 55...1999, using: &generator)
      let isWhole = language.decimal.isEmpty
      let paid = isWhole ? "\(cents)" : decimal(cents, language.decimal)
      let store = ["Aldi", "Lidl"][place % 2]
      let cells = kinds.map { kind in
        switch kind {
        case .name: isInName ? "\(name) \(grams) g" : name
        case .size: isInGrams ? "\(grams)" : "\(grams) g"
        case .price: paid
        case .store: store
        case .other: "\(place % 3 + 1)"
        case .flag: "\(place % 2)"
        case .empty: ""
        case .link: "https://shop.example/\(place)"
        }
      }
      lines.append(cells.joined(separator: separator))
      let price = isWhole ? "\(cents)" : trimmed(decimal(cents, "."))
      meaning.append("\(name)|\(grams) g|\(price)" + (kinds.contains(.store) ? "|@\(store)" : ""))
    }
    let lineEnd = number % 7 == 0 ? "\r" : "\n"
    return (lines.map { $0 + lineEnd }.joined(), meaning)
  }

  private func decimal(_ cents: Int, _ separator: String) -> String {
    "\(cents / 100)\(separator)\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }

  private func trimmed(_ decimal: String) -> String {
    var text = decimal
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
