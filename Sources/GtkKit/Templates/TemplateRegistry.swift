import CGtk
import CGtkSupport

/// The GTypes made for template widgets.
enum TemplateRegistry {
  private static var types: [ObjectIdentifier: GType] = [:]
  private static var classes: [GType: any TemplateWidget.Type] = [:]

  /// The GType of a template widget, registered when it is first asked for.
  static func type(of widget: any TemplateWidget.Type) -> GType {
    if let known = types[ObjectIdentifier(widget)] { return known }
    let template = widget.template
    for used in template.uses { used.register() }
    var query = GTypeQuery()
    g_type_query(template.parent.type, &query)
    let type = g_type_register_static_simple(
      template.parent.type, template.name, query.class_size,
      { klass, _ in MainActor.assumeIsolated { TemplateRegistry.initializeClass(klass) } },
      query.instance_size,
      { instance, _ in MainActor.assumeIsolated { TemplateRegistry.initialize(instance) } },
      GTypeFlags(rawValue: 0))
    types[ObjectIdentifier(widget)] = type
    classes[type] = widget
    return type
  }

  private static func initializeClass(_ klass: gpointer?) {
    guard let klass, let template = classes[support_class_type(klass)]?.template else { return }
    let widgetClass = klass.assumingMemoryBound(to: GtkWidgetClass.self)
    template.markup.withBytes { gtk_widget_class_set_template(widgetClass, $0) }
    for id in identifiers(inMarkup: template.markup.text) {
      gtk_widget_class_bind_template_child_full(widgetClass, id, 0, 0)
    }
    if let name = template.cssName { gtk_widget_class_set_css_name(widgetClass, name) }
    if template.delegatesFocus {
      widgetClass.pointee.grab_focus = { widget in
        MainActor.assumeIsolated {
          var child = gtk_widget_get_first_child(widget)
          while let current = child {
            // GTK 4.8 asks for this, too, when the focus is to leave backward: giving it to the same
            // child again would never let it out.
            if TemplateRegistry.containsFocus(current) { return 0 }
            if gtk_widget_grab_focus(current) != 0 { return 1 }
            child = gtk_widget_get_next_sibling(current)
          }
          return 0
        }
      }
    }
    support_class_set_dispose(klass) { object in
      MainActor.assumeIsolated { TemplateRegistry.dispose(object) }
    }
  }

  private static func containsFocus(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    guard let widget, let root = gtk_widget_get_root(widget),
      let focus = gtk_root_get_focus(root)
    else { return false }
    return focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
  }

  private static func initialize(_ instance: UnsafeMutablePointer<GTypeInstance>?) {
    guard let instance, let type: Widget.Type = classes[support_object_type(instance)] else {
      return
    }
    let raw = UnsafeMutableRawPointer(instance)
    gtk_widget_init_template(raw.assumingMemoryBound(to: GtkWidget.self))
    SwiftHalf.attach(type.init(Reference(owner: raw)), to: raw)
  }

  private static func dispose(_ object: UnsafeMutablePointer<GObject>?) {
    guard let object else { return }
    let raw = UnsafeMutableRawPointer(object)
    let widget = raw.assumingMemoryBound(to: GtkWidget.self)
    // Popovers, which the parent class does not know, let go of their window: that has to be whole.
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      if g_type_is_a(support_object_type(child), gtk_popover_get_type()) != 0 { remove(child) }
    }
    support_parent_dispose(raw, support_object_type(raw))
    while let child = gtk_widget_get_first_child(widget) { remove(child) }
  }

  private static func remove(_ child: UnsafeMutablePointer<GtkWidget>) {
    // A popover that is open when it loses its parent is never freed.
    gtk_widget_set_visible(child, 0)
    gtk_widget_unparent(child)
  }
}

/// The Swift object that belongs to a template widget's GObject, kept in its qdata.
enum SwiftHalf {
  private static let quark = g_quark_from_static_string("gtkkit-swift-half")

  /// The Swift half of an object, if it has one.
  static func of(_ raw: UnsafeMutableRawPointer?) -> Object? {
    guard let raw, let kept = g_object_get_qdata(raw.assumingMemoryBound(to: GObject.self), quark)
    else { return nil }
    return Unmanaged<Object>.fromOpaque(kept).takeUnretainedValue()
  }

  /// Gives the half to the object, which releases it when it is finalized.
  static func attach(_ half: Object, to raw: UnsafeMutableRawPointer) {
    let kept = Unmanaged<Object>.giving(half)
    g_object_set_qdata_full(raw.assumingMemoryBound(to: GObject.self), quark, kept) { kept in
      MainActor.assumeIsolated {
        Unmanaged<Object>.lent(by: kept).objectWasFinalized()
        releaseOwned(kept)
      }
    }
  }
}

/// The `id`s of the objects and menus in a piece of markup, in their order.
///
/// GTK has to know in advance which children a template has; reading them from the markup saves a
/// second list. Comments and `CDATA` are skipped.
func identifiers(inMarkup markup: String) -> [String] {
  var found: [String] = []
  // Bytes, because every template is read before the first frame, and characters are slow.
  var rest = markup.utf8[...]
  while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
    rest = rest[open...]
    if rest.starts(with: "<!--".utf8) {
      rest = rest.dropping(through: "-->")
    } else if rest.starts(with: "<![CDATA[".utf8) {
      rest = rest.dropping(through: "]]>")
    } else {
      let tag = rest.prefix { $0 != UInt8(ascii: ">") }
      rest = rest[tag.endIndex...]
      guard tag.starts(with: "<object ".utf8) || tag.starts(with: "<menu ".utf8) else { continue }
      for attribute in [" id=\"", "\nid=\""] {
        let value = tag.dropping(through: attribute).prefix { $0 != UInt8(ascii: "\"") }
        if !value.isEmpty { found.append(String(Substring(value))) }
      }
    }
  }
  return found
}

extension Substring.UTF8View {
  /// What follows the first occurrence of a text, or nothing.
  fileprivate func dropping(through text: String) -> Substring.UTF8View {
    var rest = self
    while !rest.isEmpty {
      if rest.starts(with: text.utf8) { return rest.dropFirst(text.utf8.count) }
      rest = rest.dropFirst()
    }
    return rest
  }
}
