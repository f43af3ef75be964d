import CGtk

extension Window {
  /// Makes titles smaller where libadwaita would shorten them, and says in a tooltip what it shortens all the same.
  final func fitTitles() {
    var parts: [(widget: Widget, isInSwitch: Bool)] = [(self, false)]
    while let (part, isInSwitch) = parts.popLast() {
      switch part.typeName {
      case "GtkLabel" where isInSwitch:
        part.tooltip = Label(borrowing: part.raw).text
      case "AdwHeaderBar":
        let header = HeaderBar(borrowing: part.raw)
        if header.titleWidget == nil { header.titleWidget = makeTitle() }
        parts += part.children.map { ($0, false) }
      case "AdwWindowTitle":
        let title = WindowTitle(borrowing: part.raw)
        title.shrinksToFit()
        title.tellsTitleInTooltip()
      case "GtkScrolledWindow", "GtkListBox": break
      case let type:
        parts += part.children.map { ($0, isInSwitch || type == "AdwViewSwitcherButton") }
      }
    }
  }

  /// A title like the one that a header bar makes by itself.
  private func makeTitle() -> WindowTitle {
    let shown = WindowTitle(title: title ?? "")
    let weak = Weak(shown)
    onSelf("notify::title") { (window: Window) in weak.object?.title = window.title ?? "" }
    return shown
  }
}

extension WindowTitle {
  /// Says the title in a tooltip as well, which has room for all of it.
  fileprivate func tellsTitleInTooltip() {
    tooltip = title
    onSelf("notify::title") { (shown: WindowTitle) in shown.tooltip = shown.title }
  }

  /// Draws the title down to half its size, and shortens it only if that is not enough: a header bar stays as high
  /// as one line, also where the title would wrap.
  fileprivate func shrinksToFit() {
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE },
      { title, orientation, _, minimum, natural, _, _ in
        guard let texts = gtk_widget_get_first_child(title) else { return }
        gtk_widget_measure(texts, orientation, -1, minimum, natural, nil, nil)
        if orientation == GTK_ORIENTATION_HORIZONTAL, let minimum { minimum.pointee /= 2 }
      },
      { title, width, height, _ in
        guard let texts = gtk_widget_get_first_child(title) else { return }
        var wanted: gint = 0
        gtk_widget_measure(texts, GTK_ORIENTATION_HORIZONTAL, -1, nil, &wanted, nil, nil)
        let given = min(max(width, wanted), width * 2)
        var least: gint = 0
        gtk_widget_measure(texts, GTK_ORIENTATION_VERTICAL, given, &least, nil, nil, nil)
        let high = max(height, least)
        let scale = given > 0 ? Float(width) / Float(given) : 1
        var place = gsk_transform_translate(
          nil, [graphene_point_t(x: 0, y: (Float(height) - Float(high) * scale) / 2)])
        place = gsk_transform_scale(place, scale, scale)
        gtk_widget_allocate(texts, given, high, -1, place)
      })
    gtk_widget_set_layout_manager(widget, layout)
  }
}
