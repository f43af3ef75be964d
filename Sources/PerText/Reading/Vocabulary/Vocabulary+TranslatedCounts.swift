extension Vocabulary {
  /// What the catalogues in `po/` call counted things, beside the words of shoppers: what the
  /// program writes in a language it reads there.
  static let translatedCounts: StaticString = """
    bag*: كيسًا
    bar: لوح ألواح لوحًا חטיפים חטיף
    battery: بطارية بطاريات סוללות סוללה
    blade: شفرة شفرات להבים להב
    bulb: مصباح مصابيح مصباحًا נורות נורה
    bun: خبزة خبزات לחמניות לחמנייה petits_pains
    bunch: حزمة حزم צרורות צרור
    can*: علبة_معدنية علب_معدنية
    candle: شمعة شموع נרות נר
    capsule: كبسولة كبسولات כמוסות כמוסה
    carton*: كرتونة كراتين קרטונים קרטון
    case*: صندوق صناديق صندوقًا ארגזים ארגז
    cigarette: سيجارة سجائر סיגריות סיגריה
    cube: مكعب مكعبات مكعبًا קוביות קובייה
    dose: جرعة جرعات מנות_מדודות מנה_מדודה
    egg: بيضة بيضات ביצים ביצה
    jar*: برطمان برطمانات برطمانًا צנצנות צנצנת
    meal: وجبة وجبات ארוחות ארוחה
    nappy: حفاض حفاضات حفاضًا חיתולים חיתול
    page: صفحة صفحات עמודים עמוד
    patty: קציצות קציצה قرص_لحم أقراص_لحم steak_haché steaks_hachés
    plaster: פלסטרים פלסטר لصقة_جروح لصقات_جروح plastrów_opatrunkowych plaster_opatrunkowy \
      plastry_opatrunkowe
    ply: طبقة طبقات שכבות שכבה
    pod: קפסולות קפסולה كبسولة_مشروب كبسولات_مشروب kapsułek_do_ekspresu kapsułka_do_ekspresu \
      kapsułki_do_ekspresu
    pouch*: פאוצ'ים פאוץ' كيس_مرن أكياس_مرنة كيسًا_مرنًا
    roll*: لفات
    sachet*: ظرف أظرف ظرفًا שקיקים שקיק
    sausage: נקניקיות נקניקייה إصبع_نقانق أصابع_نقانق
    serving: حصة حصص מנות מנה
    sheet: ورقة ورقات דפים דף
    slice: شريحة شرائح פרוסות פרוסה
    tablet: قرص أقراص قرصًا טבליות טבליה
    teabag: كيس_شاي أكياس_شاي bolsitas_de_té bolsita_de_té sachet_de_thé sachets_de_thé שקיקי_תה \
      שקיק_תה bustine_di_tè bustina_di_tè torebek_herbaty torebka_herbaty torebki_herbaty \
      saquinho_de_chá saquinhos_de_chá
    tissue: منديل مناديل منديلًا ממחטות ממחטה chusteczek_higienicznych chusteczka_higieniczna \
      chusteczki_higieniczne
    towel: منشفة مناشف מגבות מגבת
    tray*: صينية صوانٍ מגשים מגש
    tub*: גביעים גביע علبة_بلاستيكية علب_بلاستيكية
    tube*: أنبوب أنابيب أنبوبًا שפופרות שפופרת
    wash: غسلة غسلات כביסות כביסה
    wipe: מגבונים מגבון منديل_مبلل مناديل_مبللة منديلًا_مبللًا lenço_umedecido lenços_umedecidos
    @pt bag*: saco sacos
    @sv bag*: påsar påse
    @ja bar: バー
    @pl bar: batonów
    @pt bar: barra barras
    @sv bar: kakor kaka
    @zh bar: 条
    @fr battery: pile piles
    @it battery: pile
    @ja battery: 電池
    @pt battery: pilha pilhas
    @sv battery: batterier batteri
    @zh battery: 电池
    @it blade: lametta
    @ja blade: 替刃
    @pl blade: ostrzy ostrze ostrza
    @pt blade: lâmina lâminas
    @sv blade: rakblad
    @zh blade: 刀片
    @pl box*: pudełek pudełka
    @sv box*: askar ask
    @fr bulb: ampoule ampoules
    @ja bulb: 電球
    @nl bulb: lampen lamp
    @pl bulb: żarówek żarówka żarówki
    @pt bulb: lâmpada lâmpadas
    @sv bulb: lampor lampa
    @zh bulb: 灯泡
    @es bun: panecillos panecillo
    @ja bun: バンズ
    @pl bun: bułek bułka bułki
    @pt bun: pãozinho pãezinhos
    @sv bun: bullar bulle
    @zh bun: 小面包
    @ja bunch: 束
    @pl bunch: pęczków pęczek pęczki
    @pt bunch: maço maços
    @sv bunch: knippen knippe
    @zh bunch: 束
    @ja candle: ろうそく
    @pl candle: świec świeca świece
    @sv candle: ljus
    @zh candle: 蜡烛
    @sv capsule: kapslar
    @ja carton*: カートン
    @nl carton*: drankkartons drankkarton
    @pl carton*: kartonów karton kartony
    @pt carton*: caixinha caixinhas
    @sv carton*: kartonger kartong
    @zh carton*: 纸盒
    @es case*: cajones cajón
    @ja case*: ケース
    @pl case*: skrzynek skrzynka skrzynki
    @pt case*: engradado engradados
    @sv case*: backar back
    @zh case*: 箱
    @ja cigarette: たばこ
    @pl cigarette: papierosów papieros papierosy
    @pt cigarette: cigarro cigarros
    @sv cigarette: cigaretter cigarett
    @zh cigarette: 香烟
    @ja cube: キューブ
    @pl cube: kostek kostka kostki
    @pt cube: cubo cubos
    @sv cube: tärningar tärning
    @zh cube: 小块
    @de dose: Einzeldosen Einzeldosis
    @es dose: dosis
    @it dose: dosi dose
    @ja dose: 服用分
    @nl dose: doses dosis
    @pl dose: dawek dawka dawki
    @pt dose: dose doses
    @sv dose: doser dos
    @zh dose: 剂
    @pl egg: jajek
    @pt egg: ovo ovos
    @sv egg: ägg
    @ja jar*: 広口瓶
    @pl jar*: słoików
    @pt jar*: vidro vidros
    @sv jar*: glasburkar glasburk
    @zh jar*: 玻璃罐
    @ja meal: 食 食入り
    @pl meal: posiłków posiłek posiłki
    @pt meal: refeição refeições
    @sv meal: måltider måltid
    @zh meal: 餐
    @ja nappy: おむつ
    @pl nappy: pieluszek pieluszka pieluszki
    @pt nappy: fralda fraldas
    @sv nappy: blöjor blöja
    @zh nappy: 纸尿裤
    @ja page: ページ
    @pl page: stron strona strony
    @sv page: sidor sida
    @zh page: 页
    @es patty: hamburguesas hamburguesa
    @ja patty: パティ
    @pl patty: kotletów kotlet kotlety
    @pt patty: hambúrguer hambúrgueres
    @sv patty: biffar biff
    @zh patty: 肉饼
    @ja plaster: 絆創膏
    @pt plaster: curativo curativos
    @zh plaster: 创可贴
    @de ply: Lagen Lage
    @es ply: capas capa
    @fr ply: pli plis
    @it ply: veli velo
    @ja ply: 枚重ね
    @nl ply: lagen laag
    @pl ply: warstw warstwa warstwy
    @pt ply: camada camadas
    @sv ply: lager
    @zh ply: 层
    @es pod: monodosis
    @ja pod: ポッド
    @sv pod: kaffekapslar kaffekapsel
    @zh pod: 颗
    @de pouch*: Standbeutel
    @es pouch*: bolsitas bolsita
    @fr pouch*: poche poches
    @it pouch*: buste busta
    @ja pouch*: パウチ
    @nl pouch*: stazakken stazak
    @pl pouch*: woreczków woreczek woreczki
    @sv pouch*: ståpåsar ståpåse
    @zh pouch*: 软袋
    @sv roll*: rulle
    @ja sachet*: 小袋
    @pt sachet*: sachê sachês
    @sv sachet*: portionspåsar portionspåse
    @zh sachet*: 小袋
    @ja sausage: ソーセージ
    @nl sausage: worsten
    @pl sausage: kiełbasek kiełbaska kiełbaski
    @pt sausage: salsicha salsichas
    @sv sausage: korvar korv
    @zh sausage: 香肠
    @sv serving: portioner
    @pl sheet: listki
    @sv sheet: ark
    @ja slice: スライス
    @pl slice: plaster
    @zh slice: 切片
    @sv tablet: tablett
    @ja teabag: ティーバッグ
    @sv teabag: tepåsar tepåse
    @zh teabag: 茶包
    @ja tissue: ティッシュ
    @pt tissue: lenço lenços
    @sv tissue: näsdukar näsduk
    @zh tissue: 纸巾
    @de towel: Handtücher
    @es towel: toallas
    @fr towel: serviette serviettes
    @it towel: asciugamani asciugamano
    @ja towel: タオル
    @nl towel: handdoeken handdoek
    @pl towel: ręczników ręcznik ręczniki
    @pt towel: toalha toalhas
    @sv towel: handdukar handduk
    @zh towel: 毛巾
    @ja tray*: トレー
    @pl tray*: tacek tacka tacki
    @sv tray*: tråg
    @zh tray*: 托盘
    @fr tub*: pot
    @it tub*: barattoli barattolo
    @ja tub*: 容器
    @pl tub*: kubków
    @pt tub*: pote potes
    @sv tub*: bägare
    @it tube*: tubetti
    @ja tube*: チューブ
    @pl tube*: tubek tubka tubki
    @sv tube*: tuber tub
    @zh tube*: 管
    @zh wash: 次
    @ja wipe: ウェットシート
    @pl wipe: chusteczki
    @sv wipe: våtservetter våtservett
    @zh wipe: 湿巾
    """
}
