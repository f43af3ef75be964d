import CGtk

/// The printed page without its margins. Lengths are in points.
public final class PrintContext: Object {
  override class var wrappedType: GType { gtk_print_context_get_type() }

  /// The width of the page.
  public var width: Double { gtk_print_context_get_width(cast()) }
  /// The height of the page.
  public var height: Double { gtk_print_context_get_height(cast()) }

  /// Lays out a text to be measured and drawn; the font size is in points.
  public func text(
    _ text: String, size: Double, isBold: Bool = false, width: Double, maximumLines: Int = 0,
    isAtEnd: Bool = false
  ) -> PrintText {
    let layout = PrintText(consuming: gtk_print_context_create_pango_layout(cast()))
    let font = pango_font_description_from_string("Sans")
    defer { pango_font_description_free(font) }
    pango_font_description_set_size(font, gint(size * Double(PANGO_SCALE)))
    if isBold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
    pango_layout_set_font_description(layout.cast(), font)
    pango_layout_set_width(layout.cast(), gint(width * Double(PANGO_SCALE)))
    pango_layout_set_wrap(layout.cast(), PANGO_WRAP_WORD_CHAR)
    if maximumLines > 0 {
      pango_layout_set_height(layout.cast(), gint(-maximumLines))
      pango_layout_set_ellipsize(layout.cast(), PANGO_ELLIPSIZE_END)
    }
    // Start and end depend on the program's language and not on the text, as in the window.
    let isRightToLeft = Widget.isRightToLeftByDefault
    pango_layout_set_auto_dir(layout.cast(), 1)
    pango_layout_set_text(layout.cast(), text, -1)
    let first = pango_layout_get_direction(layout.cast(), 0)
    let isTextRightToLeft = first == PANGO_DIRECTION_RTL
    // For Pango, left means the start of the paragraph.
    let isRight = isAtEnd != isRightToLeft
    pango_layout_set_alignment(
      layout.cast(), isRight != isTextRightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT)
    return layout
  }

  /// Draws a text with its upper left corner at a point.
  public func draw(_ text: PrintText, x: Double, y: Double, opacity: Double = 1) {
    let cairo = gtk_print_context_get_cairo_context(cast())
    cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
    cairo_move_to(cairo, x, y)
    pango_cairo_show_layout(cairo, text.cast())
  }

  /// Fills a rectangle with grey.
  public func fill(x: Double, y: Double, width: Double, height: Double, opacity: Double) {
    let cairo = gtk_print_context_get_cairo_context(cast())
    cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
    cairo_rectangle(cairo, x, y, width, height)
    cairo_fill(cairo)
  }
}
