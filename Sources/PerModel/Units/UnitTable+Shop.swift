extension UnitTable {
  /// Units that shops and recipes use and CLDR does not have, or has only rounded.
  ///
  /// Sources: NIST Handbook 44, appendix C (hundredweights, long ton, gill, troy ounce); 21 CFR
  /// 101.9(b)(5)(viii) (label cup, tablespoon and teaspoon); AS 1325 (Australian tablespoon).
  static let shop: [UnitDefinition] = [
    UnitDefinition(
      "dozen", .count, 12, symbol: "doz", name: "dozen", plural: "dozen", inCLDR: false)
  ]
}
