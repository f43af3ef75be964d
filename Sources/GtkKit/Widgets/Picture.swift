import CGtk

/// A picture that takes the size it is given.
public final class Picture: Widget {
  /// Makes an empty picture.
  public convenience init() {
    self.init(consuming: gtk_picture_new())
  }

  /// Shows a texture, or nothing.
  public func setTexture(_ texture: Texture?) {
    gtk_picture_set_paintable(cast(), texture?.cast())
  }

  /// Whether the picture may be smaller than it is.
  public var canShrink: Bool {
    get { gtk_picture_get_can_shrink(cast()) != 0 }
    set { gtk_picture_set_can_shrink(cast(), newValue.c) }
  }

  /// What a screen reader says for the picture.
  public var alternativeText: String? {
    get { String.lent(gtk_picture_get_alternative_text(cast())) }
    set { gtk_picture_set_alternative_text(cast(), newValue) }
  }
}
