import PerModel
import PerText
import Testing

@testable import PerTransfer

@Suite struct StoreReaderTests {
  private let aldi = Store(
    name: "Aldi", address: "Main St. 5", phone: "+49 30 123456",
    distance: try? Quantity(SampleComparison.part(6, 5), .known("kilometer")))

  private func read(
    _ text: String, _ locale: UserLocale = Texts.english, limits: TransferLimits = TransferLimits()
  ) throws -> [Store] {
    try StoreReader.read(ByteSource(text), locale, limits: limits).stores
  }

  private static let aldiText = """
    {"name":"Aldi","address":"Main St. 5","phone":"+49 30 123456","distance":"1.2 km","open":[1,{}]}
    """

  @Test func listsOfSeveralFormsAreRead() throws {
    let lidl = "{\"name\":\"Lidl\",\"address\":null}"
    let expected = [aldi, Store(name: "Lidl")]
    #expect(try read("[\(Self.aldiText),\(lidl)]") == expected)
    #expect(try read("{\"version\":7,\"stores\":[\(Self.aldiText),\(lidl)]}") == expected)
    #expect(try read("\(Self.aldiText)\n\(lidl)\n") == expected)
    #expect(try read("") == [])
    #expect(try read("[]") == [])
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let store = Store(
      name: "Ümlaut & \"Co\"", address: "two\nlines", fax: "2", email: "a@b.c", webPage: "b.c",
      distance: try Quantity(SampleComparison.part(1, 3), .known("mile")))
    #expect(
      try read(JSONObject.store(store).line + "\n" + JSONObject.store(aldi).line) == [store, aldi])
  }

  /// As lists of pharmacies have it.
  @Test func addressesInPartsAndBareDistancesAreRead() throws {
    let list = """
      [{"name":"CVS","address1":"231 Massachusetts Ave","city":"Boston","state":"MA",
        "zipCode":"02115","phone":"6177427035","email":"","fax":"6177427036","distance":0.42}]
      """
    let american = try read(list, UserLocale(identifier: "en_US"))
    let expected = Store(
      name: "CVS", address: "231 Massachusetts Ave\nBoston, MA 02115", phone: "6177427035",
      fax: "6177427036",
      distance: try Quantity(SampleComparison.part(21, 50), .known("mile")))
    #expect(american == [expected])
    #expect(try read(list, Texts.german).first?.distance?.unit == .known("kilometer"))
    let contacts = """
      {"name":"A","address":"x","city":"y","email":"a@b.c","webPage":"b.c","address2":"z"}
      """
    #expect(try read(contacts) == [Store(name: "A", address: "x", email: "a@b.c", webPage: "b.c")])
  }

  @Test func theDistanceIsReadAsInTheLocale() throws {
    let stores = try read("[{\"name\":\"A\",\"distance\":\"1,2 km\"}]", Texts.german)
    #expect(stores.first?.distance == aldi.distance)
  }

  @Test(arguments: [
    ("7", "1:1 foreign"), ("{}", "1:1 missingMember(\"stores\")"),
    ("[{\"address\":\"x\"}]", "1:2 [0] missingMember(\"name\")"),
    ("[{\"name\":\" \"}]", "1:2 [0] wrongValue(\"\")"),
    ("[{\"name\":\"A\",\"name\":\"B\"}]", "1:14 [0] repeatedMember(\"name\")"),
    ("[{\"name\":\"A\",\"distance\":\"far\"}]", "1:25 [0].distance"),
    ("[{\"name\":\"A\",\"distance\":\"5 kg\"}]", "1:25 [0].distance wrongValue(\"5 kg\")"),
    ("[{\"name\":\"A\",\"distance\":\"5\"}]", "1:25 [0].distance wrongValue(\"5\")"),
    ("[{\"name\":\"A\",\"distance\":true}]", "1:25 [0].distance expected"),
    ("[{\"name\":\"A\",\"distance\":-5}]", "1:25 [0].distance wrongValue(\"-5\")"),
    ("[{\"name\":\"A\"}", "1:14 expected"),
    ("[{\"stores\":[]}]", "1:2 [0] missingMember(\"name\")"),
    ("{\"stores\":[{\"name\":7}]}", "1:20 stores[0].name expected"),
  ])
  func problemsAreReportedWithTheirPlace(_ text: String, _ expected: String) {
    do {
      _ = try read(text)
      Issue.record("\(text) was read")
    } catch let error as TransferError {
      let place = error.position.map { "\($0.line):\($0.column)" } ?? "-"
      let parts = [place, error.path, "\(error.problem)"].filter { !$0.isEmpty }
      #expect(parts.joined(separator: " ").hasPrefix(expected))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func listsAndTextsWithoutEndAreRefused() throws {
    var limits = TransferLimits()
    limits.maximumStores = 2
    let three = "[" + Array(repeating: Self.aldiText, count: 3).joined(separator: ",") + "]"
    #expect(throws: TransferError.self) { try read(three, limits: limits) }
    limits.maximumStores = 3
    #expect(try read(three, limits: limits).count == 3)
    let long = "[{\"name\":\"\(String(repeating: "a", count: 2001))\"}]"
    #expect(throws: TransferError.self) { try read(long) }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: TransferError.self) { try read(deep) }
    let nested = String(repeating: "{\"stores\":", count: 100_000)
    #expect(throws: TransferError.self) { try read(nested) }
  }

  @Test func columnsThatSayNothingOfAStoreAreNamed() throws {
    let text = "Name,Telefon,Rating,Telefono\nLidl,1,4.5,2\n"
    let read = try StoreReader.read(ByteSource(text), UserLocale(identifier: "en_IE"))
    #expect(read.stores.map(\.phone) == ["1"])
    #expect(read.leftOutColumns == ["Rating", "Telefono"])
    #expect(read.remark == "Columns left out: “Rating”, “Telefono”")
  }
}

extension Unit {
  fileprivate static func known(_ id: String) -> Unit {
    guard let unit = Unit(id: id) else { preconditionFailure("no unit \(id)") }
    return unit
  }
}
