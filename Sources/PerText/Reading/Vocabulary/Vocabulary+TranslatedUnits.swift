extension Vocabulary {
  /// What the catalogues in `po/` call units, beside the words of shoppers: what the
  /// program writes in a language it reads there. In a line with a name a word marked
  /// with a tilde is part of that: "1 riem" is a belt, and no ream.
  static let translatedUnits: StaticString = """
    are~: آر آرات آرًا אר ארים
    bakers-dozen~: دزينة_الخباز دزينات_الخباز docena_de_fraile docenas_de_fraile \
      douzaine_de_boulanger treize_à_la_douzaine douzaines_de_boulanger תריסר_אופים תריסרי_אופים \
      dozzina_del_fornaio dozzine_del_fornaio tuzin_piekarski tuz_piek tuziny_piekarskie \
      tuzinów_piekarskich dúzia_de_padeiro dúzias_de_padeiro
    cubic-millimeter: ממ"ק مليمتر_مكعب مليمترات_مكعبة مليمترًا_مكعبًا milímetro_cúbico \
      milímetros_cúbicos millimètre_cube millimètres_cubes מילימטר_מעוקב מילימטרים_מעוקבים \
      millimetro_cubo millimetri_cubi kubieke_millimeter milimetr_sześcienny milimetry_sześcienne \
      milimetrów_sześciennych
    cup-imperial~: كوب_إمبراطوري أكواب_إمبراطورية كوبًا_إمبراطوريًا taza_imperial taza_imp \
      tazas_imperiales tasse_impériale tasse_imp tasses_impériales כוס_אימפריאלית \
      כוסות_אימפריאליות tazza_imperiale tazza_imp tazze_imperiali ćwierćkwarta_angielska \
      ćwierćkw_ang ćwierćkwarty_angielskie ćwierćkwart_angielskich xícara_imperial xíc_imp \
      xícaras_imperiais brittisk_kopp br_kp brittiska_koppar
    cup-jp~: كوب_ياباني أكواب_يابانية كوبًا_يابانيًا japanische_Cup japanische_Cups taza_japonesa \
      tazas_japonesas tasse_japonaise tasses_japonaises כוס_יפנית כוסות_יפניות tazza_giapponese \
      tazze_giapponesi Japanse_cup Japanse_cups filiżanka_japońska filiż_jap filiżanki_japońskie \
      filiżanek_japońskich xícara_japonesa xíc_japonesa xícaras_japonesas japansk_kopp jap_kp \
      japanska_koppar
    dash~: קורט קורטים دفقة دفقات
    dessert-spoon-metric~: ملعقة_حلوى_مترية ملاعق_حلوى_مترية metrischer_Dessertlöffel \
      metr_Dessertlöffel metrische_Dessertlöffel cuchara_de_postre_métrica c_postre_métrica \
      cucharas_de_postre_métricas cuillère_à_dessert_métrique c_à_d_métrique \
      cuillères_à_dessert_métriques כף_קינוח_מטרית כפות_קינוח_מטריות cucchiaio_da_dessert_metrico \
      cucchiai_da_dessert_metrici metrische_dessertlepel metr_dessertlepel \
      metrische_dessertlepels metryczna_łyżka_deserowa łyż_des_metr metryczne_łyżki_deserowe \
      metrycznych_łyżek_deserowych colher_de_sobremesa_métrica c_sobrem_métr \
      colheres_de_sobremesa_métricas metrisk_dessertsked metr_dsk metriska_dessertskedar
    dozen: دزينة دزينات תריסר תריסרים
    etto~: إيتو אטו
    exabyte: إكسابايت אקסה_בייט אקסה_בייטים
    fortnight~: שבועיים
    gross~: قروصة قروصات גרוס גרוסים
    jin-taiwan~: جين_تايواني jin_de_Taiwán jin_taïwanais ג'ין_טאיוואני jin_di_Taiwan \
      Taiwanese_jin jin_tajwański jin_tajwańskie jin_tajwańskich jin_de_Taiwan taiwanesisk_jin \
      taiwanesiska_jin
    jin~: جين ג'ין
    kiloliter: كيلولتر كيلولترات كيلولترًا קילוליטר ק"ל קילוליטרים
    liang~: ليانغ ליאנג
    long-ton~: طن_طويل أطنان_طويلة طنًا_طويلًا britische_Tonne britische_Tonnen tonelada_larga \
      ton_larga toneladas_largas tonne_longue tonnes_longues טון_ארוך טונות_ארוכים \
      tonnellata_lunga ton_lunga tonnellate_lunghe Engelse_ton tona_angielska t_ang \
      tony_angielskie ton_angielskich tonelada_longa ton_longa toneladas_longas
    megaliter~: ميغالترات ميغالترًا מגה_ליטר מגה_ליטרים
    megawatt-hour: ميغاواط_ساعة megavatios-hora מגה_ואט_שעה מגה_ואט_שעות megawatt-hora \
      megawatts-hora
    microliter: מק"ל מיקרוליטרים
    nanosecond: نانوثانية نانوثوانٍ ננו_שנייה ננו_שניות
    pair: زوج أزواج زوجًا זוג זוגות
    pennyweight~: بنيويت פניווייט פניווייטים
    pfund~: بفوند פפונד funt_niemiecki funty_niemieckie funtów_niemieckich tyskt_pund tyska_pund
    pint-imperial~: باينت_إمبراطوري pinta_imperial pintas_imperiales pinte_impériale \
      pintes_impériales פיינט_אימפריאלי פיינטים_אימפריאליים pinta_imperiale pinte_imperiali \
      półkwarta_angielska pt_ang półkwarty_angielskie półkwart_angielskich pintas_imperiais \
      brittisk_pint br_pt brittiska_pint 英制_pt
    pound-troy~: رطل_ترويسي أرطال_ترويسية رطلًا_ترويسيًا Troy-Pfund libra_troy libras_troy \
      livre_troy livres_troy ליברת_טרוי ליברות_טרוי libbra_troy libbre_troy funt_trojański \
      lb_troj funty_trojańskie funtów_trojańskich
    quintal~: קווינטל קווינטלים قنطار_متري قناطير_مترية قنطارًا_متريًا
    ream~: رزمة_ورق رزم_ورق חבילת_נייר חבילות_נייר
    tablespoon-australian~: ملعقة_كبيرة_أسترالية ملاعق_كبيرة_أسترالية australischer_Esslöffel \
      austral_EL australische_Esslöffel cucharada_australiana cda_australiana \
      cucharadas_australianas cuillère_à_soupe_australienne c_à_s_australienne \
      cuillères_à_soupe_australiennes כף_אוסטרלית כפות_אוסטרליות cucchiaio_australiano \
      cucchiai_australiani Australische_eetlepel Austr_el Australische_eetlepels \
      łyżka_australijska łyż_austral łyżki_australijskie łyżek_australijskich \
      colher_de_sopa_australiana c_sopa_austr colheres_de_sopa_australianas australisk_matsked \
      austr_msk australiska_matskedar
    tablespoon-metric~: ملعقة_كبيرة_مترية ملاعق_كبيرة_مترية metrischer_Esslöffel metr_EL \
      metrische_Esslöffel cucharada_métrica cda_métrica cucharadas_métricas \
      cuillère_à_soupe_métrique c_à_s_métrique cuillères_à_soupe_métriques כף_מטרית כפות_מטריות \
      cucchiaio_metrico cucchiai_metrici metrische_eetlepel metrische_eetlepels łyżka_metryczna \
      łyż_metr łyżki_metryczne łyżek_metrycznych colher_de_sopa_métrica c_sopa_métr \
      colheres_de_sopa_métricas metrisk_matsked metr_msk metriska_matskedar
    teaspoon-metric~: ملعقة_صغيرة_مترية ملاعق_صغيرة_مترية metrischer_Teelöffel metr_TL \
      metrische_Teelöffel cucharadita_métrica cdta_métrica cucharaditas_métricas \
      cuillère_à_café_métrique c_à_c_métrique cuillères_à_café_métriques כפית_מטרית כפיות_מטריות \
      cucchiaino_metrico cucchiaini_metrici metrische_theelepel metrische_theelepels \
      łyżeczka_metryczna łyżecz_metr łyżeczki_metryczne łyżeczek_metrycznych \
      colher_de_chá_métrica c_chá_métr colheres_de_chá_métricas metrisk_tesked metr_tsk \
      metriska_teskedar
    thousand~: ألف آلاف ألفًا אלף אלפים
    watt-hour: וט"ש واط_ساعة vatios-hora ואט_שעה ואט_שעות watt-hora watts-hora
    zentner~: تسنتنر צנטנר צנטנרים cetnar_niemiecki cetnary_niemieckie cetnarów_niemieckich \
      tysk_centner tyska_centner
    @es are~: área áreas
    @it are~: ara
    @ja are~: アール
    @pl are~: ar ary arów
    @zh are~: 公亩
    @de bakers-dozen~: Bäckerdutzend
    @ja bakers-dozen~: パン屋のダース
    @nl bakers-dozen~: bakkersdozijn
    @sv bakers-dozen~: bagardussin
    @zh bakers-dozen~: 面包师打
    @de cubic-millimeter: Kubikmillimeter
    @ja cubic-millimeter: 立方ミリメートル
    @sv cubic-millimeter: kubikmillimeter
    @zh cubic-millimeter: 立方毫米
    @ja cup-imperial~: 英カップ
    @zh cup-imperial~: 英制杯
    @ja cup-jp: 日本カップ
    @zh cup-jp~: 日本杯
    @de dash~: Spritzer
    @es dash~: chorrito chorritos
    @fr dash~: trait traits
    @ja dash~: ダッシュ
    @it dash~: spruzzo spruzzi
    @nl dash~: scheutje scheutjes
    @pl dash~: dashe dashy
    @sv dash~: stänk
    @zh dash~: 少许
    @ja dessert-spoon-metric~: 中さじ
    @zh dessert-spoon-metric~: 公制甜品匙
    @es dozen: doc
    @pl dozen: tuzin tuz tuziny tuzinów
    @pt dozen: dúzias
    @sv dozen: dussin
    @ja etto~: エット
    @zh etto~: 埃托
    @fr exabyte: exaoctet Eo exaoctets
    @ja exabyte: エクサバイト
    @pl exabyte: eksabajt eksabajty eksabajtów
    @zh exabyte: 艾字节
    @de fortnight~: Zweiwochenzeitraum Zweiwochenzeiträume
    @es fortnight~: quincena quincenas
    @fr fortnight~: quinzaine quinzaines
    @pl fortnight~: dwutygodnie dwutyg dwutygodni
    @pt fortnight~: quinzena quinzenas
    @sv fortnight~: tvåveckorsperiod tvåv tvåveckorsperioder
    @zh fortnight~: 两周
    @de gross~: Gros
    @es gross~: gruesa gruesas
    @fr gross~: grosse
    @it gross~: grossa grosse
    @ja gross~: グロス
    @nl gross~: gros
    @pl gross~: gros grosy grosów
    @pt gross~: grosa grosas
    @zh gross~: 罗
    @es kiloliter: kilolitro kilolitros
    @it kiloliter: chilolitro chilolitri
    @ja kiloliter: キロリットル
    @pl kiloliter: kilolitr kilolitry kilolitrów
    @pt kiloliter: quilolitro quilolitros
    @zh kiloliter: 千升
    @ja long-ton~: 英トン
    @zh long-ton~: 长吨
    @pl megaliter~: megal
    @de megawatt-hour: Megawattstunde Megawattstunden
    @fr megawatt-hour: mégawattheure mégawattheures
    @it megawatt-hour: megawattora
    @ja megawatt-hour: メガワット時
    @pl megawatt-hour: megawatogodzina megawatogodziny megawatogodzin
    @sv megawatt-hour: megawattimme megawattimmar
    @zh megawatt-hour: 兆瓦时
    @de nanosecond: Nanosekunde Nanosekunden
    @es nanosecond: nanosegundo nanosegundos
    @fr nanosecond: nanoseconde nanosecondes
    @it nanosecond: nanosecondo nanosecondi
    @ja nanosecond: ナノ秒
    @nl nanosecond: nanoseconde nanoseconden
    @pl nanosecond: nanosekunda nanosekundy nanosekund
    @pt nanosecond: nanossegundo nanossegundos
    @sv nanosecond: nanosekund nanosekunder
    @zh nanosecond: 纳秒
    @ja pair: 組
    @pl pair: para par pary
    @ja pennyweight~: ペニーウェイト
    @pl pennyweight~: pennyweighty pennyweightów
    @zh pennyweight~: 本尼威特
    @ja pfund~: ドイツポンド
    @zh pfund~: 德国磅
    @ja pint-imperial~: 英パイント 英pt
    @zh pint-imperial~: 英制品脱
    @ja pound-troy~: トロイポンド
    @zh pound-troy~: 金衡磅
    @fr quintal~: q
    @it quintal~: q
    @ja quintal~: キンタル
    @nl quintal~: kwintaal kwintalen
    @pl quintal~: kwintal kwint kwintale kwintali
    @pt quintal~: quintais
    @zh quintal~: 公担
    @ja ream~: 連
    @nl ream~: riem
    @pl ream~: ryza ryz ryzy
    @sv ream~: ris
    @zh ream~: 令
    @de score~: Stiege Stiegen
    @es score~: veintena veintenas
    @fr score~: vingtaine vingtaines
    @it score~: ventina ventine
    @ja score~: スコア
    @nl score~: twintigtal twintigtallen
    @pl score~: dwudziestka dwudz dwudziestki dwudziestek
    @pt score~: vintena vintenas
    @sv score~: tjog
    @zh tablespoon-australian~: 澳制汤匙
    @zh tablespoon-metric~: 公制汤匙
    @zh teaspoon-metric~: 公制茶匙
    @de thousand~: Tausend
    @es thousand~: millar millares
    @fr thousand~: millier milliers
    @it thousand~: migliaio migliaia
    @nl thousand~: duizend
    @pl thousand~: tysiąc tys tysiące tysięcy
    @pt thousand~: milheiro milheiros
    @sv thousand~: tusental tusen
    @fr watt-hour: wattheure wattheures
    @it watt-hour: wattora
    @ja watt-hour: ワット時
    @pl watt-hour: watogodzina watogodziny watogodzin
    @sv watt-hour: wattimme wattimmar
    @zh watt-hour: 瓦时
    @ja zentner~: ツェントナー
    @zh zentner~: 德国担
    """
}
