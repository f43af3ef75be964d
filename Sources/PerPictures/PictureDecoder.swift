import CPictures

/// Makes pixels of the bytes of a picture file.
public enum PictureDecoder {
  /// Larger pictures are refused.
  public static let maximumPixels = 40_000_000

  /// The kind of a picture file by its first bytes, such as "image/png"; `nil` if that kind is not read.
  public static func kind(of bytes: some Collection<UInt8>) -> String? {
    let head = Array(bytes.prefix(16))
    func starts(_ signature: [UInt8], at place: Int = 0) -> Bool {
      head.dropFirst(place).starts(with: signature)
    }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
    if starts([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if starts(Array("GIF8".utf8)) { return "image/gif" }
    if starts([0x49, 0x49, 0x2A, 0]) || starts([0x4D, 0x4D, 0, 0x2A]) { return "image/tiff" }
    if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) { return "image/webp" }
    if starts(Array("BM".utf8)), head.count > 14, head[6..<10].allSatisfy({ $0 == 0 }) {
      return "image/bmp"
    }
    if starts(Array("ftyp".utf8), at: 4) {
      let brand = String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
      if ["heic", "heix", "hevc", "mif1", "msf1", "heim", "heis"].contains(brand) {
        return "image/heif"
      }
      if brand == "avif" || brand == "avis" { return "image/avif" }
    }
    return nil
  }

  /// The pixels of a picture, upright, on white where it lets something through. Throws why it cannot be read.
  public static func picture(_ bytes: [UInt8]) throws(PictureProblem) -> PixelPicture {
    guard let kind = kind(of: bytes) else { throw .unreadable }
    var picture = CPictures.picture()
    let problem = bytes.withUnsafeBytes { buffer in
      kind == "image/webp"
        ? picture_read_webp(buffer.baseAddress, buffer.count, Int64(maximumPixels), &picture)
        : picture_read(buffer.baseAddress, buffer.count, kind, Int64(maximumPixels), &picture)
    }
    switch problem {
    case PICTURE_READ: break
    case PICTURE_NO_LIBRARY, PICTURE_NO_LOADER: throw .noLoader
    case PICTURE_TOO_LARGE: throw .tooLarge
    default: throw .unreadable
    }
    defer { picture.release(picture.owner) }
    return pixels(of: picture)
  }

  private static func pixels(of picture: CPictures.picture) -> PixelPicture {
    let (width, height) = (Int(picture.width), Int(picture.height))
    let channels = Int(picture.channels)
    let rowBytes = Int(picture.row_bytes)
    let pixels = picture.pixels!
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { to, count in
      var target = 0
      for row in 0..<height {
        var source = pixels + row * rowBytes
        for _ in 0..<width {
          for channel in 0..<3 {
            var value = source[2 - channel]
            if channels == 4 {
              let cover = Int(source[3])
              value = UInt8((Int(value) * cover + 255 * (255 - cover) + 127) / 255)
            }
            to[target + channel] = value
          }
          target += 3
          source += channels
        }
      }
      count = width * height * 3
    }
    return PixelPicture(width: width, height: height, bytes: bytes)
  }
}

/// Why nothing is read in a picture.
public enum PictureProblem: Error, Sendable, Hashable {
  case tooLarge, unreadable
  /// No library on this machine reads pictures of this kind.
  case noLoader
  /// The runtime or the models that recognize text are missing or damaged.
  case noModels
}
