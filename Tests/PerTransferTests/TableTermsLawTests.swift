import PerModel
import PerText
import RandomTesting
import Testing

@testable import PerTransfer

/// Tables of prices with what else shops say of them, put together at random: discounts, counts, prices of one and of a
/// kilogram, prices in cents, and numbers of rows. What was meant comes back, or the row is marked.
@Suite struct TableTermsLawTests {
  /// The headings of a language, and how it writes money.
  struct Language: Sendable, CustomTestStringConvertible {
    let locale: String
    let name: String
    let size: String
    let price: String
    let discount: [String]
    let count: [String]
    let perKilogram: [String]
    let perPiece: [String]
    /// Empty where prices have no cents.
    let cents: [String]
    let number: [String]
    let money: String
    var decimal = ","

    var testDescription: String { locale }
  }

  static let languages = [
    Language(
      locale: "en_US", name: "Product", size: "Size", price: "Price",
      discount: ["Discount", "You save", "Savings"], count: ["Count", "Qty", "Packs"],
      perKilogram: ["Unit price", "$/kg", "Price per kg"],
      perPiece: ["Price each", "Price per piece"], cents: ["Price (cents)", "Price (¢)"],
      number: ["#", "No", "No.", "L", "G"], money: "$", decimal: "."),
    Language(
      locale: "de_DE", name: "Produkt", size: "Menge", price: "Preis",
      discount: ["Rabatt", "Ersparnis", "Nachlass"], count: ["Anzahl", "Stück", "Packungen"],
      perKilogram: ["Grundpreis", "€/kg", "Preis pro kg"],
      perPiece: ["Preis pro Stück", "Stückpreis"], cents: ["Preis (ct)", "Preis in Cent"],
      number: ["Nr", "Nr.", "#", "M", "Lfd. Nr."], money: " €"),
    Language(
      locale: "fr_FR", name: "Produit", size: "Contenance", price: "Prix",
      discount: ["Remise", "Réduction"], count: ["Nombre", "Qté"],
      perKilogram: ["Prix au kg", "€/kg"], perPiece: ["Prix à l'unité", "Prix par pièce"],
      cents: ["Prix (centimes)"], number: ["N°", "No", "#", "L"], money: " €"),
    Language(
      locale: "es_ES", name: "Producto", size: "Tamaño", price: "Precio",
      discount: ["Descuento", "Ahorro", "Dto."], count: ["Unidades", "Uds."],
      perKilogram: ["Precio por kg", "€/kg"], perPiece: ["Precio por unidad"],
      cents: ["Precio (céntimos)"], number: ["N.º", "Núm.", "#", "G"], money: " €"),
    Language(
      locale: "it_IT", name: "Prodotto", size: "Formato", price: "Prezzo",
      discount: ["Sconto", "Risparmio"], count: ["Pezzi", "N. pezzi"],
      perKilogram: ["Prezzo al kg", "€/kg"], perPiece: ["Prezzo al pezzo"],
      cents: ["Prezzo (centesimi)"], number: ["N.", "#", "M"], money: " €"),
    Language(
      locale: "nl_NL", name: "Product", size: "Inhoud", price: "Prijs",
      discount: ["Korting", "Besparing"], count: ["Aantal", "Stuks"],
      perKilogram: ["Prijs per kg", "€/kg"], perPiece: ["Prijs per stuk"],
      cents: ["Prijs (cent)"], number: ["Nr", "#", "L"], money: " €"),
    Language(
      locale: "pt_BR", name: "Produto", size: "Embalagem", price: "Preço",
      discount: ["Desconto", "Economia"], count: ["Unidades", "Qtd"],
      perKilogram: ["Preço por kg", "R$/kg"], perPiece: ["Preço por unidade"],
      cents: ["Preço (centavos)"], number: ["Nº", "#", "M"], money: "R$ "),
    Language(
      locale: "pl_PL", name: "Produkt", size: "Opakowanie", price: "Cena",
      discount: ["Rabat", "Zniżka"], count: ["Sztuk", "Liczba sztuk"],
      perKilogram: ["Cena za kg", "zł/kg"], perPiece: ["Cena za sztukę"],
      cents: ["Cena (gr)", "Cena w groszach"], number: ["Lp.", "Nr", "#"], money: " zł"),
    Language(
      locale: "sv_SE", name: "Vara", size: "Storlek", price: "Pris", discount: ["Rabatt"],
      count: ["Antal", "Antal st"], perKilogram: ["Jämförpris", "Pris per kg", "kr/kg"],
      perPiece: ["Pris per styck"], cents: ["Pris (öre)"], number: ["Nr", "#", "M"],
      money: " kr"),
    Language(
      locale: "ja_JP", name: "商品名", size: "内容量", price: "価格", discount: ["割引", "値引き"],
      count: ["個数", "数量"], perKilogram: ["1kgあたりの価格", "円/kg"], perPiece: ["単価", "1個の価格"],
      cents: [], number: ["番号", "No.", "#"], money: "円", decimal: ""),
    Language(
      locale: "zh_CN", name: "商品名称", size: "规格", price: "价格", discount: ["优惠", "优惠金额"],
      count: ["数量", "件数"], perKilogram: ["每公斤价格", "元/kg"], perPiece: ["单价"],
      cents: ["价格（分）"], number: ["序号", "编号", "#"], money: "元", decimal: "."),
    Language(
      locale: "ar_EG", name: "المنتج", size: "الحجم", price: "السعر",
      discount: ["الخصم", "التوفير"],
      count: ["العدد"], perKilogram: ["سعر الكيلو"], perPiece: ["سعر الوحدة", "سعر القطعة"],
      cents: ["السعر (قرش)"], number: ["م", "#", "الرقم"], money: " EGP", decimal: "."),
    Language(
      locale: "he_IL", name: "מוצר", size: "גודל", price: "מחיר", discount: ["הנחה", "חיסכון"],
      count: ["יחידות"], perKilogram: ["מחיר לקילו"], perPiece: ["מחיר ליחידה"],
      cents: ["מחיר (אגורות)"], number: ["מס'", "#", "מספר"], money: " ₪", decimal: "."),
  ]

  @Test(arguments: languages)
  func whatWasMeantComesBackOrTheRowIsMarked(_ language: Language) throws {
    var generator = SeededGenerator(seed: 36)
    for _ in 0..<50 {
      let made = Made(in: language, &generator)
      let rows = try Texts.rows(made.text, UserLocale(identifier: language.locale))
      guard rows.count == made.meaning.count else {
        Issue.record("\(rows.count) rows of \(made.text)")
        continue
      }
      let wrong = zip(rows, made.meaning).first { row, meaning in
        let isMarked = row.doubt != nil || row.problem != nil
        return isMarked ? made.isClear : !meaning.contains(Self.brief(row))
      }
      if let wrong { Issue.record("\(Self.brief(wrong.0)) for \(wrong.1) in \(made.text)") }
    }
  }

  /// "Oats|6 x 500 g|2.99", with what is off, in money or in hundredths.
  private static func brief(_ row: TableRow) -> String {
    var text = TableKindTests.brief(row)
    if case .percentOff(let share)? = row.product.deal?.kind,
      let percentage = try? share * 100
    {
      text += "-\(percentage.exactDecimalText ?? "?")%"
    }
    return text
  }
}

extension TableTermsLawTests {
  /// A table, and what each row may mean.
  private struct Made {
    enum Column { case number, name, size, count, price, discount, perKilogram }
    enum Discount: CaseIterable { case none, percent, money, mixed, percentages, parts }

    var text = ""
    var meaning: [Set<String>] = []
    /// Whether each row has one meaning only, which has to be found.
    var isClear = true
    private let language: Language
    private var discount = Discount.none
    private var isInCents = false
    private var isPerPiece = false
    private var isNumberFirst = false

    init(in language: Language, _ generator: inout SeededGenerator) {
      self.language = language
      func pick(_ texts: [String]) -> String { texts.randomElement(using: &generator) ?? "" }
      func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
      var columns: [Column] = [.name]
      isPerPiece = one(in: 4)
      // The price of a piece stands beside how many there are.
      if isPerPiece { columns.append(.count) } else { columns.append(.size) }
      columns.append(.price)
      if !isPerPiece {
        if one(in: 2) { discount = Discount.allCases.randomElement(using: &generator) ?? .none }
        isInCents = !language.cents.isEmpty && one(in: 4)
        if one(in: 4) { columns.append(.count) }
        if one(in: 3), !columns.contains(.count), !isInCents { columns.append(.perKilogram) }
      }
      if discount != .none { columns.append(.discount) }
      if one(in: 2) { columns.shuffle(using: &generator) }
      // Numbers of rows come first.
      if one(in: 3) { columns.insert(.number, at: 0) }
      isClear = !columns.contains(.count) && discount != .parts
      let separator = language.decimal == "," ? ";" : pick([",", ";", "\t"])
      var lines = [
        columns.map { column in
          switch column {
          case .number: pick(language.number)
          case .name: language.name
          case .size: language.size
          case .count: pick(language.count)
          case .price:
            pick(isPerPiece ? language.perPiece : isInCents ? language.cents : [language.price])
          case .discount: pick(language.discount) + (discount == .percentages ? " %" : "")
          case .perKilogram: pick(language.perKilogram)
          }
        }.joined(separator: separator)
      ]
      let names = ["Oats", "Rice", "Beans", "Flour", "Lentils", "Barley"]
        .shuffled(using: &generator)
      for (place, name) in names.enumerated() {
        let row = Row(place, name, discount, &generator)
        lines.append(
          columns.map { cell($0, row) }.joined(separator: separator))
        meaning.append(
          meanings(row, hasCount: columns.contains(.count)))
      }
      text = lines.map { $0 + "\n" }.joined()
    }

    /// The figures of a row, in grams and in the hundredths of money.
    private struct Row {
      let place: Int
      let name: String
      let grams: Int
      let price: Int
      let count: Int
      var percentage = 0
      var off = 0

      init(_ place: Int, _ name: String, _ kind: Discount, _ generator: inout SeededGenerator) {
        (self.place, self.name) = (place, name)
        grams = Int.random(in: 1...40, using: &generator) * 25 + 100
        price = Int.random(in: 6...40, using: &generator) * 50 + 49
        count = Int.random(in: 2...12, using: &generator)
        let isMoney = kind == .money || kind == .mixed && place % 3 == 0
        // Some rows have none.
        guard kind != .none, place % 3 != 2 else { return }
        if isMoney {
          off = Int.random(in: 1...5, using: &generator) * 25
        } else {
          percentage = Int.random(in: 1...10, using: &generator) * 5
        }
      }
    }

    private func cell(_ column: Column, _ row: Row) -> String {
      switch column {
      case .number: return "\(row.place + 1)"
      case .name: return row.name
      case .size: return "\(row.grams) g"
      case .count: return "\(row.count)"
      case .price: return isInCents ? "\(row.price)" : money(row.price)
      case .discount:
        if row.off > 0 {
          let money = money(row.off)
          return language.money.hasSuffix(" ") || language.money == "$"
            ? language.money + money : money + language.money
        }
        guard row.percentage > 0 else { return "" }
        if discount == .percentages { return "\(row.percentage)" }
        if discount == .parts, row.place > 2 {
          let point = language.decimal.isEmpty ? "." : language.decimal
          return "0\(point)" + (row.percentage < 10 ? "0" : "") + "\(row.percentage)"
        }
        return "\(row.percentage)%"
      case .perKilogram:
        let price = row.price * (language.decimal.isEmpty ? 100 : 1)
        let exact = (price * 1000 + row.grams / 2) / row.grams
        return money(language.decimal.isEmpty ? (exact + 50) / 100 : exact)
      }
    }

    private func meanings(_ row: Row, hasCount: Bool) -> Set<String> {
      let price = language.decimal.isEmpty ? "\(row.price)" : Self.decimal(row.price)
      if isPerPiece {
        let all = row.price * row.count
        let total = language.decimal.isEmpty ? "\(all)" : Self.decimal(all)
        return ["\(row.name)|1 each|\(price)", "\(row.name)|\(row.count) each|\(total)"]
      }
      let packs = hasCount ? "\(row.count) x " : ""
      var text = "\(row.name)|\(packs)\(row.grams) g|\(price)"
      if row.off > 0 {
        text += "-" + (language.decimal.isEmpty ? "\(row.off)" : Self.decimal(row.off))
      }
      if row.percentage > 0 { text += "-\(row.percentage)%" }
      return [text]
    }

    /// As the language writes it, without a sign.
    private func money(_ cents: Int) -> String {
      if language.decimal.isEmpty { return "\(cents)" }
      return "\(cents / 100)\(language.decimal)\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    private static func decimal(_ cents: Int) -> String {
      var text = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
      while text.hasSuffix("0") { text.removeLast() }
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
  }
}
