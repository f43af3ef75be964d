/// The names of the members of one object, of which there are few as a rule.
struct MemberNames {
  private var first: [String] = []
  private var others: Set<String> = []

  var count: Int { first.count + others.count }

  /// Whether the name is a new one.
  mutating func insert(_ name: String) -> Bool {
    if first.contains(name) { return false }
    guard first.count == 16 else {
      first.append(name)
      return true
    }
    return others.insert(name).inserted
  }
}
