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
