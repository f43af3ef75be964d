extension Vocabulary {
  /// What is counted, by its English singular. A star marks a container: 12 packs 500 ml are 12
  /// times 500 ml.
  static let countWords: StaticString = """
    roll*: roll rolls rolle rollen rouleau rouleaux rollo rollos rol rotolo rotoli rolka rolki \
      rolek rulla rullar rullaa rull ruller rolo rolos rulo рулон рулона рулонов рулони рулонів ролик rolí rulouri rolă tekercs 卷 ロール 롤 رول لفة גליל \
      גלילים
    @ro roll*: role
    @fi roll*: rl
    sheet: 枚入り 枚入 sheet sheets blatt blätter feuille feuilles hoja hojas foglio fogli vellen \
      velletjes arkusz arkusze arkuszy listek listków лист листа листов аркуш аркуші аркушів 张 枚 매 folha folhas yaprak strappi strappo
    @nl sheet: vel
    @pl sheet: ark
    tablet: tabl tablet tablets caplet caplets tab tabs tbl. tablette tabletten comprimé comprimés comprimido \
      comprimidos cpr pastilla pastillas compressa compresse pastiglia pastiglie tabletka tabletki \
      tabletek таблетка таблетки таблеток таб табл tabletter tablettia tableta tabletas brausetablette brausetabletten filmtablette filmtabletten kautablette kautabletten \
      lutschtablette lutschtabletten קפליות קפלייה tabletta tablety comprimate comprimat δισκία δισκίο 片 錠 錠入り 錠入 정 กะเม็ด เม็ด
    capsule: capsule capsules softgel softgels caps cap kapsel kapseln gélule gélules cápsula cápsulas capsula \
      cápsule kapsułka kapsułki kapsułek kaps капсула капсулы капсул 粒 粒入り 粒入 カプセル 캡슐
    wash: wash washes load loads wäsche wäschen waschladung waschladungen waschgang waschgänge \
      lavage lavages dose doses lavado lavados lavaggio lavaggi wasbeurt wasbeurten wassen \
      pranie prania prań tvätt tvättar lavagem lavagens praní spălări mosás yıkama 回分 стирка стирок
    @de wash: wl wg
    serving: serving servings portion portionen portions ration rations ración raciones porción \
      porciones porção porções porzione porzioni portie porties porcja porcje porcji порция порции порций 人前 食 食入り 份 \
      인분
    bag*: bag bags beutel tüte tüten sac sacs bolsa bolsas borsa busta buste sacchetto sacchetti \
      zak zakken zakje zakjes torebka torebki torebek пакет пакета пакетов 袋 袋入り 袋入 봉 봉지 كيس أكياس שקית \
      שקיות
    @de bag*: sack säcke netz netze
    sachet*: sachet sachets bustina bustine sobres päckchen stick sticks saszetka saszetki \
      saszetek пакетик пакетиков
    @es sachet*: sobre
    teabag: teabag teabags tea_bag tea_bags teebeutel theezakje theezakjes infusette
    pack*: pack packs pk pks pkt pkts packet packets package packages packung packungen pckg pkg \
      paket pakete er_pack er_packung er paquet paquets paquete paquetes confezione confezioni \
      conf envase envases pacco pacchi pacchetto pacchetti pak pakken pakket pakketten verpakking verpakkingen paczka opakowanie opak opakowania opakowań упаковка \
      упаковки упаковок уп пак пачка пачки 包 包入り 包入 食パック 食入りパック パック パック入り 個パック 個セット 袋セット lot lots set sets 连包 連包 팩 عبوة عبوات אריזה אריזות מארז pacote pacotes embalagem embalagens \
      förpackning förpackningar
    @ja pack*: 冊
    box*: box boxes schachtel schachteln karton kartons boîte boîtes caja cajas scatola scatole \
      doos doosje doosjes pudełko коробка коробки 盒 箱 박스 علبة علب קופסה קופסאות caixa caixas kutu
    @nl box*: dozen
    case*: case cases crate crates kasten kiste kisten caisse caisses cassa casse krat kratten \
      ящик
    bottle*: bottle bottles btl btls flasche flaschen fl. bouteille bouteilles botella botellas \
      bottiglia bottiglie fles flessen flesje flesjes butelka butelki butelek бутылка бутылки \
      бутылок 瓶 本 本入り 本入 本パック 本セット 本組 병 زجاجة زجاجات בקבוק בקבוקים garrafa garrafas flaska flaskor şişe
    can*: can cans tin tins dosen canette canettes latas lattina lattine blik blikken blikje \
      blikjes puszka puszki puszek банка банки банок burk burkar 听 罐 缶 缶入り 缶入 缶パック 缶セット 캔 פחית פחיות
    @de can*: dose
    @es can*: lata
    @pt can*: lata
    jar*: jar jars gläser bocal bocaux tarro tarros vasetto vasetti pot potten potje potjes \
      słoik słoiki
    @de jar*: glas
    @nl jar*: glas
    tube*: tube tubes tuben tubo tubos tubi tubetto
    tub*: tub tubs 杯 becher pots botes vasos kuipje kuipjes beker bekers kubek kubki
    @es tub*: bote vaso
    carton*: carton cartons brique briques briquette brik briks tetrapak
    tray*: tray trays punnet punnets tablett schale schalen barquette barquettes bandeja bandejas vaschetta \
      vaschette bakje bakjes schaal
    pouch*: pouch pouches doypack
    bar: bars riegel barre barres barrita barritas barretta barrette reep repen baton batony \
      батончик
    @en bar: bar
    slice: slice slices scheibe scheiben tranche tranches rebanada rebanadas loncha lonchas fetta \
      fette plakken plakjes sneetje sneetjes plaster plastry plastrów fatia fatias skiva skivor 枚切 枚切り ломтик
    @nl slice: plak
    egg: egg eggs ei eier œuf œufs oeuf oeufs huevo huevos uovo uova eieren jajko jajka jaj яйцо \
      яйца яиц 鸡蛋 卵
    nappy: nappy nappies diaper diapers windel windeln couche couches pañal pañales pannolino \
      pannolini luier luiers pielucha pieluchy подгузник подгузников підгузків حفاضة plen plenek pelenka scutece vaippaa
    wipe: wipe wipes feuchttuch feuchttücher lingette lingettes toallita toallitas salvietta \
      salviette doekje doekjes chusteczka chusteczek салфетка салфетки салфеток
    tissue: tissue tissues taschentuch taschentücher mouchoir mouchoirs pañuelo pañuelos \
      fazzoletto fazzoletti zakdoekje zakdoekjes tuch tücher
    towel: towel towels handtuch essuie_tout toalla
    bulb: bulb bulbs leuchtmittel ampoule_led bombilla bombillas lampadina lampadine
    battery: battery batteries batterie batterien piles_alcalines pila pilas pile_alcaline \
      batterij batterijen bateria baterie baterii батарейка батарейки батареек
    pod: pod pods pad pads dosette dosettes cialda cialde kaffeepad kaffeepads
    blade: blade blades klinge klingen lames cuchilla cuchillas lamette mesje mesjes
    @fr blade: lame
    @it blade: lame
    plaster: plaster plasters pflaster pansement pansements tirita tiritas cerotto cerotti \
      pleister pleisters
    ampoule: ampoule ampoules ampulle ampullen ampolla ampollas fiala fiale ampul
    page: page pages seite seiten página páginas pagina pagine pagina's
    copy: copy copies kopie kopien
    cube: cube cubes würfel bouillonwürfel cubito cubitos blokje blokjes
    @it cube: dado dadi
    patty: patty patties burger burgers
    sausage: sausage sausages würstchen saucisse saucisses salchicha salchichas salsiccia \
      salsicce worst worstjes
    bun: bun buns brötchen petit_pain panino panini broodje broodjes
    bunch: bunch bunches bund bosje bosjes botte bottes manojo manojos mazzo mazzi
    @nl bunch: bos
    meal: meal meals mahlzeit mahlzeiten repas comida comidas pasto pasti maaltijd maaltijden
    film: film films
    cigarette: cigarette cigarettes zigarette zigaretten sigaretta sigarette cigarrillo \
      cigarrillos sigaret sigaretten
    candle: candle candles kerze kerzen bougie bougies velas candela candele kaars kaarsen
    @es candle: vela
    @pt candle: vela
    bin_liner: bin_liner bin_liners bin_bag bin_bags müllbeutel
    """
}

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
