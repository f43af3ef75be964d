import PerWords

/// An option of the window's program: what it takes, the manual page and `--help` are made of it.
public enum ProgramOption: String, CaseIterable, Sendable {
  case database, version, help
  case service = "gapplication-service"

  /// Those that the program declares; GLib brings the others along.
  public static let declared: [ProgramOption] = [.version, .database]

  /// Its short form: "-v".
  public var letter: Unicode.Scalar? { self == .version ? "v" : nil }

  /// The word for its value; `nil` where it takes none.
  public var value: String? { self == .database ? localized("FILE") : nil }

  /// What `--help` says; empty where GLib says it.
  public var summary: String {
    switch self {
    case .database: localized("Use another file for the comparisons")
    case .version: localized("Show the version and exit")
    case .help, .service: ""
    }
  }

  /// What the manual page says.
  var description: String {
    switch self {
    case .database:
      localized(
        "Use this file for the comparisons. If Per is already running, this one opens a window of its own beside it."
      )
    case .version: summary
    case .help: localized("Show the options of the program and of its toolkit, and exit.")
    case .service:
      localized(
        "Wait for requests on the session bus instead of opening a window at once. The desktop starts the program this way."
      )
    }
  }

  /// How it is typed, as a line of the manual page (groff_man(7)).
  var manualLine: String {
    let name = ManualText.escaped("--" + rawValue)
    if let value { return ".BI \(name) \" \(ManualText.escaped(value))\"" }
    guard let letter else { return ".B \(name)" }
    return ".BR \(ManualText.escaped("-\(letter)")) \", \" \(name)"
  }
}
