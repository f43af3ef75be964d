/// The bars of a number, as tests draw them.
struct Bars {
  /// Bars and gaps as ones and zeros.
  private let modules: String
  /// Where they begin, how wide one is, and how high.
  var x = 40
  var y = 40
  var width = 3
  var height = 120

  /// Of an EAN-13 or UPC-A, with whatever check digit it has.
  init(_ number: String) {
    let digits = (number.count == 12 ? "0" + number : number).compactMap(\.wholeNumberValue)
    if digits.count == 8 {
      modules =
        "101" + digits[..<4].map { Self.left[$0] }.joined() + "01010"
        + digits[4...].map { Self.right($0) }.joined() + "101"
      return
    }
    let kinds = Self.kinds[digits[0]]
    modules =
      "101"
      + zip(digits[1..<7], kinds).map { $1 == "L" ? Self.left[$0] : Self.mirrored($0) }.joined()
      + "01010" + digits[7...].map { Self.right($0) }.joined() + "101"
  }

  /// Of the eight digits of a UPC-E.
  init(shortUPC number: String) {
    let digits = number.compactMap(\.wholeNumberValue)
    // Its check digit decides, the other way round.
    let kinds = Self.short[digits[7]]
    modules =
      "101"
      + zip(digits[1..<7], kinds).map { $1 == "L" ? Self.left[$0] : Self.mirrored($0) }.joined()
      + "010101"
  }

  /// What ImageMagick draws.
  var rectangles: String {
    var text = ""
    for (index, module) in modules.enumerated() where module == "1" {
      let left = x + index * width
      text += "rectangle \(left),\(y) \(left + width - 1),\(y + height) "
    }
    return text
  }

  private static let left = [
    "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011",
    "0110111", "0001011",
  ]
  private static let kinds = [
    "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL",
    "LGGLGL",
  ]
  private static let short = [
    "GGGLLL", "GGLGLL", "GGLLGL", "GGLLLG", "GLGGLL", "GLLGGL", "GLLLGG", "GLGLGL", "GLGLLG",
    "GLLGLG",
  ]

  private static func right(_ digit: Int) -> String {
    String(left[digit].map { $0 == "1" ? "0" : "1" })
  }
  private static func mirrored(_ digit: Int) -> String { String(right(digit).reversed()) }
}
