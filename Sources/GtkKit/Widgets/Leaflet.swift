import CGtk

/// Pages side by side, or one at a time where there is not enough room.
public final class Leaflet: Widget {
  override class var wrappedType: GType { adw_leaflet_get_type() }

  /// Whether only one page is shown.
  public var isFolded: Bool { adw_leaflet_get_folded(cast()) != 0 }

  /// The name of the visible page.
  public var visibleChildName: String? {
    get { String.lent(adw_leaflet_get_visible_child_name(cast())) }
    set { if let newValue { adw_leaflet_set_visible_child_name(cast(), newValue) } }
  }

  /// Calls a handler when the leaflet folds or unfolds.
  @discardableResult
  public func onFoldedChanged(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::folded") { (leaflet: Leaflet) in body(leaflet.isFolded) }
  }

  /// Calls a handler when another page becomes visible, including after a swipe.
  @discardableResult
  public func onVisibleChildChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "visible-child", body)
  }
}
