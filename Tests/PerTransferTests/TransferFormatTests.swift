import PerText
import Testing

@testable import PerTransfer

@Suite struct TransferFormatTests {
  @Test func formatsAreToldApartByNameAndEnding() {
    let names = TransferFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    let endings = TransferFormat.all.flatMap(\.fileExtensions)
    #expect(Set(endings).count == endings.count)
    #expect(TransferFormat.all.allSatisfy { !$0.title.isEmpty })
    #expect(Set(TransferFormat.readable + TransferFormat.writable) == Set(TransferFormat.all))
    #expect(TransferFormat.csv.fits(fileName: "/Home/Offers.CSV"))
    #expect(!TransferFormat.csv.fits(fileName: "csv"))
  }

  @Test(arguments: [
    ("{\"format\":\"io.github.perapp.Per\",\"version\":2}", TransferFormat.json),
    ("  [{\"name\":\"A\"}]", .jsonLines), ("  [[1]]", .json), ("{\"name\":\"A\"", .json),
    ("{\"name\":\"A\"}\n{\"name\":\"B\"}", .jsonLines), ("name,price\nA,1", .csv),
    ("[Sale] Milk 1 l 0.99", .csv), ("", .csv),
  ])
  func aFileIsRecognizedByItsBeginning(_ text: String, _ format: TransferFormat) {
    let recognized = TransferFormat.readable.first {
      $0.definition.recognizes(Array(text.utf8), TransferLimits())
    }
    #expect(recognized == format)
  }

  /// What is written is recognized as its format, or read as a table or a list.
  @Test(arguments: TransferFormat.writable.filter { TransferFormat.readable.contains($0) })
  func whatIsWrittenIsRecognized(_ format: TransferFormat) throws {
    let text = Exporter(Texts.english).text(of: SampleComparison.comparison, as: format)
    switch try ImportFile.open(ByteSource(text), texts: ProductTexts(Texts.english)) {
    case .comparison: #expect(format == .json)
    case .table(let table): #expect((table.layout.separator == nil) == (format == .text))
    case .rows: Issue.record("no rows of \(format.name)")
    }
  }

  /// As a blank row of a table, which would be lost where such a product is written as one.
  @Test(arguments: ["{}", "{\"name\":\" \"}", "{\"price\":null}", "{\"organic\":true}"])
  func anObjectThatSaysNothingIsNoProduct(_ line: String) throws {
    let text = "\(line)\n{\"note\":\"ripe\"}\n{\"terms\":{\"deposit\":\"1\"}}\n"
    let file = try ImportFile.open(ByteSource(text), texts: ProductTexts(Texts.english))
    #expect(
      try file.next()?.problem == TransferError(.nothingKnown, at: TextPosition(line: 1, column: 1))
    )
    #expect(try file.next()?.problem == nil)
    #expect(try file.next()?.problem == nil)
    #expect(try file.next() == nil)
  }
}
