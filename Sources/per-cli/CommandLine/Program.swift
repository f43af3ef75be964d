import PerModel
import PerWords

/// The commands of the program.
enum Program {
  static func run(_ words: some Sequence<String>) -> ExitStatus {
    let words = Array(words)
    // Sentences are for people; what is printed for scripts is the same everywhere.
    startTranslation()
    do throws(UsageError) {
      if let command = try ServerCommand(words) { return try command.handOver() }
      return try run(Arguments(words))
    } catch {
      complain(error.sentence)
      if error.isWrongUsage { complain(localized("see %1$s", "per-cli --help")) }
      return .usage
    }
  }

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    if arguments.options[.help] != nil {
      return show(HelpText.text(for: arguments.operands.first))
    }
    if arguments.options[.version] != nil { return show("per-cli \(HelpText.version)") }
    guard let command = arguments.operands.first else {
      throw UsageError(
        localized("a command is missing, such as %1$s", "parse, convert, rank, list"))
    }
    if let form = CommandForm(of: arguments.operands) { try arguments.allow(form) }
    let operands = Array(arguments.operands.dropFirst())
    switch command {
    case "parse": return try parse(operands, arguments)
    case "convert":
      let locale = try LocaleOptions(arguments).locale
      var convert = ConvertCommand(isJSON: arguments.hasJSON, locale: locale)
      return try convert.run(operands)
    case "units":
      guard operands.isEmpty else { throw .noOperand("units", not: operands[0]) }
      return try UnitsCommand(isJSON: arguments.hasJSON, kind: arguments.options[.kind]).run()
    case "rank": return try RankCommand(arguments).run(operands)
    case "read": return try ReadCommand(arguments: arguments).run(operands)
    case "rate": return try RateCommand(arguments: arguments).run(operands)
    case "book": return try BookCommands.run(operands, arguments)
    default:
      guard let status = try ComparisonCommands.run(command, operands, arguments) else {
        throw UsageError(localized("there is no command %1$s", command))
      }
      return status
    }
  }

  static let subjects = ["quantity", "price", "deal", "line"]

  private static func parse(
    _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    let locale = try LocaleOptions(arguments).locale
    let subject: any ParseSubject
    switch operands.first {
    case "quantity": subject = ParseQuantity(locale)
    case "price": subject = ParsePrice(locale)
    case "deal": subject = ParseDeal(locale)
    case "line" where arguments.options[.explain] != nil: subject = ExplainLine(locale)
    case "line": subject = ParseLine(locale)
    case let other?: throw .unknown(other, to: "parse", of: subjects)
    case nil: throw .missing("parse", of: subjects)
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
