extension Language {
  /// English.
  static let english = Language(
    codes: ["en"],
    habits: [
      .countsWithS, .knowsAllUnits, .poundsByNumberSign, .secondsWithS, .unitsInNames,
      .labelsPacksEverywhere,
    ],
    numbers: """
      2: two
      3: three
      4: four
      5: five
      6: six
      7: seven
      8: eight
      9: nine
      10: ten
      11: eleven
      12: twelve
      13: thirteen
      14: fourteen
      15: fifteen
      16: sixteen
      17: seventeen
      18: eighteen
      19: nineteen
      20: twenty
      30: thirty
      40: forty
      50: fifty
      60: sixty
      70: seventy
      80: eighty
      90: ninety
      95: ninety-five
      99: ninety-nine
      """,
    packSizes: """
      2: twin double duo dual two
      3: triple trio three
      4: quad four
      5: five
      6: six
      8: eight
      10: ten
      12: twelve
      """,
    packEndings: "pack packs pk pak",
    units: """
      kilogram: kgs kilo kilos kilogram kilograms kilogramme kilogrammes
      hectogram: hectogram hectograms hekto
      dekagram: dekagram decagram decagrams
      gram: gr gm gms grams gram gramme grammes
      milligram: mgr milligram milligrams
      microgram: microgram micrograms
      pound-troy: troy_lb lb_t
      tonne: metric_tonne metric_tonnes tonne tonnes metric_ton metric_tons metric-ton
      grain: grain grains
      carat: ct. carat carats karats
      ounce: ozs onz ounce ounces
      pound: lbs pound pounds
      stone: stones
      ton*: ton tons
      ton: us_ton us_tons
      dram-avoirdupois: dr avoirdupois_dram
      pennyweight: dwt pennyweight pennyweights
      quintal: quintal quintals
      ounce-troy: oz_t troy_oz oz_troy troy_ounce troy_ounces
      long-ton: long_ton long_tons
      hundredweight-us*: cwt hundredweight hundredweights
      hundredweight-us: us_cwt short_hundredweight short_hundredweights us_hundredweight
      hundredweight-imperial: imp_cwt long_hundredweight long_hundredweights
      jin: jin
      liang: liang
      tola: tola tolas
      liter: ltr ltrs lit liter liters litre litres
      deciliter: deciliter deciliters decilitre decilitres
      centiliter: centiliter centiliters centilitre centilitres
      milliliter: milliliter milliliters millilitre millilitres
      microliter: microliter microliters microlitres
      kiloliter: kiloliter kiloliters kilolitres
      megaliter: megaliter megaliters megalitre megalitres
      hectoliter: hectoliter hectoliters hectolitre hectolitres
      cubic-centimeter: cubic_cm cubic_centimeter cubic_centimeters cubic_centimetre cubic_centimetres
      cubic-millimeter: cubic_mm cubic_millimeter cubic_millimeters cubic_millimetre cubic_millimetres
      cubic-meter: cubic_m cubic_meter cubic_meters cubic_metre cubic_metres
      cubic-inch: cu_in cubic_inch cubic_inches
      cubic-foot: cu_ft cubic_foot cubic_feet
      cubic-yard: cu_yd cubic_yard cubic_yards
      fluid-ounce*: floz fl_ozs fl_ounce fl_ounces fluid_oz fluid_ounce fluid_ounces liq_oz liquid_ounce liquid_ounces oz_fl
      fluid-ounce: us_fl_oz us_floz us_fluid_ounce us_fluid_ounces fl_oz_us u_s_fl_oz
      fluid-ounce-imperial: imp_fl_oz imp_floz imperial_fl_oz uk_fl_oz imp_fluid_ounce imp_fluid_ounces imperial_fluid_ounce \
        imperial_fluid_ounces fl_oz_imp fl_oz_uk
      pint*: pts pint pints pinta
      pint: us_pt us_pts us_pint us_pints pt_us
      pint-imperial: imp_pt imp_pts imp_pint imp_pints imperial_pint imperial_pints uk_pint uk_pints uk_pt pt_imp
      pint-metric: metric_pint metric_pints
      quart*: qts quart quarts
      quart: us_qt us_qts us_quart us_quarts qt_us
      quart-imperial: imp_qts imp_quart imp_quarts imperial_quart imperial_quarts uk_quart qt_imp
      gallon*: gals gallon gallons
      gallon: us_gal us_gals us_gallon us_gallons gal_us
      gallon-imperial: imp_gal imp_gals imp_gallon imp_gallons imperial_gallon imperial_gallons uk_gallon uk_gal gal_imp
      dram: fl_drams fluid_dram fluid_drams dram drams
      acre-foot: ac_ft acre_foot acre_feet
      gill-us: gill gills us_gill
      gill-imperial: imp_gill imperial_gill
      cup*: c cup cups
      cup: us_cup us_cups
      cup-metric: metric_cup metric_cups
      cup-imperial: imp_cup imperial_cup imperial_cups
      cup-label: label_cup legal_cup
      cup-jp: japanese_cup japanese_cups
      tablespoon*: tbsp tbsps tbs tbl tablespoon tablespoons
      tablespoon: us_tbsp us_tablespoon us_tablespoons
      teaspoon*: tsp tsps teaspoon teaspoons
      teaspoon: us_tsp us_teaspoon us_teaspoons
      tablespoon-metric: metric_tbsp metric_tablespoon metric_tablespoons
      teaspoon-metric: metric_tsp metric_teaspoon metric_teaspoons
      tablespoon-australian: australian_tablespoon australian_tablespoons au_tbsp
      dessert-spoon-metric: dessert_spoon dessertspoon dessert_spoons dstspn
      gallon-dry: dry_gal dry_gallon dry_gallons
      pint-dry: dry_pt dry_pint dry_pints
      quart-dry: dry_qt dry_quart dry_quarts
      bushel-imperial: imp_bu imperial_bushel imperial_bushels
      barrel: barrel barrels
      bushel: bushel bushels
      meter: mtr mtrs meter meters metre metres
      decimeter: decimeter decimetre
      centimeter: cms centimeter centimeters centimetre centimetres
      millimeter: millimeter millimeters millimetre millimetres
      kilometer: kilometer kilometers kilometre kilometres
      inch: in ins inch inches
      foot: foot feet
      yard: yds yard yards
      mile: mile miles
      nautical-mile: nmi nautical_mile nautical_miles
      furlong: furlong furlongs
      fathom: fathom fathoms fth
      nanometer: nanometer nanometers nanometre nanometres
      square-meter: sqm sq_m square_meter square_meters square_metre square_metres
      square-centimeter: sq_cm square_cm square_centimeter square_centimeters square_centimetre square_centimetres
      square-millimeter: sq_mm
      micrometer: micron microns
      square-kilometer: sq_km
      square-inch: sq_in square_inch square_inches
      square-foot: sqft sq_ft square_foot square_feet
      square-yard: sq_yd square_yard square_yards
      square-mile: sq_mi square_mile square_miles
      acre: acre acres
      are: are ares
      dunam: dunams
      hectare: hectare hectares
      item: each ea apiece item items piece pieces pc pcs unit units count ct cnt st product products pipette pipettes
      @ item: no nos
      @ stone: st
      pair: pair pairs pr prs paare
      dozen: dozen dozens doz dz dzn
      bakers-dozen: baker's_dozen bakers_dozen
      score: score scores
      gross: gross grosses
      ream: ream reams
      bit: bits
      byte: bytes
      kilobit: kbits kilobit kilobits
      megabit: mbits megabit megabits
      gigabit: gbits gigabit gigabits
      terabit: tbits terabit terabits
      kilobyte: kbyte kilobyte kilobytes
      megabyte: mbyte megabyte megabytes meg megs
      gigabyte: gbyte gigabyte gigabytes gig gigs
      terabyte: tbyte terabyte terabytes
      petabyte: petabyte petabytes
      exabyte: exabyte exabytes
      kibibyte: kibibyte kibibytes
      mebibyte: mebibyte mebibytes
      gibibyte: gibibyte gibibytes
      tebibyte: tebibyte tebibytes
      pebibyte: pebibyte pebibytes
      calorie: small_calorie small_calories gram_calorie gram_calories
      joule: joules
      kilojoule: kilojoule kilojoules
      megajoule: megajoule megajoules
      foodcalorie: kcals cal cals calorie calories
      kilowatt-hour: kilowatt_hour kilowatt_hours
      watt-hour: watt_hour watt_hours
      megawatt-hour: megawatt_hour megawatt_hours
      therm-us: therms
      british-thermal-unit: btus
      nanosecond: nanosecond nanoseconds
      microsecond: microsecond microseconds
      millisecond: millisecond milliseconds
      second: sec secs second seconds
      minute: mins minute minutes
      hour: hr hrs hour hours
      day: day days
      week: wk wks week weeks
      month: mo. mos mth mths month months
      quarter: quarter quarters
      year: yr yrs year years
      slug: slug slugs
      scruple: scruple scruples
      centigram: cg centigram centigrams
      decigram: dg decigram decigrams decigramme decigrammes
      dekaliter: dal decaliter dekaliters decaliters dekalitre decalitre decalitres
      minim-us*: minim minims
      firkin-us*: firkin firkins
      hogshead-us*: hogshead hogsheads hhd
      kilderkin: kilderkin kilderkins
      rod: rod rods pole poles perch perches
      chain: chain chains
      link: link links
      league: league leagues
      hand: hand hands
      @ mil: mil mils
      mil: thou thous
      cable: cable cables cable_length cable_lengths
      dekameter: dam dekameter decameter dekameters decameters decametres
      hectometer: hm hectometer hectometers hectometres
      angstrom: angstrom angstroms
      picometer: pm picometer picometers picometres
      astronomical-unit: astronomical_unit astronomical_units
      light-year: ly lightyear lightyears light_year light_years
      parsec: parsec parsecs
      rood: rood roods
      nibble: nibble nibbles nybble nybbles
      petabit: pbit petabit petabits
      exbibyte: eib exbibyte exbibytes
      gigajoule: gj gigajoule gigajoules
      erg: erg ergs
      foot-pound: ft_lb ft_lbs ft_lbf foot_pound foot_pounds
      millennium: millennium millennia millenniums
      """,
    counts: """
      roll: roll rolls rulo
      sheet: sheet sheets
      tablet: tablet tablets caplet caplets tab tabs
      capsule: capsule capsules softgel softgels caps cap
      wash: wash washes load loads dose doses
      serving: serving servings portion portions ration rations
      bag: bag bags
      sachet: sachet sachets stick sticks
      teabag: teabag teabags tea_bag tea_bags
      pack: pack packs pk pks pkt pkts packet packets package packages er lot lots set sets bundle bundles
      box: box boxes
      case: case cases crate crates slab slabs block blocks
      bottle: bottle bottles btl btls
      can: can cans tin tins
      jar: jar jars pot
      tube: tube tubes
      tub: tub tubs pots
      carton: carton cartons brik briks
      tray: tray trays punnet punnets
      pouch: pouch pouches doypack
      bar: bars barrette
      @ bar: bar
      slice: slice slices plaster
      egg: egg eggs
      nappy: nappy nappies diaper diapers
      wipe: wipe wipes
      tissue: tissue tissues
      towel: towel towels
      bulb: bulb bulbs
      battery: battery batteries batterie
      pod: pod pods pad pads
      blade: blade blades
      plaster: plaster plasters
      ampoule: ampoule ampoules
      page: page pages
      copy: copy copies
      cube: cube cubes
      patty: patty patties burger burgers
      sausage: sausage sausages
      bun: bun buns
      bunch: bunch bunches
      meal: meal meals
      film: film films
      cigarette: cigarette cigarettes
      candle: candle candles
      bin_liner: bin_liner bin_liners bin_bag bin_bags
      ampoule: vial vials
      pouch: squeezer squeezers
      tablet: lozenge lozenges pastille pastilles gummies
      @ can: tinnies tinny
      @ tub: potlet potlets
      @ bag: sack sacks
      @ pack: pkgs combo combos
      @ roll: rls
      @ sheet: sht shts
      @ wash: lds
      @ capsule: gelcaps liquicaps liqui-caps liquigels liqui-gels
      """,
    currencies: """
      EUR: euro euros
      dollar: dollar dollars bucks
      USD: usdollar us_dollar us_dollars
      BRL: real
      peso: peso pesos
      pound: pound pounds quid livre_sterling
      GBP: pound_sterling pounds_sterling
      yen: yen
      yuan: yuan
      rupee: rupee rupees
      CHF: franc francs
      krona: kronor kroner krona krone
      PLN: zloty
      HUF: forint
      RON: leu
      ruble: rub ruble rubles
      TRY: lira
      ILS: shekel shekels
      dirham: dirham dirhams
      riyal: riyal riyals
      dinar: dinar dinars
      KRW: won
      IDR: rupiah
      MYR: ringgit
      THB: baht
      PHP: piso
      ZAR: rand
      NGN: naira
      GHS: cedi
      GEL: lari
      AZN: manat
      BDT: taka
      PAB: balboa balboas
      cent: ct cent cents euro_cent
      penny: pence pennies
      grosz: gr
      paisa: paise paisa
      """,
    foods: """
      cocoa: cocoa_powder
      cream: room
      honey: mel
      mayonnaise: mayo
      oats: oatmeal
      rapeseed oil: canola_oil
      salt: sal
      yogurt: yoghurt
      """,
    roles: [
      .nowPaid: "now only just",
      .exerciseBook: "notebook notebooks exercise_book exercise_books notepad notepads",
      .numberOfAll: "count ct cnt",
      .sideLabel: "height depth thickness deep tall high thick diameter width wide",
      .paper: "copy notebook notebooks notepad notepads sketchbook cardstock reams",
      .andHalf: "and_a_half and_one_half",
      .offerUntil: """
      until till til thru through ends ending expires valid_until valid_till valid_to valid_thru
      valid_through good_until good_through good_thru ends_on expires_on up_to_and_including
      """,
      .offerFrom: "from starting starts valid_from beginning",
      .offerHead: """
      offer special_offer sale deal now valid offer_valid offer_ends promotion promo good
      this_week's_offer
      """,
      .offerOnly: "only",
      .dayJoint: "to",
      .dayFiller: "the of on",
      .tomorrow: "tomorrow",
      .dayEnding: "st nd rd th",
      .ambiguousMonth: "may mar march august",
      .keepsUntil: "before best use keeps expiry exp bbe",
      .drink: """
      water waters soda sodas seltzer seltzers lemonade juice cola coke coca-cola pepsi sprite gatorade tonic \
      kombucha beer ale ipa lager shake shakes energy_drink sports_drink iced_tea cider
      """,
      .beer: "beer ale ipa lager stout porter",
      .bag: """
      liner liners trash garbage freezer_bag freezer_bags sandwich_bag sandwich_bags zip_bags
      zipper_bags storage_bags bin_bag bin_bags bin_liners refuse_sacks refuse_bags
      rubble_sacks snack_bags
      """,
      .material: "glass plastic",
      .eyewear: "reading_glasses glasses contact_lenses contact_lens lenses readers",
      .emptyHolder: """
      thermos thermoses kettle kettles stockpot pitcher pitchers carafe carafes glasses
      tumbler tumblers mug mugs goblet goblets storage tupperware flask flasks saucepan
      saucepans bucket buckets vase vases mason_jar mason_jars canning_jars jam_jars
      preserving_jars glass_jars glass_bottles water_bottle baby_bottle baby_bottles
      sports_bottle drinks_bottle paper_cups plastic_cups party_cups lunchbox lunchboxes
      """,
      .eachPack: "multipack multipacks multi-pack",
      .wholeOfPacks: "total totals altogether",
      .noise: """
      net nett netto net_wt net_weight net_wt_ weight wt contents content peso approx approximately about around circa ca \
      nominal min. minimum at_least total los lose loose drained drained_weight size formato prepacked
      """,
      .of: "of with containing per_pack per_bag per_box",
      .per: "per pro pr",
      .article: "an",
      .to: "to till",
      .or: "singly otherwise or",
      .orMore: "or_more",
      .estimated: "e",
      .priceNoise: """
      price you_pay current_price deal_price selling_price best_price final_price our_price your_price sale_price unit_price offer_price special_price regular_price now only just from starting_at \
      starting_from msrp rrp was discounted_price price_from incl inclusive_of_all_taxes incl_of_all_taxes inclusive_of_taxes incl_vat inc_vat including_vat plus_vat vat excl_vat ex_vat \
      tax tax_excl tax_incl excl brutto
      """,
      .people: "people persons",
      .free: "free gratis for_free",
      .quarterOf: "quarter quarter_of_a a_quarter_of_a",
      .half: "half_price half_off at_half_price for_half_price half",
      .sizeOfCount: """
      mega family double triple plus regular tall slim tiny little jumbo giant huge super large extra_large medium small mini big coated film_coated \
      chewable fresh xl xxl
      """,
      .off: "off discount cheaper less rebate coupon coupon_off",
      .minusWord: "minus",
      .save: "save minus you_save discount_of rabat_de",
      .forWord: "for for_only for_the_price_of for_price_of til",
      .buy: "buy take purchase",
      .whenBuying: """
      when_you_buy if_you_buy when_buying when_purchasing with_purchase_of with_the_purchase_of
      """,
      .get: "get receive get_the and_get",
      .pay: "pay pay_for and_pay",
      .another: "another one_more",
      .two: "two",
      .three: "three",
      .four: "four",
      .second: "second second_item the_second",
      .third: "third",
      .fourth: "fourth",
      .ordinalEnding: "st nd rd th er ª_unidad º_unidad nd_item nd_unit nd_one",
      .oneForFree: "bogo bogof bogofree buy_one_get_one",
      .dealNoise: """
      any mix_and_match with_card with_your_card with_club_card w/card w/_card deal offer special promo promotion clubcard of_equal_or_lesser_value equal_or_lesser_value \
      of_equal_or_less_value of_equal_value of_lesser_value of_the_same_value
      """,
      .joining: "and en the at on die the_same one",
      .day: "day days",
      .week: "weeks wk wks",
      .month: "month months mo mos",
      .year: "year years an yr yrs",
      .daily: "daily",
      .weekly: "weekly",
      .monthly: "monthly",
      .yearly: "yearly annually",
      .intervalLead: "per a an each every in_a in_each pro die all",
      .durationLead: "for for_the_next during over per lasting",
      .durationEnd: "long",
      .onePeriodAhead: "a an one en",
      .halfPeriod: "half",
      .times: "times time",
      .cashback: """
      back_with_the_app back_with_app back_with_the_card back_with_card back_as_bonus store_bonus cashback cash-back cash_back \
      money_back bonus back bono
      """,
      .coupon: "digital_coupon e-coupon coupon voucher",
      .couponOff: "off discount",
      .density: "density",
      .deposit: "deposit_fee deposit crv drs_deposit",
      .depositIncluded: "incl. incl including includes included",
      .fee: "fee eco_fee environmental_fee handling_fee",
      .drainedWeight: "drained_net_weight drained_weight drained_wt drained",
      .limit: "at_most up_to max. max maximum",
      .bodyBound: "over under above below",
      .clearLimit: "limit limited_to",
      .loyaltyPrice: """
      with_coupon w/_coupon w/coupon after_coupon with_digital_coupon with_clubcard w/_card w/card with_nectar \
      with_rewards with_membership rewards_price with_card with_the_card card_price clubcard_price clubcard \
      nectar_price member_price members_price members'_price \
      member's_price members loyalty_price loyalty app_price with_app
      """,
      .packsBought: "packs_bought bought buying",
      .shipping: "shipping_fee delivery_fee shipping delivery postage p&p",
      .freeShipping: "free_shipping free_delivery shipping_free delivery_free",
      .strength: "strength contains",
      .alcoholBefore: "alcohol_by_volume alcohol_content abv alc. alc alcohol",
      .tax: "sales_tax tax vat gst taxes",
      .taxAlone: "brutto netto +vat +tax +gst",
      .taxIncluded: "incl. incl including included brutto inc. inc with",
      .taxAdded: """
      plus +vat +tax +gst not_included excluded not_incl. without before excl. excl excluding ex. ex added netto exc. exc
      """,
      .usableShare: "usable_share usable used edible",
      .perPack: "per_pack per_piece per_item per_unit each ea a_pack /pack /_pack",
      .perWholePack: "per_pack a_pack /pack /_pack",
      .once: "once per_order an_order in_all",
      .perCustomer: "per_customer per_person per_household a_customer",
      .termLink: "of worth to at",
      .boughtPacks: "packs",
      .limitNoise: "only",
      .termFiller: "plus excl. excl and en e a with",
      .waste: "waste wasted spoils",
      .behindNumber: "for at en per and e plus with",
      .countOne: "one en",
      .countTwo: "two",
      .countThree: "three",
      .countFour: "four",
      .countFive: "five",
      .countSix: "six",
      .alcohol: "vol vol. abv alc alc. alc/vol alc/vol. alc./vol. alcohol",
      .protein: "protein proteins",
      .caffeine: "caffeine",
      .cocoa: "cocoa",
      .washes: "wash washes",
      .maximumPrice: "mrp m.r.p. rrp r.r.p. srp msrp",
      .formerAbbreviation: "m.r.p. r.r.p.",
      .codeAndWord: "top all pen cup mop mad try gel cop bob bam sos",
      .plies: "ply plies",
      .strengthEnding: """
      vol vol. abv alc alc. alc/vol alc/vol. alc./vol. alcohol protein
      """,
      .lowestPrice: "lowest_price",
      .formerPrice: """
      was rrp msrp previously orig originally instead_of list_price before reg regularly compare_at mrp
      """,
      .each: "each ea apiece",
      .rangeTo: "to",
      .rangeJoint: "to or till",
      .bareHalf: "half",
      .perBeforeUnit: "a an",
      .articleBeforeUnit: "a an",
      .perBesidePrice: "a an",
      .atLeast: "min minimum at_least",
      .atLeastOrMinute: "min.",
      .groupLink: "per",
      .priceOfHalf: "price off",
      .comparative: "off less cheaper",
      .claim: "less fewer lower",
      .dealArticle: "the",
      .minimum: "from",
      .taxNoise: "incl excl vat tax",
      .oneWord: "one",
      .sizeLabel: "size",
      .coverToo: "case",
      .numberedPack: "pack",
      .packOfPieces: "pack pk",
      .spoon: "tbsp tsp tbsps tsps",
      .within: "in",
      .days: "days",
      .spokenPercent: "percent",
      .addition: "plus excl. excl",
      .strengthAlone: "strength",
      .substancePer: "per a in",
      .eachAmount: "each",
      .at: "at",
      .boughtCondition: "when if",
      .boughtFree: "free",
      .backAdverb: "back",
      .today: "today",
      .yesterday: "yesterday",
      .massAlsoMoney: "lb",
      .numberLabel: """
      spf factor shade no. no number age aged grade level step stage omega type vitamin model series strength \
      colour color class
      """,
      .oneContainerPerhaps: "bottle can jar tube carton tub pouch tin",
      .bonusPrice: "bonus",
      .bracketEstimate: "avg average typically",
      .net: "net nets kit kits strip strips",
      .gadget:
        "iphone ipad macbook phone phones smartphone smartphones laptop laptops console smartwatch",
      .fridge:
        "refrigerator refrigerators fridge fridges freezer freezers microwave",
      .washer: "washing_machine tumble_dryer washer dryer",
      .ink: "toner ink cartridge cartridges",
      .device: """
      mouse keyboard controller sim internet hotspot wifi wi-fi lte broadband dongle mifi network iphone ipad \
      macbook phone phones smartphone smartphones mobile mobiles router routers modem modems laptop laptops \
      printer printers camera cameras tv television monitor monitors projector drone console smartwatch \
      headphones earbuds speaker
      """,
      .clothing: """
      jeans raincoat overcoat jacket jackets trousers pants shirt shirts tshirt t-shirt dress dresses skirt \
      skirts blazer hoodie hoodies sweater sweaters jumper jumpers shorts leggings tights blouse vest vests \
      parka anorak chinos cardigan pullover sweatshirt underpants boxers socks bra uniform overalls
      """,
      .sizedByLength: """
      bike bikes bicycle pan pans skillet skillets wok woks saucepan saucepans casserole griddle plate plates bowl bowls platter lid lids knife knives candle candles teddy \
      doll dolls plush umbrella lamp vase mirror planter wreath spatula tongs ladle
      """,
      .reach: "covers cover coverage covering treats",
      .lifting: """
      machine machines washer pump pumps compressor inflator cleaner jack jacks winch winches splitter splitters hoist hoists crane cranes press presses strap straps shackle \
      shackles trolley trailer lift lifts ramp ramps truck loader
      """,
      .soldByLength: """
      cable cables wire wires foil film wrap tape tapes hose hoses rope ropes cord cords chain chains ribbon \
      ribbons thread yarn string garland bunting lights bandage bandages gauze floss twine hem edging trim \
      flex lead leads tubing pipe piping roll rolls wallpaper
      """,
      .soldByMilligram: "saffron",
    ],
    own: [
      .ofThem: "them",
      .yields: "makes yields for",
      .atStore: "at",
      .oneOfUnit: "one a",
      .and: "and",
      .sizeLink: "of",
      .pluralEnding: "s",
      .ingredient: """
      grain grains seed seeds cheese cheeses bean beans berry berries fruit fruits nut nuts spice spices herb herbs
      pepper peppers corn flavour flavours flavor flavors colour colours color colors variety varieties layer ply
      wick
      """,
      .countedNoun: """
      eggs rolls buns bagels muffins donuts doughnuts croissants crumpets pancakes waffles crepes scones pies pasties
      burgers hamburgers sausages chipolatas franks frankfurters wieners meatballs nuggets wraps tortillas pittas pitas
      naans baguettes baps rashers fishcakes kebabs patties samosas dumplings cookies brownies cupcakes tarts eclairs lemons
      limes oranges apples pears bananas avocados peaches plums kiwis mangoes mangos onions peppers tomatoes cucumbers
      potatoes carrots lollies pods bulbs batteries candles plates napkins wipes nappies diapers towels sponges razors
      envelopes balloons hangers drumsticks fillets steaks skewers
      """,
      .unclearAt: "a",
    ],
    letters: [
      .pieces: "s",
      .saint: "st",
    ],
    months: """
      jan january|feb february|mar march|apr april|may|jun june|jul july|aug august|sep sept september| \
      oct october|nov november|dec december
      """,
    weekdays: """
      mon monday|tue tues tuesday|wed weds wednesday|thu thur thurs thursday|fri friday|sat saturday| \
      sun sunday
      """,
    headings: """
      name:name, title, product name, item name, article name, label, designation, goods, line item
      product:product, products, item, items, article, articles, commodity, food, groceries, grocery, goods, sku name, \
      what, thing, ingredient, ingredients, foodstuff, material, model, itm, descr, descrip, prod, prdct
      description:description, desc, details, product description, item description
      brand:brand, maker, manufacturer, producer, brand name, make, label name, vendor brand, brands, brewery, winery, \
      roaster
      length:length, lengths, cut length, roll length
      loyalty:clubcard price, clubcard, nectar price, nectar, member price, members price, members' price, \
      member's price, loyalty price, loyalty card price, card price, price with card, with card, club price, \
      rewards price, bonus card price, app price, \
      loyalty, loyalty discount
      quantity:quantity, quantities, qty, amount, content, contents, net content, net contents, net, net quantity, \
      net qty, amt, qnty, quant, how much, unit size, unit quantity, package content, net amount, fill quantity, \
      size value, weight value, quantity value, volume value, content value, net content value, sz, pkg sz, pack sz, \
      qnt, quan
      weight:weight, net weight, net wt, wt, mass, pack weight, package weight, unit weight, weight volume, \
      weight or volume
      volume:volume, net volume, vol, capacity, fluid volume, unit volume
      size:size, pack size, package size, packsize, packet size, product size, item size, container size, bottle size, \
      package, packaging, sizing, pkg size, pkg, serving size, roll size, tin size, can size, bag size
      count:count, pieces, pcs, piece count, number of pieces, item count, pack count, sheets, number of units, \
      no of units, ct, units per pack, units in pack, pieces per pack, count per pack, number in pack, rolls, tablets, \
      capsules, bags, pods, pack of, pack qty, pack quantity, unit count, how many, units bought, number bought, \
      pk count, pkg count, pack ct, no of pieces, qty bought, qty ordered, cnt, pc
      packs:pack, packs, multipack, number of packs, no of packs, case, case pack, units per case, bottles, cans, \
      tins, pieces per case, case qty, case quantity, bottles per case, multi pack, packets, packages, pk, pks, \
      ct per case, case count, inner, per case, inner qty, pk ct, case ct, cs qty, case of
      unit:unit, units, uom, unit of measure, measure, measurement, unit measure, measuring unit, measurement unit, \
      quantity unit, size unit, weight unit, unit type, unit name, sold by, sold as, unit of sale, u/m, msr, meas
      price:price, cost, prices, costs, our price, your price, shelf price, retail price, selling price, store price, \
      item price, product price, pack price, price per pack, package price, price each pack, price paid, paid, \
      cash price, market price, purchase price, rate, gross price, net price, retail, current price, latest price, \
      average price, avg price, mean price, price now, price today, modal price, value, spend, spent, asking price, \
      charge, pack cost, price per item, cost per item, actual, actual price, actual cost, case price, case cost, \
      price per case, sell price, price inc vat, prc, price ea, cost ea, amt, pr, u/p, wsp, wholesale, \
      wholesale price, trade price, cost price, net cost, buying price, landed cost, retail selling price
      total:total, total price, total cost, line total, subtotal, extended price, ext price, total paid, total amount, \
      amount paid, row total, extended, ttl, ext, ext prc, line ttl, ext amt, tot amt
      unitPrice:unit price, ppu, unit cost, price per unit, cost per unit, base price, comparison price, \
      price per measure, unit pricing, unit rate, price per uom, reference price per unit, cost per oz, u price, \
      unit prc, price/unit, prc/unit
      former:regular, original, old, list, was, before, normal, full, rrp, msrp, srp, previous, former, usual, \
      standard, reg, non sale, undiscounted, strike, struck, crossed out, regular price, old price, original price, \
      was price, list price, recommended retail price, initial, prior, compare at, everyday, mrp, \
      maximum retail price, orig, reg prc, list prc, was prc
      sale:sale, offer price, special, promo, promotional, reduced, discounted, now, deal price, sale price, \
      special price, promo price, clearance, member sale, on sale, final, after discount, new, discount price, \
      promotion price, sales price, final price, net to pay, to pay, price after discount, reduced price, \
      discounted price, today's price, sale prc, now prc, offer prc, \
      you pay, amount to pay, after coupon, price after coupon
      paid:you pay, to pay, net to pay, amount to pay, final, final price, after discount, \
      price after discount, after coupon, price after coupon, net, net price, paid, price paid
      cost:cost, costs, cost price, unit cost, net cost, purchase price, buying price, wholesale price, \
      trade price, landed cost
      selling:selling price, sell price, retail price, retail selling price
      per:per, each per
      each:each, ea, per each, per piece, apiece, single, price each, per item
      saving:coupon, coupons, voucher, saving, savings, save, saved, you save, you saved, money saved, amount saved, \
      discount, discounts, \
      discount amount, rebate, reduction, markdown, amount off, off, price off, price cut
      currency:currency, currency code, iso currency, ccy, price currency, money
      deal:deal, deals, offer, offers, discount, discounts, promotion, promotions, promo text, special offer, savings, \
      saving, save, rebate, reduction, multibuy, percent off, amount off, off, price off, you save, disc
      deposit:deposit, deposits, bottle deposit, crv, deposit fee, container deposit
      store:drugstore, chemist, bakery, butcher, payee, bought from, pharmacy, store, shop, market, supermarket, retailer, seller, vendor, merchant, supplier, chain, outlet, where, \
      bought at, store name, shop name, source, place, grocer, retailer name, market name, dealer, store chain, str, \
      shop nm, mkt, supermkt
      note:note, notes, comment, comments, remark, remarks, memo, info, information, additional info, observations
      barcode:barcode, bar code, ean code, upc code, jan code
      basket:basket, in basket, cart, selected, in cart, inbasket, incart
      terms:terms, conditions
      articleNumber:article number, article no, item number, item no, item code, part number, serial number, \
      product code, product number, stock code, plu code, item id, product id, material number, catalog number, \
      article id, art no, product no, product sku, sku code, model number, commodity code, item nbr
      date:when, date, day, seen, timestamp, time, purchase date, date of purchase, price date, date recorded, created, \
      updated, updated at, created at, last updated, bought, bought on, purchased, month, year, week, date added, \
      scraped at, observed, last seen, recorded, last bought, checked, last checked, quarter, season, dt
      offerFrom:valid from, offer from, starts, start, start date, from date, begins, promo start, promotion start, \
      sale starts, offer start, offer starts
      offerUntil:until, valid until, valid to, valid till, valid thru, valid through, valid, validity, valid dates, \
      offer until, offer valid until, offer ends, offer end, ends, end, end date, to date, sale ends, promo end, \
      promotion end, offer dates, period, offer period, promo period, sale dates
      other:pts, pc pts, optimum points, category, department, aisle, rating, reviews, review, stars, score, link, links, image, images, picture, \
      photo, stock, in stock, availability, available, active, enabled, index, rank, shelf, position, row, line, \
      group, section, family, class, type, tags, tag, color, colour, flavor, flavour, country, origin, region, city, \
      address, postcode, zip, latitude, longitude, calories, energy, fat, protein, carbs, carbohydrates, \
      sugar content, salt, fiber, allergens, organic, bio, vegan, status, flag, priority, owner, user, buyer, who, \
      language, locale, isle, bay, row number, weightage, sort order, order, popularity, votes, sold, sales, vat, tax, \
      tax rate, vat rate, margin, markup, profit, inventory, warehouse, visible, featured, hidden, deleted, \
      checked off, done, needed, subcategory, sub category, product type, product category, item type, item category, \
      kind, ratio, change, percent change, difference, height, width, length, depth, dimensions, image url, \
      product url, product link, website, web page, page, grade, quality, hash, version, thumbnail, slug, handle, \
      taste, want, favorite, favourite, bought before, out of stock, stock level, min order, lead time, shipping, \
      delivery, tax code, hs code, abv, alcohol, proof, vintage, gluten free, nova, temperature, state, county, \
      district, province, market type, sample size, sample, observations count, number of observations, n, std, \
      stddev, min, max, minimum, maximum, median, cheapest, best, winner, unnamed, customer, invoice, invoice number, \
      order number, receipt, receipt number, payment, payment method, weekday, share, servings, serving, portions, \
      portion, points, stock status, sequence, seq, on hand, in hand, stock on hand, soh, on order, reorder, \
      reorder level, restock, units sold, number sold, sold units, sales volume, unit sales, remaining, stock left, \
      left in stock, backorder, best before, best by, use by, expiry, expiry date, expiration, expiration date, \
      expires, bbe, current quantity, new quantity, quantity on hand, qty on hand, available quantity, \
      quantity available, available qty, budgeted, budget, planned, planned price, dept, cat, ctgry, brnd, \
      best before date, use by date, sell by, bbd
      number:number, no, nr, num, code, ids, key, ref, reference, nbr
      withTax:tax incl, vat incl, incl vat, inc vat, tax included, including vat, including tax, gross, gross price, \
      with vat, with tax, incl tax, inc tax, incl gst, inc gst
      beforeTax:ex vat, exc vat, excl vat, excluding vat, ex tax, excl tax, excluding tax, net price, before tax, \
      plus vat, ex gst, excl gst, without vat, without tax
      drained:drained weight, drained wt, drained net weight
      filler:in, of, the, a, an, for, by, to, and, or, at, on, from, with, incl, including, inc, excl, excluding, ex, \
      tax incl, approx, my, our, your, current, actual, estimated, est, retail unit, local, is, this, as, each pack, \
      or best, gross, all, vat incl, incl vat, inc vat, ex vat, tax included, including vat, usual unit
      sum:running total, subtotals, \
      total, totals, grand total, subtotal, sub total, sum, average, avg, mean, total price, total cost, \
      basket total, cart total, order total, amount due, balance due, total due, left over, remaining, saved, \
      total saved, you saved, you pay, to pay, total to pay
      charge:tax, taxes, sales tax, state tax, local tax, vat, gst, hst, pst, gst hst, incl vat, shipping, delivery, \
      delivery fee, delivery charge, shipping and handling, postage, service charge, service fee, rounding, \
      change due, cash, balance due, amount due, total due, deposit, bottle deposit, crv, change, debit card, \
      credit card, card payment, visa, mastercard, paid by card, cash tendered, cash given, tendered, \
      bag fee, bag charge, checkout bag, small order fee, tip, handling fee, processing fee, packing fee, packaging fee
      address:address
      street:street, address 1, address1
      city:city, town
      state:state, region, province
      postalCode:zip, zip code, zipcode, postal code, postcode
      phone:phone, telephone, tel, phone number
      fax:fax, fax number
      email:email, e mail, mail
      webPage:web page, webpage, website, web, homepage, site
      distance:distance, distance km, distance miles
      onOffer:offer, on offer, is offer, promo, promotion, on sale, is discounted, discounted
      """,
    labels: [
      .stock: "stock rating ratings review reviews sold bought left available availability",
      .without: "without",
      .withoutTax: "ex_vat excl ex_tax",
      .markupFormer: "old was",
      .markupBeside: "cart save",
      .markupBasket: """
      cart-total cart-amount cart-sum cart-price cart-value cart-subtotal basket-total basket-amount basket-price
      """,
      .markupBasketName: "cart basket trolley minicart minibasket",
      .markupBasketPart: """
      amount area badge bag bar block body box btn button container content contents count counter drawer dropdown
      flyout floating head header icon info inner link main mini modal my nav navbar offcanvas overlay page panel popup
      preview price quantity quick shopping shop side sidebar site sticky sum summary text toggle top total totals
      trigger value web widget wrap wrapper
      """,
      .markupHead: """
      header site-header page-header main-header header-main siteheader pageheader mainheader masthead top-bar topbar
      """,
      .markupFilter: "filter facet refine fltr",
      .markupConsent: "cookie consent onetrust usercentrics",
      .markupBadge: """
      badge badges flag flags flap label-promo onsale promo-label promotion-label ribbon ribbons sponsored
      sponsor sticker stickers tag tags
      """,
      .articles: "articles article item items",
      .besideCount: "qty quantity each ea net nett pc pcs unit units tare ct count",
      .total: "total totals balance",
      .tax: "tax vat gst hst pst taxes meals",
      .given: """
      cash card debit credit tender tendered ebt paid payment voucher bank chip giftcard
      """,
      .change: "change",
      .lowestPrice: "from starting",
      .formerPrice: "reg was rrp msrp instead formerly originally regular",
      .otherMoney: """
      save saving savings shipping delivery postage deposit subtotal basket cart month rate apr over
      orders under below
      """,
      .bonus: "bonus points voucher",
      .orInstalments: "or",
      .ofEachInstalment: "of",
      .praise: """
      app bonus cent coupon deal euro extra fairtrade hit new now offer online only pack
      plus price promo promotion retail sale save special super the top unit xx xxl
      best bestseller clearance ebt eligible featured low organic pick popular reduced rollback seller sponsored vegan
      """,
      .beforePrice: "only now for price",
      .each: "each ea",
      .per: "per",
      .alternative: "or and",
      .priceName: "price",
      .memberCard: "app card",
      .hundredth: "pence p cents cent ct cts kopeks agorot qirsh fils paise stotinki",
      .yes: "yes y true on",
      .no: "no n false off f",
      .notKnown: "n/a na n.a. n.a tbd tba unknown missing notsold soldout",
      .offerAt: "at",
      .offerFor: "for",
      .ofArticles: "of:",
      .about: "ca",
      .smallMoney: "p c ct",
      .perGlued: "per",
      .inchOrIn: "in",
      .unnamedPieces: "pieces",
      .memberPrice: "subscribe subscription subscribers autoship",
      .upTo: "to",
    ],
    labelParts: [
      .withTax: "inc_vat inc._vat incl_vat incl._vat tax_included",
      .markupPrice: "price amount cost",
      .markupFormer: """
      deleted strike crossed line-through list-price listprice msrp rrp regular before original previous former
      compare-at compareat compare-price full-price fullprice price-standard highprice high-price recommended-retail
      """,
      .markupCurrent:
        "current final sale special offer now actual our-price ourprice buybox today lowprice sell",
      .markupReduced: "--discount --discounted",
      .markupHaving: "--has",
      .markupStock: "availability review rating inventory stock-level stocklevel stock-info",
      .markupUnitPrice: """
      unit-price unitprice per-unit perunit permeasure per-measure baseprice base-price price-per priceper
      ppu per-kilo comparison-price comparative reference-price price-unit
      """,
      .markupOther: """
      shipping delivery install month instal saving discount deposit coupon voucher cashback subtotal
      minicart mini-cart finance klarna afterpay loan gift donat warranty insurance
      """,
      .markupAlong: """
      and-shipping plus-shipping with-shipping incl-shipping and-delivery undiscounted non-discounted no-discount
      without-discount
      """,
      .markupWithTax: """
      including-tax incl-tax tax-incl with-tax with-vat inc-vat incl-vat including-vat gross-price price-gross
      """,
      .markupWithoutTax: """
      excluding-tax excl-tax tax-excl without-tax without-vat ex-vat excl-vat excluding-vat net-price price-net
      """,
      .markupBeside: """
      basket bonus points filter facet range slider tax vat- header carousel recommend related sponsor
      """,
      .markupCents: "cents decimal fraction centimes centavos",
      .markupMember:
        "loyalty member clubcard club-price clubprice clubvalue nectar with-card by-card club-card prime-price",
      .markupName: "name title heading product-link description",
      .markupBrand: "brand manufacturer vendor",
      .subtotal: "subtotal sub_total sub-total net_sales items_total merchandise",
      .otherSum: """
      saving saved you_save discount points items articles article number_of net_total taxable before_tax
      visits coupon bonus items_sold item_count eligible deductible
      """,
      .saving: "saving saved you_save regular_price reg_price orig_price original_price",
      .total: """
      amount_due total_due to_pay grand_total net_amount net_payable amount_payable bill_amount
      """,
      .including: "inclusive incl.",
      .tax: "sales_tax",
      .rounding: "rounding rounded round_off roundoff",
      .given: "gift_card credit_card debit_card",
      .change: "change_due",
      .discount: """
      discount coupon promo savings bonus price_off multibuy reduced less loyalty member
      """,
      .shipping: "service_fee shipping handling delivery",
      .deposit: "deposit crv bottle_dep",
      .formerPrice: "list_price",
      .otherMoney: "highest_price /mo per_month free_delivery",
      .memberPrice: "clubcard nectar member with_card pass_price loyalty bonus_card",
      .companyForm: "_ltd _inc _llc _plc stores",
      .clearCompanyForm: "_ltd _inc.",
      .headLine: "street road avenue vat_no receipt ticket welcome",
      .details: "assorted each_ origin: origin_ pack per_ the_ various",
      .withShipping:
        "with_delivery with_shipping incl._delivery incl._shipping including_delivery delivered",
      .otherSellers: "more_buying_choices other_sellers new_offers used_offers new_&_used",
    ],
    singular: singularInEnglish)

  /// "widget" of "widgets", "box" of "boxes", "patty" of "patties".
  @Sendable private static func singularInEnglish(_ text: String) -> String {
    let endings = ["ches", "shes", "sses", "xes", "zes"]
    if text.hasSuffix("ies"), text.count > 4 { return text.dropLast(3) + "y" }
    if endings.contains(where: text.hasSuffix) { return String(text.dropLast(2)) }
    let isPlural = text.hasSuffix("s") && !["ss", "us", "is"].contains { text.hasSuffix($0) }
    return isPlural && text.count > 3 ? String(text.dropLast()) : text
  }
}
