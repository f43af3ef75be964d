import CGettext
import Glibc

/// The translation of a message into the user's language, with `%1$s`, `%2$s` … replaced by
/// the arguments; the message itself if untranslated. An argument does not affect the direction of the text around it.
public func localized(_ message: String, _ arguments: String...) -> String {
  filled(found(message), arguments)
}

/// As `localized`, for a short word that means different things in different places.
public func localized(context: String, _ message: String, _ arguments: String...) -> String {
  // pgettext is a macro around this key (gettext manual, section 11.2.5).
  let key = context + "\u{4}" + message
  let translation = found(key)
  return filled(translation == key ? message : translation, arguments)
}

/// As `localized`, in the plural form that `count` asks for.
public func localized(
  one: String, other: String, count: Int, _ arguments: String...
) -> String {
  if let plurals = Translation.plurals {
    return filled(plurals(one, other, Int(count.magnitude)), arguments)
  }
  if let substitute = Translation.substitute {
    return filled(substitute(count.magnitude == 1 ? one : other), arguments)
  }
  // gettext may answer with the very pointer that it was given, so both must outlive the call.
  let found = one.withCString { one in
    other.withCString { String(cString: dngettext("per", one, $0, UInt(count.magnitude))) }
  }
  return filled(found, arguments)
}

private func found(_ message: String) -> String {
  if let substitute = Translation.substitute { return substitute(message) }
  // gettext may answer with the very pointer that it was given, so that must outlive the call.
  return message.withCString { String(cString: dgettext("per", $0)) }
}

private func filled(_ message: String, _ arguments: [String]) -> String {
  guard !arguments.isEmpty else { return message }
  var result = ""
  var rest = message[...]
  while let sign = rest.firstIndex(of: "%") {
    result += rest[..<sign]
    let place = rest[sign...].dropFirst().prefix(3)
    if place.count == 3, place.hasSuffix("$s"), let number = place.first?.wholeNumberValue,
      arguments.indices.contains(number - 1)
    {
      result += Terminal.isolated(arguments[number - 1])
      rest = rest[place.endIndex...]
    } else {
      result.append("%")
      rest = rest[sign...].dropFirst()
    }
  }
  return result + rest
}

/// Takes the locale from the environment and finds the translations of the messages.
///
/// Call it first: GLib checks only once whether there is a translation.
/// The catalogues are in `share/locale` next to the folder of the program, wherever that is installed. What a locale says of
/// sorting and the like, which would take time and two megabytes of memory, is ICU's here; GTK asks for it by itself.
public func startTranslation() {
  for category in [LC_CTYPE, LC_MESSAGES] { setlocale(category, "") }
  if let program = programPath(), let slash = program.lastIndex(of: "/"),
    let folder = program[..<slash].lastIndex(of: "/")
  {
    bindtextdomain("per", program[..<folder] + "/share/locale")
  }
  bind_textdomain_codeset("per", "UTF-8")
  textdomain("per")
}

/// The language of the messages: that of the catalogue that was found ("de", "pt_BR"), or else English.
package func languageOfSentences() -> String {
  // The translation of nothing is the head of the catalogue, which names its language.
  let head = "".withCString { String(cString: dgettext("per", $0)) }
  let name = "Language: "
  let line = head.split(separator: "\n").first { $0.hasPrefix(name) }
  return line.map { String($0.dropFirst(name.count)) } ?? "en"
}

private func programPath() -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    guard let start = buffer.baseAddress else { return nil }
    let count = readlink("/proc/self/exe", start, buffer.count)
    guard count > 0 else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

/// What is between names or sentences in a row: "Aldi, Lidl".
///
/// Where one reads from right to left, it has a mark that keeps a number behind a name in Latin letters apart from it.
public var listSeparator: String {
  // Translators: stands between names in a row: "Aldi, Lidl".
  keptApart(localized(context: "between names", ", "))
}

/// What is between two texts, with marks where the sentences run from right to left: a number behind a name in Latin
/// letters would go on from left to right.
private func keptApart(_ text: String) -> String {
  let first = localized("Quantity").unicodeScalars.first?.value ?? 0
  // Hebrew and Arabic letters
  return (0x0590...0x08FF).contains(first) ? "\u{200F}" + text + "\u{200F}" : text
}

/// The separator between facts in a line: "500 g for €0.95 · Lidl".
///
/// A language can have something else: among Arabic digits a dot is a zero.
public var factSeparator: String {
  // Translators: stands between facts in a line: "500 g for €0.95 · Lidl". Where it looks like a digit, use a dash.
  keptApart(localized(context: "between facts", " · "))
}

/// Stands in for the catalogue of a language, so that tests can see what would be translated.
package enum Translation {
  /// Translates every message of the task that sets it; `nil` for the catalogue that is installed.
  @TaskLocal package static var substitute: (@Sendable (String) -> String)?
  /// Translates the messages of that task that have plural forms, by their singular, plural and
  /// number; where it is `nil`, `substitute` translates one of the two.
  @TaskLocal package static var plurals: (@Sendable (String, String, Int) -> String)?
}
