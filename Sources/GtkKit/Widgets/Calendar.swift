import CGtk

/// A month in which to choose a day.
public final class Calendar: Widget {
  override class var wrappedType: GType { gtk_calendar_get_type() }

  /// Makes a calendar on which today is chosen.
  public convenience init() {
    self.init(consuming: gtk_calendar_new())
  }

  /// The day that is chosen, of the Gregorian calendar; months and days count from 1.
  public var day: (year: Int, month: Int, day: Int) {
    get {
      guard let time = gtk_calendar_get_date(cast()) else { return (1, 1, 1) }
      defer { g_date_time_unref(time) }
      return (
        Int(g_date_time_get_year(time)), Int(g_date_time_get_month(time)),
        Int(g_date_time_get_day_of_month(time))
      )
    }
    set {
      let (year, month, day) = newValue
      guard let time = g_date_time_new_utc(gint(year), gint(month), gint(day), 12, 0, 0) else {
        return
      }
      defer { g_date_time_unref(time) }
      gtk_calendar_select_day(cast(), time)
    }
  }

  /// Calls a handler when a day is chosen, even the one that was chosen before, and whether by itself: turning to
  /// another month chooses one as well.
  @discardableResult
  public func onDaySelected(_ body: @escaping (_ isInSameMonth: Bool) -> Void) -> SignalConnection {
    var month = day.month
    // GTK says nothing when a key chooses the same day again.
    let keys = KeyController(phase: .capture)
    keys.onKeyPressed { [weak self] key, _ in
      guard let before = self?.day, [.enter, .keypadEnter].contains(key) || key.character == " "
      else { return false }
      MainLoop.whenIdle {
        if let day = self?.day, day == before { body(true) }
      }
      return false
    }
    addController(keys)
    return on("day-selected") { [weak self] _ in
      guard let self else { return }
      let isSame = day.month == month
      month = day.month
      body(isSame)
    }
  }
}
