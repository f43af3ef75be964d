/// The signs between how many and of what: "2x", "2 × coffee".
enum TimesSigns {
  static let all: Set<Character> = ["x", "X", "х", "Х", "×", "*"]
}
