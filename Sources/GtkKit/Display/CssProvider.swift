import CGtk
import CGtkSupport

/// A style sheet.
public final class CssProvider: Object {
  override class var wrappedType: GType { gtk_css_provider_get_type() }

  /// Reads a style sheet that is embedded in the program.
  public convenience init(_ sheet: StaticBytes) {
    self.init(consuming: gtk_css_provider_new())
    gtk_css_provider_load_from_data(
      cast(), sheet.start.assumingMemoryBound(to: CChar.self), gssize(sheet.count))
  }

  /// Applies the style sheet to everything on the display.
  public func addToDisplay() {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(
      display, cast(), support_style_priority_application())
  }

  /// Takes the style sheet away from everything on the display.
  public func removeFromDisplay() {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_remove_provider_for_display(display, cast())
  }
}
