import PerModel
import PerText
import PerTransfer
import Testing

@testable import PerViewModel

/// What the search of the desktop is answered.
@MainActor
@Suite struct DesktopSearchTests {
  private let files = LibraryFolder()

  private func answers(_ text: String, _ library: Library) -> [DesktopSearch.Answer] {
    var found: [DesktopSearch.Answer] = []
    DesktopSearch(library).search(text.split(separator: " ").map(String.init)) { found = $0 }
    return found
  }

  @Test func theBestOfTheTypedOffersIsSaid() throws {
    let found = answers("500 g 2.99 1 kg 5.49", files.library())
    #expect(found.map(\.title) == ["1 kg for €5.49"])
    #expect(found.first?.detail == "€5.49/kg · Best value of 2 · 8.9% more for the money")
    #expect(found.first?.id == DesktopSearch.Target.offers.id)
    let comparison = try #require(DesktopSearch(files.library()).offers(in: "500 g 2.99 1 kg 5.49"))
    #expect(comparison.products.count == 2)
  }

  @Test(arguments: [
    ("500 g 2.99 1 kg 5.49", 2), ("Oats 500 g 2.99 Bran 1 kg 5.49", 2),
    ("6 x 330 ml 4.99 1 l 2.50 2 l 3.99", 3), ("500 g 2.99", 0), ("oat flakes", 0),
    ("1 kg 5.49", 0), ("a b c d e f", 0), ("", 0),
  ])
  func offersAreToldApart(_ text: String, _ count: Int) {
    let words = text.split(separator: " ").map(String.init)
    let products = DesktopSearch.offers(in: words, ProductTexts(files.library().language.locale))
    #expect(products.count == count)
  }

  @Test func knownProductsAreFound() throws {
    let library = files.library()
    let model = WindowModel(library.openNew())
    model.form.type("Oat Flakes", into: .name)
    model.form.type("500 g", into: .quantity)
    model.form.type("0.95", into: .price)
    model.form.submit()
    let found = answers("oat", library)
    #expect(found.map(\.title) == ["Oat Flakes"])
    #expect(found.first?.detail.contains("€0.95") == true)
    let id = try #require(found.first).id
    #expect(DesktopSearch.Target(id: id)?.id == id)
    #expect(answers("zebra", library) == [])
  }
}
