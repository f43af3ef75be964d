import PerModel

/// A change of a comparison as the undo log holds it: lines of fields separated by tabs. A product is its
/// id and its exact members, so that what a newer program has written of it is kept here as well.
enum ChangeText {
  static func write(_ change: Change) -> String {
    var lines: [String] = []
    write(change, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func write(_ change: Change, to lines: inout [String]) {
    switch change {
    case .add(let places): write("add", places, to: &lines)
    case .remove(let places): write("remove", places, to: &lines)
    case .edit(let from, let to): lines += ["edit", fields(of: from), fields(of: to)]
    case .rename(let from, let to):
      lines.append("rename\t\(ExactMember.escaped(from))\t\(ExactMember.escaped(to))")
    case .setReferenceUnit(let from, let to):
      lines.append("reference\t\(text(of: from))\t\(text(of: to))")
    case .setCurrency(let from, let to): lines.append("currency\t\(from.code)\t\(to.code)")
    case .set(let from, let to): lines += ["set", fields(of: from), fields(of: to)]
    case .several(let changes):
      lines.append("several\t\(changes.count)")
      for change in changes { write(change, to: &lines) }
    }
  }

  private static func write(_ kind: String, _ places: [Change.Place], to lines: inout [String]) {
    lines.append("\(kind)\t\(places.count)")
    for place in places { lines.append("\(place.index)\t\(fields(of: place.product))") }
  }

  private static func fields(of product: Product) -> String {
    (["\(product.id.rawValue)"] + ExactProduct(product).members.map(\.line)).joined(separator: "\t")
  }

  private static func fields(of settings: ComparisonSettings) -> String {
    (["\(settings.tolerance)"] + settings.exactMembers.map(\.line)).joined(separator: "\t")
  }

  private static func text(of reference: ReferenceUnit?) -> String {
    reference.map { "\($0.amount) \($0.unit.id)" } ?? ""
  }

  /// The change that `write` has written; `nil` for anything else, such as a kind that this program
  /// does not know.
  static func read(_ text: String) -> Change? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let change = read(&lines), lines.isEmpty else { return nil }
    return change
  }

  /// Removes the change in the first lines and returns it; `nil` if they are not a change.
  static func read(_ lines: inout ArraySlice<Substring>) -> Change? {
    var reader = Reader(lines: lines)
    defer { lines = reader.lines }
    return reader.change(depth: 0)
  }

  private struct Reader {
    var lines: ArraySlice<Substring>

    private mutating func fields() -> [Substring]? {
      lines.popFirst()?.split(separator: "\t", omittingEmptySubsequences: false)
    }

    mutating func change(depth: Int) -> Change? {
      guard let fields = fields() else { return nil }
      let texts = fields.dropFirst().map { ExactMember.unescaped($0) }
      switch (fields[0], texts.count) {
      case ("add", 1): return places(texts[0]).map(Change.add)
      case ("remove", 1): return places(texts[0]).map(Change.remove)
      case ("edit", 0):
        guard let from = product(), let to = product() else { return nil }
        return .edit(from: from, to: to)
      case ("rename", 2): return .rename(from: texts[0], to: texts[1])
      case ("reference", 2):
        guard let from = Self.reference(texts[0]), let to = Self.reference(texts[1]) else {
          return nil
        }
        return .setReferenceUnit(from: from, to: to)
      case ("currency", 2):
        guard let from = Currency(code: texts[0]), let to = Currency(code: texts[1]) else {
          return nil
        }
        return .setCurrency(from: from, to: to)
      case ("set", 0):
        guard let from = settings(), let to = settings() else { return nil }
        return .set(from: from, to: to)
      case ("several", 1):
        // A damaged file must not exhaust the stack.
        guard depth < 16, let count = Int(texts[0]), (0...lines.count).contains(count) else {
          return nil
        }
        var changes: [Change] = []
        for _ in 0..<count {
          guard let change = change(depth: depth + 1) else { return nil }
          changes.append(change)
        }
        return .several(changes)
      default: return nil
      }
    }

    private mutating func places(_ count: String) -> [Change.Place]? {
      guard let count = Int(count), (0...lines.count).contains(count) else { return nil }
      var places: [Change.Place] = []
      places.reserveCapacity(count)
      for _ in 0..<count {
        guard let fields = fields(), let index = Int(fields[0]), index >= 0,
          let product = Self.product(fields.dropFirst())
        else { return nil }
        places.append(Change.Place(index, product))
      }
      return places
    }

    private mutating func product() -> Product? { fields().flatMap { Self.product($0[...]) } }

    private static func product(_ fields: ArraySlice<Substring>) -> Product? {
      guard let id = fields.first.flatMap({ Int64($0) }) else { return nil }
      var product = ExactProduct(id: Product.ID(rawValue: id))
      for field in fields.dropFirst() {
        guard let member = ExactMember(line: field) else { return nil }
        product.add(member)
      }
      return product.product
    }

    private mutating func settings() -> ComparisonSettings? {
      guard let fields = fields(), let tolerance = Rational(exactText: String(fields[0])) else {
        return nil
      }
      var settings = ComparisonSettings()
      settings.tolerance = tolerance
      for field in fields.dropFirst() {
        guard let member = ExactMember(line: field) else { return nil }
        settings.read(member)
      }
      return settings
    }

    /// `nil` if it cannot be read; `.some(nil)` for an empty text.
    private static func reference(_ text: String) -> ReferenceUnit?? {
      if text.isEmpty { return .some(nil) }
      let words = text.split(separator: " ")
      guard words.count == 2, let amount = Rational(exactText: String(words[0])), amount.isPositive,
        let unit = Unit(id: String(words[1]))
      else { return nil }
      return ReferenceUnit(amount, unit)
    }
  }
}
