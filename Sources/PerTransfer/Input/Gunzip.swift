import CZlib
import Glibc

/// Unpacks gzip. A file may hold several parts, one after the other (RFC 1952). What zip has in it is one part.
final class Gunzip {
  /// Must not move in memory: zlib keeps a pointer to it.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var packed: [UInt8] = []
  private var isWithinPart = false
  /// Whether it is one part of a zip file, without a header.
  private let isInZip: Bool
  private var isOver = false
  /// What comes behind the part of a zip file, once all of it is unpacked.
  var rest: [UInt8] { packed }

  /// Whether bytes begin as gzip does.
  static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Unpacks data that begins with these bytes. Throws `cannotRead` if memory runs out.
  init(_ first: [UInt8], inZip isInZip: Bool = false) throws(TransferError) {
    stream.initialize(to: z_stream())
    packed = first
    self.isInZip = isInZip
    guard (isInZip ? zlib_open_raw(stream) : zlib_open_gzip(stream)) == Z_OK else {
      throw TransferError(.cannotRead(ENOMEM))
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// The next bytes, at most this many; none at the end.
  ///
  /// - Parameter more: gives more packed bytes; none at the end.
  ///
  /// Throws `damagedArchive`, and what `more` throws.
  func next(
    atMost count: Int, _ more: () throws(TransferError) -> [UInt8]
  ) throws(TransferError) -> [UInt8] {
    while !isOver {
      if packed.isEmpty {
        packed = try more()
        guard !packed.isEmpty else {
          guard !isWithinPart else { throw TransferError(.damagedArchive) }
          return []
        }
      }
      let unpacked = try unpack(atMost: count)
      if !unpacked.isEmpty { return unpacked }
    }
    return []
  }

  private func unpack(atMost count: Int) throws(TransferError) -> [UInt8] {
    var status = Z_OK
    var left = 0
    isWithinPart = true
    let unpacked = [UInt8](unsafeUninitializedCapacity: count) { output, filled in
      packed.withUnsafeMutableBufferPointer { input in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(count)
        status = inflate(stream, Z_NO_FLUSH)
        left = Int(stream.pointee.avail_in)
        filled = count - Int(stream.pointee.avail_out)
      }
    }
    packed.removeFirst(packed.count - left)
    switch status {
    case Z_OK: break
    case Z_STREAM_END:
      isWithinPart = false
      isOver = isInZip
      guard isInZip || inflateReset(stream) == Z_OK else { throw TransferError(.damagedArchive) }
    // Only that there was no progress yet, for want of more bytes.
    case Z_BUF_ERROR where packed.isEmpty: break
    default: throw TransferError(.damagedArchive)
    }
    return unpacked
  }
}
