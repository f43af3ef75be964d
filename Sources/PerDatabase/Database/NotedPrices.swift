import PerModel

/// Which prices a change of a comparison leaves in the price book.
public enum NotedPrices: Hashable, Sendable {
  /// Those that it brings, as seen on a day; `nil` for today.
  case brought(on: CalendarDay?)
  /// Those that it brings, as seen on the days of these products, and of others today.
  case seen([Product.ID: CalendarDay])
  /// The price of this product on a day, whatever the change brings.
  case only(Product, on: CalendarDay)
  /// None: the prices of an example are made up.
  case none
}
