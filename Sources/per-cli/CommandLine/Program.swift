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
    guard let name = arguments.operands.first else {
      throw UsageError(
        localized("a command is missing, such as %1$s", "parse, convert, rank, list"))
    }
    if let form = CommandForm(of: arguments.operands) { try arguments.allow(form) }
    let operands = Array(arguments.operands.dropFirst())
    if let command = ComparisonCommand(rawValue: name) {
      return try command.run(operands, arguments)
    }
    switch Command(rawValue: name) {
    case .parse: return try parse(operands, arguments)
    case .convert:
      let locale = try LocaleOptions(arguments).locale
      var convert = ConvertCommand(isJSON: arguments.hasJSON, locale: locale)
      return try convert.run(operands)
    case .units:
      guard operands.isEmpty else { throw .noOperand("units", not: operands[0]) }
      return try UnitsCommand(isJSON: arguments.hasJSON, kind: arguments.options[.kind]).run()
    case .rank: return try RankCommand(arguments).run(operands)
    case .read: return try ReadCommand(arguments: arguments).run(operands)
    case .rate: return try RateCommand(arguments: arguments).run(operands)
    case .book: return try BookCommand.run(operands, arguments)
    case nil: throw UsageError(localized("there is no command %1$s", name))
    }
  }

  private static func parse(
    _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> ExitStatus {
    let locale = try LocaleOptions(arguments).locale
    let names = ParseCommand.SubjectName.allCases.map(\.rawValue)
    guard let word = operands.first else { throw .missing("parse", of: names) }
    guard let name = ParseCommand.SubjectName(rawValue: word) else {
      throw .unknown(word, to: "parse", of: names)
    }
    let subject: any ParseSubject =
      switch name {
      case .quantity: ParseQuantity(locale)
      case .price: ParsePrice(locale)
      case .deal: ParseDeal(locale)
      case .line:
        arguments.options[.explain] != nil ? ExplainLine(locale) : ParseLine(locale)
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
