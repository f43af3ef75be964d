import PerModel

/// A change of the price book as its log holds it: lines of fields separated by tabs, like `ChangeText`.
enum BookChangeText {
  static func write(_ change: BookChange) -> String {
    var lines: [String] = []
    write(change, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func write(_ change: BookChange, to lines: inout [String]) {
    switch change {
    case .addArticle(let article): lines.append("add article\t" + fields(of: article))
    case .removeArticle(let article): lines.append("remove article\t" + fields(of: article))
    case .editArticle(let from, let to):
      lines += ["edit article\t" + fields(of: from), fields(of: to)]
    case .add(let fact): lines.append("add\t" + fields(of: fact))
    case .withdraw(let fact): lines.append("withdraw\t" + fields(of: fact))
    case .setTarget(let id, let from, let to):
      lines.append("target\t\(id)\t\(from?.exactText ?? "")\t\(to?.exactText ?? "")")
    case .several(let changes):
      lines.append("several\t\(changes.count)")
      for change in changes { write(change, to: &lines) }
    }
  }

  private static func fields(of article: Article) -> String {
    (["\(article.id)"] + article.exactMembers.map(\.line)).joined(separator: "\t")
  }

  private static func fields(of fact: PriceObservation) -> String {
    (["\(fact.id)", "\(fact.article)", "\(fact.day)"] + fact.exactMembers.map(\.line))
      .joined(separator: "\t")
  }

  /// The change that `write` has written; `nil` for anything else, such as a kind that this program does
  /// not know.
  static func read(_ text: String) -> BookChange? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let change = read(&lines), lines.isEmpty else { return nil }
    return change
  }

  /// Removes the change in the first lines and returns it; `nil` if they are not a change.
  static func read(_ lines: inout ArraySlice<Substring>, depth: Int = 0) -> BookChange? {
    guard let line = lines.popFirst() else { return nil }
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    let rest = fields.dropFirst()
    switch fields[0] {
    case "add article": return article(rest).map(BookChange.addArticle)
    case "remove article": return article(rest).map(BookChange.removeArticle)
    case "edit article":
      guard let from = article(rest), let next = lines.popFirst(),
        let to = article(next.split(separator: "\t", omittingEmptySubsequences: false)[...])
      else { return nil }
      return .editArticle(from: from, to: to)
    case "add": return fact(rest).map(BookChange.add)
    case "withdraw": return fact(rest).map(BookChange.withdraw)
    case "target":
      guard fields.count == 4, let id = Article.ID(fields[1]), let from = target(fields[2]),
        let to = target(fields[3])
      else { return nil }
      return .setTarget(id, from: from, to: to)
    case "several":
      // A damaged file must not exhaust the stack.
      guard depth < 16, fields.count == 2, let count = Int(fields[1]),
        (0...lines.count).contains(count)
      else { return nil }
      var changes: [BookChange] = []
      for _ in 0..<count {
        guard let change = read(&lines, depth: depth + 1) else { return nil }
        changes.append(change)
      }
      return .several(changes)
    default: return nil
    }
  }

  private static func article(_ fields: ArraySlice<Substring>) -> Article? {
    guard let id = fields.first.flatMap({ Article.ID($0) }),
      let members = members(fields.dropFirst())
    else { return nil }
    return Article(id: id, members: members)
  }

  private static func fact(_ fields: ArraySlice<Substring>) -> PriceObservation? {
    let head = Array(fields.prefix(3))
    guard head.count == 3, let id = PriceObservation.ID(head[0]), let article = Article.ID(head[1]),
      let day = CalendarDay(head[2]), let members = members(fields.dropFirst(3))
    else { return nil }
    return PriceObservation(id: id, article: article, day: day, members: members)
  }

  private static func members(_ fields: ArraySlice<Substring>) -> [ExactMember]? {
    let members = fields.compactMap { ExactMember(line: $0) }
    return members.count == fields.count ? members : nil
  }

  /// `nil` if it cannot be read; `.some(nil)` for an empty text.
  private static func target(_ text: Substring) -> Target?? {
    if text.isEmpty { return .some(nil) }
    return Target(exact: text).map { .some($0) }
  }
}
