/// The groups between separators, checked as they go by.
struct DigitGroups {
  enum Separator: UInt8 {
    case point, comma, apostrophe, space, arabicDecimal, arabicGrouping
  }

  /// How large the groups of the user are; groups of three are read in any case.
  let size: Int
  private(set) var separators = 0
  private var first = 0
  private var firstIsZero = false
  private var earlier: Separator = .point
  private var last: Separator = .point
  private var isMixed = false
  /// All whole groups have three digits.
  private var isWestern = true
  /// All whole groups but the last have two digits (1,23,45,678).
  private var isIndian = true
  /// All whole groups have as many digits as the user's.
  private var isOwn = true
  private var previousGroup = 0
  private var current = 0

  init(size: Int) { self.size = size }

  var lastSeparator: Separator { last }
  var digitsInGroup: Int { current }

  mutating func addDigit(_ digit: UInt8) {
    if separators == 0, current == 0 { firstIsZero = digit == 0 }
    current += 1
  }

  mutating func add(_ separator: Separator) {
    if separators == 0 {
      first = current
    } else {
      closeGroup()
      if separators == 1 { earlier = last } else if earlier != last { isMixed = true }
    }
    last = separator
    separators += 1
    current = 0
  }

  private mutating func closeGroup() {
    if previousGroup != 0, previousGroup != 2 { isIndian = false }
    if current != 3 { isWestern = false }
    if current != size { isOwn = false }
    previousGroup = current
  }

  /// Whether the closed groups are groups of thousands, or of lakhs.
  private var areGroups: Bool {
    guard (1...3).contains(first), !firstIsZero else { return false }
    if isOwn, size > 0, first <= size { return true }
    guard previousGroup == 3 else { return false }
    return isWestern || (isIndian && first <= 2)
  }

  /// What the separators mean.
  enum Meaning {
    case whole
    /// This many digits come after the decimal separator.
    case decimal(Int)
    /// One point or comma with three digits after it.
    case either
    case nonsense
  }

  mutating func meaning() -> Meaning {
    if separators == 0 { return .whole }
    if separators == 1 {
      switch last {
      case .arabicDecimal: return .decimal(current)
      case .point, .comma:
        return current == 3 && (1...3).contains(first) && !firstIsZero ? .either : .decimal(current)
      case .apostrophe, .space, .arabicGrouping:
        if current == 3, (1...3).contains(first) { return .whole }
        if current == size, (1...size).contains(first), last == .space { return .whole }
        // Written by hand in Spain: 1'50.
        return last == .apostrophe && current == 2 ? .decimal(2) : .nonsense
      }
    }
    if isMixed { return .nonsense }
    if earlier == last {
      closeGroup()
      return last != .arabicDecimal && areGroups ? .whole : .nonsense
    }
    switch last {
    case .point, .comma, .arabicDecimal:
      return earlier != .arabicDecimal && areGroups ? .decimal(current) : .nonsense
    case .apostrophe, .space, .arabicGrouping: return .nonsense
    }
  }
}
