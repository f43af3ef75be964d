import Glibc
import PerModel
import PerProcesses
import PerSharing
import PerText
import PerWords

/// A command line that `per-sync` carries out, because it alone speaks with servers: `per-cli book log URL`.
struct ServerCommand {
  /// What `per-sync` is called with.
  let words: [String]

  /// `nil` if this program does what is asked for. Throws for an unknown locale, which is not an option of `per-sync`.
  init?(_ line: [String]) throws(UsageError) {
    var operands: [String] = []
    var words: [String] = []
    var isForComparison = false
    var locale: String?
    var rest = line[...]
    while let word = rest.popFirst() {
      guard word != "--", isOption(word) else {
        let following = word == "--" ? Array(rest) : [word]
        if word == "--" { rest = [] }
        // The word "book" is only for this program.
        let own = operands.isEmpty && following.first == "book" ? 1 : 0
        operands += following
        words += (word == "--" ? ["--"] : []) + following.dropFirst(own)
        continue
      }
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      var value = parts.count == 2 ? String(parts[1]) : nil
      let takesValue =
        word.hasPrefix("--")
        && (SyncOption(rawValue: name)?.takesValue == true
          || Arguments.Option(rawValue: name)?.takesValue == true)
      var own = [word]
      if takesValue, value == nil, let next = rest.popFirst() {
        value = next
        own.append(next)
      }
      if ["comparison", "help"].contains(name) { isForComparison = true }
      if name == "locale" { locale = value } else { words += own }
    }
    guard operands.first == "book", operands.count > 1,
      let command = SyncCommand(rawValue: operands[1]),
      SyncCommand.ofBook.contains(command) || command == .share && !isForComparison
    else { return nil }
    if let locale { try LocaleOptions.speak(locale) }
    self.words = words
  }

  /// Hands over to `per-sync`, which is next to this program. Does not return unless that fails.
  func handOver() throws(UsageError) -> ExitStatus {
    var pointers = (["per-sync"] + words).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let folder = OwnProgram.folder
    if !folder.isEmpty { execv(folder + "/per-sync", &pointers) }
    execvp("per-sync", &pointers)
    throw UsageError(failure: SharingProblem(.noProgram).sentence)
  }
}
