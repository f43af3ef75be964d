import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// Barcodes that a store prints on what it has weighed itself.
@MainActor
@Suite struct InStoreBarcodeTests {
  private let model: WindowModel
  private var form: FormModel { model.form }

  init() throws {
    let library = Library(
      path: ":memory:",
      language: .english(
        region: try #require(Region(code: "SE")), currency: try #require(Currency(code: "SEK"))),
      usesThread: false)
    model = WindowModel(library.openNew())
  }

  @Test func theBarcodeSaysThePrice() {
    form.type("2012345612341", into: .barcode)
    #expect(form.content.problems[.barcode] == nil)
    #expect(form.typed.price == "12.34")
    #expect(form.typed.quantity == "" && form.typed.name == "")
    #expect(form.content.results[.barcode] == "Filled from the barcode itself")
    // Another piece
    form.type("2012345620001", into: .barcode)
    #expect(form.typed.price == "20.00" || form.typed.price == "20")
  }

  @Test func theBarcodeSaysTheWeightAndTheItemIsKnown() {
    form.type("2412345601503", into: .barcode)
    #expect(form.typed.quantity == "1.5" || form.typed.quantity == "1.50")
    #expect(form.typed.unit.unit == .kilogram)
    form.type("Salmon", into: .name)
    form.type("200", into: .price)
    form.submit()
    form.type("2412345602203", into: .barcode)
    #expect(form.typed.name == "Salmon")
    #expect(form.typed.quantity.hasPrefix("2.2"))
    // 200 for 1.5 kg
    #expect(form.typed.price == "293.33")
  }

  @Test func thePriceAndAnotherPieceSayTheWeight() {
    form.type("2012345612341", into: .barcode)
    form.type("Cheese", into: .name)
    form.type("0.1 kg", into: .quantity)
    form.submit()
    // 12.34 for 100 g
    form.type("2012345624689", into: .barcode)
    #expect(form.typed.name == "Cheese" && form.typed.price == "24.68")
    #expect(form.typed.quantity == "0.2")
  }
}
