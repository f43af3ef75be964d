import GtkKit
import PerModel

/// Reads pictures on another thread and shows them small.
@MainActor
enum Thumbnails {
  /// The longest side of a picture in a row, in pixels of the window.
  static let side = 40

  /// How many pictures are being read.
  private(set) static var reading = 0

  /// Reads a picture for an image, and passes it on; `nil` if it cannot be read.
  static func read(
    _ picture: Picture, for image: Image, side: Int = side, then: @escaping (Texture?) -> Void
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
  static func show(_ texture: Texture, in image: Image, side: Int = side) {
    image.setTexture(texture)
    image.pixelSize = min(side, max(texture.width, texture.height))
  }

  /// Shows a picture in its frame, or a placeholder if it is missing or unreadable.
  ///
  /// - Parameter isWanted: whether it is still to be shown once it is read.
  static func show(
    _ picture: Picture?, in image: Image, of frame: Bin, side: Int = side,
    isWanted: @escaping () -> Bool
  ) {
    guard let picture else { return showPlaceholder(in: image, of: frame) }
    read(picture, for: image, side: side) { texture in
      guard isWanted() else { return }
      guard let texture else { return showPlaceholder(in: image, of: frame) }
      show(texture, in: image, side: side)
      frame.removeCssClass("thumbnail")
    }
  }

  private static func showPlaceholder(in image: Image, of frame: Bin) {
    image.setIcon("image-x-generic-symbolic")
    image.pixelSize = -1
    frame.addCssClass("thumbnail")
  }
}
