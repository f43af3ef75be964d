import CGtk

/// A picture as wide as it is, or as there is room, and as high as it then has to be.
public final class PictureView: Widget {
  override class var wrappedType: GType { gtk_picture_get_type() }

  /// Shows a picture that was installed with the program.
  ///
  /// - Parameter description: what is seen in it, for a screen reader.
  public convenience init(file path: String, description: String) {
    self.init(consuming: gtk_picture_new_for_filename(path))
    gtk_picture_set_alternative_text(cast(), description)
    gtk_picture_set_can_shrink(cast(), 1)
    // No wider than it is
    gtk_widget_set_halign(cast(), GTK_ALIGN_CENTER)
  }
}
