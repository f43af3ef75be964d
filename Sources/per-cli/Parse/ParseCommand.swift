import PerText
import PerTransfer

/// `per-cli parse WHAT TEXT…`: reads texts, with one answer for each.
struct ParseCommand: ~Copyable {
  /// What a text can be read as.
  enum SubjectName: String, CaseIterable {
    case quantity, price, deal, line
  }

  private let subject: any ParseSubject
  private let isJSON: Bool
  private var hasRefused = false

  init(_ subject: any ParseSubject, isJSON: Bool) {
    self.subject = subject
    self.isJSON = isJSON
  }

  /// Reads the texts or, without any or with "-", the lines of standard input.
  mutating func run(_ texts: [String]) throws(UsageError) -> ExitStatus {
    var output = Output()
    if texts.isEmpty || texts == ["-"] {
      var input = InputLines.standardInput()
      while let line = try input.next(beforeWaiting: { output.flush() }) {
        parse(String(decoding: line, as: UTF8.self), &output)
      }
    } else {
      for text in texts { parse(text, &output) }
    }
    output.flush()
    return hasRefused ? .refused : .success
  }

  private mutating func parse(_ text: String, _ output: inout Output) {
    do throws(ReadingError) {
      if isJSON {
        var object = JSONObject()
        object.add("input", text)
        object.add("ok", true)
        try subject.addMembers(for: text, to: &object)
        output.writeLine(object.line)
      } else {
        output.writeLine(try subject.text(for: text))
      }
    } catch { refuse(text, error, &output) }
  }

  private mutating func refuse(_ text: String, _ error: ReadingError, _ output: inout Output) {
    hasRefused = true
    let sentences = [error.sentence, subject.hint(for: text)].compactMap(\.self)
    let sentence = sentences.joined(separator: " ")
    guard isJSON else {
      // Answers and complaints keep their order on a terminal.
      output.flush()
      return complain("\(text.prefix(200)): \(sentence)")
    }
    var object = JSONObject()
    object.add("input", text)
    object.add("ok", false)
    object.add("error", sentence)
    object.add("from", error.range.lowerBound)
    object.add("to", error.range.upperBound)
    output.writeLine(object.line)
  }
}
