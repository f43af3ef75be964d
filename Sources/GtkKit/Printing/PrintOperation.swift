import CGtk

/// Prints pages, or writes them as PDF, with the desktop's dialog. Lengths are in points.
public final class PrintOperation: Object {
  override class var wrappedType: GType { gtk_print_operation_get_type() }

  /// How it ended.
  public enum Conclusion: Equatable, Sendable {
    case printed
    case cancelled
    case failed(GlibError)
  }

  /// Makes an operation; the printer shows the name of its job.
  public convenience init(name: String) {
    self.init(consuming: gtk_print_operation_new())
    gtk_print_operation_set_job_name(cast(), name)
    gtk_print_operation_set_unit(cast(), GTK_UNIT_POINTS)
    gtk_print_operation_set_use_full_page(cast(), 0)
    gtk_print_operation_set_embed_page_setup(cast(), 1)
    gtk_print_operation_set_show_progress(cast(), 1)
  }

  /// How many pages there are; known once the handler of ``onPaginate(_:)`` has returned true.
  public func setPageCount(_ count: Int) {
    gtk_print_operation_set_n_pages(cast(), gint(count))
  }

  /// Calls a handler repeatedly, while the program is idle, until it returns that all pages are
  /// laid out.
  public func onPaginate(_ body: @escaping (PrintContext) -> Bool) {
    on("paginate") { event in
      guard let context: PrintContext = event.object(0) else { return event.answer(true) }
      event.answer(body(context))
    }
  }

  /// Calls a handler to draw each page, counted from 0.
  public func onDrawPage(_ body: @escaping (PrintContext, Int) -> Void) {
    on("draw-page") { event in
      if let context: PrintContext = event.object(0) { body(context, event.integer(1)) }
    }
  }

  /// Asks how to print, and prints; a handler gets the outcome. The operation stays alive until
  /// then.
  public func run(over parent: Window?, then: @escaping (Conclusion) -> Void) {
    gtk_print_operation_set_allow_async(cast(), 1)
    var connection: SignalConnection?
    connection = on("done") { event in
      connection?.disconnect()
      connection = nil
      let result = GtkPrintOperationResult(UInt32(event.enumeration(0)))
      then(self.outcome(result))
    }
    _ = gtk_print_operation_run(
      cast(), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent?.window, nil)
  }

  /// What a result of GTK's means.
  func outcome(_ result: GtkPrintOperationResult) -> Conclusion {
    switch result {
    case GTK_PRINT_OPERATION_RESULT_ERROR:
      do throws(GlibError) {
        try throwing { gtk_print_operation_get_error(cast(), $0) }
        return .cancelled
      } catch {
        return .failed(error)
      }
    case GTK_PRINT_OPERATION_RESULT_CANCEL: return .cancelled
    default: return .printed
    }
  }
}

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

/// A text on a page.
public final class PrintText: Object {
  override class var wrappedType: GType { pango_layout_get_type() }

  /// How high it is, in points.
  public var height: Double {
    var height: gint = 0
    pango_layout_get_size(cast(), nil, &height)
    return Double(height) / Double(PANGO_SCALE)
  }
}
