import CatalogueTesting
import Foundation
import PerSharing
import PerText
import PerWords
import Testing

@testable import per_sync

/// The help of per-sync in other languages, which is also their manual page.
@Suite struct SyncManualTests {
  @Test(arguments: Catalogue.all)
  func theManualPageOfALanguageHasTheWordsOfTheHelp(catalogue: Catalogue) throws {
    try catalogue.expectManual("per-sync", is: catalogue.speaking { SyncManual.text })
  }

  private static let englishPage = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../data/man/per-sync.1").standardized

  @Test(arguments: SyncOption.allCases)
  func theEnglishManualPageExplainsEachOption(_ option: SyncOption) throws {
    let heading = try Self.headings(in: "OPTIONS").first { heading in
      heading.split(whereSeparator: { " \",".contains($0) }).contains("--\(option.rawValue)")
    }
    #expect(heading != nil, "--\(option.rawValue) is missing")
    if let value = option.value {
      #expect(heading?.contains(value) == true, "--\(option.rawValue) \(value)")
    }
  }

  @Test(arguments: SyncCommand.allCases)
  func theEnglishManualPageExplainsEachCommand(_ command: SyncCommand) throws {
    #expect(try Self.headings(in: "COMMANDS").contains(".B \(command.rawValue)"))
  }

  /// What is explained in a section of the English page.
  private static func headings(in section: String) throws -> [String] {
    let text = try String(contentsOf: englishPage, encoding: .utf8)
    let start = try #require(text.range(of: ".SH \(section)\n")?.upperBound)
    return text[start...].components(separatedBy: "\n.SH ")[0].components(separatedBy: ".TP\n")
      .dropFirst().map { $0.components(separatedBy: "\n")[0].replacing("\\-", with: "-") }
  }

  @Test(arguments: ["de", "ja"])
  func linesOfTheHelpFitIntoTheirColumns(language: String) {
    Catalogue.of(language).speaking {
      for line in SyncHelpText.text.split(separator: "\n") {
        #expect(Terminal.columns(of: String(line)) <= HelpLayout.width, "\(line)")
      }
    }
  }
}
