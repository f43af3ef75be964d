/// Named exact values as the text of a column: a line for each, the name before the value.
enum MembersText {
  static func write(_ members: [(name: String, value: String)]) -> String {
    members.map { "\($0.name) \($0.value)" }.joined(separator: "\n")
  }

  /// What `take` makes of the members; those that it does not know are passed over.
  static func read<Value>(
    _ text: String, into value: Value, take: (inout Value, String, String) -> Bool
  ) -> Value {
    var value = value
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      _ = take(&value, String(line[..<space]), String(line[line.index(after: space)...]))
    }
    return value
  }
}
