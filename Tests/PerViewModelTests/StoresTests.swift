import Glibc
import PerDatabase
import PerModel
import PerText
import Testing

@testable import PerViewModel

@MainActor
@Suite struct StoresTests {
  private let files = LibraryFolder()

  private func file(_ text: String) throws -> String {
    try files.write(text, as: "\(UInt64.random(in: 0...UInt64.max)).json")
  }

  private static let list = """
    [{"name":"aldi ","address":"Main St. 5","phone":"+4930123456","distance":"1.2 km"},
     {"name":"Aldi","address":"Far Rd. 7","distance":"9 km"},
     {"name":"Épicerie"}]
    """

  @Test func rowsShowWhatIsKnownOfTheirStore() async throws {
    let window = Fixture()
    window.add("A", "1 kg", "1", store: "ALDI")
    window.add("B", "1 kg", "2", store: "Lidl")
    #expect(window.model.list.rows[0].storeLines[.address] == "")
    let path = try file(Self.list)
    await window.model.stores.load(path: path)
    #expect(window.takeNotices().last?.title == "3 stores loaded")
    let row = window.model.list.rows[0]
    #expect(row.storeLines[.address] == "Main St. 5")
    #expect(row.storeLines[.phone] == "030 123456")
    #expect(row.storeLines[.distance].hasPrefix("1.2"))
    #expect(row.accessibleDescription.contains("ALDI, Main St. 5, 030 123456, 1.2"))
    #expect(row.accessibleDescription.contains("km away"))
    #expect(row.searchText.contains("main st."))
    #expect(window.model.list.rows[1].storeLines[.phone] == "")
    window.model.select(window.id("A"))
    let details = try #require(window.model.details.content)
    #expect(details.store.hasPrefix("ALDI · 1.2"))
    #expect(details.storeLines.map(\.text) == ["Main St. 5", "030 123456"])
    window.model.select(window.id("B"))
    #expect(window.model.details.content?.store == "Lidl")
    #expect(window.model.details.content?.storeLines == [])
  }

  @Test func loadingIsTakenBackByItsNotice() async throws {
    let window = Fixture()
    window.add("A", "1 kg", "1", store: "Aldi")
    let path = try file(Self.list)
    await window.model.stores.load(path: path)
    window.model.undo(try #require(window.takeNotices().last?.undoing))
    #expect(window.model.stores.stores(matching: "").shown.isEmpty)
    #expect(window.model.list.rows[0].storeLines[.address] == "")
  }

  @Test func whatCannotBeReadChangesNothingAndIsSaid() async throws {
    let window = Fixture()
    let good = try file(Self.list)
    let bad = try file("[{\"name\":\"A\"},{\"nam\":\"B\"}]")
    await window.model.stores.load(path: good)
    await window.model.stores.load(path: bad)
    await window.model.stores.load(path: "/nowhere/at/all.json")
    #expect(window.takeNotices().map(\.title.isEmpty) == [false, false, false])
    #expect(window.model.stores.stores(matching: "").shown.count == 3)
  }

  @Test func storesAreAddedChangedAndRemovedByHand() throws {
    let window = Fixture()
    window.add("A", "1 kg", "1", store: "Aldi")
    var form = window.model.stores.form(at: nil)
    #expect(!window.model.stores.problem(in: form).isEmpty)
    form.name = "Aldi"
    form.distance = "5 kg"
    #expect(!window.model.stores.problem(in: form).isEmpty)
    form.distance = "800 m"
    #expect(window.model.stores.problem(in: form).isEmpty)
    window.model.stores.apply(form)
    #expect(window.model.list.rows[0].storeLines[.distance].hasPrefix("800"))
    form = window.model.stores.form(at: 0)
    #expect(form.distance == "800 m")
    form.address = "Main St. 5"
    window.model.stores.apply(form)
    #expect(window.model.stores.stores(matching: "").shown.map(\.title) == ["Aldi"])
    #expect(window.model.list.rows[0].storeLines[.address] == "Main St. 5")
    window.model.stores.remove(window.model.stores.form(at: 0))
    #expect(window.model.stores.stores(matching: "").shown.isEmpty)
    window.model.undo(try #require(window.takeNotices().last?.undoing))
    #expect(window.model.list.rows[0].storeLines[.address] == "Main St. 5")
  }

  /// As lists of pharmacies have it.
  @Test func aStoreShowsAllThatIsKnownWithWhatOpensIt() async throws {
    let window = Fixture(region: .unitedStates, currency: .usDollar)
    window.add("A", "1 lb", "1", store: "cvs")
    let path = try file(
      """
      [{"name":"CVS","address1":"231 Mass Ave","city":"Boston","state":"MA","zipCode":"02115",
        "phone":"6177427035","email":"cvs@example.com","fax":"6177427036","distance":0.42,
        "webPage":"example.com/boston"}]
      """)
    await window.model.stores.load(path: path)
    let lines = window.model.list.rows[0].storeLines.lines
    #expect(lines.map(\.kind) == StoreLines.Kind.allCases)
    #expect(
      lines.map(\.text) == [
        "231 Mass Ave\nBoston, MA 02115", "(617) 742-7035", "(617) 742-7036", "cvs@example.com",
        "example.com/boston", "0.42\u{A0}mi",
      ])
    #expect(lines[0].links[0] == "geo:0,0?q=231%20Mass%20Ave%2C%20Boston%2C%20MA%2002115")
    #expect(lines[0].links[1].hasPrefix("https://"))
    #expect(lines[1].links == ["tel:+16177427035"])
    #expect(lines[3].links == ["mailto:cvs@example.com"])
    #expect(lines[4].links == ["https://example.com/boston"])
    #expect(lines[2].spoken == "Fax: (617) 742-7036")
    #expect(lines[0].spoken == "Address: 231 Mass Ave, Boston, MA 02115")
    window.model.select(window.id("A"))
    // The distance is next to the name.
    #expect(window.model.details.content?.storeLines == Array(lines.dropLast()))
    #expect(window.model.details.content?.store == "cvs · 0.42\u{A0}mi")
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "nothing", "a b.c", "ftp://a.b"])
  func whatIsNoPageOpensNothing(_ text: String) {
    let window = Fixture()
    window.add("A", "1 kg", "1", store: "X")
    var form = StoreForm()
    (form.name, form.webPage, form.email, form.phone) = ("X", text, text, text)
    window.model.stores.apply(form)
    let links = window.model.list.rows[0].storeLines.lines.flatMap(\.links)
    #expect(links.allSatisfy { $0.hasPrefix("https://") }, "\(links)")
  }

  @Test func aFormThatWasLeftIsThereTheNextTime() {
    let stores = Fixture().model.stores
    var form = stores.form(at: nil)
    form.name = "Aldi"
    form.address = "Main St."
    stores.keep(form)
    #expect(stores.form(at: nil).name == "Aldi" && stores.form(at: nil).address == "Main St.")
    stores.apply(stores.form(at: nil))
    #expect(stores.form(at: nil) == StoreForm())
    var edited = stores.form(at: 0)
    edited.phone = "123"
    stores.keep(edited)
    #expect(
      stores.form(at: 0).phone == "123"
        && stores.stores(matching: "").shown[0].lines.map(\.text) == ["Main St."]
    )
    edited.phone = ""
    stores.keep(edited)
    #expect(stores.form(at: 0).phone == "")
  }

  @Test func changesOfTheListAreUndoneAndRedone() {
    let stores = Fixture().model.stores
    for name in ["A", "B"] {
      var form = StoreForm()
      form.name = name
      stores.apply(form)
    }
    stores.remove(at: 0)
    #expect(stores.stores(matching: "").shown.map(\.title) == ["B"])
    stores.undo()
    #expect(stores.stores(matching: "").shown.map(\.title) == ["A", "B"])
    stores.undo()
    #expect(stores.stores(matching: "").shown.map(\.title) == ["A"])
    stores.redo()
    stores.redo()
    #expect(stores.stores(matching: "").shown.map(\.title) == ["B"])
    #expect(!stores.canRedo && stores.canUndo)
  }

  /// What another program has added is not taken back.
  @Test func undoConcernsOnlyWhatThisWindowHasChanged() async throws {
    let files = LibraryFolder()
    let library = files.library()
    let stores = WindowModel(library.openNew()).stores
    for name in ["Aldi", "Edeka"] {
      var form = StoreForm()
      form.name = name
      stores.apply(form)
    }
    let others = ["Aldi", "Lidl", "Edeka", "Rewe"].map { Store(name: $0) }
    try SQLiteDatabase(path: files.path).setStores(others, expecting: nil)
    stores.undo()
    #expect(stores.stores(matching: "").shown.map(\.title) == ["Aldi", "Lidl", "Rewe"])
    stores.undo()
    #expect(stores.stores(matching: "").shown.map(\.title) == ["Lidl", "Rewe"])
    stores.redo()
    #expect(stores.stores(matching: "").shown.map(\.title) == ["Aldi", "Lidl", "Rewe"])
  }

  @Test func storesThatPricesNameAreListed() throws {
    let library = files.library()
    let model = WindowModel(library.openNew())
    for store in ["Lidl", "Aldi"] {
      model.form.type("Coffee", into: .name)
      model.form.type("500 g", into: .quantity)
      model.form.type("5", into: .price)
      model.form.type(store, into: .store)
      model.form.type("Coffee at " + store, into: .name)
      model.form.submit()
    }
    let stores = model.stores
    #expect(stores.stores(matching: "").shown.isEmpty)
    stores.lookForStoresInUse()
    #expect(stores.stores(matching: "").shown.map(\.title) == ["Aldi", "Lidl"])
    var form = stores.form(of: stores.stores(matching: "lid").shown[0])
    #expect(form.name == "Lidl")
    form.address = "Main St. 5"
    stores.apply(form)
    #expect(stores.stores(matching: "").shown.map(\.place) == [0, nil])
    #expect(stores.stores(matching: "").shown.map(\.title) == ["Lidl", "Aldi"])
  }

  @Test func storesWithOffersToComeAreListed() throws {
    let library = files.library()
    let model = WindowModel(library.openNew())
    let today = CalendarDay.today
    for (store, from) in [("Lidl", nil), ("Rewe", today.advanced(by: 3))] {
      let product = Product(
        name: "Coffee", quantity: try Quantity(Rational(500), .gram),
        price: Money(Rational(5), .euro), store: store)
      _ = try SQLiteDatabase(path: files.path).record(
        NewPrice(product, on: today, kind: from == nil ? .regular : .offer, from: from))
    }
    model.stores.lookForStoresInUse()
    #expect(model.stores.stores(matching: "").shown.map(\.title) == ["Lidl", "Rewe"])
  }

  @Test func aLongListIsFoundByAWord() async throws {
    let stores = Fixture().model.stores
    let path = try file(
      (1...300).map { "{\"name\":\"Store \($0)\",\"address\":\"Road\"}" }.joined())
    await stores.load(path: path)
    #expect(stores.stores(matching: "").shown.count == 200)
    #expect(stores.stores(matching: "").more == 100)
    #expect(stores.stores(matching: "road 299").shown.map(\.place) == [298])
    #expect(stores.stores(matching: "nothing").shown.isEmpty)
  }

  @Test func anotherFileInThePlaceOfThisOneHasItsOwnList() throws {
    let others = LibraryFolder()
    let library = files.library()
    let model = WindowModel(library.openNew())
    do {
      let other = WindowModel(others.library().openNew())
      // Each of the lists is the first one of its file.
      for (name, model) in [("Here", model), ("There", other)] {
        var form = model.stores.form(at: nil)
        form.name = name
        model.stores.apply(form)
      }
    }
    #expect(model.stores.stores(matching: "").shown.map(\.title) == ["Here"])
    for suffix in ["-wal", "-shm"] { unlink(files.path + suffix) }
    #expect(rename(others.path, files.path) == 0)
    library.checkPlace()
    model.current.reloadIfChanged()
    #expect(model.stores.stores(matching: "").shown.map(\.title) == ["There"])
  }

  @Test func allWindowsShareTheList() async throws {
    let (library, elsewhere) = (files.library(), files.library())
    let models = [
      WindowModel(library.openNew()), WindowModel(library.openNew()),
      WindowModel(elsewhere.openNew()),
    ]
    for model in models {
      model.form.type("1 kg", into: .quantity)
      model.form.type("1", into: .price)
      model.form.type("Aldi", into: .store)
      model.form.submit()
    }
    let list = try file(Self.list)
    await models[0].stores.load(path: list)
    for model in models {
      model.current.reloadIfChanged()
      #expect(model.list.rows[0].storeLines[.address] == "Main St. 5")
    }
    // And after a restart
    let again = WindowModel(files.library().openLast())
    #expect(again.stores.stores(matching: "").shown.count == 3)
  }
}
