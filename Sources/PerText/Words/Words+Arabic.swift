extension Language {
  /// Arabic.
  static let arabic = Language(
    codes: ["ar"],
    numbers: """
      2: اثنان اثنين اثنتان
      3: ثلاث ثلاثة
      4: أربع أربعة اربع
      5: خمس خمسة
      6: ست ستة
      8: ثماني ثمانية
      10: عشر عشرة
      """,
    units: """
      kilogram: ك كغ كجم كغم كيلو كيلوغرام كيلوجرام للكيلو للكيلوغرام للكيلوجرام للكجم للكغ
      gram: غ غم غرام جم جرام
      milligram: ملغ ملجم
      tonne: طن
      ounce: أونصة
      liter: ليتر لتر للتر لليتر
      milliliter: مل مليلتر ملل
      meter: متر للمتر
      centimeter: سم
      dunam: دونم
      item: قطعة قطع للقطعة حبة حبات للحبة عدد لكل_منها
      minute: دقيقة
      hour: ساعة
      day: يوم
      week: أسبوع
      month: شهر
      year: سنة
      are~: آر آرات آرًا
      bakers-dozen~: دزينة_الخباز دزينات_الخباز
      cubic-millimeter: مليمتر_مكعب مليمترات_مكعبة مليمترًا_مكعبًا
      cup-imperial~: كوب_إمبراطوري أكواب_إمبراطورية كوبًا_إمبراطوريًا
      cup-jp~: كوب_ياباني أكواب_يابانية كوبًا_يابانيًا
      dash~: دفقة دفقات
      dessert-spoon-metric~: ملعقة_حلوى_مترية ملاعق_حلوى_مترية
      dozen: دزينة دزينات
      etto~: إيتو
      exabyte: إكسابايت
      gross~: قروصة قروصات
      jin-taiwan~: جين_تايواني
      jin~: جين
      kiloliter: كيلولتر كيلولترات كيلولترًا
      liang~: ليانغ
      long-ton~: طن_طويل أطنان_طويلة طنًا_طويلًا
      megaliter~: ميغالترات ميغالترًا
      megawatt-hour: ميغاواط_ساعة
      nanosecond: نانوثانية نانوثوانٍ
      pair: زوج أزواج زوجًا
      pennyweight~: بنيويت
      pfund~: بفوند
      pint-imperial~: باينت_إمبراطوري
      pound-troy~: رطل_ترويسي أرطال_ترويسية رطلًا_ترويسيًا
      quintal~: قنطار_متري قناطير_مترية قنطارًا_متريًا
      ream~: رزمة_ورق رزم_ورق
      tablespoon-australian~: ملعقة_كبيرة_أسترالية ملاعق_كبيرة_أسترالية
      tablespoon-metric~: ملعقة_كبيرة_مترية ملاعق_كبيرة_مترية
      teaspoon-metric~: ملعقة_صغيرة_مترية ملاعق_صغيرة_مترية
      thousand~: ألف آلاف ألفًا
      watt-hour: واط_ساعة
      zentner~: تسنتنر
      """,
    counts: """
      roll: رول لفة لفات
      bag: كيس أكياس كيسًا
      pack: عبوة عبوات
      box: علبة علب
      bottle: زجاجة زجاجات
      nappy: حفاضة حفاض حفاضات حفاضًا
      bar: لوح ألواح لوحًا
      battery: بطارية بطاريات
      blade: شفرة شفرات
      bulb: مصباح مصابيح مصباحًا
      bun: خبزة خبزات
      bunch: حزمة حزم
      can: علبة_معدنية علب_معدنية
      candle: شمعة شموع
      capsule: كبسولة كبسولات
      carton: كرتونة كراتين
      case: صندوق صناديق صندوقًا
      cigarette: سيجارة سجائر
      cube: مكعب مكعبات مكعبًا
      dose: جرعة جرعات
      egg: بيضة بيضات
      jar: برطمان برطمانات برطمانًا
      meal: وجبة وجبات
      page: صفحة صفحات
      patty: قرص_لحم أقراص_لحم
      plaster: لصقة_جروح لصقات_جروح
      ply: طبقة طبقات
      pod: كبسولة_مشروب كبسولات_مشروب
      pouch: كيس_مرن أكياس_مرنة كيسًا_مرنًا
      sachet: ظرف أظرف ظرفًا
      sausage: إصبع_نقانق أصابع_نقانق
      serving: حصة حصص
      sheet: ورقة ورقات
      slice: شريحة شرائح
      tablet: قرص أقراص قرصًا
      teabag: كيس_شاي أكياس_شاي
      tissue: منديل مناديل منديلًا
      towel: منشفة مناشف
      tray: صينية صوانٍ
      tub: علبة_بلاستيكية علب_بلاستيكية
      tube: أنبوب أنابيب أنبوبًا
      wash: غسلة غسلات
      wipe: منديل_مبلل مناديل_مبللة منديلًا_مبللًا
      bag: أكياس كيسين
      bottle: زجاجتين زجاجتان
      pack: عبوتين عبوتان علبتين باكيت باكت
      teabag: فتلة فتل
      """,
    currencies: """
      EUR: يورو
      dollar: دولار
      EGP: جنيه ج.م
      penny: قرش قروش
      dirham: درهم
      AED: د.إ
      riyal: ريال
      dinar: دينار
      KWD: د.ك
      """,
    foods: """
      almonds: لوز
      butter: زبدة
      cocoa: كاكاو
      coconut oil: زيت_جوز_الهند
      cream: كريمة
      flour: دقيق
      honey: عسل
      ketchup: كاتشب
      maple syrup: شراب_القيقب
      mayonnaise: مايونيز
      milk: حليب
      oats: شوفان
      olive oil: زيت_زيتون
      orange juice: عصير_برتقال
      peanut butter: زبدة_الفول_السوداني
      rapeseed oil: زيت_الكانولا
      rice: أرز
      salt: ملح
      soy sauce: صلصة_الصويا
      sugar: سكر
      sunflower oil: زيت_دوار_الشمس
      vinegar: خل
      water: ماء
      yogurt: زبادي
      """,
    roles: [
      .offerUntil: "حتى لغاية ساري_حتى صالح_حتى العرض_حتى ينتهي_في ينتهي",
      .offerFrom: "من ابتداء_من ابتداءً_من اعتبارا_من",
      .offerHead: "عرض العرض ساري صالح",
      .offerOnly: "فقط",
      .dayJoint: "إلى الى حتى",
      .dayFiller: "يوم",
      .tomorrow: "غدا غدًا",
      .offerFromOrOf: "من",
      .keepsUntil: "الصلاحية صلاحية",
      .noise: "حوالي تقريبا الوزن الصافي",
      .beer: "بيرة",
      .halfOf: "نصف نص",
      .quarterOf: "ربع",
      .bag: "قمامة",
      .emptyHolder: "قمامة أكواب كاسات",
      .per: "لكل",
      .to: "إلى",
      .or: "أو",
      .orMore: "أو_أكثر",
      .priceNoise: "عند_شراء السعر سعر فقط",
      .free: "مجانا مجاني مجانية هدية",
      .half: "نصف_السعر بنصف_السعر",
      .off: "خصم تخفيض",
      .save: "بخصم خصم_بقيمة وفر",
      .forWord: "بسعر ب",
      .buy: "اشتر اشتري",
      .get: "واحصل_على احصل_على",
      .pay: "ادفع وادفع",
      .another: "واحد_آخر واحدة_أخرى",
      .ordinalSign: "العبوة_رقم",
      .second: """
      الثانية الثاني القطعة_الثانية الحبة_الثانية العبوة_الثانية المنتج_الثاني
      """,
      .third: "الثالثة الثالث",
      .fourth: "الرابعة الرابع",
      .dealNoise: "عرض",
      .joining: "على",
      .day: "يوم ايام اليوم",
      .week: "اسبوع اسابيع الاسبوع",
      .month: "شهر اشهر شهور شهرا الشهر",
      .year: "سنة سنوات عام اعوام السنة",
      .daily: "يوميا",
      .weekly: "اسبوعيا",
      .monthly: "شهريا",
      .yearly: "سنويا",
      .twoDays: "يومين يومان",
      .twoWeeks: "اسبوعين اسبوعان",
      .twoMonths: "شهرين شهران",
      .twoYears: "سنتين سنتان عامين عامان",
      .bareDurationLead: "لمدة خلال طوال",
      .intervalLead: "في كل لكل",
      .durationLead: "لمدة خلال طوال",
      .onePeriod: "واحد واحدة",
      .times: "مرات مرة",
      .cashback: "استرداد_نقدي",
      .coupon: "قسيمة كوبون",
      .couponOff: "خصم",
      .density: "الكثافة",
      .densityUnit: "كغم/لتر كجم/لتر كغ/لتر",
      .deposit: "تأمين_مسترد تأمين",
      .fee: "رسوم",
      .drainedWeight: "الوزن_المصفى",
      .limit: "حتى",
      .clearLimit: "الحد_الأقصى",
      .loyaltyPrice: "سعر_بطاقة_الولاء سعر_البطاقة",
      .packsBought: "العبوات_المشتراة",
      .shipping: "تكلفة_الشحن الشحن شحن",
      .freeShipping: "شحن_مجاني",
      .strength: "التركيز",
      .alcoholBefore: "نسبة_الكحول كحول",
      .tax: "ضريبة الضريبة",
      .taxIncluded: "شامل شاملة",
      .taxAdded: "غير_شامل غير_شاملة بدون",
      .usableShare: "النسبة_الصالحة_للاستعمال",
      .perPack: "للقطعة لكل_عبوة",
      .perWholePack: "لكل_عبوة",
      .once: "لكل_طلب",
      .perCustomer: "لكل_عميل لكل_زبون",
      .termLink: "بقيمة من",
      .limitNoise: "فقط",
      .waste: "هدر",
      .alcohol: "كحول الكحول",
      .protein: "بروتين",
      .caffeine: "كافيين",
      .cocoa: "كاكاو",
      .strengthEnding: "بروتين كحول",
      .formerPrice: "بدلاً_من بدلا_من كان السعر_السابق",
      .each: "لكل_منها",
      .perUnit: "للكيلو للكيلوغرام للكيلوجرام للكجم للكغ للتر لليتر",
      .groupLink: "على",
      .minimum: "عند_شراء",
      .substancePer: "لكل",
      .numberLabel: "عامل رقم عمر أوميغا نوع موديل",
      .net: "شبكة",
      .gadget: "هاتف جوال موبايل",
      .holdsLiters: "ثلاجة فريزر مايكروويف",
      .washesKilograms: "غسالة",
      .device: "هاتف جوال موبايل راوتر طابعة كاميرا تلفزيون شاشة",
      .clothing: "جينز جاكيت بنطلون قميص فستان تنورة معطف بدلة",
      .lifting: "رافعة كوريك ونش",
      .soldByLength: "كابل سلك ورق شريط خرطوم حبل سلسلة خيط",
      .soldByMilligram: "زعفران",
    ],
    own: [
      .and: "و",
      .countedNoun: "بيضات بيض بيضة أرغفة ليمونات",
    ],
    months: """
      يناير|فبراير|مارس|أبريل ابريل|مايو|يونيو|يوليو|أغسطس اغسطس|سبتمبر|أكتوبر اكتوبر|نوفمبر|ديسمبر
      """,
    weekdays: "الاثنين الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد الاحد",
    labels: [
      .total: "الإجمالي الاجمالي المجموع إجمالي اجمالي",
      .tax: "ضريبة",
      .given: "نقدا نقدي",
      .change: "الباقي",
    ],
    labelParts: [
      .subtotal: "المجموع_الفرعي",
      .total: "المبلغ_المستحق",
      .tax: "القيمة_المضافة",
      .discount: "مبادرة خصم",
      .deposit: "تأمين",
      .lowestPrice: "ابتداء",
      .formerPrice: "بدلا",
    ])
}
