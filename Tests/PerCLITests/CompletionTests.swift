import Foundation
import PerSharing
import PerWords
import Testing

@testable import per_cli

/// What the completion of words and the manual page say of options, by what the commands take.
@Suite struct CompletionTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// The words that can follow each command, as bash tells commands apart.
  private static var lines: [String] {
    func line(_ pattern: String, _ words: [String]) -> String {
      "    \(pattern)) word='\(words.joined(separator: " "))' ;;"
    }
    var commands: [String] = []
    var parts: [String: [String]] = [:]
    for form in CommandForm.all {
      let words = form.name.split(separator: " ").map(String.init)
      if !commands.contains(words[0]) { commands.append(words[0]) }
      if words.count > 1 { parts[words[0], default: []].append(words[1]) }
    }
    parts["parse"] = ParseCommand.SubjectName.allCases.map(\.rawValue)
    parts["stores"] = ["load"]
    parts["book"]? += SyncCommand.ofBook.map(\.rawValue)
    var lines = [line("''", commands + ["--help", "--version"])]
    for command in commands {
      guard let further = parts[command] else { continue }
      let own = CommandForm.named(command)?.options ?? []
      lines.append(line(command, further + options(own) + ["--help"]))
    }
    for form in CommandForm.all.filter({ $0.name.contains(" ") })
      + CommandForm.all.filter({ !$0.name.contains(" ") })
    {
      let isWhole = form.name.contains(" ")
      let pattern =
        isWhole
        ? "'\(form.name)'"
        : parts[form.name] == nil
          ? "\(form.name) | '\(form.name) '*" : "'\(form.name) '*"
      lines.append(line(pattern, options(form.options) + ["--help"]))
    }
    for command in SyncCommand.ofBook {
      lines.append(line("'book \(command.rawValue)'", options(command.form.options) + ["--help"]))
    }
    return lines
  }

  private static func options(_ options: [some CommandOption]) -> [String] {
    options.map { "--\($0.rawValue)" }
  }

  @Test func wordsAreCompletedByTheOptionsOfTheirCommand() throws {
    let file = Self.root.appending(path: "data/completions/per-cli")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = "PER_WRITE_MANUAL=1.\n"
    let end = "    # The end of these lines.\n"
    let begun = try #require(text.range(of: start)?.upperBound)
    let ended = try #require(text.range(of: end)?.lowerBound)
    let wanted = Self.lines.map { $0 + "\n" }.joined()
    if ProcessInfo.processInfo.environment["PER_WRITE_MANUAL"] != nil {
      try text.replacingCharacters(in: begun..<ended, with: wanted)
        .write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[begun..<ended] == wanted)
    }
  }

  @Test(arguments: Arguments.Option.allCases.filter { !$0.values.isEmpty })
  func valuesAreCompleted(_ option: Arguments.Option) throws {
    let file = Self.root.appending(path: "data/completions/per-cli")
    let cases = try String(contentsOf: file, encoding: .utf8).components(separatedBy: ";;\n")
    let ofOption = cases.first { text in
      text.split(separator: "\n").contains {
        $0.hasSuffix(")") && $0.dropLast().split(separator: " ").contains("--\(option.rawValue)")
      }
    }
    #expect(ofOption?.contains("-W '\(option.values.joined(separator: " "))'") == true)
  }

  @Test(arguments: Arguments.Option.allCases)
  func theEnglishManualPageExplainsEachOption(_ option: Arguments.Option) throws {
    let file = Self.root.appending(path: "data/man/per-cli.1")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: ".SH OPTIONS\n")?.upperBound)
    let section = text[start...].prefix { _ in true }.components(separatedBy: "\n.SH ")[0]
    let headings = section.components(separatedBy: ".TP\n").dropFirst()
      .map { $0.components(separatedBy: "\n")[0].replacing("\\-", with: "-") }
    let name = "--\(option.rawValue)"
    let heading = headings.first { heading in
      heading.split(whereSeparator: { " \",\\".contains($0) }).contains(Substring(name))
    }
    #expect(heading != nil, "\(name) is missing")
    if let value = option.value?.prefix(while: \.isLetter) {
      #expect(heading?.contains(value) == true, "\(name) \(value)")
    }
  }
}
