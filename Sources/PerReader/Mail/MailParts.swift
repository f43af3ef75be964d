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

/// Goes through the parts of a mail, however they are nested, without recursion.
struct MailParts {
  private let bytes: [UInt8]
  private var waiting: [(range: Range<Int>, depth: Int)]
  private var count = 0

  private static let maximumParts = 2000
  private static let maximumDepth = 100

  init(_ bytes: [UInt8]) { (self.bytes, waiting) = (bytes, [(0..<bytes.count, 0)]) }

  /// The next part that holds something.
  mutating func next() -> MailPart? {
    while let (range, depth) = waiting.popLast(), count < Self.maximumParts {
      count += 1
      var part = MailPart(headersOf: bytes[range])
      let body = part.bodyStart..<max(part.bodyStart, range.upperBound)
      if part.type.hasPrefix("multipart/"), !part.boundary.isEmpty {
        guard depth < Self.maximumDepth else { continue }
        waiting += parts(of: body, part.boundary).reversed().map { ($0, depth + 1) }
        continue
      }
      if part.type == "message/rfc822", depth < Self.maximumDepth {
        waiting.append((body, depth + 1))
        continue
      }
      part.content = MailEncoding.decoded(bytes[body], part.encoding)
      return part
    }
    return nil
  }

  /// What is between its boundary lines (RFC 2046, section 5.1).
  private func parts(of body: Range<Int>, _ boundary: String) -> [Range<Int>] {
    let mark = Array("--\(boundary)".utf8)
    var parts: [Range<Int>] = []
    var start: Int?
    var place = body.lowerBound
    while place < body.upperBound, parts.count < Self.maximumParts {
      let end = bytes[place..<body.upperBound].firstIndex(of: 0x0A) ?? body.upperBound
      if bytes[place] == mark[0], bytes[place..<end].starts(with: mark) {
        if let start { parts.append(start..<max(start, place - 1)) }
        let isLast = bytes[(place + mark.count)..<end].starts(with: [0x2D, 0x2D])
        start = isLast ? nil : min(end + 1, body.upperBound)
        if isLast { return parts }
      }
      place = end + 1
    }
    if let start { parts.append(start..<body.upperBound) }
    return parts
  }
}

/// How mails carry bytes (RFC 2045, section 6).
enum MailEncoding {
  static func decoded(_ bytes: ArraySlice<UInt8>, _ encoding: String) -> [UInt8] {
    switch encoding {
    case "quoted-printable": quotedPrintable(bytes)
    case "base64": base64(bytes)
    default: Array(bytes)
    }
  }

  private static func quotedPrintable(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      guard byte == UInt8(ascii: "=") else {
        result.append(byte)
        continue
      }
      if place < bytes.endIndex, bytes[place] == 0x0A {
        place += 1
      } else if place + 1 < bytes.endIndex, bytes[place] == 0x0D, bytes[place + 1] == 0x0A {
        place += 2
      } else if place + 1 < bytes.endIndex, let high = digit(bytes[place]),
        let low = digit(bytes[place + 1])
      {
        result.append(high << 4 | low)
        place += 2
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func base64(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in bytes {
      let value: UInt8
      switch byte {
      case 0x41...0x5A: value = byte - 0x41
      case 0x61...0x7A: value = byte - 0x61 + 26
      case 0x30...0x39: value = byte - 0x30 + 52
      case 0x2B: value = 62
      case 0x2F: value = 63
      // Padding ends the data; anything behind it is ignored.
      case 0x3D: return result
      default: continue
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }
}

extension String {
  fileprivate var trimmedOfSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(String(start.reversed().drop { $0.isWhitespace }).reversed())
  }
}
