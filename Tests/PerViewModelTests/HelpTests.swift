import CatalogueTesting
import Glibc
import PerModel
import PerText
import Testing

@testable import PerViewModel

/// The help of the program, which is also a part of its manual page.
@MainActor
@Suite struct HelpTests {
  private let language = Language.english()
  private var page: HelpPage { .page(using: language.formatter) }

  private func isRead(
    _ text: String, by reader: HelpPage.Reader, in language: Language
  ) -> Bool {
    let readers = language.readers(beside: Comparison(currency: .euro), counting: nil)
    return switch reader {
    case .quantity: (try? readers.quantity.read(text)) != nil
    case .price: (try? readers.price.read(text)) != nil
    case .deal: (try? readers.deal.read(text)) != nil
    case .need: (try? language.needReader.read(text)) != nil
    case .target: TargetReader(language.locale).read(text) != nil
    case .line: isProduct(text, in: language)
    case .term(let term): isTerm(text, term, in: language)
    }
  }

  private func isProduct(_ text: String, in language: Language) -> Bool {
    let model = WindowModel(language: language)
    model.addLine(text)
    return model.list.rows.count == 1 && !model.list.rows[0].name.isEmpty
  }

  private func isTerm(_ text: String, _ term: Term, in language: Language) -> Bool {
    var terms = Terms()
    return (try? language.termReader.read(text, as: term, into: &terms)) != nil && terms != Terms()
  }

  /// Expects that every example is read in the language, and returns how many there are.
  private func readExamples(of page: HelpPage, in language: Language) -> Int {
    var count = 0
    for section in page.sections {
      for case .list(let entries) in section.blocks {
        for entry in entries {
          guard let reader = entry.reader else { continue }
          count += 1
          #expect(isRead(entry.text, by: reader, in: language), "\(section.title): \(entry.text)")
        }
      }
    }
    return count
  }

  /// scripts/screenshot help takes them.
  @Test func everyLanguageHasItsPictures() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    let locales = [
      "en_US", "ar_EG", "de_DE", "es_ES", "fr_FR", "he_IL", "it_IT", "ja_JP", "nl_NL", "pl_PL",
      "pt_BR",
      "sv_SE", "zh_CN",
    ]
    for locale in locales {
      let languages = HelpPicture.languages(of: UserLocale(identifier: locale)).dropLast()
      for picture in HelpPicture.allCases {
        #expect(
          (locale == "en_US" ? ["en"] : Array(languages)).contains {
            access("\(folder)/data/help/\($0)/\(picture.rawValue).png", R_OK) == 0
          }, "\(locale): \(picture)")
      }
    }
    let shown = page.sections.flatMap(\.blocks).compactMap { block in
      if case .picture(let picture) = block { picture } else { nil }
    }
    #expect(Set(shown) == Set(HelpPicture.allCases) && shown.count == HelpPicture.allCases.count)
  }

  @Test func everyExampleIsRead() {
    #expect(readExamples(of: page, in: language) > 30)
    #expect(!isRead("nothing at all", by: .quantity, in: language))
    #expect(!isRead("nothing at all", by: .line, in: language))
  }

  @Test(arguments: Catalogue.all)
  func everyExampleIsInWordsThatAreReadBack(catalogue: Catalogue) {
    catalogue.speaking {
      let language = Language(catalogue.locale)
      let page = HelpPage.page(using: language.formatter)
      #expect(readExamples(of: page, in: language) > 30)
      var texts: [String] = []
      for case .list(let entries) in page.sections.flatMap(\.blocks) {
        texts += entries.filter { $0.reader != nil }.map(\.text)
      }
      print("EXAMPLES", catalogue, texts.joined(separator: " | "))
    }
  }

  @Test func examplesHaveTheNumbersOfTheUser() {
    let german = Language.english("de_DE")
    var entries: [HelpPage.Entry] = []
    for block in HelpPage.page(using: german.formatter).sections.flatMap(\.blocks) {
      if case .list(let some) = block { entries += some }
    }
    #expect(entries.contains { $0.text == "1,5 l" })
    #expect(entries.contains { $0.text == "3*2,49-0,50" && $0.meaning.hasSuffix("0,50") })
    #expect(entries.contains { $0.text == "F1" })
    #expect(!entries.contains { $0.text.contains(".") && $0.reader == .price })
  }

  @Test func keysAreNamedAsPeopleWriteThem() {
    #expect(AppAction.newWindow.keyNames == ["Shift+Ctrl+N"])
    #expect(AppAction.preferences.keyNames == ["Ctrl+,"])
    #expect(AppAction.settings.keyNames == ["Alt+Return"])
    #expect(AppAction.remove.keyNames == ["Delete"])
    #expect(AppAction.help.keyNames == ["F1"])
  }

  /// With PER_WRITE_MANUAL=1 the pages are brought up to date instead.
  @Test func theManualPageHasTheSameWords() throws {
    try compare(ManualPage.text(version: version(), help: page), with: "data/man/per.1")
  }

  @Test(arguments: Catalogue.all)
  func theManualPageOfALanguageHasTheSameWords(catalogue: Catalogue) throws {
    let text = try catalogue.speaking {
      let formatter = Formatter(catalogue.locale)
      return ManualPage.text(version: try version(), help: .page(using: formatter))
    }
    try catalogue.expectManual("per", is: text)
  }

  private func version() throws -> String { try String(file("VERSION").dropLast()) }

  private func compare(_ text: String, with name: String) throws {
    guard getenv("PER_WRITE_MANUAL") != nil else {
      #expect(try file(name) == text, "run this test with PER_WRITE_MANUAL=1")
      return
    }
    let written = try #require(fopen(path(name), "w"))
    fputs(text, written)
    fclose(written)
  }

  private func path(_ name: String) -> String {
    #filePath.replacing("Tests/PerViewModelTests/HelpTests.swift", with: name)
  }

  private func file(_ name: String) throws -> String {
    let file = try #require(fopen(path(name), "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
