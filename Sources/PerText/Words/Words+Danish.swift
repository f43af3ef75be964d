extension Language {
  /// Danish.
  static let danish = Language(
    codes: ["da"],
    units: """
      item: styk
      @ pair: par
      @ day: dag
      """,
    counts: """
      roll: ruller
      """,
    currencies: """
      krona: kr kroner krone
      ore: øre
      """,
    roles: [
      .noise: "mindst netvægt",
      .of: "a'_",
      .per: "per par",
      .priceNoise: "pris kun fra",
      .free: "gratis",
      .off: "rabat",
      .whenBuying: "ved_køb_af",
      .intervalLead: "per par",
      .durationLead: "per",
      .deposit: "pant",
      .behindNumber: "per",
      .lowestPrice: "laveste_pris",
      .formerPrice: "førpris norm normalt før i_stedet_for",
      .rangeJoint: "til",
      .minimum: "fra",
      .days: "dage",
      .garmentOrDeposit: "pant",
    ],
    own: [
      .unclearAt: "a",
      .ownDeposit: "pant",
    ])
}
