extension Language {
  /// Danish.
  static let danish = Language(
    codes: ["da"], habits: [.compounds],
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
      .noise: "ca cirka mindst netvægt",
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
      .numberLabel:
        "spf faktor nr nr. nummer alder farve nuance omega type model serie niveau trin",
      .oneContainer: "flaske dåse tube pose dunk krukke æske bakke pakke",
      .net: "net",
      .device:
        "mus tastatur bredbånd abonnement telefon mobil smartphone router modem printer kamera tv monitor drone konsol høretelefoner højttaler",
      .clothing: """
      jeans jakke jakker bukser skjorte skjorter kjole nederdel frakke jakkesæt trøje vest shorts leggings \
      strømper strømpebukser bluse hættetrøje
      """,
      .lifting: "donkraft talje kran presse brændekløver spændebånd løftevogn trailer",
      .soldByLength: """
      kabel tråd aluminiumsfolie film tape slange reb line kæde snor garn guirlande forbinding gaze tandtråd bånd \
      ledning rulle ruller rør
      """,
      .soldByMilligram: "safran",
      .sizeLabel: "størrelse str. str",
      .netJoint: "med",
      .bracketEstimate: "omkring",
    ],
    own: [
      .shortPieces: "st st.",
      .unclearAt: "a",
      .ownDeposit: "pant",
    ])
}
