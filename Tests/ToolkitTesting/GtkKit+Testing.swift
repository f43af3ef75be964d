import CGtk
import CTestMainLoop

@testable import GtkKit

// What only tests need of GTK.

extension Application {
  /// Makes an application that is known to no other launch.
  public static func alone(_ id: String, opensFiles: Bool = false) -> Application {
    let application = Application(id: id, opensFiles: opensFiles)
    application.runAlone()
    return application
  }

  /// Makes the program known to the desktop without running it.
  public func register() throws {
    _ = try throwing { g_application_register(cast(), nil, $0) }
  }
}

extension Object {
  /// Emits a signal that has no arguments and no result.
  public func emit(_ signal: String) { test_emit(raw, signal) }
}

extension Entry {
  /// The parts of the text that are underlined, in UTF-8 offsets.
  public var underlined: [Range<Int>] {
    guard let attributes = gtk_entry_get_attributes(cast()) else { return [] }
    let list = pango_attr_list_get_attributes(attributes)
    defer { g_slist_free(list) }
    var ranges: [Range<Int>] = []
    var node = list
    while let this = node {
      let attribute = this.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
      ranges.append(Int(attribute.pointee.start_index)..<Int(attribute.pointee.end_index))
      pango_attribute_destroy(attribute)
      node = this.pointee.next
    }
    return ranges
  }
}

extension Label {
  /// The letter that, with Alt, goes to what the label names; `nil` where it has none.
  public var accessKey: Character? {
    Key(value: gtk_label_get_mnemonic_keyval(cast())).character.map(Character.init)
  }
}

extension MainLoopSource {
  /// Whether the closure will still be called.
  public var isPending: Bool { g_source_is_destroyed(source) == 0 }
}

extension Clipboard {
  /// Copies a picture.
  public func setTexture(_ texture: Texture) { gdk_clipboard_set_texture(cast(), texture.cast()) }
}

extension PrintOperation {
  /// Writes the pages to a PDF file before it returns. Sizes are in points; the margin is the same on
  /// each side.
  public func export(to path: String, width: Double, height: Double, margin: Double) -> Conclusion {
    let paper = gtk_paper_size_new_custom("custom", "custom", width, height, GTK_UNIT_POINTS)
    defer { gtk_paper_size_free(paper) }
    let setup = Object(consuming: gtk_page_setup_new())
    gtk_page_setup_set_paper_size(setup.cast(), paper)
    gtk_page_setup_set_top_margin(setup.cast(), margin, GTK_UNIT_POINTS)
    gtk_page_setup_set_bottom_margin(setup.cast(), margin, GTK_UNIT_POINTS)
    gtk_page_setup_set_left_margin(setup.cast(), margin, GTK_UNIT_POINTS)
    gtk_page_setup_set_right_margin(setup.cast(), margin, GTK_UNIT_POINTS)
    gtk_print_operation_set_default_page_setup(cast(), setup.cast())
    gtk_print_operation_set_export_filename(cast(), path)
    return outcome(gtk_print_operation_run(cast(), GTK_PRINT_OPERATION_ACTION_EXPORT, nil, nil))
  }
}

extension Widget {
  /// Sets the writing direction of all widgets that do not say otherwise.
  public static func setRightToLeftByDefault(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}

extension Button {
  /// The text on the button.
  public var label: String? { String.lent(gtk_button_get_label(cast())) }
}

extension ScrolledWindow {
  /// The height of the content, in pixels.
  public var contentHeight: Int {
    Int(gtk_adjustment_get_upper(gtk_scrolled_window_get_vadjustment(cast())))
  }
}

extension Image {
  /// The texture that is shown; `nil` for an icon.
  public var texture: Texture? { lent(gtk_image_get_paintable(cast())) }
}

extension ToastOverlay {
  /// Makes an overlay without content.
  public convenience init() { self.init(consuming: adw_toast_overlay_new()) }
}

extension Toast {
  /// The title, where it continues on further lines.
  public var wrappedTitle: Label? {
    adw_toast_get_custom_title(cast()).map { Label(borrowing: UnsafeMutableRawPointer($0)) }
  }

  /// The text in markup.
  public var markup: String { String.lent(adw_toast_get_title(cast())) ?? "" }
}
