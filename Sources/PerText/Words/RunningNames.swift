import Synchronization

/// What the running ICU writes for units and currencies in some locales and the tables of the build do
/// not know, or know as something else: ICU may be newer than they are, or older.
///
/// What readers and formatters know is then the same, whatever ICU it is.
final class RunningNames: Sendable {
  private let names: Mutex<Names?> = Mutex(nil)
  private let locales: [String]
  private let besidesTables: Bool

  /// - Parameter besidesTables: whether only what the tables do not read in the same way is wanted.
  init(_ locales: [String], besidesTables: Bool = true) {
    self.locales = locales
    self.besidesTables = besidesTables
  }

  /// For some locales; `nil` where the tables are of the running ICU, and have everything. What is
  /// given is never freed.
  static func shared(_ locales: [String]) -> RunningNames? {
    guard ICU.version != Vocabulary.versionOfNames, !locales.isEmpty else { return nil }
    return all.withLock { all in
      if let known = all[locales] { return known }
      let names = RunningNames(locales)
      all[locales] = names
      return names
    }
  }

  private static let all: Mutex<[[String]: RunningNames]> = Mutex([:])

  /// The unit that a folded word or phrase names, and whether longer ones begin with it.
  func unit(_ word: FoldedWord) -> WordMeaning { looked { $0.units[word.buffer] } }

  /// The currency that a folded word or phrase names, and whether longer ones begin with it.
  func currency(_ word: FoldedWord) -> WordMeaning { looked { $0.currencies[word.buffer] } }

  private func looked(_ look: (Names) -> WordMeaning) -> WordMeaning {
    names.withLock { names in
      if let names { return look(names) }
      var collector = Collector(besidesTables: besidesTables)
      for locale in locales { collector.collect(locale) }
      names = collector.names
      return look(collector.names)
    }
  }
}
