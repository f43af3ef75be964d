import PerText
import PerTransfer
import PerWords

/// `parse line --explain`: what the words of a line can be, what was vetoed and why, and what the ways to read all of it
/// cost. It is for developers of the rules, and so in English whatever the locale.
struct ExplainLine: ParseSubject {
  private let reader: LineReader
  private let formatter: Formatter
  private let locale: UserLocale

  init(_ locale: UserLocale) {
    reader = ProductReaders(locale).line
    formatter = Formatter(forTerminal: locale)
    self.locale = locale
  }

  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError) {
    let explanation = reader.explain(text)
    object.add("readings", explanation.readings.map(object(for:)))
    object.add(
      "vetoes",
      explanation.vetoes.map { forbidden in
        var object = JSONObject()
        object.add("text", forbidden.text)
        object.add("veto", forbidden.veto)
        object.add("reason", forbidden.reason)
        return object
      })
    object.add(
      "ways",
      explanation.ways.map { way in
        var object = JSONObject()
        object.add("cost", way.cost)
        object.add("readings", way.readings.map(self.object(for:)))
        return object
      })
  }

  private func object(for reading: LineExplanation.Reading) -> JSONObject {
    var object = JSONObject()
    object.add("text", reading.text)
    object.add("meaning", reading.meaning)
    object.add("cost", reading.cost)
    if !reading.reason.isEmpty { object.add("reason", reading.reason) }
    return object
  }

  func text(for text: String) throws(ReadingError) -> String {
    let explanation = reader.explain(text)
    var lines = [text, "What its parts can be, and what that costs:"]
    lines += explanation.readings.map { reading in
      "  \(reading.cost)  \(reading.text): \(reading.meaning)"
        + (reading.reason.isEmpty ? "" : " (\(reading.reason))")
    }
    if !explanation.vetoes.isEmpty { lines.append("What they cannot be:") }
    lines += explanation.vetoes.map { "  \($0.text): \($0.veto). \($0.reason)" }
    lines.append("Ways to read the whole line:")
    lines += explanation.ways.map { way in
      "  \(way.cost)  "
        + way.readings.map { "\($0.text) = \($0.meaning) \($0.cost)" }.joined(separator: " | ")
    }
    lines.append(
      "What they mean. What costs least is read; what costs up to \(LineExplanation.margin) more makes it unclear:"
    )
    lines += explanation.meanings.map { meaning in
      "  \(meaning.cost)  "
        + formatter.parts(of: meaning.line, in: locale.currency).joined(separator: "  ")
    }
    return lines.map { Terminal.harmless($0) }.joined(separator: "\n")
  }
}
