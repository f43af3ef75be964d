extension Language {
  /// Finnish.
  static let finnish = Language(
    codes: ["fi"], habits: [.compounds],
    units: """
      kilogram: kiloa
      gram: gramm
      liter: liitri
      item: kpl kappale kappaletta
      """,
    counts: """
      roll: rullaa
      @ roll: rl
      tablet: tablettia
      nappy: vaippaa
      """,
    currencies: """
      EUR: eura
      cent: snt
      """,
    roles: [
      .whenBuying: "ostaessasi",
      .deposit: "pantti pantit",
      .formerPrice: "ennen normaalihinta",
      .numberLabel: "spf kerroin nro nro. numero ikä sävy omega tyyppi malli sarja",
      .oneContainer: "pullo tölkki tuubi purkki laatikko pussi rasia",
      .net: "verkko verkkopussi",
      .device:
        "hiiri liittymä puhelin älypuhelin reititin modeemi tulostin kamera televisio tv näyttö kuulokkeet",
      .clothing: "farkut takki housut paita mekko hame puku neule",
      .lifting: "tunkki vinssi nosturi puristin",
      .soldByLength: "kaapeli johto kelmu teippi letku köysi ketju lanka naru nauha",
      .soldByMilligram: "sahrami",
      .netJoint: "jossa",
      .bracketEstimate: "n noin",
    ],
    own: [
      .shortPieces: "st st.",
      .unclearAt: "a",
    ])
}
