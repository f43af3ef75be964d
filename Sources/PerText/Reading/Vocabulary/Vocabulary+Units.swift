extension Vocabulary {
  /// What shoppers call units, beside the names of CLDR (`UnitNames+CLDR.swift`), which are searched
  /// after these.
  ///
  /// A bare "gr" is the gram (CLDR: grain), "m" the metre, "t" the tonne, "c" the cup, and the pound
  /// of a German or Dutch butcher has 500 g.
  static let unitWords: StaticString = """
    kilogram: kg kgs kilo kilos kilot kilogram kilograms kilogramme kilogrammes kilogramm kilogrammi \
      chilo chili kilogramo kilogramos quilo quilos quilograma quilogramas кг килограмм \
      килограмма килограммов кило kilogramów kilogramy kg. кило كغ كجم كغم كيلو كيلوغرام كيلوجرام \
      للكيلو للكيلوغرام للكيلوجرام للكجم للكغ ק"ג קג לק"ג לקילו קילו קילוגרם 公斤 千克 キロ キログラム 킬로그램 킬로 ㎏ ㌔ किलो किग्रा किलोग्राम กก กิโลกรัม กิโล κιλό \
      κιλά κ.γ. kilogramo کیلو کیلوگرم kiló kilograma kiloa
    hectogram: hg hecto hectogram hectograms hektogram hektogramm hekto
    dekagram: dag dkg dekagram dekagramm deka decagram decagrams
    gram: g gr grs gm gms gramm grams gram gramme grammes gramo gramos grammo grammi grama gramas \
      gramów gramy гр г грамм грамма граммов غ غم غرام جم جرام ג גר' גרם גרמים 克 グラム 그램 ㌘ ग्राम \
      กรัม γρ γραμμάρια گرم gramů gramm
    milligram: mg mgr milligram milligrams milligramm milligrammi miligramo miligramos miligramów \
      мг ملغ ملجم מ"ג 毫克 ミリグラム 밀리그램 ㎎ มก
    microgram: µg ug mcg microgram micrograms mikrogramm мкг 微克 ㎍
    pound-troy: troy_lb lb_t
    tonne: t metric_tonne metric_tonnes tonne tonnes tonn metric_ton metric_tons metric-ton tonelada toneladas tonnellata \
      т طن טון 吨
    @de tonne: to
    grain: grain grains
    carat: ct. carat carats karat karats
    ounce: oz ozs onz onza onzas ounce ounces unze unzen oncia oncie unca uncje \
      oz. унция унции унций أونصة
    @fr ounce: once onces
    @it ounce: once
    pound: lb lbs lb. pound pounds livre livres libra libras libbra libbre фунт фунта фунтов רטל
    stone: stone stones
    ton*: ton tons
    ton: short_ton short_tons us_ton us_tons tonelada_corta toneladas_cortas tonne_courte \
      tonnes_courtes tonelada_americana toneladas_americanas krótka_tona krótkie_tony krótkich_ton \
      engelsk_kort_ton engelska_korta_ton 米トン
    dram-avoirdupois: dr avoirdupois_dram
    pennyweight: dwt pennyweight pennyweights
    quintal: quintal quintals quintaux quintales quintale quintali doppelzentner центнер
    ounce-troy: oz_t ozt oz_tr troy_oz oz_troy troy_ounce troy_ounces feinunze feinunzen
    long-ton: long_ton long_tons
    hundredweight-us*: cwt hundredweight hundredweights
    hundredweight-us: us_cwt short_hundredweight short_hundredweights us_hundredweight
    hundredweight-imperial: imp_cwt long_hundredweight long_hundredweights
    pfund: pfund pfd ponden
    @de pfund: pf
    @nl pfund: pond
    zentner: zentner ztr
    ons: ons onsen
    @tr ounce: ons
    @sq ounce: ons
    @jv ounce: ons
    @af ounce: ons
    @br ounce: ons
    @ksh pound: pfund
    @vi meter: mét
    etto: etto etti all'etto
    @it etto: l'etto
    jin: jin 斤 市斤
    liang: liang 两 兩
    jin-taiwan: 台斤
    tola: tola tolas तोला
    liter: l ltr ltrs lt lit liter liters litre litres litro litros litri ليتر لتر л литр литра \
      литров litr litry litrów liitri ליטר לליטר للتر لليتر ל' ל 升 公升 リットル 리터 ㍑ लीटर ลิตร λίτρο λίτρα لیتر litrů
    deciliter: dl deciliter deciliters decilitre decilitres deziliter decilitro decilitros \
      decilitri дл ㎗
    centiliter: cl centiliter centiliters centilitre centilitres zentiliter centilitro \
      centilitros centilitri сл
    milliliter: ml mls milliliter milliliters millilitre millilitres millilitro millilitri \
      mililitro mililitros мл миллилитр مل مليلتر ملل מ"ל מיליליטר 毫升 ミリリットル 밀리리터 ㎖ มล มิลลิลิตร \
      मिली
    microliter: µl ul microliter microliters microlitre microlitres mikroliter мкл ㎕
    kiloliter: kl kiloliter kiloliters kilolitre kilolitres
    megaliter: megaliter megaliters megalitre megalitres
    hectoliter: hl hectoliter hectoliters hectolitre hectolitres hektoliter
    cubic-centimeter: cc ccm cm3 cm³ cubic_cm cubic_centimeter cubic_centimeters cubic_centimetre \
      cubic_centimetres kubikzentimeter ㏄ ㎤
    cubic-millimeter: mm3 cubic_mm cubic_millimeter cubic_millimeters cubic_millimetre \
      cubic_millimetres
    cubic-meter: m3 cbm cubic_m cubic_meter cubic_meters cubic_metre cubic_metres kubikmeter ㎥
    cubic-inch: in3 cu_in cubic_inch cubic_inches
    cubic-foot: ft3 cu_ft cubic_foot cubic_feet
    cubic-yard: yd3 cu_yd cubic_yard cubic_yards
    fluid-ounce*: fl_oz floz fl_ozs fl_ounce fl_ounces fluid_oz fluid_ounce fluid_ounces liq_oz \
      liquid_ounce liquid_ounces oz_fl
    fluid-ounce: us_fl_oz us_floz us_fluid_ounce us_fluid_ounces fl_oz_us u_s_fl_oz
    fluid-ounce-imperial: imp_fl_oz imp_floz imperial_fl_oz uk_fl_oz imp_fluid_ounce \
      imp_fluid_ounces imperial_fluid_ounce imperial_fluid_ounces fl_oz_imp fl_oz_uk
    pint*: pt pts pint pints pinta pinte pinten пинта
    pint: us_pt us_pts us_pint us_pints pt_us
    pint-imperial: imp_pt imp_pts imp_pint imp_pints imperial_pint imperial_pints uk_pint \
      uk_pints uk_pt pt_imp
    pint-metric: metric_pint metric_pints mpt
    quart*: qt qts quart quarts
    quart: us_qt us_qts us_quart us_quarts qt_us
    quart-imperial: imp_qt imp_qts imp_quart imp_quarts imperial_quart imperial_quarts uk_quart \
      qt_imp
    gallon*: gal gals gallon gallons gallone gallonen galon galones галлон
    gallon: us_gal us_gals us_gallon us_gallons gal_us
    gallon-imperial: imp_gal imp_gals imp_gallon imp_gallons imperial_gallon imperial_gallons \
      uk_gallon uk_gal gal_imp
    dram: fl_dr fl_dram fl_drams fluid_dram fluid_drams dram drams
    acre-foot: ac_ft acre_foot acre_feet
    gill-us: gill gills us_gill
    gill-imperial: imp_gill imperial_gill
    cup*: c cup cups
    cup: us_cup us_cups
    cup-metric: metric_cup metric_cups mcup
    cup-imperial: imp_cup imperial_cup imperial_cups
    cup-label: label_cup legal_cup
    cup-jp: japanese_cup japanese_cups
    tablespoon*: tbsp tbsps tbs tbl tablespoon tablespoons
    tablespoon: us_tbsp us_tablespoon us_tablespoons
    teaspoon*: tsp tsps teaspoon teaspoons
    teaspoon: us_tsp us_teaspoon us_teaspoons
    @de tablespoon*: el
    @nl tablespoon*: el
    @de teaspoon*: tl
    @nl teaspoon*: tl
    tablespoon-metric: metric_tbsp metric_tablespoon metric_tablespoons
    teaspoon-metric: metric_tsp metric_teaspoon metric_teaspoons
    tablespoon-australian: australian_tablespoon australian_tablespoons au_tbsp
    dessert-spoon-metric: dessert_spoon dessertspoon dessert_spoons dstspn
    go-jp: 合 gō_japonais
    sho-jp: 升瓶
    @ja sho-jp: 升
    gallon-dry: dry_gal dry_gallon dry_gallons
    pint-dry: dry_pt dry_pint dry_pints
    quart-dry: dry_qt dry_quart dry_quarts
    bushel-imperial: imp_bu imperial_bushel imperial_bushels
    barrel: bbl barrel barrels
    bushel: bu bushel bushels
    meter: m mtr mtrs meter meters metre metres metro metros metri mètre mètres м метр метра \
      метров متر للمتر מטר מטרים למטר 米 公尺 メートル 미터 เมตร मीटर μέτρα
    decimeter: dm decimeter decimetre dezimeter
    centimeter: cm cms centimeter centimeters centimetre centimetres zentimeter centimètre \
      centimètres centimetro centimetros centimetri см ס"מ 厘米 公分 センチ 센티미터 ㎝ سم
    millimeter: mm millimeter millimeters millimetre millimetres мм מ"מ 毫米 ミリ ㎜
    kilometer: km kilometer kilometers kilometre kilometres км ㎞ 公里
    inch: in ins inch inches zoll pouce pouces pulgada pulgadas pollice pollici дюйм
    @fr inch: po
    @pl inch: cal cale cali
    foot: ft foot feet pied pieds piede piedi фут
    @es foot: pie pies
    @de foot: fuß
    yard: yd yds yard yards
    mile: mi mile miles meile meilen
    @pl mile: mil
    @sv mile-scandinavian: mil
    @nb mile-scandinavian: mil
    @no mile-scandinavian: mil
    @nn mile-scandinavian: mil
    nautical-mile: nmi nautical_mile nautical_miles seemeile seemeilen
    furlong: furlong furlongs
    fathom: fathom fathoms fth
    nanometer: nm nanometer nanometers nanometre nanometres
    square-meter: m2 sqm qm sq_m square_meter square_meters square_metre square_metres \
      quadratmeter mètre_carré mètres_carrés metro_cuadrado metros_cuadrados metro_quadrato \
      metri_quadrati vierkante_meter м2 кв_м מ"ר 平方米 平米 ㎡
    square-centimeter: cm2 qcm sq_cm square_cm square_centimeter square_centimeters \
      square_centimetre square_centimetres quadratzentimeter ㎠
    square-millimeter: mm2 sq_mm
    micrometer: micron microns
    square-kilometer: km2 sq_km
    square-inch: in2 sq_in square_inch square_inches
    square-foot: ft2 sqft sq_ft square_foot square_feet
    square-yard: yd2 sq_yd square_yard square_yards
    square-mile: mi2 sq_mi square_mile square_miles
    tsubo: 坪
    acre: ac acre acres
    are: are ares
    @de are: ar
    dunam: dunam dunams dönüm דונם دونم
    hectare: ha hectare hectares hektar
    item: l'unité each ea apiece item items piece pieces pc pcs pce pces unit units count ct cnt stück \
      stk stk. st stck pièce pièces pce unité unités pieza piezas pz pzs pza pzas unidad unidades \
      uds ud pezzo pezzi pz stuk stuks stucks stks шт штук штука штуки قطعة قطع للقطعة حبة حبات للحبة יח' ליחידה \
      יחידה יחידות 個 個入り 個入 点 つ 个 个装 件 只 개 개입 개들이 ชิ้น नग sztuka sztuki sztukę sztuk szt ks kusů darab τεμ \
      τεμάχια τεμάχιο عدد adet stycken styck styk stykker stykk kpl kappale kappaletta buc \
      bucati бр unidade unidades \
      cada_uno cada_una cada_um cada_uma chacun chacune ciascuno ciascuna cadauno vardera każdy \
      każda każde כל_אחד כל_אחת לכל_אחד لكل_منها \
      product products produkt produkte artikel artikelen article articles produit produits \
      producto productos prodotto prodotti producten
    @nl item: elk
    @pt item: un und unds unid unids
    @sv item: p
    @it item: cad
    @cs item: kus kusy
    @sk item: kus kusy
    @hu item: db
    @es item: und unds u unid unids
    @ca item: u
    @en item: no nos
    @tr item: ad
    @zh item: 枚
    @ja item: 玉 株 丁 尾 匹 切れ
    @en stone: st
    pair: pair pairs pr prs paar paare paire paires pares paio paia пара пары 双
    @es pair: par
    @pt pair: par
    @sv pair: par
    @nb pair: par
    @no pair: par
    @nn pair: par
    @da pair: par
    @de pinch: pr
    dozen: dozen dozens doz dz dzn dutzend dtzd douzaine douzaines docena docenas dozzina dozzine \
      dozijn дюжина дюжины tucet dúzia 打 ダース 다스
    bakers-dozen: baker's_dozen bakers_dozen
    score: score scores
    gross: gross grosses
    ream: ream reams ries rame rames resma resmas risma risme
    bit: bit bits
    byte: b byte bytes octet octets
    kilobit: kbit kbits kilobit kilobits
    megabit: mbit mbits megabit megabits
    gigabit: gbit gbits gigabit gigabits
    terabit: tbit tbits terabit terabits
    kilobyte: kb kbyte kilobyte kilobytes кб
    megabyte: mb mbyte megabyte megabytes meg megs мб
    gigabyte: gb gbyte gigabyte gigabytes gig gigs гб
    terabyte: tb tbyte terabyte terabytes тб
    @fr kilobyte: ko
    @fr megabyte: mo
    @fr gigabyte: go
    @fr terabyte: to
    petabyte: pb petabyte petabytes
    exabyte: eb exabyte exabytes
    kibibyte: kib kibibyte kibibytes
    mebibyte: mib mebibyte mebibytes
    gibibyte: gib gibibyte gibibytes
    tebibyte: tib tebibyte tebibytes
    pebibyte: pib pebibyte pebibytes
    calorie: small_calorie small_calories gram_calorie gram_calories
    joule: j joule joules
    kilojoule: kj kilojoule kilojoules кдж
    megajoule: mj megajoule megajoules
    foodcalorie: kcal kcals kilocalorie kilocalories kilokalorien cal cals calorie calories \
      kalorien calorías ккал 大卡
    kilowatt-hour: kwh kilowatt_hour kilowatt_hours kilowattstunde kilowattstunden кВтч квт_ч 度电
    watt-hour: wh watt_hour watt_hours wattstunde wattstunden
    megawatt-hour: mwh megawatt_hour megawatt_hours
    therm-us: thm therm therms
    british-thermal-unit: btu btus
    nanosecond: ns nanosecond nanoseconds
    microsecond: µs microsecond microseconds
    millisecond: ms millisecond milliseconds
    second: s sec secs second seconds sekunde sekunden seconde secondes segundo segundos \
      secondo secondi сек 秒 초
    minute: min mins minute minutes minuten minuto minutos minuti мин минут دقيقة דקה דקות 分 分钟 분
    hour: h hr hrs hour hours stunde stunden heure heures hora horas uur uren ч час \
      часа часов ساعة שעה שעות 小时 時間 시간
    day: d day days tage jour jours giorno giorni dagen день дня дней يوم يום 天 日 일
    @it hour: ora ore
    @de hour: std
    @de day: tag
    @es day: día días
    @pt day: dia dias
    @ca day: dia dies
    @gl day: día días
    @nl day: dag
    @af day: dag
    @sv day: dag
    @da day: dag
    @nb day: dag
    @no day: dag
    @nn day: dag
    @fr day: j
    week: wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane \
      weken неделя недели недель أسبوع שבוע 周 週間 주
    month: mo. mos mth mths month months monat monate mois meses mese mesi maand maanden \
      месяц месяца месяцев شهر חודש 个月 ヶ月 개월
    @es month: mes
    @pt month: mês
    @ca month: mes
    @gl month: mes
    quarter: quarter quarters
    @fr year: an ans
    @it year: anno anni
    @es year: año años
    @gl year: ano anos
    @pt year: ano anos
    year: y yr yrs year years jahr jahre année années jaar год года лет \
      سنة שנה 年 년
    """
}
