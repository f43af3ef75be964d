import FolderTesting
import Glibc
import PerModel
import PerText
import PerViewModel
import Testing

/// A folder of a test's own with a file of comparisons. Everything in it goes with it.
final class LibraryFolder: Sendable {
  private let place = try! TemporaryFolder()

  var folder: String { place.path }
  /// The file with the comparisons.
  var path: String { place.database }

  /// A program of its own on the file.
  @MainActor
  func library(usesThread: Bool = false) -> Library {
    Library(path: path, language: .english(), usesThread: usesThread)
  }

  /// Removes the file with the comparisons.
  func removeFile() {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// Writes another file. Returns its path.
  func write(_ text: String, as name: String = "file") throws -> String {
    let path = folder + "/" + name
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    return path
  }
}

extension Language {
  /// English words, euros and metric units, unless told otherwise.
  static func english(
    _ identifier: String = "en_US", region: Region = .germany, currency: Currency = .euro
  ) -> Language {
    var locale = UserLocale(identifier: identifier)
    locale.region = region
    locale.currency = currency
    return Language(locale)
  }
}

extension WindowModel {
  /// A model with a file of its own in memory.
  convenience init(_ comparison: Comparison? = nil, language: Language = .english()) {
    self.init(
      Library(path: ":memory:", language: language, usesThread: false).openNew(comparison))
  }

  /// Types a whole product into the quick line and adds it.
  func addLine(_ text: String) {
    quickLine.type(text)
    submitQuickLine()
  }
}
