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
