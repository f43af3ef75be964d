import CGtk

/// An icon or a small picture of fixed size.
public final class Image: Widget {
  override class var wrappedType: GType { gtk_image_get_type() }

  /// Makes an image of an icon.
  public convenience init(iconName: String) {
    self.init(consuming: gtk_image_new_from_icon_name(iconName))
  }

  /// Shows an icon.
  public func setIcon(_ name: String) {
    gtk_image_set_from_icon_name(cast(), name)
  }

  /// Shows a texture.
  public func setTexture(_ texture: Texture) {
    gtk_image_set_from_paintable(cast(), texture.cast())
  }

  /// The size of the image, in pixels; -1 is the style's.
  public var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(cast())) }
    set { gtk_image_set_pixel_size(cast(), gint(newValue)) }
  }
}
