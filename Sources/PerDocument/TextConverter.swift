import Glibc

/// Rewrites text of another encoding as UTF-8, with the C library's `iconv`, which is there in any case: ICU would have
/// to be opened for it.
public final class TextConverter {
  private let converter: iconv_t
  /// The first bytes of a character whose others are in the next piece.
  private var rest: [UInt8] = []

  /// `nil` where the C library does not know the encoding.
  public init?(from encoding: String) {
    guard encoding.utf8.count < 40, let converter = iconv_open("UTF-8", encoding),
      converter != iconv_t(bitPattern: -1)
    else { return nil }
    self.converter = converter
  }

  deinit { iconv_close(converter) }

  /// Whether the text so far ends within a character.
  public var isCut: Bool { !rest.isEmpty }

  /// The next piece of a text, as far as its characters are whole; `nil` if some bytes are no character.
  public func next(_ bytes: [UInt8]) -> [UInt8]? { convert(rest + bytes, replacesOthers: false) }

  /// A whole text, with U+FFFD for each byte that belongs to no character; `nil` if it cannot be read.
  public func whole(_ bytes: [UInt8]) -> [UInt8]? { convert(bytes, replacesOthers: true) }

  private func convert(_ bytes: [UInt8], replacesOthers: Bool) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    var input = bytes.map { CChar(bitPattern: $0) }
    var piece = [CChar](repeating: 0, count: 1 << 16)
    var left = input.count
    let isRead = input.withUnsafeMutableBufferPointer { buffer in
      var next = buffer.baseAddress
      while left > 0 {
        let problem = piece.withUnsafeMutableBufferPointer { room in
          var (output, free) = (room.baseAddress, room.count)
          let problem = iconv(converter, &next, &left, &output, &free) == -1 ? errno : 0
          result += room.prefix(room.count - free).map { UInt8(bitPattern: $0) }
          return problem
        }
        switch problem {
        case 0, E2BIG: break
        case EILSEQ where replacesOthers, EINVAL where replacesOthers:
          result += Array("\u{FFFD}".utf8)
          next = next?.advanced(by: 1)
          left -= 1
        case EINVAL: return true
        default: return false
        }
      }
      return true
    }
    rest = bytes.suffix(left)
    return isRead ? result : nil
  }
}
