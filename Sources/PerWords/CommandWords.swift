/// The words of a command line, sorted into options and the rest.
public struct CommandWords<Option: CommandOption>: Sendable {
  /// What was given with each option; empty for one that takes no value.
  public private(set) var options: [Option: String] = [:]
  /// The other words, in their order.
  public private(set) var operands: [String] = []

  /// Throws for an unknown option, a missing value, and a value for an option that takes none.
  public init(_ words: some Sequence<String>) throws(CommandWordsError) {
    var words = words.makeIterator()
    var onlyOperands = false
    while let word = words.next() {
      if onlyOperands || !isOption(word) {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try Self.option(String(parts[0]))
        var value = parts.count == 2 ? String(parts[1]) : nil
        if option.takesValue {
          value = value ?? words.next()
          guard value != nil else {
            throw CommandWordsError(localized("%1$s needs a value", "--\(option.rawValue)"))
          }
        } else if value != nil {
          throw CommandWordsError(localized("%1$s takes no value", "--\(option.rawValue)"))
        }
        options[option] = value ?? ""
      }
    }
  }

  /// Throws for an option that the command does not take.
  package func allow(_ form: CommandForm<Option>) throws(CommandWordsError) {
    for option in Option.allCases where options[option] != nil && !form.options.contains(option) {
      throw CommandWordsError(
        localized("%1$s cannot be used with this command", "--\(option.rawValue)"))
    }
  }

  private static func option(_ word: String) throws(CommandWordsError) -> Option {
    guard let option = Option.allCases.first(where: { $0.isWritten(word) }) else {
      throw CommandWordsError(localized("there is no option %1$s", word))
    }
    return option
  }
}

/// Whether a word is an option and no operand: "-" is standard input and "-20%" a deal, so it has a letter
/// or a second dash after the dash.
public func isOption(_ word: String) -> Bool {
  guard word.hasPrefix("-"), let second = word.unicodeScalars.dropFirst().first else {
    return false
  }
  return second == "-" || second.properties.isAlphabetic
}

/// Why the words of a command line cannot be understood.
public struct CommandWordsError: Error {
  /// What is wrong, in the user's language.
  public let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
