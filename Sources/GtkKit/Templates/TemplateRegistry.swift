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
