extension Language {
  /// Norwegian, in both its written forms.
  static let norwegian = Language(
    codes: ["nb", "no", "nn"], habits: [.compounds],
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
      .noise: "ca cirka omtrent netvægt nettovikt",
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
      .numberLabel:
        "spf faktor nr nr. nummer alder farge nyanse omega type modell serie nivå trinn",
      .oneContainer: "flaske tube pose kanne krukke eske pakke",
      .net: "nett",
      .device: """
      mus tastatur bredbånd abonnement telefon mobil smarttelefon ruter modem skriver kamera tv skjerm drone konsoll hodetelefoner høyttaler
      """,
      .clothing: """
      jeans jakke jakker bukse bukser skjorte kjole skjørt frakk dress genser vest shorts tights strømper \
      strømpebukse t-skjorte
      """,
      .lifting: "jekk donkraft vinsj talje kran presse vedkløyver stropp jekketralle tilhenger",
      .soldByLength: """
      kabel tråd aluminiumsfolie plastfolie teip slange tau line kjetting snor garn girlander bandasje tanntråd bånd \
      ledning rull ruller rør lyslenke
      """,
      .soldByMilligram: "safran",
      .sizeLabel: "størrelse str. str",
      .netJoint: "med",
      .bracketEstimate: "rundt",
    ],
    own: [
      .shortPieces: "st st.",
      .unclearAt: "a",
      .ownDeposit: "pant",
    ])
}
