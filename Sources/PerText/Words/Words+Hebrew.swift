extension Language {
  /// Hebrew.
  static let hebrew = Language(
    codes: ["he"],
    numbers: """
      2: שתי שני שתיים שניים
      3: שלוש שלושה
      4: ארבע ארבעה
      5: חמש חמישה
      6: שש שישה
      7: שבע שבעה
      8: שמונה
      9: תשע תשעה
      10: עשר עשרה
      20: עשרים
      30: שלושים
      """,
    packWords: """
      2: צמד זוג_באריזה
      3: שלישיית שלישייה שלישיה שלישית
      4: רביעיית רביעייה רביעיה רביעית
      5: חמישיית חמישייה חמישיה
      6: שישיית שישייה שישיה ששיית שישית
      8: שמיניית שמינייה שמיניה
      10: עשיריית עשירייה עשיריה
      """,
    units: """
      kilogram: ק"ג קג ק_ג לק"ג לקילו קילו קילוגרם
      gram: ג גר' גרם גרמים
      milligram: מ"ג מ_ג
      tonne: טון
      pound: רטל
      liter: ליטר לליטר ל' ל
      milliliter: מ"ל מ_ל מיליליטר
      meter: מטר מטרים למטר
      centimeter: ס"מ
      millimeter: מ"מ
      square-meter: מ"ר
      dunam: דונם
      item: יח' ליחידה יחידה יחידות כל_אחד כל_אחת לכל_אחד
      minute: דקה דקות
      hour: שעה שעות
      day: يום
      week: שבוע
      month: חודש
      year: שנה
      are~: אר ארים
      bakers-dozen~: תריסר_אופים תריסרי_אופים
      cubic-millimeter: ממ"ק מילימטר_מעוקב מילימטרים_מעוקבים
      cup-imperial~: כוס_אימפריאלית כוסות_אימפריאליות
      cup-jp~: כוס_יפנית כוסות_יפניות
      dash~: קורט קורטים
      dessert-spoon-metric~: כף_קינוח_מטרית כפות_קינוח_מטריות
      dozen: תריסר תריסרים
      etto~: אטו
      exabyte: אקסה_בייט אקסה_בייטים
      fortnight~: שבועיים
      gross~: גרוס גרוסים
      jin-taiwan~: ג'ין_טאיוואני
      jin~: ג'ין
      kiloliter: קילוליטר ק"ל קילוליטרים
      liang~: ליאנג
      long-ton~: טון_ארוך טונות_ארוכים
      megaliter~: מגה_ליטר מגה_ליטרים
      megawatt-hour: מגה_ואט_שעה מגה_ואט_שעות
      microliter: מק"ל מיקרוליטרים
      nanosecond: ננו_שנייה ננו_שניות
      pair: זוג זוגות
      pennyweight~: פניווייט פניווייטים
      pfund~: פפונד
      pint-imperial~: פיינט_אימפריאלי פיינטים_אימפריאליים
      pound-troy~: ליברת_טרוי ליברות_טרוי
      quintal~: קווינטל קווינטלים
      ream~: חבילת_נייר חבילות_נייר
      tablespoon-australian~: כף_אוסטרלית כפות_אוסטרליות
      tablespoon-metric~: כף_מטרית כפות_מטריות
      teaspoon-metric~: כפית_מטרית כפיות_מטריות
      thousand~: אלף אלפים
      watt-hour: וט"ש ואט_שעה ואט_שעות
      zentner~: צנטנר צנטנרים
      """,
    counts: """
      roll: גליל גלילים
      tablet: קפליות קפלייה טבליות טבליה כדורים כדור
      bag: שקית שקיות
      pack: אריזה אריזות מארז
      box: קופסה קופסאות
      bottle: בקבוק בקבוקים
      can: פחית פחיות
      bar: חטיפים חטיף
      battery: סוללות סוללה
      blade: להבים להב
      bulb: נורות נורה
      bun: לחמניות לחמנייה
      bunch: צרורות צרור
      candle: נרות נר
      capsule: כמוסות כמוסה
      carton: קרטונים קרטון
      case: ארגזים ארגז
      cigarette: סיגריות סיגריה
      cube: קוביות קובייה
      dose: מנות_מדודות מנה_מדודה
      egg: ביצים ביצה
      jar: צנצנות צנצנת
      meal: ארוחות ארוחה
      nappy: חיתולים חיתול
      page: עמודים עמוד
      patty: קציצות קציצה
      plaster: פלסטרים פלסטר
      ply: שכבות שכבה
      pod: קפסולות קפסולה
      pouch: פאוצ'ים פאוץ'
      sachet: שקיקים שקיק
      sausage: נקניקיות נקניקייה
      serving: מנות מנה
      sheet: דפים דף
      slice: פרוסות פרוסה
      teabag: שקיקי_תה שקיק_תה
      tissue: ממחטות ממחטה
      towel: מגבות מגבת
      tray: מגשים מגש
      tub: גביעים גביע
      tube: שפופרות שפופרת
      wash: כביסות כביסה
      wipe: מגבונים מגבון
      pack: מארזים חבילה חבילות
      @ pack: חב מארזי
      @ can: קופסת
      """,
    currencies: """
      EUR: אירו
      dollar: דולר
      ILS: ש"ח שח שקל שקלים
      agora: אגורות אג'
      """,
    foods: """
      almonds: שקדים
      butter: חמאה
      cocoa: קקאו
      coconut oil: שמן_קוקוס
      cream: שמנת
      flour: קמח
      honey: דבש
      ketchup: קטשופ
      maple syrup: סירופ_מייפל
      mayonnaise: מיונז
      milk: חלב
      oats: שיבולת_שועל
      olive oil: שמן_זית
      orange juice: מיץ_תפוזים
      peanut butter: חמאת_בוטנים
      rapeseed oil: שמן_קנולה
      rice: אורז
      salt: מלח
      soy sauce: רוטב_סויה
      sugar: סוכר
      sunflower oil: שמן_חמניות
      vinegar: חומץ
      water: מים
      yogurt: יוגורט
      """,
    roles: [
      .exerciseBook: "מחברת מחברות",
      .paper: "מחברת מחברות",
      .offerUntil: "עד בתוקף_עד תקף_עד המבצע_עד מסתיים_ב",
      .offerFrom: "מ מ- החל_מ החל_מ- בתוקף_מ",
      .offerHead: "מבצע בתוקף תקף המבצע",
      .offerOnly: "רק",
      .dayJoint: "עד עד_ה-",
      .dayFiller: "יום ה- ה ב-",
      .tomorrow: "מחר",
      .keepsUntil: "תפוגה לשימוש",
      .beer: "בירה",
      .halfOf: "חצי",
      .andHalf: "וחצי",
      .quarterOf: "רבע",
      .bag: "אשפה שקיות_הקפאה",
      .material: "זכוכית פלסטיק",
      .eyewear: "משקפי משקפיים עדשות",
      .emptyHolder: "כוסות ספלים תרמוס קומקום",
      .noise: """
      בערך ה"נ
      """,
      .to: "עד",
      .or: "או",
      .orMore: "או_יותר",
      .priceNoise: "החל_מ מחיר רק",
      .people: "אנשים סועדים",
      .free: "חינם מתנה במתנה",
      .half: "חצי_מחיר בחצי_מחיר",
      .off: "הנחה",
      .save: "הנחה_של בהנחה_של",
      .forWord: "ב ב- במחיר",
      .buy: "קנה קנו קונים",
      .whenBuying: "בקניית בקנית ברכישת עבור_קניית",
      .get: "קבל קבלו וקבל וקבלו",
      .pay: "שלם שלמו",
      .another: "עוד_אחד עוד_אחת",
      .ordinalSign: "אריזה_מס'",
      .second: """
      השני השנייה השניה שני שנייה שניה מוצר_שני פריט_שני יחידה_שנייה המוצר_השני הפריט_השני היחידה_השנייה
      """,
      .third: "השלישי",
      .fourth: "הרביעי",
      .dealNoise: "מבצע",
      .joining: "על",
      .day: "יום ימים",
      .week: "שבוע שבועות",
      .month: "חודש חודשים",
      .year: "שנה שנים",
      .daily: "יומי ביום",
      .weekly: "שבועי בשבוע",
      .monthly: "חודשי בחודש",
      .yearly: "שנתי בשנה",
      .twoDays: "יומיים יומים",
      .twoWeeks: "שבועיים שבועים",
      .twoMonths: "חודשיים",
      .twoYears: "שנתיים",
      .bareDurationLead: "למשך במשך לאורך",
      .intervalLead: "כל לכל",
      .durationLead: "למשך במשך לאורך",
      .onePeriod: "אחד אחת",
      .times: "פעמים פעם",
      .cashback: "החזר_כספי החזר",
      .coupon: "קופון שובר",
      .couponOff: "הנחה",
      .density: "צפיפות",
      .densityUnit: """
      ק"ג/ליטר ק״ג/ליטר
      """,
      .deposit: "פיקדון פקדון",
      .fee: "היטל",
      .drainedWeight: "משקל_מסונן",
      .limit: "עד",
      .clearLimit: "הגבלה מוגבל",
      .loyaltyPrice: "מחיר_מועדון לחברי_מועדון",
      .packsBought: "אריזות_שנקנות",
      .shipping: "דמי_משלוח משלוח",
      .freeShipping: "משלוח_חינם",
      .strength: "ריכוז",
      .alcoholBefore: "אחוז_אלכוהול אלכוהול",
      .tax: """
      מע"מ מע״מ מס
      """,
      .taxIncluded: "כולל",
      .taxAdded: "לא_כולל ללא לפני",
      .usableShare: "החלק_השמיש",
      .perPack: "ליחידה לאריזה",
      .perWholePack: "לאריזה",
      .once: "להזמנה",
      .perCustomer: "ללקוח לכל_לקוח",
      .termLink: "של בסך על ל-",
      .limitNoise: "רק",
      .waste: "פחת",
      .alcohol: "אלכוהול",
      .protein: "חלבון",
      .caffeine: "קפאין",
      .cocoa: "קקאו",
      .strengthEnding: "חלבון אלכוהול",
      .formerPrice: "במקום מחיר_קודם מחיר_רגיל",
      .each: "כל_אחד כל_אחת לכל_אחד ליח' ליח׳ ליחידה",
      .perBeforeUnit: "ל",
      .joinedTo: "ל",
      .joinedAbout: "כ",
      .joinedFrom: "מ",
      .perUnit: """
      לק"ג לק״ג לקילו לליטר
      """,
      .groupLink: "על",
      .minimum: "החל_מ",
      .substancePer: "לכל",
      .numberLabel: "מקדם מס גיל דגם סדרה אומגה",
      .net: "רשת",
      .gadget: "טלפון סמארטפון",
      .fridge: "מקרר מקפיא מיקרוגל",
      .ink: "טונר",
      .device: "טלפון סמארטפון ראוטר מודם מדפסת מצלמה טלוויזיה מסך",
      .clothing: "גינס מכנסיים חולצה שמלה חצאית מעיל חליפה סוודר",
      .sizedByLength: """
      מחבת ווק סיר קלחת צלחת צלחות קערה קערות מכסה סכין נר נרות בובה מטריה מטרייה מנורה אגרטל מראה תבנית
      """,
      .reach: "מכסה מספיק כיסוי",
      .lifting: "ג'ק מגבה כננת מנוף",
      .soldByLength: "כבל חוט נייר סרט צינור חבל שרשרת ניילון",
      .soldByMilligram: "זעפרן",
      .bracketEstimate: "כ",
    ],
    own: [
      .countedNoun: "ביצים לחמניות נקניקיות קציצות פיתות לימונים תפוחים בננות",
      .packOfEach: "מארז",
    ],
    letters: [
      .joinedAt: "ב"
    ],
    months: """
      ינואר בינואר ינו׳ בינו׳|פברואר בפברואר פבר׳ בפבר׳|מרץ במרץ|אפריל באפריל אפר׳ באפר׳|מאי במאי|יוני ביוני|יולי ביולי| \
      אוגוסט באוגוסט אוג׳ באוג׳|ספטמבר בספטמבר ספט׳ בספט׳|אוקטובר באוקטובר אוק׳ באוק׳|נובמבר בנובמבר נוב׳ בנוב׳| \
      דצמבר בדצמבר דצמ׳
      """,
    weekdays: "שני|שלישי|רביעי|חמישי|שישי|שבת|ראשון",
    headings: """
      name:שם, שם המוצר, שם מוצר, שם פריט, שם הפריט
      product:מוצר, פריט, מוצרים, פריטים, המוצר, מצרך
      description:תיאור
      brand:מותג, יצרן, שם יצרן, חברה
      length:אורך
      loyalty:מחיר מועדון, מחיר חבר
      quantity:כמות, תכולה, תכולת אריזה, כמה
      weight:משקל, משקל נטו
      volume:נפח
      size:גודל, אריזה, גודל אריזה, מידה
      count:יחידות, מספר יחידות, יח, מספר פריטים, מס' יחידות
      packs:חבילות, מארזים, מארז
      unit:יחידה, יחידת מידה, יח מידה
      price:מחיר, עלות, מחיר מכירה, מחיר כולל מע"מ, שולם
      total:הוצאה, \
      סהכ, סך הכל, סכום, סה״כ לתשלום
      unitPrice:מחיר ליחידה, מחיר יחידה, מחיר לקג, מחיר ליחידת מידה, מחיר לק ג, מחיר ליח
      former:מחיר רגיל, מחיר קודם, מחיר מלא, מחיר מקורי, לפני
      sale:מחיר מבצע, מחיר חדש, מחיר לאחר הנחה, אחרי הנחה, מחיר סופי, מחיר אחרי הנחה, מחיר מוזל, לתשלום, מחיר במבצע
      saving:הנחה, חיסכון, חסכון, חסכת
      currency:מטבע
      deal:מבצע, הנחה, הצעה
      deposit:פיקדון, פקדון
      store:בית מרקחת, חנות, סופר, סופרמרקט, רשת, שוק, איפה, מקום, שם הרשת, ספק, סניף, נקנה ב, נקנה, מקום קנייה, מקום רכישה, \
      קמעונאי
      note:הערה, הערות
      barcode:ברקוד, קוד מוצר ברקוד
      basket:סל, עגלה
      articleNumber:מקט, מק ט, מספר פריט, קוד מוצר, קוד פריט
      date:מתי, תאריך, יום, תאריך קנייה, חודש, שנה, תאריך עדכון, תאריך קניה, תאריך רכישה
      offerFrom:בתוקף מ, תאריך התחלה
      offerUntil:בתוקף עד, תוקף, תאריך סיום
      other:תקציב, \
      קטגוריה, מחלקה, מדף, דירוג, ציון, מלאי, זמין, תמונה, ארץ, צבע, סוג, מעמ, שורה, קבוצה, פעיל, טעם, במלאי, \
      יתרה, נמכר, נמכרו, מכירות, תאריך תפוגה
      number:מספר, קוד, מס
      withTax:כולל מע״מ, כולל מעמ, כולל מע"מ
      beforeTax:לפני מע״מ, לא כולל מע״מ, ללא מע״מ, לפני מעמ, לפני מע"מ
      drained:משקל מסונן
      filler:של, ב, עם, כולל, את
      sum:סכום ביניים, סיכום ביניים, \
      סה״כ, סך הכל, ממוצע, לתשלום, סה״כ לתשלום
      charge:מעמ, משלוח, דמי משלוח, מזומן, עודף, עיגול, אשראי, כרטיס אשראי
      address:כתובת
      street:רחוב
      city:עיר
      postalCode:מיקוד
      phone:טלפון
      fax:פקס
      email:דואל
      webPage:אתר
      distance:מרחק
      onOffer:מבצע, במבצע
      """,
    labels: [
      .without: "ללא",
      .total: "סה\"כ סהכ סה״כ לתשלום",
      .tax: "מע\"מ מעמ",
      .given: "מזומן אשראי",
      .change: "עודף",
      .currencySign: "ש\"ח",
      .hundredth: "אגורות הליש",
      .yes: "כן",
      .no: "לא",
      .notKnown: "אין",
    ],
    labelParts: [
      .subtotal: "סכום_ביניים",
      .total: "סך_הכל",
      .tax: "מע״מ",
      .discount: "הנחה",
      .shipping: "משלוח",
      .deposit: "פיקדון",
      .lowestPrice: "החל",
      .formerPrice: "במקום",
      .otherMoney: "משלוח שילוח",
      .companyForm: "בע\"מ",
      .otherSellers: "מוכרים_אחרים הצעות_נוספות",
    ],
    // A hyphen stands between the preposition and a number.
    spokenUnitPrice: { words, amount, _ in
      guard words.after.hasPrefix(" ל" + amount), amount.first?.isNumber == true else {
        return words
      }
      return PerPattern(before: words.before, after: " ל\u{5BE}" + amount)
    })
}
