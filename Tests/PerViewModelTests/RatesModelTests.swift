import PerModel
import Testing

@testable import PerViewModel

@MainActor
@Suite struct RatesModelTests {
  private let files = LibraryFolder()
  private let library: Library
  private let model: RatesModel

  init() throws {
    library = files.library()
    model = RatesModel(library)
  }

  private var own: Currency { library.language.locale.currency }

  @Test func aTypedRateIsKeptAndUsed() throws {
    model.show()
    #expect(model.rows.isEmpty)
    let pounds = try #require(Currency(code: "GBP"))
    model.choose(pounds)
    #expect(model.question == "_Value of 1 GBP in \(own.code)")
    #expect(model.add(" 1.25 "))
    #expect(model.rows.map(\.title) == ["1 GBP = 1.25 \(own.code)"])
    let factor = library.language.rates?.conversion(from: pounds, to: own)?.factor
    #expect(factor == (try Rational(5, over: 4)))
    // The same pair again replaces it.
    #expect(model.add("1.3"))
    #expect(model.rows.map(\.title) == ["1 GBP = 1.3 \(own.code)"])
    model.remove(try #require(model.rows.first))
    #expect(model.rows.isEmpty)
    #expect(library.language.rates?.conversion(from: pounds, to: own) == nil)
  }

  @Test(arguments: ["", "much", "0", "-1", "2 kg", "3 x 4"])
  func whatIsNoRateIsSaid(_ text: String) {
    #expect(!model.add(text))
    #expect(model.problem == "Type how much it is worth, such as 1.0823.")
    #expect(model.rows.isEmpty)
  }

  @Test func aFileOfTheEuropeanCentralBankIsRead() async throws {
    await model.addRates(
      ofFileAt: try files.write("Date,USD,JPY,\n2026-11-20,1.5,170.25,\n", as: "eurofxref.csv"))
    #expect(model.problem.isEmpty)
    #expect(model.rows.map(\.title) == ["1 EUR = 170.25 JPY", "1 EUR = 1.5 USD"])
    #expect(model.rows.allSatisfy { $0.day.contains("2026") })
  }

  @Test func whatIsNoSuchFileIsSaid() async throws {
    await model.addRates(ofFileAt: try files.write("name,price\n", as: "list.csv"))
    #expect(!model.problem.isEmpty)
    await model.addRates(ofFileAt: files.folder + "/nothing.csv")
    #expect(!model.problem.isEmpty)
    #expect(model.rows.isEmpty)
  }
}
