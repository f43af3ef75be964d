/// The names of the members of one object; usually there are few.
struct MemberNames {
  private var first: [String] = []
  private var others: Set<String> = []

  var count: Int { first.count + others.count }

  /// Whether the name is new.
  mutating func insert(_ name: String) -> Bool {
    if first.contains(name) { return false }
    guard first.count == 16 else {
      first.append(name)
      return true
    }
    return others.insert(name).inserted
  }
}
