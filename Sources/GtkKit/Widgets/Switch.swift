import CGtk

/// An on/off switch.
public final class Switch: Widget {
  override class var wrappedType: GType { gtk_switch_get_type() }

  /// Makes a switch that is off.
  public convenience init() {
    self.init(consuming: gtk_switch_new())
  }

  /// Whether it is on.
  public var isActive: Bool {
    get { gtk_switch_get_active(cast()) != 0 }
    set { gtk_switch_set_active(cast(), newValue.c) }
  }

  /// Calls a handler when it is turned on or off.
  @discardableResult
  public func onToggled(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::active") { (toggle: Switch) in body(toggle.isActive) }
  }
}
