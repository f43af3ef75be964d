extension Language {
  /// Bulgarian.
  static let bulgarian = Language(
    codes: ["bg"],
    units: """
      item: бр
      kilogram: килограмов килограмова
      gram: грамов грамова
      liter: литров литрова литрово
      """,
    currencies: """
      BGN: лв лева лев
      """,
    headings: """
      name:име, наименование, име на продукта
      product:продукт, стока, артикул
      brand:марка, производител
      quantity:количество, съдържание
      weight:тегло, маса
      volume:обем
      size:размер, опаковка, разфасовка
      count:бройки, брой
      unit:мярка, единица, мерна единица
      price:цена
      total:разход, платено, \
      общо
      unitPrice:единична цена
      former:стара цена, редовна цена
      sale:промоционална цена, нова цена, намалена цена, цена с отстъпка, крайна цена
      saving:спестявате, спестяване, отстъпка
      currency:валута
      deal:промоция, отстъпка
      store:магазин, верига
      note:бележка, забележка
      barcode:баркод
      date:дата, ден
      offerFrom:начало
      other:бюджет, \
      категория, отдел, рейтинг, оценка, наличност, на склад, наличности, продадени
      number:номер, код
      filler:на, в, по, и
      sum:общо
      charge:ддс, доставка
      """,
    labels: [
      .currencySign: "лв",
      .hundredth: "стотинки",
      .yes: "да",
      .no: "не",
    ],
    labelParts: [
      .total: "за_плащане"
    ])
}
