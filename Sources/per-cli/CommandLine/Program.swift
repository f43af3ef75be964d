import PerModel
import PerText

/// The commands of the program and the options of each.
enum Program {
  static func run(_ words: some Sequence<String>) -> ExitStatus {
    let words = Array(words)
    do throws(UsageError) {
      if BookSharingCommand.isForServer(words) { return try BookSharingCommand.handOver(words) }
      return try run(Arguments(words))
    } catch {
      complain(error.sentence)
      if error.isWrongUsage { complain("see per-cli --help") }
      return .usage
    }
  }

  private static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    if arguments.options[.help] != nil {
      // Only the help is for people alone: what else is printed is the same for scripts everywhere.
      startTranslation()
      return show(HelpText.text(for: arguments.operands.first))
    }
    if arguments.options[.version] != nil { return show("per-cli \(HelpText.version)") }
    guard let command = arguments.operands.first else {
      throw UsageError("a command is missing, such as parse, convert, rank or list")
    }
    let operands = Array(arguments.operands.dropFirst())
    switch command {
    case "parse":
      try arguments.allow(localeOptions)
      return try parse(operands, arguments)
    case "convert":
      try arguments.allow(localeOptions)
      let locale = try LocaleOptions(arguments).locale
      var convert = ConvertCommand(isJSON: arguments.hasJSON, locale: locale)
      return try convert.run(operands)
    case "units":
      try arguments.allow([.json, .kind])
      guard operands.isEmpty else { throw UsageError("units takes no operand: \(operands[0])") }
      return try UnitsCommand(isJSON: arguments.hasJSON, kind: arguments.options[.kind]).run()
    case "rank":
      try arguments.allow(localeOptions.union([.per, .by, .database]))
      return try RankCommand(arguments).run(operands)
    case "rate": return try RateCommand(arguments: arguments).run(operands)
    case "book": return try BookCommands.run(operands, arguments)
    default:
      guard let status = try ComparisonCommands.run(command, operands, arguments) else {
        throw UsageError("there is no command \(command)")
      }
      return status
    }
  }

  static let localeOptions: Set<Arguments.Option> = [.json, .locale, .region, .currency]

  private static func parse(
    _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    let locale = try LocaleOptions(arguments).locale
    let subject: any ParseSubject
    switch operands.first {
    case "quantity": subject = ParseQuantity(locale)
    case "price": subject = ParsePrice(locale)
    case "deal": subject = ParseDeal(locale)
    case "line": subject = ParseLine(locale)
    case let other?:
      throw UsageError("parse does not know \(other), only quantity, price, deal and line")
    case nil: throw UsageError("parse needs one of quantity, price, deal and line")
    }
    var command = ParseCommand(subject, isJSON: arguments.hasJSON)
    return try command.run(Array(operands.dropFirst()))
  }

  private static func show(_ text: String) -> ExitStatus {
    var output = Output()
    output.writeLine(text)
    output.flush()
    return .success
  }
}

/// The exit status of the program.
enum ExitStatus: Int32 {
  /// Everything was read.
  case success = 0
  /// Something was refused.
  case refused = 1
  /// The program was called wrongly, or a file cannot be read.
  case usage = 2
}

/// Why the program cannot do what was asked, in one sentence.
struct UsageError: Error, Hashable {
  let sentence: String
  /// Whether the help says how to do it right: not where a file or what is in it is the reason.
  let isWrongUsage: Bool

  init(_ sentence: String) {
    self.sentence = sentence
    isWrongUsage = true
  }

  /// The command was right, but what it works on is missing or cannot be used.
  init(failure sentence: String) {
    self.sentence = sentence
    isWrongUsage = false
  }
}
