import PerDatabase
import PerModel

// measure-database book-make PATH COUNT       a book of COUNT prices of a tenth as many articles
// measure-database book PATH COUNT            what is asked of it, by barcode, by name and of history, and a price
//                                             added: seconds at the 99th percentile of each, and then the medians of
//                                             an added price and of a commit
// measure-database catalogue PATH COUNT       a catalogue of COUNT barcodes: seconds to keep it, and of a scan at
//                                             the 99th percentile
struct Book {
  let database: SQLiteDatabase
  let count: Int
  private var generator = Repeatable(state: 7)
  private let stores = ["Aldi", "Lidl", "Rewe", "Market Hall", "Edeka", "Corner Shop"]

  init(_ database: SQLiteDatabase, _ count: Int) {
    (self.database, self.count) = (database, count)
  }

  private static let pricesEach = 10

  /// A number of 13 digits that begins with 4, and with a check digit.
  static func barcode(_ number: Int) -> String {
    let digits = Array(String(400_000_000_000 + number * 37).utf8).map { Int($0) - 48 }
    let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
    return digits.map(String.init).joined() + String((10 - sum % 10) % 10)
  }

  private static func name(_ number: Int) -> String {
    func word(_ divisor: Int) -> String { vocabulary[number / divisor % vocabulary.count] }
    return "\(word(1)) \(word(29)) \(word(841)) \(number)"
  }

  private func article(_ number: Int) -> Article {
    Article(
      id: Article.ID(high: 1, low: UInt64(number)), name: Self.name(number),
      brand: "Brand \(number % 997)",
      pack: try? Quantity(Rational(number % 900 + 100), number % 3 == 0 ? .milliliter : .gram),
      barcode: Self.barcode(number))
  }

  private mutating func price(_ number: Int, of article: Article) -> PriceObservation {
    let cents = Int128(Int.random(in: 50...3000, using: &generator))
    let product = Product(
      quantity: article.pack, price: (try? Rational(cents, over: 100)).map { Money($0, .euro) },
      store: stores[number % stores.count])
    return PriceObservation(
      id: PriceObservation.ID(high: 2, low: UInt64(number)), article: article.id,
      day: CalendarDay.today.advanced(by: -(number % Self.pricesEach) * 31 - 1), of: product,
      source: "imported")
  }

  mutating func make() throws {
    var number = 0
    var current: Article?
    var copy = self
    let count = count
    _ = try database.mergePriceBook {
      guard number < count else { return nil }
      if number % Self.pricesEach == 0, current?.id.low != UInt64(number / Self.pricesEach) {
        let article = copy.article(number / Self.pricesEach)
        current = article
        return .article(article)
      }
      defer { number += 1 }
      return current.map { .price(BookPrice(copy.price(number, of: $0), revision: 1)) }
    }
  }

  private mutating func someNumber() -> Int {
    .random(in: 0..<(count / Self.pricesEach), using: &generator)
  }

  mutating func ask() throws {
    var copy = self
    let byBarcode = try runs(2000) {
      let barcode = GTIN(Self.barcode(copy.someNumber()))
      guard let barcode, try database.article(barcode: barcode) != nil else { fatalError() }
    }
    let byName = try runs(2000) {
      let words = Self.name(copy.someNumber()).split(separator: " ")
      // As one types: the first word, part of the second …
      let typed = words.prefix(.random(in: 1...4, using: &copy.generator)).map(String.init)
      var text = typed.joined(separator: " ")
      text.removeLast(.random(in: 0..<(typed.last ?? "").count, using: &copy.generator))
      _ = try database.articles(matching: text, limit: 50)
    }
    let knowledge = try runs(2000) {
      let id = Article.ID(high: 1, low: UInt64(copy.someNumber()))
      guard let article = try database.article(id) else { fatalError() }
      let known = try database.knowledge(of: article, currency: .euro, in: .germany)
      guard let newest = known.newest, known.usual?.verdict(on: newest.unitPrice) != nil else {
        fatalError()
      }
    }
    let clock = ContinuousClock()
    let id = try database.create(Comparison(currency: .euro))
    var (adding, committing): ([Duration], [Duration]) = ([], [])
    // In turns: how long a commit takes changes from one second to the next.
    for _ in 0..<201 {
      let article = copy.article(copy.someNumber())
      let product = Product(
        name: article.name, quantity: article.pack, price: Money(3, .euro), store: "New",
        barcode: article.barcode)
      adding.append(
        try clock.measure { _ = try database.record(NewPrice(product, on: .today)) })
      committing.append(try clock.measure { try database.setLastOpened(id) })
    }
    say(
      byBarcode[1980], byName[1980], knowledge[1980], adding.sorted()[100],
      committing.sorted()[100])
  }

  mutating func catalogue() throws {
    var copy = self
    var number = 0
    let count = count
    let keeping = try runs {
      _ = try database.addToCatalogue {
        guard number < count else { return nil }
        defer { number += 1 }
        return copy.article(number)
      }
    }
    let scans = try runs(2000) {
      let number = Int.random(in: 0..<count, using: &copy.generator)
      let barcode = GTIN(Self.barcode(number))
      guard let barcode,
        try database.earlierProduct(barcode: barcode, in: .germany)?.source == .catalogue
      else { fatalError() }
    }
    say(keeping[0], scans[1980])
  }
}
