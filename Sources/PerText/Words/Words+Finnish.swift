extension Language {
  /// Finnish.
  static let finnish = Language(
    codes: ["fi"],
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
    ],
    own: [
      .unclearAt: "a"
    ])
}
