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
    let rows = try Self.rows(of: locale)
    let heading = try #require(rows.first)
    let (line, kind) = (try place("line", heading), try place("kind", heading))
    let reading = try place("reading", heading)
    let context = ReadingContext(money: UserLocale(identifier: locale))
    for row in rows.dropFirst() where row.count > reading {
      #expect(lineSummary(row[line], context) == row[reading], "\(row[kind])")
    }
  }

  /// Somebody who types has each beginning of a line before the whole, and a line may have lost its beginning.
  @Test(arguments: locales)
  func aPartOfALineIsRead(locale: String) throws {
    let reader = LineReader(ReadingContext(money: UserLocale(identifier: locale)))
    for line in try Self.lines(of: locale) {
      let words = line.split(separator: " ")
      for count in 1...min(3, words.count) {
        for part in [words.prefix(count), words.suffix(count), words.reversed()[..<count]] {
          let text = part.joined(separator: " ")
          let read = reader.read(text)
          #expect(read.nameRanges.allSatisfy { $0.upperBound <= text.utf8.count })
        }
      }
    }
  }

  /// The lines of a locale, with what they mean.
  static func lines(of locale: String) throws -> Set<String> {
    Set(try rows(of: locale).dropFirst().map { $0[0] })
  }

  private static func rows(of locale: String) throws -> [[String]] {
    let file = folder.appending(path: locale + ".tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private func place(_ column: String, _ heading: [String]) throws -> Int {
    try #require(heading.firstIndex(of: column), "\(column)")
  }
}
