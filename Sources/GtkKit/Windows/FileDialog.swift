import CGtk

/// The desktop's file dialog.
public final class FileDialog: Object {
  override class var wrappedType: GType { gtk_file_chooser_native_get_type() }

  /// Makes a dialog that asks for a file to open.
  public static func opening(
    parent: Window?, title: String, accept: String
  ) -> FileDialog {
    let dialog = FileDialog(
      consuming: gtk_file_chooser_native_new(
        title, parent?.window, GTK_FILE_CHOOSER_ACTION_OPEN, accept, nil))
    gtk_native_dialog_set_modal(dialog.cast(), 1)
    return dialog
  }

  /// Makes a dialog that asks for a folder.
  public static func choosingFolder(
    parent: Window?, title: String, accept: String
  ) -> FileDialog {
    let dialog = FileDialog(
      consuming: gtk_file_chooser_native_new(
        title, parent?.window, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, accept, nil))
    gtk_native_dialog_set_modal(dialog.cast(), 1)
    return dialog
  }

  /// Makes a dialog that asks where to save a file and suggests a name.
  public static func saving(
    parent: Window?, title: String, accept: String, name: String
  ) -> FileDialog {
    let dialog = FileDialog(
      consuming: gtk_file_chooser_native_new(
        title, parent?.window, GTK_FILE_CHOOSER_ACTION_SAVE, accept, nil))
    gtk_file_chooser_set_current_name(dialog.cast(), name)
    gtk_native_dialog_set_modal(dialog.cast(), 1)
    return dialog
  }

  /// Adds a file type to choose from, by media types or patterns such as "*.csv".
  public func addFilter(name: String, mediaTypes: [String] = [], patterns: [String] = []) {
    let filter = Object(consuming: gtk_file_filter_new())
    gtk_file_filter_set_name(filter.cast(), name)
    for type in mediaTypes { gtk_file_filter_add_mime_type(filter.cast(), type) }
    for pattern in patterns { gtk_file_filter_add_pattern(filter.cast(), pattern) }
    gtk_file_chooser_add_filter(cast(), filter.cast())
  }

  /// Shows the dialog and calls a handler once with the chosen files, or with none if the user
  /// cancels.
  public func show(_ body: @escaping ([FileAddress]) -> Void) {
    // Nothing else keeps the dialog alive while it is shown, so its handler does until it is
    // disconnected.
    var connection: SignalConnection?
    connection = on("response") { event in
      let isAccepted = event.integer(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
      let files = isAccepted ? self.files : []
      connection?.disconnect()
      connection = nil
      body(files)
    }
    gtk_native_dialog_show(cast())
  }

  private var files: [FileAddress] {
    let list = Object(consuming: gtk_file_chooser_get_files(cast()))
    return (0..<g_list_model_get_n_items(list.cast())).compactMap { index in
      guard let item = g_list_model_get_item(list.cast(), index) else { return nil }
      defer { g_object_unref(item) }
      return FileAddress(file: OpaquePointer(item))
    }
  }
}
