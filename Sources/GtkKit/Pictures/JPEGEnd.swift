import CGtk

/// Looks for the marker at the end of a JPEG file, which gdk-pixbuf's loader makes up if it is
/// missing.
///
/// ITU T.81, annex B: two bytes begin the file, then segments that say their length, the last of
/// which, the header of a scan, is followed by data in which only a zero byte or a restart marker
/// follows 0xFF, until the end marker or another segment.
nonisolated struct JPEGEnd {
  private enum Position {
    case start
    case marker
    case length(marker: UInt8)
    case segment(left: Int, isScan: Bool)
    case scan
    case end
  }

  private var position = Position.start
  private var last: UInt8?

  /// Whether the marker has been found.
  var isFound: Bool { if case .end = position { true } else { false } }

  /// Scans the next bytes of the file.
  mutating func scan(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      if case .end = position { return }
      if case .segment(let left, let isScan) = position {
        let count = min(left, bytes.count - index)
        index += count
        position =
          left > count ? .segment(left: left - count, isScan: isScan) : isScan ? .scan : .marker
        continue
      }
      scan(bytes[index])
      index += 1
    }
  }

  private mutating func scan(_ byte: UInt8) {
    guard let first = last else {
      last = byte
      return
    }
    last = nil
    switch position {
    case .start: position = .marker
    case .marker where byte == 0xFF: last = byte
    case .marker: position = byte == 0xD9 ? .end : .length(marker: byte)
    case .length(let marker):
      let left = Int(first) << 8 | Int(byte)
      position = .segment(left: max(left - 2, 0), isScan: marker == 0xDA)
    case .scan where first == 0xFF && byte == 0xD9: position = .end
    case .scan: last = byte
    case .segment, .end: break
    }
  }
}
