extension Vocabulary {
  /// What the units are called in which hardly anybody shops (`Unit.isOfTrade`).
  static let tradeWords: StaticString = """
    slug: slug slugs
    scruple: scruple scruples
    centigram: cg centigram centigrams centigramme centigrammes zentigramm centigramo centigramos centigrammi
    decigram: dg decigram decigrams decigramme decigrammes dezigramm decigramo decigramos decigrammi
    dekaliter: dal dekaliter decaliter dekaliters decaliters dekalitre decalitre decalitres decalitro
    minim-us*: minim minims
    firkin-us*: firkin firkins
    hogshead-us*: hogshead hogsheads hhd
    kilderkin: kilderkin kilderkins
    rod: rod rods pole poles perch perches
    chain: chain chains
    link: link links
    league: league leagues
    hand: hand hands
    @en mil: mil mils
    mil: thou thous
    @es thousand: mil
    @pt thousand: mil
    @ca thousand: mil
    cable: cable cables cable_length cable_lengths
    dekameter: dam dekameter decameter dekameters decameters decametre decametres
    hectometer: hm hectometer hectometers hectometre hectometres hektometer
    angstrom: angstrom angstroms
    picometer: pm picometer picometers picometre picometres
    astronomical-unit: au astronomical_unit astronomical_units
    light-year: ly lightyear lightyears light_year light_years lichtjahr lichtjahre lichtjahren \
      année_lumière années_lumière año_luz años_luz anno_luce anni_luce lichtjaar
    parsec: parsec parsecs
    rood: rood roods
    nibble: nibble nibbles nybble nybbles
    petabit: pbit petabit petabits
    exbibyte: eib exbibyte exbibytes
    gigajoule: gj gigajoule gigajoules
    erg: erg ergs
    foot-pound: ft_lb ft_lbs ft_lbf foot_pound foot_pounds
    millennium: millennium millennia millenniums
    """
}
