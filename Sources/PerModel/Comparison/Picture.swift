/// A small picture of a product, as a PNG file.
public struct Picture: Sendable, Identifiable {
  /// Computed from the bytes.
  public let id: ID
  /// The file.
  public let png: [UInt8]

  /// The largest number of pixels on a side.
  public static let maximumSide = 160
  /// The largest number of bytes in the file: more than any picture of that size needs.
  public static let maximumBytes = 1 << 18

  /// `nil` unless the bytes begin like a PNG file of at most that size: signature, then the header
  /// with width and height (Portable Network Graphics, third edition, sections 5.2 and 11.2.1).
  public init?(png: [UInt8]) {
    let beginning: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    guard png.count <= Self.maximumBytes, png.starts(with: beginning + Array("IHDR".utf8)),
      png.count > 24
    else { return nil }
    for side in [png[16..<20], png[20..<24]] {
      let length = side.reduce(0) { $0 << 8 | UInt32($1) }
      guard (1...UInt32(Self.maximumSide)).contains(length) else { return nil }
    }
    self.png = png
    id = ID(naming: png)
  }

  /// A picture's identity. It is computed from the bytes, so that a picture added twice is stored
  /// once, and a damaged one is not mistaken for the original.
  public struct ID: Hashable, Sendable {
    /// From 0 to 2⁶³ − 1.
    public let rawValue: Int64

    /// The identity with this number, as files and the database hold it.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// FNV-1a in 64 bits without the highest one (The FNV Non-Cryptographic Hash Algorithm,
    /// draft-eastlake-fnv). Two pictures made on purpose to share an id only hide one of them.
    init(naming bytes: [UInt8]) {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
      rawValue = Int64(hash >> 1)
    }
  }
}

extension Picture: Hashable {
  /// By the ids, which the bytes decide.
  public static func == (left: Picture, right: Picture) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
