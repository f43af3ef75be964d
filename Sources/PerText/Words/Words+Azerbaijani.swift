extension Language {
  /// Azerbaijani.
  static let azerbaijani = Language(
    codes: ["az"], habits: [.countsWithL],
    units: """
      item: ədəd
      """,
    currencies: """
      AZN: manat
      """,
    headings: """
      name:ad, adı, məhsulun adı, malın adı
      product:məhsul
      description:təsvir
      brand:marka, istehsalçı
      quantity:miqdar
      weight:çəki, xalis çəki
      volume:həcm
      size:qablaşdırma
      count:say, sayı, ədəd
      unit:vahid, ölçü vahidi
      price:qiymət, qiyməti, satış qiyməti
      total:məbləğ, ümumi məbləğ, cəmi
      unitPrice:vahidin qiyməti, 1 kq qiyməti, kq qiyməti
      former:köhnə qiymət, əvvəlki qiymət
      sale:endirimli qiymət, endirimli, yeni qiymət
      saving:endirim, qənaət
      store:mağaza, dükan, alındığı yer
      note:qeyd
      barcode:ştrixkod
      date:tarix, alış tarixi
      sum:cəmi
      offerUntil:etibarlıdır
      other:kateqoriya
      """)
}
