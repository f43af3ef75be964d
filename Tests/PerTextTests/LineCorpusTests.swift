import Foundation
import PerText
import Testing

/// The lines of Tests/Corpus that are read right: what each says is in its last column.
///
/// `scripts/corpus` reads all of them, also those that are not read right yet.
@Suite struct LineCorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Corpus").standardized
  static let locales: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.contains("_") }.map { String($0.dropLast(4)) }.sorted()
  }()

  @Test(arguments: locales)
  func everyLineSaysWhatItsRowHas(locale: String) throws {
    let file = Self.folder.appending(path: locale + ".tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let heading = try #require(rows.first)
    let (line, kind) = (try place("line", heading), try place("kind", heading))
    let reading = try place("reading", heading)
    let context = ReadingContext(money: UserLocale(identifier: locale))
    for row in rows.dropFirst() where row.count > reading {
      #expect(lineSummary(row[line], context) == row[reading], "\(row[kind])")
    }
  }

  private func place(_ column: String, _ heading: [String]) throws -> Int {
    try #require(heading.firstIndex(of: column), "\(column)")
  }
}
