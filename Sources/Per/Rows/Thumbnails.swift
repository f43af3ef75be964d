import GtkKit
import PerModel

/// Reads pictures on another thread and shows them small.
@MainActor
enum Thumbnails {
  /// The longest side of a picture, in pixels of the window.
  static let side = 40

  /// How many pictures are being read.
  private static var reading = 0

  /// Reads a picture for an image, and passes it on; `nil` if it cannot be read.
  static func read(
    _ picture: Picture, for image: Image, then: @escaping (Texture?) -> Void
  ) {
    // Twice the size is sharp on high-resolution displays and scales down well on others.
    let side = side * max(2, image.scaleFactor)
    reading += 1
    Task {
      let texture = try? await Texture.reading(picture.png, longestSide: side)
      reading -= 1
      then(texture)
    }
  }

  /// Shows a picture in proportion; a small one is not enlarged.
  static func show(_ texture: Texture, in image: Image) {
    image.setTexture(texture)
    image.pixelSize = min(side, max(texture.width, texture.height))
  }
}

// What tests look at.
extension Thumbnails {
  static var isIdle: Bool { reading == 0 }
}
