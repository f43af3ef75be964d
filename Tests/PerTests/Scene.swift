import FolderTesting
import GtkKit
import PerDatabase
import PerModel
import Testing
import WaitTesting

@testable import Per
@testable import PerViewModel

/// A state of the program that has texts to look at.
nonisolated struct Scene: CustomTestStringConvertible, Sendable {
  let name: String
  let open: @MainActor (Shown) async throws -> Void

  var testDescription: String { name }

  init(_ name: String, _ open: @escaping @MainActor (Shown) async throws -> Void) {
    (self.name, self.open) = (name, open)
  }

  static let all: [Scene] = [
    Scene("form") { _ in },
    Scene("open groups") { shown in
      shown.openGroups()
    },
    Scene("filled form") { shown in
      shown.addProducts()
      shown.openGroups()
      shown.fill([
        .name: "Oats", .quantity: "1 kg", .price: "95", .store: "Aldi",
        .term(.tax): "?", .term(.deposit): "?", .deal: "?", .day: "?", .barcode: "12",
      ])
    },
    Scene("question") { shown in
      shown.addProducts()
      shown.fill([.name: "Oats", .quantity: "1 kg", .price: "95"])
    },
    Scene("refused quantity") { shown in
      shown.addProducts()
      shown.fill([.name: "Oats", .quantity: "1 l", .price: "2"])
    },
    Scene("rows") { shown in
      shown.addProducts()
      shown.model.form.showList()
    },
    Scene("quick line") { shown in
      shown.addProducts()
      shown.model.form.showList()
      shown.window.quickLine.entry.text = "Milk from the mountains 1 l 2 @ Aldi"
    },
    Scene("details") { shown in
      shown.addProducts()
      shown.addStores()
      try await shown.showDetails()
    },
    Scene("basket and need") { shown in
      shown.addProducts()
      for row in shown.rows.prefix(2) {
        shown.model.list.toggleBasket(try #require(row.content?.id))
      }
      _ = shown.model.settings.set("5 kg", .need)
      shown.model.form.showList()
    },
    Scene("settings") { shown in
      shown.addProducts()
      shown.window.showSettings()
    },
    Scene("what packs also state") { shown in
      for (name, quantity, price) in [("Alpha", "2 l", "9.99"), ("Beta", "3 l", "12.99")] {
        shown.entry(.name).text = name
        shown.entry(.quantity).text = quantity
        shown.entry(.price).text = price
        shown.model.form.type("50 washes", into: .term(.strength))
        shown.model.form.submit()
      }
      #expect(shown.model.list.bar.otherBasis != nil)
    },
    Scene("comparisons") { shown in
      shown.addProducts()
      shown.window.showComparisons()
    },
    Scene("no stores") { shown in
      shown.model.open(.stores)
    },
    Scene("stores") { shown in
      shown.addStores()
      shown.model.open(.stores)
    },
    Scene("store") { shown in
      StoreFormWindow.show(StoreForm(), of: shown.model.stores, over: shown.window)
    },
    Scene("help") { shown in
      HelpWindow.show(over: shown.window)
    },
    Scene("shortcuts") { shown in
      shown.window.showShortcuts()
    },
    Scene("chart") { shown in
      shown.addProducts()
      shown.window.showChart()
    },
    Scene("empty price book") { shown in
      shown.model.go(to: .priceBook)
    },
    Scene("price book") { shown in
      try await shown.notePrices()
      shown.model.go(to: .priceBook)
    },
    Scene("article") { shown in
      shown.model.open(.article(try await shown.notePrices()))
    },
    Scene("no inflation yet") { shown in
      InflationWindow.show(shown.model.priceBook.inflation, over: shown.window)
    },
    Scene("inflation") { shown in
      try await shown.buy()
      InflationWindow.show(shown.model.priceBook.inflation, over: shown.window)
    },
    Scene("details with prices") { shown in
      try await shown.notePrices()
      try await shown.showDetails()
      try await until("the prices are there") { shown.model.details.prices?.steps != nil }
    },
    Scene("first price") { shown in
      PriceFormWindow.showNewPrice(of: shown.model.priceBook.newPage, over: shown.window)
    },
    Scene("new price") { shown in
      let article = try await shown.notePrices()
      PriceFormWindow.show(try #require(article.newPrice), of: article, over: shown.window)
    },
    Scene("empty shopping list") { shown in
      shown.model.go(to: .shoppingList)
    },
    Scene("shopping list") { shown in
      try await shown.notePrices()
      for text in ["2 kg Oat Flakes", "6 l Milk", "Flour"] {
        #expect(shown.model.shopping.add(text) == "")
      }
      shown.model.go(to: .shoppingList)
    },
    Scene("import of prices") { shown in
      let book = shown.model.priceBook
      PriceImportDialog.show(book.prices(ofFileAt: "prices.csv"), into: book, over: shown.window)
    },
    Scene("import of a table") { shown in
      let table = """
        Item Name\tSize\tRegular Price\tRating\tStore
        Oats\t500 g\t0.95\t4.5\tAldi
        Bran 3 for 2\t\t1.75\t3.9\tAldi
        Sugar\t6\t330\t1\tAldi
        """
      let folder = try TemporaryFolder()
      let path = folder.path + "/list.tsv"
      try TemporaryFolder.write(table, to: path)
      guard case .table(let read) = await shown.model.transfer.open(path: path) else {
        Issue.record("no table")
        return
      }
      ImportDialog.show(read, into: shown.model, over: shown.window)
    },
    Scene("offers") { shown in
      shown.addProducts()
      let cards = [
        ("Oat Bran", "500 g", "€1.25", "€2.50/kg"), ("Oat Bars", "200 g", "€2.00", "€99.00/kg"),
        ("Oat Drink", "1 l", "€1.50", "€1.50/l"),
      ].map { "<li><h3>\($0)</h3><p>\($1)</p><p class=price>\($2)</p><p>\($3)</p></li>" }
      shown.model.transfer.paste(page: Array("<ul>\(cards.joined())</ul>".utf8), text: nil)
      // A slow machine first shows that the page is being read.
      try await until("the offers are shown") {
        Window.onScreen.count == 2
          && (Window.inFront as? CandidatesWindow)?.list.rows.count == cards.count
      }
    },
    Scene("offers in a picture") { shown in
      let candidates = try await shown.candidates()
      let window = CandidatesWindow.show(candidates, over: shown.window)
      try await until("the pieces are shown") {
        window.bitmap != nil && window.list.rows.count == candidates.count
      }
    },
    Scene("corrected offers") { shown in
      let candidates = try await shown.candidates()
      let window = CandidatesWindow.show(candidates, over: shown.window)
      try await until("all are shown") { window.list.rows.count == candidates.count }
      for row in window.list.rows.compactMap({ $0 as? CandidateRow }) {
        row.edit()
        for entry in row.typed { entry.text = "?" }
        row.finish()
      }
    },
    Scene("picture of offers") { shown in
      let pixels = [UInt8](repeating: 200, count: 300 * 200 * 3)
      let bitmap = try #require(Bitmap(width: 300, height: 200, pixels: pixels))
      CandidatePictureWindow.show(
        bitmap, page: 1, of: try await shown.candidates(), marked: .middle(ofPage: 1),
        over: shown.window)
    },
    Scene("new name") { shown in
      shown.window.rename()
    },
    Scene("preferences") { shown in
      shown.showPreferences()
    },
    Scene("search without a result") { shown in
      shown.addProducts()
      shown.window.startSearch("zz")
    },
  ]
}

extension Shown {
  fileprivate func openGroups() {
    for group in ProductForm.Group.allCases { window.form.groups[group]?.isExpanded = true }
  }

  fileprivate func fill(_ texts: [ProductForm.Field: String]) {
    model.form.newProduct()
    for (field, text) in texts { entry(field).text = text }
  }

  fileprivate func addProducts() {
    add("Oat Flakes, family pack", "500 g", "1")
    add("Rolled Oats", "750 g", "3")
    add("Porridge", "1 kg", "5")
  }

  fileprivate func addStores() {
    var form = StoreForm()
    form.name = "Aldi"
    form.address = "Main St. 5\nBoston"
    form.phone = "+49 30 1234567"
    form.email = "aldi@example.com"
    form.webPage = "example.com/aldi"
    form.distance = "1"
    model.stores.apply(form)
  }

  fileprivate func showDetails() async throws {
    model.select(try #require(rows.first?.content?.id))
    model.form.showList()
    try await until("the details are there") { window.details != nil }
  }

  @discardableResult
  fileprivate func notePrices() async throws -> ArticleModel {
    add("Oat Flakes", "500 g", "1")
    let book = model.priceBook
    book.find("")
    try await until("the article is known") { !book.rows.shown.isEmpty }
    let article = book.page(of: book.rows.shown[0].id)
    try await until("it is read") { article.newPrice != nil }
    for (days, price) in [(400, "2"), (40, "3"), (20, "1")] {
      var form = try #require(article.newPrice)
      (form.day, form.price, form.store) = (
        CalendarDay.today.advanced(by: -days).description, price, "Aldi"
      )
      let count = article.content?.prices.count ?? 0
      article.apply(form)
      try await until("the price is noted") { article.content?.prices.count == count + 1 }
    }
    return article
  }

  /// Buys ten articles in each of three months.
  fileprivate func buy() async throws {
    let day = CalendarDay.today.startOfMonth
    let prices = try (0..<30).map { number in
      let cents = Int128(100 + number / 10 * 4 + number % 10)
      var price = NewPrice(
        Product(
          name: "Oats \(number % 10)", quantity: try Quantity(500, .gram),
          price: Money(try Rational(cents, over: 100), .usDollar)),
        on: day.adding(months: number / 10 - 3))
      price.isPaid = true
      return price
    }
    var isNoted = false
    window.library.write(
      { (database) throws(DatabaseError) in for price in prices { _ = try database.record(price) }
      }, failed: { Issue.record($0) }, then: { isNoted = true })
    try await until("everything is noted") { isNoted }
  }

  fileprivate func showPreferences() {
    let model = PreferencesModel(window.library, keptIn: Kept())
    let sharing = SharedBookModel(window.library, by: SyncProgram())
    sharing.show(beside: nil)
    PreferencesPages(
      model, SharedBookPage(sharing), RatesPage(RatesModel(window.library))
    ).window(over: window).present()
  }
}

private final class Kept: PreferenceStore {
  func canSet(_ key: Preferences.Key) -> Bool { true }
  func text(_ key: Preferences.Key) -> String { "" }
  func set(_ key: Preferences.Key, _ text: String) {}
}
