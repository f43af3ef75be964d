enum PowersOfTen {
  /// 10 to the power of 0 to 19.
  static let all: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 1...19 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()

  static func int(_ exponent: Int) -> Int { Int(all[exponent]) }
}
