import PerModel

extension Money {
  /// What examples and comparisons are made of: €1, ¥100.
  static func smallSum(_ currency: Currency) -> Money { Money(currency.smallSum, currency) }
}

extension UnitPrice {
  /// How much a small sum buys, in base units; `nil` where that is free.
  var smallSumBuys: Rational? { moneyBuys.flatMap { try? $0 * currency.smallSum } }
}
