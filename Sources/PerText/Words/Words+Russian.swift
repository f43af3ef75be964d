extension Language {
  /// Russian.
  static let russian = Language(
    codes: ["ru"],
    numbers: """
      2: два две
      3: три
      4: четыре
      5: пять
      6: шесть
      8: восемь
      10: десять
      12: двенадцать
      """,
    packSizes: """
      2: двойная двойной дуо
      3: тройная тройной трио
      """,
    packEndings: "упаковка пак",
    units: """
      kilogram: кг килограмм килограмма килограммов кило
      gram: гр г грамм грамма граммов
      milligram: мг
      microgram: мкг
      tonne: т
      ounce: унция унции унций
      pound: фунт фунта фунтов
      quintal: центнер
      liter: л литр литра литров
      deciliter: дл
      centiliter: сл
      milliliter: мл миллилитр
      microliter: мкл
      pint*: пинта
      gallon*: галлон
      meter: м метр метра метров
      centimeter: см
      millimeter: мм
      kilometer: км
      inch: дюйм
      foot: фут
      square-meter: м2 кв_м
      item: шт штук штука штуки
      pair: пара пары
      dozen: дюжина дюжины
      kilobyte: кб
      megabyte: мб
      gigabyte: гб
      terabyte: тб
      kilojoule: кдж
      foodcalorie: ккал
      kilowatt-hour: кВтч квт_ч
      second: сек
      minute: мин минут
      hour: ч час часа часов
      day: день дня дней
      week: неделя недели недель
      month: месяц месяца месяцев
      year: год года лет
      """,
    counts: """
      roll: рулон рулона рулонов ролик
      sheet: лист листа листов
      tablet: таблетка таблетки таблеток таб табл
      capsule: капсула капсулы капсул
      wash: стирка стирок
      serving: порция порции порций
      bag: пакет пакета пакетов
      sachet: пакетик пакетиков
      pack: упаковка упаковки упаковок уп пак пачка пачки
      box: коробка коробки
      case: ящик
      bottle: бутылка бутылки бутылок
      can: банка банки банок
      bar: батончик
      slice: ломтик
      egg: яйцо яйца яиц
      nappy: подгузник подгузников
      wipe: салфетка салфетки салфеток
      battery: батарейка батарейки батареек
      @ bottle: флаконы флаконов
      @ tub: стаканчика стаканчиков
      @ jar: баночки баночек
      @ ampoule: ампулы ампул
      @ box: ящика ящиков
      """,
    currencies: """
      EUR: евро
      dollar: доллар доллара долларов
      krona: кр
      ruble: руб рубль рубля рублей р
      kopeck: коп копейка копейки копеек
      """,
    roles: [
      .beer: "пиво",
      .emptyHolder: "мусора мусорные стаканы бокалы кружки ведро",
      .wholeOfPacks: "всего итого",
      .noise: "вес нетто масса масса_нетто",
      .of: "по",
      .to: "до",
      .priceNoise: "цена от только скидка ндс",
      .free: "бесплатно",
      .off: "скидка_на",
      .forWord: "за_цену за",
      .whenBuying: "при_покупке",
      .formerPrice: "обычная_цена старая_цена вместо",
      .perOrFor: "за",
      .perBesidePrice: "за",
      .taxNoise: "ндс",
    ],
    own: [
      .ingredient: "вкуса вкусов видов цвета цветов злаков",
      .and: "и",
      .eachLink: "по",
      .countedNoun:
        "яиц яйца яйцо булочек булочки сосисок сосиски котлет котлеты лимонов апельсинов яблок бананов",
    ])
}
