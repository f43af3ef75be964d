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

  private func isRead(_ text: String, by reader: HelpPage.Reader) -> Bool {
    let readers = language.readers(beside: Comparison(currency: .euro), counting: nil)
    return switch reader {
    case .quantity: (try? readers.quantity.read(text)) != nil
    case .price: (try? readers.price.read(text)) != nil
    case .deal: (try? readers.deal.read(text)) != nil
    case .need: (try? language.needReader.read(text)) != nil
    case .target: TargetReader(language.locale).read(text) != nil
    case .line: isProduct(text)
    case .term(let term): isTerm(text, term)
    }
  }

  private func isProduct(_ text: String) -> Bool {
    let model = WindowModel()
    model.addLine(text)
    return model.list.rows.count == 1 && !model.list.rows[0].name.isEmpty
  }

  private func isTerm(_ text: String, _ term: Term) -> Bool {
    var terms = Terms()
    return (try? language.termReader.read(text, as: term, into: &terms)) != nil && terms != Terms()
  }

  @Test func everyExampleIsRead() {
    var count = 0
    for section in page.sections {
      for case .list(let entries) in section.blocks {
        for entry in entries {
          guard let reader = entry.reader else { continue }
          count += 1
          #expect(isRead(entry.text, by: reader), "\(section.title): \(entry.text)")
        }
      }
    }
    #expect(count > 30)
    #expect(!isRead("nothing at all", by: .quantity))
    #expect(!isRead("nothing at all", by: .line))
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
    #expect(AppAction.newComparison.keyNames == ["Shift+Ctrl+N"])
    #expect(AppAction.preferences.keyNames == ["Ctrl+,"])
    #expect(AppAction.settings.keyNames == ["Alt+Return"])
    #expect(AppAction.remove.keyNames == ["Delete"])
    #expect(AppAction.help.keyNames == ["F1"])
  }

  /// With PER_WRITE_MANUAL=1 the page is brought up to date instead.
  @Test func theManualPageHasTheSameWords() throws {
    let path = #filePath.replacing(
      "Tests/PerViewModelTests/HelpTests.swift", with: "data/man/per.1")
    let file = try read(path)
    let start = ".SH \"USING THE WINDOW\"\n"
    let end = ".SH OPTIONS\n"
    let before = try #require(file.split(separator: start).first)
    let after = try #require(file.split(separator: end).last)
    let expected = [String(before), start, page.manual, end, String(after)].joined()
    if getenv("PER_WRITE_MANUAL") != nil {
      let written = try #require(fopen(path, "w"))
      fputs(expected, written)
      fclose(written)
    } else {
      #expect(file == expected, "run this test with PER_WRITE_MANUAL=1")
    }
  }

  private func read(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
