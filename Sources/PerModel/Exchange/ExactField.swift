/// A member of `Root`: its name, and how it is written and read.
struct ExactField<Root>: Sendable {
  let name: String
  /// `nil` if none.
  let text: @Sendable (Root) -> String?
  /// Reads a text; false, and nothing is changed, where this program cannot read it.
  let read: @Sendable (inout Root, String) -> Bool

  // Inlined, so that the compiler sees the paths and need not follow them at run time.

  /// An optional member.
  @inline(__always)
  init<Value>(
    _ name: String, _ path: WritableKeyPath<Root, Value?> & Sendable,
    _ text: @escaping @Sendable (Value) -> String, _ parse: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.text = { $0[keyPath: path].map(text) }
    read = { root, text in
      guard let value = parse(text) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// A text, which is written unless it is empty.
  @inline(__always)
  init(_ name: String, _ path: WritableKeyPath<Root, String> & Sendable) {
    self.name = name
    text = { $0[keyPath: path].isEmpty ? nil : $0[keyPath: path] }
    read = { root, text in
      root[keyPath: path] = text
      return true
    }
  }

  /// A switch, which is written only where it differs from its default.
  @inline(__always)
  init(_ name: String, _ path: WritableKeyPath<Root, Bool> & Sendable, default standard: Bool) {
    self.name = name
    text = { $0[keyPath: path] == standard ? nil : "\(!standard)" }
    read = { root, text in
      guard text == "\(!standard)" else { return false }
      root[keyPath: path] = !standard
      return true
    }
  }
}
