import PerModel
import Testing

@testable import PerText

/// What the running ICU writes is read, be it newer or older than the tables.
@Suite struct RunningNamesTests {
  /// What a text means as a whole, folded as readers fold it.
  private func look(
    _ text: String, _ body: (FoldedWord) -> WordMeaning
  ) -> WordMeaning {
    var text = text
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { buffer in
      guard let base = buffer.baseAddress else { return .none }
      var word = FoldedWord(bytes: base)
      let isWord = text.withUTF8 {
        Cursor($0, scratch: base, habits: .none).foldWholeText(into: &word)
      }
      return isWord ? body(word) : .none
    }
  }

  /// As for a language that the tables lack.
  @Test(arguments: [
    ("de_DE", "Kilogramm", "kilogram"), ("de_DE", "kg", "kilogram"), ("pl_PL", "litra", "liter"),
    ("be_BY", "літраў", "liter"), ("en_US", "fluid ounces", "fluid-ounce"),
    ("ja_JP", "グラム", "gram"), ("fr_FR", "millilitres", "milliliter"),
  ])
  func unitsAreAskedOfICU(_ locale: String, _ text: String, _ id: String) {
    let names = RunningNames([locale], besidesTables: false)
    #expect(look(text, names.unit).unit?.id == id)
  }

  @Test(arguments: [
    ("de_DE", "€", "EUR"), ("de_DE", "Euro", "EUR"), ("en_CA", "US$", "USD"),
    ("uk_UA", "₴", "UAH"), ("de_DE", "Kilogramm", nil),
  ])
  func currenciesAreAskedOfICU(_ locale: String, _ text: String, _ code: String?) {
    let names = RunningNames([locale], besidesTables: false)
    #expect(look(text, names.currency).currency?.candidates.first?.code == code)
  }

  @Test func aPhraseIsFoundByItsBeginning() {
    let names = RunningNames(["en_US"], besidesTables: false)
    #expect(look("fluid", names.unit).startsPhrase)
    #expect(!look("fluid", names.unit).hasUnit)
  }

  /// What the tables read in the same way is not kept a second time, and no shopper's word is changed.
  @Test func whatTheTablesKnowIsNotAsked() {
    let names = RunningNames(["de_DE", "en_GB"])
    for text in ["Kilogramm", "g", "pounds", "fluid ounces", "Pfund"] {
      #expect(!look(text, names.unit).hasUnit, "\(text)")
    }
    #expect(!look("€", names.currency).hasCurrency)
  }

  @Test func groupsAreReadAsLargeAsTheyAreWritten() throws {
    var context = ReadingContext(decimalSeparator: ",", groupingSeparator: "\u{A0}")
    let text = "1\u{A0}23\u{A0}45,50"
    #expect(throws: ReadingError.self) { try QuantityReader(context).read(text) }
    context.groupSize = 2
    #expect(try QuantityReader(context).read(text).amount == rational("12345.5"))
    #expect(try QuantityReader(context).read("5\u{A0}00 g").amount == 500)
    #expect(try QuantityReader(context).read("12\u{A0}345 g").amount == 12_345)
    context.groupSize = 0
    #expect(try QuantityReader(context).read("12\u{A0}345 g").amount == 12_345)
  }

  @Test func digitsOfAllScriptsAreRead() {
    for value in UInt32(0)..<0x2_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected =
        scalar.properties.generalCategory == .decimalNumber
        ? scalar.properties.numericValue.map(UInt8.init) : nil
      // Newer digits than Swift's tables have are read all the same.
      if expected != nil { #expect(Scalars.digit(value) == expected, "\(value)") }
    }
  }

  /// A word that neither the tables nor ICU know is refused, and taken for nothing else.
  @Test func whatNobodyKnowsIsRefusedWithASentence() {
    let reader = QuantityReader(ReadingContext(UserLocale(identifier: "be_BY")))
    do throws(ReadingError) {
      let read = try reader.read("5 ґымкаў")
      Issue.record("read as \(read)")
    } catch { #expect(!error.sentence.isEmpty) }
  }
}
