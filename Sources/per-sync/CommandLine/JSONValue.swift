/// A number, a text or a truth of JSON.
enum JSONValue {
  case number(Int64)
  case bool(Bool)
  case string(String)

  var text: String {
    switch self {
    case .number(let number): return String(number)
    case .bool(let bool): return bool ? "true" : "false"
    case .string(let string):
      var result = "\""
      for scalar in string.unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}":
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }
}
