/// The words of a command line, sorted into options and the rest.
struct Arguments {
  private(set) var options: [Option: String] = [:]
  private(set) var operands: [String] = []

  /// The options, as they are written after two dashes.
  enum Option: String, CaseIterable {
    case json, locale, region, currency, kind, per, by, database, comparison, format, list, removed,
      help
    case version

    var takesValue: Bool {
      switch self {
      case .json, .list, .removed, .help, .version: false
      case .locale, .region, .currency, .kind, .per, .by, .database, .comparison, .format: true
      }
    }
  }

  /// Throws for an option that does not exist, or has no value, or has one that it does not take.
  init(_ words: some Sequence<String>) throws(UsageError) {
    var words = words.makeIterator()
    var onlyOperands = false
    while let word = words.next() {
      if onlyOperands || !Self.isOption(word) {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try Self.option(String(parts[0]))
        var value = parts.count == 2 ? String(parts[1]) : nil
        if option.takesValue {
          value = value ?? words.next()
          guard value != nil else { throw UsageError("--\(option) needs a value") }
        } else if value != nil {
          throw UsageError("--\(option) takes no value")
        }
        options[option] = value ?? ""
      }
    }
  }

  var hasJSON: Bool { options[.json] != nil }

  /// Throws for an option that the command does not have.
  func allow(_ allowed: Set<Option>) throws(UsageError) {
    for option in Option.allCases where options[option] != nil && !allowed.contains(option) {
      throw UsageError("--\(option) cannot be used with this command")
    }
  }

  /// "-" is standard input and "-20%" a deal: only letters after the dash, or a second dash, make an
  /// option.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.unicodeScalars.dropFirst().first else {
      return false
    }
    return second == "-" || second.properties.isAlphabetic
  }

  private static func option(_ word: String) throws(UsageError) -> Option {
    if word == "-h" { return .help }
    if word == "-j" { return .json }
    guard word.hasPrefix("--"), let option = Option(rawValue: String(word.dropFirst(2))) else {
      throw UsageError("there is no option \(word)")
    }
    return option
  }
}
