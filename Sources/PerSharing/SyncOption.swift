import PerWords

/// An option of per-sync.
package enum SyncOption: String, CommandOption {
  case once, watch
  case untilInputEnds = "until-input-ends"
  case database, name, book, role, run, since, by, limit, citus, json, help, version

  /// The options that take the place of a command, and those that belong to them.
  package static let exchanging: [SyncOption] = [.once, .watch, .untilInputEnds]

  package var letter: Character? {
    switch self {
    case .json: "j"
    case .help: "h"
    default: nil
    }
  }

  package var value: String? {
    switch self {
    case .once, .watch, .untilInputEnds, .run, .citus, .json, .help, .version: nil
    case .database: "FILE"
    case .name: "NAME"
    case .book: "ID"
    case .role: "ROLE"
    case .since: "TIME"
    case .by: "LOGIN"
    case .limit: "COUNT"
    }
  }

  package var help: String? {
    switch self {
    case .once: localized("exchange until both sides are equal, and end")
    case .watch:
      localized(
        "exchange whenever something changes on either side, until the book is no longer shared; if another program is already doing so, wait for it to end"
      )
    case .untilInputEnds:
      localized("with --watch: end when standard input does, after a final exchange")
    case .database: localized("the file with the comparisons, instead of your own")
    case .name: localized("what a new book is called")
    case .book: localized("the book, if you belong to several or somebody else has made it")
    case .role: localized("role of the invited login: reader, writer (the default) or owner")
    case .run: localized("run the invitation instead of printing it")
    case .since:
      localized("the log since a day or time, such as 2026-11-20 or 2026-11-20T18:30")
    case .by: localized("the log of one login")
    case .limit: localized("how many entries of the log (100 by default)")
    case .citus: localized("distribute the tables by book after init, where Citus is installed")
    case .json: localized("one JSON object per line")
    case .help: localized("this text")
    case .version: localized("the version")
    }
  }
}
