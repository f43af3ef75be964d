import CGtk

/// A text laid out to be drawn, in the font of a widget.
public final class TextLayout: Object {
  override class var wrappedType: GType { pango_layout_get_type() }

  /// How the text differs from the widget's own.
  public struct Style: Sendable {
    /// Whether it is bold.
    public var isBold: Bool
    /// How large it is; 1 is the widget's size.
    public var scale: Double
    /// Whether all digits are equally wide.
    public var hasTabularDigits: Bool

    /// The widget's own style, unless told otherwise.
    public init(isBold: Bool = false, scale: Double = 1, hasTabularDigits: Bool = false) {
      self.isBold = isBold
      self.scale = scale
      self.hasTabularDigits = hasTabularDigits
    }
  }

  /// Lays a text out in one line.
  public static func make(_ text: String, for widget: Widget, _ style: Style = Style())
    -> TextLayout
  {
    let layout = TextLayout(consuming: gtk_widget_create_pango_layout(widget.widget, text))
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if style.isBold {
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
    }
    if style.scale != 1 { pango_attr_list_insert(attributes, pango_attr_scale_new(style.scale)) }
    if style.hasTabularDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    pango_layout_set_attributes(layout.cast(), attributes)
    // All texts begin on the same side, whichever direction they are written in.
    pango_layout_set_auto_dir(layout.cast(), 0)
    if widget.isRightToLeft { pango_layout_set_alignment(layout.cast(), PANGO_ALIGN_RIGHT) }
    return layout
  }

  /// Has the text in one line, however wide that is.
  public func unwrap() {
    pango_layout_set_width(cast(), -1)
  }

  /// Breaks the text into lines of a width in pixels, and cuts it after a number of them.
  public func wrap(width: Int, lines: Int) {
    pango_layout_set_width(cast(), gint(width) * PANGO_SCALE)
    pango_layout_set_wrap(cast(), PANGO_WRAP_WORD_CHAR)
    pango_layout_set_height(cast(), gint(-lines))
    pango_layout_set_ellipsize(cast(), PANGO_ELLIPSIZE_END)
  }

  /// The size of the text, in pixels.
  public var size: (width: Int, height: Int) {
    var width: gint = 0
    var height: gint = 0
    pango_layout_get_pixel_size(cast(), &width, &height)
    return (Int(width), Int(height))
  }
}

extension DrawingContext {
  /// Draws a text; its left upper corner is at the place.
  public func draw(_ text: TextLayout, x: Double, y: Double) {
    cairo_move_to(cairo, x, y)
    pango_cairo_show_layout(cairo, text.cast())
  }
}
