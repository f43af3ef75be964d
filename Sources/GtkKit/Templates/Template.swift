import CGtk

/// The description of a template widget's type.
public struct Template {
  /// A type that a template widget can derive from.
  public struct Parent {
    let type: GType

    /// `AdwApplicationWindow`, for a subclass of ``ApplicationWindow``.
    public static var applicationWindow: Parent { Parent(type: adw_application_window_get_type()) }
    /// `AdwWindow`, for a subclass of ``Window``.
    public static var window: Parent { Parent(type: adw_window_get_type()) }
    /// `GtkListBoxRow`, for a subclass of ``ListBoxRow``.
    public static var listBoxRow: Parent { Parent(type: gtk_list_box_row_get_type()) }
    /// `GtkBox`, for a subclass of ``Box``.
    public static var box: Parent { Parent(type: gtk_box_get_type()) }
    /// `AdwBin`, for a subclass of ``Bin``.
    public static var bin: Parent { Parent(type: adw_bin_get_type()) }
  }

  let name: String
  let parent: Parent
  let markup: StaticBytes
  let cssName: String?
  let delegatesFocus: Bool
  let uses: [any TemplateWidget.Type]

  /// Describes a type.
  /// - Parameters:
  ///   - name: the `class` of the markup's `<template>`.
  ///   - parent: the `parent` of the markup's `<template>`.
  ///   - markup: the whole `.ui` file. Every object with an `id` can be had as a child.
  ///   - cssName: the name of the widget in style sheets, if not that of its parent.
  ///   - delegatesFocus: whether focus that is given to the widget goes to its first child.
  ///   - uses: the template widgets that the markup names.
  public init(
    name: String, parent: Parent, markup: StaticBytes, cssName: String? = nil,
    delegatesFocus: Bool = false, uses: [any TemplateWidget.Type] = []
  ) {
    self.name = name
    self.parent = parent
    self.markup = markup
    self.cssName = cssName
    self.delegatesFocus = delegatesFocus
    self.uses = uses
  }
}
