import CGtk

/// A rectangle within a widget, in pixels.
public struct Rectangle: Equatable, Sendable {
  /// The distance from the left.
  public var x: Int
  /// The distance from the top.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// A rectangle from its corner and its size; a point is one pixel wide and high.
  public init(x: Int, y: Int, width: Int = 1, height: Int = 1) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  var c: GdkRectangle {
    GdkRectangle(x: gint(x), y: gint(y), width: gint(width), height: gint(height))
  }
}
