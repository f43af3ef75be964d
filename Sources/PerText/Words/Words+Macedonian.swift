extension Language {
  /// Macedonian.
  static let macedonian = Language(
    codes: ["mk"], habits: [.countsOverOne],
    headings: """
      name:име на производ, назив на производ
      product:производ, артикл
      weight:нето тежина
      size:пакување, големина
      count:парчиња, парче, број
      unit:единица мерка, мерка, единечна мерка
      price:цена, малопродажна цена, продажна цена
      total:вкупна цена, износ, вредност, вкупно
      unitPrice:единечна цена, ед цена, цена по единица
      former:претходна цена
      sale:акциска цена
      saving:заштеда
      store:маркет, купено во, синџир
      note:забелешка
      date:датум на купување
      offerFrom:важи од
      offerUntil:важи до
      """)
}
