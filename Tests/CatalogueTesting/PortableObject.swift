/// The format of gettext's catalogues (gettext manual, section 3).
enum PortableObject {
  /// The translations of each message in all plural forms; the key is the context, U+0004 and the
  /// message.
  static func entries(in text: String) -> [String: [String]] {
    var entries: [String: [String]] = [:]
    for entry in text.split(separator: "\n\n") {
      var fields: [(name: Substring, text: String)] = []
      for line in entry.split(separator: "\n") where !line.hasPrefix("#") {
        guard let quote = line.firstIndex(of: "\"") else { continue }
        let name = line[..<quote]
        if !name.isEmpty { fields.append((name.dropLast(), "")) }
        guard let last = fields.indices.last else { continue }
        fields[last].text += unescaped(line[quote...].dropFirst().dropLast())
      }
      func field(_ name: Substring) -> String? { fields.first { $0.name == name }?.text }
      guard let message = field("msgid") else { continue }
      let translations = fields.filter { $0.name.hasPrefix("msgstr") }.map(\.text)
      entries[(field("msgctxt").map { $0 + "\u{4}" } ?? "") + message] = translations
    }
    return entries
  }

  private static func unescaped(_ text: Substring) -> String {
    String(text).replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing(
      "\\\\", with: "\\")
  }

  /// Which form a number takes, by the head of a catalogue.
  static func pluralForm(_ head: String) -> @Sendable (Int) -> Int {
    let rule = head.split(separator: "\n").first { $0.hasPrefix("Plural-Forms:") } ?? ""
    switch rule.split(separator: "plural=").last?.filter({ !" ();".contains($0) }) ?? "" {
    case "0": return { _ in 0 }
    case "n!=1": return { $0 == 1 ? 0 : 1 }
    case "n>1": return { $0 > 1 ? 1 : 0 }
    case "n==1?0:n==2?1:2": return { $0 == 1 ? 0 : $0 == 2 ? 1 : 2 }
    case "n==1?0:n%10>=2&&n%10<=4&&n%100<10||n%100>=20?1:2":
      return { n in
        n == 1 ? 0 : (2...4).contains(n % 10) && !(10..<20).contains(n % 100) ? 1 : 2
      }
    case "n==0?0:n==1?1:n==2?2:n%100>=3&&n%100<=10?3:n%100>=11?4:5":
      return { n in
        n < 3 ? n : (3...10).contains(n % 100) ? 3 : n % 100 >= 11 ? 4 : 5
      }
    default: preconditionFailure("unknown plural rule: \(rule)")
    }
  }
}
