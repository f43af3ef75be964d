/// A part of a mail that is not made of parts itself.
struct MailPart {
  private(set) var headers: [(name: String, value: String)] = []
  /// "text/html"
  var type = "text/plain"
  var charset: String?
  var boundary = ""
  var encoding = ""
  /// What it holds, decoded.
  var content: [UInt8] = []
  /// Where its body begins.
  private(set) var bodyStart: Int

  /// Reads the headers at the beginning of some bytes (RFC 5322, section 2.2).
  init(headersOf bytes: ArraySlice<UInt8>, limit: Int = 2000) {
    var place = bytes.startIndex
    while place < bytes.endIndex, headers.count < limit {
      let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.endIndex
      var line = bytes[place..<end]
      if line.last == 0x0D { line = line.dropLast() }
      let next = min(end + 1, bytes.endIndex)
      if line.isEmpty {
        place = next
        break
      }
      let text = String(decoding: line.prefix(4000), as: UTF8.self)
      if line.first == 0x20 || line.first == 0x09, !headers.isEmpty {
        if headers[headers.count - 1].value.utf8.count < 8000 {
          headers[headers.count - 1].value += " " + text.trimmedOfSpaces
        }
      } else if let colon = text.firstIndex(of: ":"), colon != text.startIndex,
        text[..<colon].allSatisfy({ $0.isASCII && !$0.isWhitespace })
      {
        headers.append(
          (text[..<colon].lowercased(), String(text[text.index(after: colon)...]).trimmedOfSpaces))
      } else if headers.isEmpty, text.hasPrefix("From ") {
        // The line with which mailboxes part mails
      } else {
        break
      }
      place = next
    }
    bodyStart = place
    readType()
  }

  private mutating func readType() {
    for header in headers {
      switch header.name {
      case "content-type":
        let (value, parameters) = Self.parameters(header.value)
        type = value
        charset = parameters["charset"]
        boundary = parameters["boundary"] ?? ""
      case "content-transfer-encoding": encoding = header.value.lowercased()
      default: break
      }
    }
  }

  /// "text/html; charset=utf-8" (RFC 2045, section 5.1)
  private static func parameters(_ text: String) -> (String, [String: String]) {
    var pieces: [String] = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ";", !isQuoted {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    var parameters: [String: String] = [:]
    for piece in pieces.dropFirst() {
      guard let equals = piece.firstIndex(of: "=") else { continue }
      var value = String(piece[piece.index(after: equals)...]).trimmedOfSpaces
      if value.hasPrefix("\""), value.hasSuffix("\""), value.count >= 2 {
        value = String(value.dropFirst().dropLast())
      }
      parameters[String(piece[..<equals]).trimmedOfSpaces.lowercased()] = value
    }
    return (pieces[0].trimmedOfSpaces.lowercased(), parameters)
  }
}

extension String {
  fileprivate var trimmedOfSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(String(start.reversed().drop { $0.isWhitespace }).reversed())
  }
}
