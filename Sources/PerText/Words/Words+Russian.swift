extension Language {
  /// Russian.
  static let russian = Language(
    codes: ["ru"],
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
      """,
    currencies: """
      EUR: евро
      dollar: доллар доллара долларов
      krona: кр
      ruble: руб рубль рубля рублей р
      kopeck: коп копейка копейки копеек
      """,
    roles: [
      .noise: "около примерно вес нетто масса масса_нетто",
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
      .numberLabel: "spf № номер возраст тон оттенок омега тип модель серия",
      .net: "сетка сетке",
      .device: "телефон смартфон роутер модем принтер камера телевизор монитор наушники",
      .clothing: "джинсы куртка брюки рубашка платье юбка пальто костюм свитер футболка шорты",
      .lifting: "домкрат лебедка лебёдка таль кран пресс",
      .soldByLength: """
      кабель провод фольга плёнка пленка скотч лента шланг верёвка веревка цепь нить пряжа гирлянда бинт рулон
      """,
      .soldByMilligram: "шафран",
      .bracketEstimate: "ок прибл",
    ])
}
