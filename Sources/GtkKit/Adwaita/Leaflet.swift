import CGtk

/// Pages beside each other where there is room, and one at a time where there is not.
public final class Leaflet: Widget {
  override class var wrappedType: GType { adw_leaflet_get_type() }

  /// Whether only one page is shown.
  public var isFolded: Bool { adw_leaflet_get_folded(cast()) != 0 }

  /// The name of the visible page.
  public var visibleChildName: String? {
    get { String.lent(adw_leaflet_get_visible_child_name(cast())) }
    set { if let newValue { adw_leaflet_set_visible_child_name(cast(), newValue) } }
  }

  /// Calls a handler when the pages come beside each other or no longer are.
  @discardableResult
  public func onFoldedChanged(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::folded") { (leaflet: Leaflet) in body(leaflet.isFolded) }
  }

  /// Calls a handler when another page is visible, also after a swipe.
  @discardableResult
  public func onVisibleChildChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "visible-child", body)
  }
}
