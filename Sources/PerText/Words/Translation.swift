import CGettext
import Glibc

/// Takes the locale from the environment and finds the translations of the messages.
///
/// Call it first: GLib checks only once whether there is a translation.
/// The catalogues are in `share/locale` beside the folder of the program, wherever that is installed. What a locale says of
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
func languageOfSentences() -> String {
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
