import PerDocument

/// Lines that say the names of others between words that are always the same: "Quantity of Rolled Oats", "Add Rolled
/// Oats to basket".
struct NameEchoes {
  /// The name that each of these lines says.
  private(set) var all: [Int: String] = [:]

  private struct Frame: Hashable {
    let before, behind: String
  }

  /// A sentence has more words than any name.
  private static let mostWords = 24
  /// Words around names at the end of a line are looked for where nothing but the lines shows what they are.
  private static let mostBehind = 4

  init(_ scene: PageScene) {
    let texts = Set(scene.lines.lazy.map(\.text).filter { $0.count >= NameScore.fairLength })
    var found: [Frame: [Int: String]] = [:]
    let behind = scene.document.isOfLines ? Self.mostBehind : 0
    for (index, line) in scene.lines.enumerated()
    where line.text.utf8.count <= NameScore.longestRead && line.text.contains(" ") {
      guard let (frame, name) = Self.frame(of: line.text, around: texts, behind) else { continue }
      found[frame, default: [:]][index] = name
    }
    let frames = found.filter { $0.value.count > NameScore.repeated }
    for lines in frames.values { all.merge(lines) { one, _ in one } }
    guard scene.document.isOfLines else { return }
    // Short names are told by the same words.
    let short = Set(scene.lines.lazy.map(\.text).filter { $0.count < NameScore.fairLength })
    for (index, line) in scene.lines.enumerated() where all[index] == nil {
      for frame in frames.keys where frame.before.count + frame.behind.count < line.text.count {
        guard line.text.hasPrefix(frame.before), line.text.hasSuffix(frame.behind) else { continue }
        let name = String(line.text.dropFirst(frame.before.count).dropLast(frame.behind.count))
        if short.contains(name.trimmed) { all[index] = name.trimmed }
      }
    }
  }

  private static func frame(
    of text: String, around texts: Set<String>, _ mostBehind: Int
  ) -> (Frame, String)? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count <= mostWords else { return nil }
    for behind in 0...min(mostBehind, words.count - 1) {
      let end = words[words.count - 1 - behind].endIndex
      for first in words.indices where first + behind < words.count && first + behind > 0 {
        let name = text[words[first].startIndex..<end]
        guard name.count >= NameScore.fairLength else { break }
        if name.contains(" "), texts.contains(String(name)) {
          let frame = Frame(
            before: String(text[..<name.startIndex]), behind: String(text[name.endIndex...]))
          return (frame, String(name))
        }
      }
    }
    return nil
  }
}
