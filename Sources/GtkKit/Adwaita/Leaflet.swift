import CGtk

/// Where a leaflet goes.
public enum NavigationDirection: UInt32 {
  case back = 0
  case forward
}

/// Pages beside each other where there is room, and one at a time where there is not.
public final class Leaflet: Widget {
  /// Makes a leaflet without pages.
  public convenience init() {
    self.init(consuming: adw_leaflet_new())
  }

  /// Adds a page at the end.
  public func append(_ child: Widget) {
    _ = adw_leaflet_append(cast(), child.widget)
  }

  /// Whether only one page is shown.
  public var isFolded: Bool { adw_leaflet_get_folded(cast()) != 0 }

  /// The page that is shown when folded, and that has the focus when not.
  public var visibleChild: Widget? {
    get { lent(adw_leaflet_get_visible_child(cast())) }
    set { if let newValue { adw_leaflet_set_visible_child(cast(), newValue.widget) } }
  }

  /// The name of the visible page.
  public var visibleChildName: String? {
    get { String.lent(adw_leaflet_get_visible_child_name(cast())) }
    set { if let newValue { adw_leaflet_set_visible_child_name(cast(), newValue) } }
  }

  /// Goes to the page before or after the visible one.
  /// - Returns: whether there was one.
  @discardableResult
  public func navigate(_ direction: NavigationDirection) -> Bool {
    adw_leaflet_navigate(cast(), AdwNavigationDirection(direction.rawValue)) != 0
  }

  /// Whether a swipe or the mouse's back button goes back.
  public var canNavigateBack: Bool {
    get { adw_leaflet_get_can_navigate_back(cast()) != 0 }
    set { adw_leaflet_set_can_navigate_back(cast(), newValue.c) }
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
