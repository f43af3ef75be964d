import GtkKit
import PerModel

/// Reads the pictures of rows while nothing more urgent is waiting, so that a long list opens at once.
@MainActor
enum Thumbnails {
  /// How long a side of a picture is at the most, in pixels of the window.
  static let side = 40

  private static var waiting: [() -> Void] = []

  /// Shows a picture in an image, in its proportion; false when it cannot be read.
  static func show(_ picture: Picture, in image: Image) -> Bool {
    // Twice the size is sharp on fine displays, and good to shrink on others.
    let side = side * max(2, image.scaleFactor)
    guard let texture = try? Texture.reading(picture.png, longestSide: side) else { return false }
    image.setTexture(texture)
    // A smaller picture is not blown up.
    image.pixelSize = min(self.side, max(texture.width, texture.height))
    return true
  }

  /// Does something with a picture a little later.
  static func later(_ body: @escaping () -> Void) {
    waiting.append(body)
    if waiting.count == 1 { workWhenIdle() }
  }

  private static func workWhenIdle() {
    MainLoop.whenIdle {
      let count = min(waiting.count, atOnce)
      let work = waiting.prefix(count)
      // What is still waiting keeps `later` from starting this twice.
      for body in work { body() }
      waiting.removeFirst(count)
      if !waiting.isEmpty { workWhenIdle() }
    }
  }

  /// Few enough that a key need not wait for them.
  private static let atOnce = 8
}

// What tests look at.
extension Thumbnails {
  static var isIdle: Bool { waiting.isEmpty }
}
