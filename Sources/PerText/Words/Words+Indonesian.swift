extension Language {
  /// Indonesian and Malay.
  static let indonesian = Language(
    codes: ["id", "ms"], habits: [.sizesBeforePacks],
    numbers: """
      2: dua
      3: tiga
      4: empat
      5: lima
      6: enam
      8: delapan
      10: sepuluh
      """,
    units: """
      @ item: butir buah biji ekor potong keping batang
      @ dozen: lusin
      @ pair: pasang
      """,
    counts: """
      @ bag: kantong kantung
      @ bottle: botol
      @ box: kotak
      @ can: kaleng tin
      @ capsule: kapsul
      @ case: dus kardus karton krat
      @ cube: kubus
      @ jar: toples
      @ pack: bungkus pak paket renceng
      @ pouch: refill
      @ roll: gulung rol
      @ sachet: sachet saset
      @ sheet: lembar lbr helai
      @ tablet: tablet
      @ teabag: kantong_teh
      @ tray: tray
      @ tub: cup gelas
      @ tube: tube
      """,
    roles: [
      .beer: "bir",
      .noise: "isi",
      .numberedPack: "isi",
    ],
    own: [
      .and: "dan"
    ],
    labels: [
      .total: "jumlah",
      .hundredth: "sen",
      .yes: "ya",
      .no: "tidak",
    ],
    labelParts: [
      .companyForm: "sdn_bhd"
    ])
}
