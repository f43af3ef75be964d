import CGtk
import Testing

/// A picture made pixel by pixel.
struct SamplePicture {
  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, row by row.
  var bytes: [UInt8]

  typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

  init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> Color) {
    (self.width, self.height) = (width, height)
    bytes = []
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        bytes += [red, green, blue]
      }
    }
  }

  /// Every corner has its own color: red and green on top, blue and white below.
  static func corners(width: Int, height: Int) -> SamplePicture {
    SamplePicture(width: width, height: height) { x, y in
      switch (x < width / 2, y < height / 2) {
      case (true, true): (255, 0, 0)
      case (false, true): (0, 255, 0)
      case (true, false): (0, 0, 255)
      case (false, false): (255, 255, 255)
      }
    }
  }

  /// The colors in the middle of the four quarters, as letters in reading order.
  var cornerLetters: String {
    [(1, 1), (3, 1), (1, 3), (3, 3)].map { column, row in
      let place = (height * row / 4 * width + width * column / 4) * 3
      switch (bytes[place] > 127, bytes[place + 1] > 127, bytes[place + 2] > 127) {
      case (true, false, false): return "r"
      case (false, true, false): return "g"
      case (false, false, true): return "b"
      case (true, true, true): return "w"
      default: return "?"
      }
    }.joined()
  }

  /// The pixels as stored by a camera held that way (Exif 2.3, tag 0x0112).
  func stored(orientation: Int) -> SamplePicture {
    let isTurned = orientation > 4
    var stored = SamplePicture(
      width: isTurned ? height : width, height: isTurned ? width : height
    ) { _, _ in (0, 0, 0) }
    for y in 0..<height {
      for x in 0..<width {
        let (right, below) = (width - 1 - x, height - 1 - y)
        let (column, row) =
          switch orientation {
          case 2: (right, y)
          case 3: (right, below)
          case 4: (x, below)
          case 5: (y, x)
          case 6: (y, right)
          case 7: (below, right)
          case 8: (below, x)
          default: (x, y)
          }
        for part in 0..<3 {
          stored.bytes[(row * stored.width + column) * 3 + part] =
            bytes[(y * width + x) * 3 + part]
        }
      }
    }
    return stored
  }

  /// The picture as a file of a kind that gdk-pixbuf writes: "png", "jpeg", "tiff", "bmp".
  func file(_ kind: String) throws -> [UInt8] {
    var copy = bytes
    return try copy.withUnsafeMutableBufferPointer { pixels in
      let picture = try #require(
        gdk_pixbuf_new_from_data(
          pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, gint(width), gint(height),
          gint(width * 3), nil, nil))
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      var start: UnsafeMutablePointer<CChar>?
      var count: gsize = 0
      try #require(gdk_pixbuf_save_to_bufferv(picture, &start, &count, kind, nil, nil, nil) != 0)
      defer { g_free(start) }
      return Array(UnsafeRawBufferPointer(start: start, count: Int(count)))
    }
  }

  /// The picture as a JPEG file with the orientation of the camera.
  func jpeg(orientation: Int) throws -> [UInt8] {
    let file = try stored(orientation: orientation).file("jpeg")
    let directory: [UInt8] =
      Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8) + [0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0] + [0, 0, 0, 0]
    let length = directory.count + 2
    return file.prefix(2) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + directory
      + file.dropFirst(2)
  }

  /// Reads what gdk-pixbuf can read.
  init(file: [UInt8]) throws {
    let loader = gdk_pixbuf_loader_new()
    defer { g_object_unref(loader) }
    let isRead = gdk_pixbuf_loader_write(loader, file, gsize(file.count), nil) != 0
    try #require(gdk_pixbuf_loader_close(loader, nil) != 0 && isRead)
    let picture = try #require(gdk_pixbuf_loader_get_pixbuf(loader))
    width = Int(gdk_pixbuf_get_width(picture))
    height = Int(gdk_pixbuf_get_height(picture))
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    let pixels = try #require(gdk_pixbuf_read_pixels(picture))
    bytes = []
    for y in 0..<height {
      for x in 0..<width {
        for part in 0..<3 { bytes.append(pixels[y * stride + x * channels + part]) }
      }
    }
  }
}
