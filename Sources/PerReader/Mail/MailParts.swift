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
