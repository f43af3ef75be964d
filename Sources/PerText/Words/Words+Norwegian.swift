extension Language {
  /// Norwegian, in both its written forms.
  static let norwegian = Language(
    codes: ["nb", "no", "nn"],
    units: """
      tonne: tonn
      ounce-troy: oz_tr
      @ mile-scandinavian: mil
      item: stykker stykk
      @ pair: par
      therm-us: therm
      @ day: dag
      """,
    counts: """
      roll: rull ruller
      """,
    currencies: """
      krona: kr kroner krone
      ore: øre
      """,
    roles: [
      .noise: "netvægt nettovikt",
      .priceNoise: "pris kun fra nå",
      .off: "avslag",
      .forWord: "for",
      .whenBuying: "ved_kjøp_av",
      .durationLead: "for",
      .behindNumber: "for",
      .lowestPrice: "laveste_pris",
      .formerPrice: "førpris normalt før i_stedet_for",
      .minimum: "fra",
      .days: "dager",
      .garmentOrDeposit: "pant",
    ],
    own: [
      .unclearAt: "a",
      .ownDeposit: "pant",
    ])
}
