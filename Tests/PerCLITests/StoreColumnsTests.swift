import Foundation
import Testing

/// Tables of stores whose columns someone names.
@Suite struct StoreColumnsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theColumnsOfATableOfStoresCanBeNamed() throws {
    let list = try folder.file("s.csv", "Aldi;x;Berlin;+4930123456\nLidl;y;Bonn;\n")
    let load = { columns in try folder.run("stores", "load", list, "--columns", columns) }
    #expect(try load("name,-,city,phone").lines == ["2"])
    let stores = try folder.run("stores", "--json").objects()
    #expect(stores.map { $0["name"] as? String } == ["Aldi", "Lidl"])
    #expect(stores.map { $0["address"] as? String } == ["Berlin", "Bonn"])
    #expect(stores[0]["phone"] as? String == "+4930123456")
    // Headings are told from stores, and what nobody named is.
    let named = try folder.file("t.csv", "Name,Ort,Telefon\nNetto,Ulm,1\n")
    let run = try folder.run("stores", "load", named, "--columns", "name,city")
    #expect(run.lines == ["1"] && run.complaints.contains("“Telefon”"))
    let unknown = try load("name,price")
    #expect(unknown.status == 2 && unknown.complaints.contains("postalCode"))
    #expect(try folder.run("stores", "--columns", "name").status == 2)
  }
}
