/// An option of a command line, written as its raw value after two dashes.
public protocol CommandOption: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// The word for its value in help texts; `nil` where it takes none.
  var value: String? { get }
  /// What it does, in the user's language; `nil` where the text of its command says so.
  var help: String? { get }
  /// Its short form, written after one dash: "j".
  var letter: Character? { get }
}

extension CommandOption {
  public var letter: Character? { nil }

  /// Whether a word is its name, long or short: "--json", "-j".
  package func isWritten(_ word: String) -> Bool {
    word == "--" + rawValue || letter.map { word == "-\($0)" } == true
  }

  /// Whether a value follows: "--name=VALUE" or "--name VALUE".
  public var takesValue: Bool { value != nil }

  /// "--date DAY".
  package var typed: String { typed(with: value) }

  func typed(with value: String?) -> String {
    "--" + rawValue + (value.map { " " + $0 } ?? "")
  }

  /// "--date DAY", and what it does.
  ///
  /// - Parameter meaning: what it does where a command gives it another meaning.
  package func entry(meaning: String? = nil) -> (typed: String, meaning: String) {
    (typed, meaning ?? help ?? "")
  }
}

extension Sequence where Element: CommandOption {
  /// Each with what it does.
  package var entries: [(typed: String, meaning: String)] { map { $0.entry() } }
}
