import Testing

@testable import PerText

/// What shops write behind a number for pieces, packs and what holds something, in full and cut short.
@Suite struct LabelWordTests {
  @Test(arguments: labels)
  func whatLabelsCountIsRead(_ locale: String, _ words: String) {
    let texts = ProductTexts(UserLocale(identifier: locale))
    let joint = ["ja", "ko", "zh"].contains { locale.hasPrefix($0) } ? "" : " "
    let unread = words.split { $0 == " " || $0 == "\n" }.filter { word in
      (try? texts.readers.quantity.read("6" + joint + word.replacing("_", with: " "))) == nil
    }
    #expect(unread == [])
  }

  private static let labels: [(String, String)] = [
    (
      "de_DE",
      """
      Stück Stck Stk Stk. St. St stk Stücke er Packung Packungen Pck Pck. Pkg Pkg. Packg. Pack
      Päckchen Paket Pakete Pk. Set Sets Beutel Btl Btl. Tüte Tüten Sack Säcke Netz Sachet
      Sachets Stick Sticks Briefchen Teebeutel Flasche Flaschen Fl Fl. Fläschchen Dose Dosen
      Ds. Glas Gläser Gl. Tiegel Tube Tuben Tb. Becher Schale Schalen Schälchen Eimer
      Schachtel Schachteln Kt. Karton Kartons Box Boxen Kiste Kisten Rolle Rollen Rl. Blatt
      Bl. Blätter Bögen Bogen WL Wäschen Waschladungen Waschgänge Waschladung Wäsche
      Anwendungen Tabletten Tabl. Tab. Tabs Tabl Tablette Filmtabletten Dragees Pastillen
      Lutschtabletten Brausetabletten Kapseln Kaps. Kps Kapsel Weichkapseln Hartkapseln Pads
      Pad Kaffeepads Kaffeekapseln Riegel Tafeln Scheibe Scheiben Bund Bd. Paar Pr. Portionen
      Portion Ampullen Ampulle Windeln Windel Tücher Tuch Feuchttücher m lfm lfm. Meter m² qm
      m2 Quadratmeter
      """
    ),
    (
      "fr_FR",
      """
      pièce pièces pce pces pcs pc unité unités un paquet paquets pqt lot lots pack packs étui
      étuis sachet sachets sac sacs filets stick sticks dosette dosettes bouteille bouteilles
      btle btles flacon flacons boîte boîtes bte btes canette canettes conserve conserves
      bocal bocaux pot pots tube tubes barquette barquettes brique briques briquette
      briquettes rouleau rouleaux rlx rlx. rl feuille feuilles fles lavages lavage doses dose
      comprimé comprimés cp cps cpr tablettes pastilles pastille gélule gélules gél. capsules
      capsule caps tranche tranches botte bottes paire paires portion portions couches couche
      lingettes lingette ampoules unidoses unidose m² m2
      """
    ),
    (
      "it_IT",
      """
      pezzo pezzi pz pz. pezz. confezione confezioni conf conf. cf cf. pacco pacchi pacchetti
      busta buste sacchetto sacchetti bustina bustine sacchi bottiglia bottiglie bott. bott
      bot. flacone flaconi lattina lattine scatoletta scatolette barattolo barattoli vasetto
      vasetti vaschetta vaschette brik cartone cartoni rotolo rotoli foglio fogli strappi
      lavaggi lavaggio misurini dosi compressa compresse cpr cpr. cp pastiglie pastiglia
      capsula capsule cps cps. caps cialda cialde fetta fette mazzo mazzetto paia paio
      pannolini pannolino salviette salviettine porzioni porzione fiale fiala flaconcini m² mq
      m2
      """
    ),
    (
      "es_ES",
      """
      unidad unidades ud uds ud. uds. u. u un und pza pzas pz pieza piezas paquete paquetes
      paq paq. pack packs pqte estuche estuches bolsa bolsas bolsita bolsitas malla sacos
      sobre sobres sobrecitos stick sticks botella botellas bot. bot botellín botellines
      frasco frascos lata latas bote botes tarro tarros bandeja bandejas tarrina tarrinas brik
      briks cartón rollo rollos hoja hojas lavados lavado dosis cacitos comprimidos comprimido
      comp. comp tabletas tableta pastillas pastilla tabs grageas cápsulas cápsula cáps caps.
      caps lonchas loncha rebanadas rodajas manojo manojos par pares pañales pañal toallitas
      toallita raciones ración porciones ampollas monodosis m² m2
      """
    ),
    (
      "pt_BR",
      """
      unidade unidades un un. und unid unid. uni peça peças pç pçs pcs pacote pacotes pct pct.
      pcte embalagem embalagens fardo fardos kit saco sacos sachê sachês saquinhos saquetas
      saqueta sticks garrafa garrafas gfa frasco frascos lata latas lt pote potes vidro boião
      bandeja bandejas cuvete caixa caixas cx cx. rolo rolos folha folhas fls lavagens lavagem
      doses dose comprimidos comprimido comp comp. cp cps pastilhas drágeas cápsulas cápsula
      cáps caps fatias fatia maço maços par pares fraldas fralda lenços toalhitas toalhetes
      porções ampolas ampola m² m2
      """
    ),
    (
      "nl_NL",
      """
      stuk stuks st st. stks stk pak pakken pakje pakjes verpakking pack multipack zak zakken
      zakje zakjes zk net netje builtjes sachets sticks fles flessen flesje flesjes fl blik
      blikken blikje blikjes bus pot potten potje potjes schaal schaaltje bakje bakjes beker
      bekers kuipje kuipjes rol rollen vel vellen doekjes wasbeurten wasbeurt wassen
      doseringen tabletten tablet tabs tabl. capsules capsule caps pads koffiepads cups
      koffiecups plakken plakjes sneetjes sneden bos bosje paar luiers luier porties portie m²
      m2
      """
    ),
    (
      "pl_PL",
      """
      szt szt. sztuk sztuki sztuka sztukę op. op opak. opak opakowanie opakowań paczka paczki
      paczek zestaw torebka torebki torebek saszetka saszetki saszetek sasz. worek worków
      worki butelka butelki butelek puszka puszki puszek pusz. słoik słoiki słoików tacka
      tacki tacek kubek kubki kubków karton kartony kartonów kart. rolka rolki rolek rol.
      listków listki arkuszy ark. kartek prań prania pranie tabl. tabletek tabletki tabl
      pastylek drażetek kaps. kapsułek kapsułki kaps plastrów plasterków kromek pęczek pęczki
      par para pary pieluch pieluszek chusteczek chusteczki porcji porcje porcja ampułek
      ampułki m² m2 mkw
      """
    ),
    (
      "sv_SE",
      """
      st st. styck stycken stk förp förp. förpackning förpackningar pack paket pkt påse påsar
      ps tepåsar flaska flaskor fl burk burkar tråg ask askar rulle rullar rl ark tvättar
      tvätt doser tabletter tablett tabl kapslar kapsel skivor skiva knippe knippen par blöjor
      blöja våtservetter portioner portion m² m2 kvm
      """
    ),
    (
      "da_DK",
      """
      stk stk. styk pk. pk pakke pakker ps. ps pose poser breve flaske flasker fl. fl dåse
      dåser ds. ds glas gl. gl bakke bakker bk. bk bæger bægre rulle ruller rl. rl ark vask
      vaske tabletter tabl. tabl kapsler kaps. skiver skive bundt bdt. bdt par bleer ble
      vådservietter m² m2 kvm
      """
    ),
    (
      "cs_CZ",
      """
      ks ks. kus kusy kusů bal. bal balení balíček balíčky balíčků sáček sáčky sáčků pytel
      pytlů láhev lahev láhve lahví lahvička plechovka plechovky plechovek konzerva sklenice
      sklenic vanička vaničky vaniček tácek role rolí rolka rolek listů listy útržků praní
      dávek dávky PD tablet tablety tbl. tbl pastilek tobolky kapslí kapsle tobolek cps. cps
      plátků plátky svazek svazky pár páry párů plen plenek plenky ubrousků ubrousky porcí
      porce m² m2
      """
    ),
    (
      "ru_RU",
      """
      шт шт. штук штука штуки уп уп. упак упак. упаковка упаковки упаковок пач пач. пачка
      пачки пачек пак пак. набор пакет пакета пакетов пакетик саше стик стика стиков
      саше-пакетов пакетиков пакетика бут бут. бутылка бутылки бутылок фл фл. флакон флакона
      флаконов бан бан. банка банки банок тюб тюбик тюбика тюбиков кор кор. коробка коробки
      коробок рулон рулона рулонов рул рул. лист листа листов л. стирок стирки стирка табл
      табл. таб таб. таблетка таблетки таблеток драже пастилок капс капс. капсула капсулы
      капсул ломтик ломтика ломтиков пара пары пар подгузников подгузника подгузники салфеток
      салфетки порция порции порций порц порц. доза дозы доз ампула ампулы ампул амп амп. м м²
      кв.м
      """
    ),
    (
      "he_IL",
      """
      יחידה יחידות יח' יח יח׳ חבילה חבילות חב' חב מארז מארזים מארזי אריזה אריזות שקית שקיות
      שקיק שקיקים בקבוק בקבוקים פחית פחיות קופסה קופסאות קופסת צנצנת צנצנות גביע גביעים גליל
      גלילים דף דפים כביסות מנות טבליות טבליה כדורים קפליות כמוסות כמוסה קפסולות קפסולה פרוסות
      זוג זוגות חיתולים מגבונים מ"ר
      """
    ),
    (
      "en_US",
      """
      ct ct. count cnt pc pcs pc. piece pieces ea each unit units pk pk. pkg pkg. pkgs pack
      packs package packet set bag bags sack sacks btl btls bottle bottles can cans tin tins
      jar jars tube tubes roll rolls rl rls sheet sheets shts load loads lds washes wash
      tablet tablets tab tabs tb caplets capsule capsules cap caps softgels softgel gelcaps
      slice slices bunch bunches pair pairs pr prs diaper diapers wipe wipes serving servings
      sq_ft sqft ft²
      """
    ),
    (
      "zh_TW",
      """
      個 件 隻 支 入 枚 顆 粒 塊 尾 把 套 組 朵 盆 株 串 張 抽 包 包裝 捲 卷 袋 盒 箱 瓶 罐 雙 對 膠囊 錠 片 公克 克 公釐 公厘 公噸 噸
      """
    ),
    (
      "zh_CN",
      """
      个 件 只 支 枚 颗 粒 条 根 把 套 组 朵 盆 株 串 张 抽 页 包 卷 袋 盒 箱 瓶 罐 听 双 对 胶囊 本 册 片
      """
    ),
    (
      "ja_JP",
      """
      個 本 枚 粒 玉 束 房 丁 切れ 尾 匹 株 輪 鉢 膳 串 貫 皿 食 人前 人分 冊 足 双 対 組 巻 ロール 袋 パック セット 包 錠 カプセル 回分
      """
    ),
    (
      "ko_KR",
      """
      개 개입 입 구 알 송이 마리 조각 자루 권 모 줄 포기 쪽 토막 벌 환 단 손 켤레 쌍 매 장 매입 인분 티백 회분 팩 세트 묶음 팩입
      """
    ),
    (
      "tr_TR",
      """
      adet ad. ad tane paket pk. kutu şişe rulo yaprak yıkama tablet kapsül poşet teneke
      kavanoz çift dilim demet
      """
    ),
    (
      "hu_HU",
      """
      db db. darab csomag cs. csom. doboz dob. üveg palack konzerv tekercs lap mosás tabletta
      tbl. kapszula zacskó tasak filter pár szelet dkg
      """
    ),
    (
      "fi_FI",
      """
      kpl kpl. kappaletta pkt paketti pakettia pak pussi pussia ps pullo pulloa plo tölkki
      tölkkiä tlk prk purkki rulla rullaa rll arkkia pesua pesukertaa tablettia tabl tabl.
      kapselia kaps viipaletta paria
      """
    ),
    (
      "nb_NO",
      """
      stk stk. stykk pk pk. pakke pakker pose poser flaske flasker fl boks bokser bx glass
      ruller rull ark vask vasker tabletter tabl kapsler beger begre kurv par skiver
      """
    ),
    (
      "ro_RO",
      """
      buc buc. bucăți bucati bucată pachet pachete set plic plicuri pungă pungi sticlă sticle
      doză doze conserve borcan borcane rolă role coli foi spălări comprimate cpr tablete
      capsule cps perechi
      """
    ),
    (
      "hr_HR",
      """
      kom kom. komad komada pak pak. pakiranje boca boce limenka limenke staklenka vrećica
      vrećice rola role listova listića pranja tableta kapsula
      """
    ),
    (
      "uk_UA",
      """
      шт шт. штук уп уп. упаковка пачка пачок пакет пакетиків пляшка пляшки пляшок банка банки
      рулон рулонів аркушів листів прань таблеток табл. капсул
      """
    ),
    (
      "sk_SK",
      """
      ks kus kusov kusy bal. balenie balení fľaša fliaš fľaše plechovka plechovky plechoviek
      vrecko vreciek sáčkov rolka roliek rolky kotúčov praní tabliet tablety tbl kapsúl
      kapsuly cps párov páry
      """
    ),
    (
      "ar_EG",
      """
      قطعة قطع حبة حبات عبوة عبوات باكت كيس علبة زجاجة زجاجات منديل مناديل ورقة قرص أقراص
      كبسولة كبسولات رول رولات بكرة أكياس ظرف
      """
    ),
  ]
}
