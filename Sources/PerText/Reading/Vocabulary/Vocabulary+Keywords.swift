extension Vocabulary {
  /// Words of several languages that join, introduce or adorn numbers.
  static let keywords: [(Keyword, StaticString)] = [
    (
      .noise,
      """
      net nett netto net_wt net_weight net_wt_ weight wt contents content inhalt inh füllmenge \
      nettofüllmenge nettogewicht gewicht poids poids_net net_à contenu contenance contenido peso \
      peso_neto neto peso_netto contenuto inhoud nettogewicht à_l'emballage approx approximately \
      about around circa ca cca env environ aprox aproximadamente ungefähr etwa zirka ongeveer \
      nominal min. mindestens minst mindst almeno al_menos pelo_menos co_najmniej minimum at_least au_moins minimaal total totaal gesamt insgesamt los \
      lose loose вес нетто масса \
      масса_нетто netvægt nettovikt vikt waga masa_netto neto_količina drained drained_weight tropfgewicht \
      abtropfgewicht égoutté poids_égoutté poids_net_égoutté \
      escurrido peso_escurrido sgocciolato peso_sgocciolato uitlekgewicht pn pne \
      size größe formato maat prepacked 净含量 内容量 約 约 重量 만 입 입니다 入り 入 装 ה"נ تقريبا الوزن الصافي
      """
    ),
    (
      .of,
      """
      of de del della des du d di da van von à a'_ je zu zu_je à_je mit with containing avec con com met по per_pack \
      per_bag per_box ao po 各 每杯 每瓶 每包 每袋 每盒 每罐
      """
    ),
    (
      .per,
      """
      per pro par por al alla au à_la jede jeder jedes chaque cada ogni elke pr per_ogni \
      あたり 当たり 当り につき 每 لكل
      """
    ),
    (.article, "an een ein eine einen einem un une una pour_un 一"),
    (.to, "to bis tot till до 到 至 から إلى עד"),
    (
      .or, "einzeln einzelpreis sonst singly otherwise or oder ou o oppure lub eller または 或 或者 أو או"
    ),
    (
      .orMore,
      """
      or_more oder_mehr ou_plus o_más o_più of_meer ou_mais lub_więcej eller_fler 以上 以上で 起 起售 起购 \
      及以上 或以上 أو_أكثر או_יותר \
      vásárlása_esetén megvásárlása_esetén vétele_esetén vásárlásakor
      """
    ),
    (.estimated, "℮ e"),
    (
      .priceNoise,
      """
      price our_price your_price sale_price unit_price offer_price special_price regular_price now \
      only just from starting_at starting_from msrp rrp was discounted_price price_from \
      incl incl_vat inc_vat including_vat plus_vat vat excl_vat ex_vat tax tax_excl tax_incl excl \
      nur jetzt ab preis statt inkl inkl_mwst zzgl mwst uvp aktionspreis \
      prix prix_de_vente seulement soit à_partir_de dès ttc ht tva hors_taxe \
      precio solo desde ahora iva iva_incluido iva_inclusa iva_incl nuestro_precio p_v_p pvp \
      prezzo a_partire_da adesso tasse_incl \
      prijs vanaf nu slechts btw incl_btw \
      cena naše_cena běžná_cena bežná_cena zľava sleva od s_dph dph brutto cena_netto cena_brutto \
      цена от только скидка ндс pris kun bara endast fra från nå fiyat preço por_apenas apenas a_partir_de \
      满 滿 החל_מ عند_شراء τιμή χωρίς_φπα φπα με_φπα מחיר רק 価格 税込 税抜 税別 価格 价格 售价 仅 现价 活动价 가격 السعر سعر فقط
      """
    ),
    (
      .free,
      """
      free gratis kostenlos umsonst gratuit gratuite gratuits gratuites offert offerte offerts offertes gratuito gratuita \
      darmo бесплатно 免费 無料 무료 مجانا חינם za_darmo zdarma geschenkt regalo de_regalo omaggio \
      in_omaggio cadeau for_free på_köpet brinde מתנה במתנה مجاني مجانية هدية プレゼント
      """
    ),
    (
      .half,
      """
      half_price half_off at_half_price for_half_price half halber_preis zum_halben_preis \
      halben_preis moitié_prix à_moitié_prix aan_halve_prijs aan_de_helft half_geld mitad_de_precio a_mitad_de_precio a_mitad_precio \
      mitad_precio metà_prezzo a_metà_prezzo halve_prijs halveprijs voor_de_halve_prijs voor_de_helft voor_halve_prijs \
      tegen_halve_prijs voor_halve_geld halve_geld metade_do_preço pela_metade_do_preço \
      pół_ceny za_pół_ceny połowę_ceny za_połowę_ceny halva_priset för_halva_priset till_halva_priset 半額 半额 半价 半價 \
      نصف_السعر بنصف_السعر חצי_מחיר בחצי_מחיר
      """
    ),
    (
      .halved,
      """
      moitié à_moitié mitad a_mitad a_la_mitad metà a_metà metade pela_metade hälfte zur_hälfte \
      helft za_pół za_połowę halva för_halva till_halva
      """
    ),
    (
      .sizeOfCount,
      """
      mega family double triple plus regular jumbo giant huge super large extra_large medium small mini big \
      coated film_coated chewable fresh große kleine mittelgroße gros grands petits grandes grandi \
      grote kleine duże dużych stora xl xxl
      """
    ),
    (.halfOf, "halb halbe halber halbes halben demi demie medio media mezzo mezza halve"),
    (
      .off,
      """
      off discount cheaper less rabatt nachlass günstiger billiger reduziert sofortrabatt korting \
      goedkoper réduction de_réduction remise de_remise remise_immédiate \
      de_remise_immédiate de_rabais rabais moins_cher descuento \
      de_descuento dto de_dto sconto di_sconto sconti de_desconto desconto indirim indirimi indirimli rebate coupon coupon_off \
      taniej скидка_на rabat rabatu zniżka zniżki billigare avslag 引き 引 オフ 値引き 折扣 خصم \
      تخفيض הנחה
      """
    ),
    (
      .save,
      """
      save spare sparen sie_sparen économisez הנחה_של ahorra ahorre risparmia risparmi bespaar minus moins \
      menos meno min_korting you_save rabatt_von remise_de descuento_de sconto_di korting_van \
      discount_of descuento_del desconto_de rabatt_på rabat_de בהנחה_של بخصم خصم_بقيمة poupe economize oszczędź spara 减 減 立减 直降 省 おトク وفر
      """
    ),
    (
      .forWord,
      """
      for für pour voor fuer for_only for_the_price_of for_price_of zum_preis_von für_nur \
      pour_le_prix_de au_prix_de voor_de_prijs_van por_el_precio_de al_precio_de al_prezzo_di \
      al_costo_di a_solo pelo_preço_de till_priset_av för_priset_av till_samma_pris_som за_цену ב ב- za_cenę för til za за w_cenie na_cenę で 共 بسعر במחיר ب
      """
    ),
    (
      .buy,
      """
      buy take purchase kaufe kauf kaufen kaufst nimm nehmen nehme achetez acheter acheté achetés \
      achetée achetées prenez compra compre lleva llevas lleve koop kopen neem halen gekocht compri \
      comprate acquista \
      acquisti prendi prendere kup weź leve leva compre köp ta 买 買 购买 \
      买满 買うと 購入で 買って اشتر اشتري קנה קנו קונים
      """
    ),
    (
      .whenBuying,
      """
      when_you_buy if_you_buy when_buying when_purchasing with_purchase_of with_the_purchase_of bei_kauf_von \
      beim_kauf_von bei_abnahme_von ab_abnahme_von pour_l'achat_de à_l'achat_de en_achetant \
      por_la_compra_de en_la_compra_de al_comprar al_llevar comprando llevando con_l'acquisto_di \
      all'acquisto_di acquistando comprandone acquistandone bij_aankoop_van bij_aanschaf_van na_compra_de \
      levando przy_zakupie przy_kupnie vid_köp_av när_du_köper ved_køb_af ved_kjøp_av při_koupi \
      při_nákupu при_покупке ostaessasi בקניית בקנית ברכישת עבור_קניית
      """
    ),
    (
      .get,
      """
      get receive get_the erhalte erhalten bekomme bekommen dazu obtenez recevez et_obtenez \
      llévate y_llévate y_lleva y_te_llevas ontvang krijg en_krijg en_ontvang ricevi e_ricevi ottieni \
      and_get und_erhalte få och_få odbierz otrzymasz e_receba واحصل_على احصل_على \
      קבל קבלו וקבל וקבלו
      """
    ),
    (
      .pay,
      """
      pay pay_for zahl zahle zahlen bezahle bezahlen payez payés payé paga pagas pague paghi paga_solo \
      betaal betalen and_pay und_zahle y_paga e_paghi en_betaal pague pagues e_pague betala \
      och_betala zapłać płać öde ödeyin 付 付款 ادفع وادفع שלם שלמו
      """
    ),
    (
      .another,
      """
      another one_more もう ein_weiteres ein_weiterer eine_weitere noch_ein noch_eine noch_eins \
      un_autre une_autre otro otra un_altro un'altra nog_een outro outra jeszcze_jeden \
      jeszcze_jedna jeszcze_jedno 另 en_till ett_till עוד_אחד עוד_אחת واحد_آخر واحدة_أخرى
      """
    ),
    (.getFree, "ganhe e_ganhe ganha 送 赠 贈"),
    (.tenthsOff, "割引 割引き"),
    (.tenthsPaid, "折"),
    (.ordinalSign, "第 العبوة_رقم אריזה_מס'"),
    (.two, "two zwei deux dos due twee dwa dwie två dois duas 两 兩 二"),
    (.three, "three drei trois tres tre drie trzy 三"),
    (.four, "four vier quatre cuatro quattro cztery fyra quatro 四"),
    (
      .second,
      """
      second zweite zweiter zweites zweiten deuxième second_item seconde segunda segundo segunda_unidad \
      segundo_producto seconda secondo secondo_pezzo tweede the_second das_zweite der_zweite \
      die_zweite la_deuxième le_deuxième la_segunda la_segunda_unidad il_secondo la_seconda de_tweede \
      het_tweede le_second la_seconde drugi druga drugie drugą drugi_produkt druga_sztuka \
      drugie_opakowanie andra andre ein_zweites ein_zweiter eine_zweite 第二 الثانية الثاني \
      القطعة_الثانية الحبة_الثانية العبوة_الثانية المنتج_الثاني השני השנייה השניה שני שנייה שניה \
      מוצר_שני פריט_שני יחידה_שנייה המוצר_השני הפריט_השני היחידה_השנייה
      """
    ),
    (
      .third,
      """
      third dritte dritter drittes troisième tercera tercero tercera_unidad terza terzo derde \
      trzeci trzecia trzecie tredje 第三 الثالثة الثالث השלישי
      """
    ),
    (
      .fourth,
      """
      fourth vierte vierter viertes quatrième cuarta cuarto quarta quarto vierde czwarty czwarta \
      fjärde 第四 الرابعة الرابع הרביעי
      """
    ),
    (
      .ordinalEnding,
      """
      st nd rd th  er ère ème eme ième ième_produit ème_article ème_produit ème_unité e_article \
      e_produit   ª º ª_unidad º_unidad a_unidad   ste e_stuk e_artikel e_item nd_item \
      nd_unit nd_one ter tes  ten 点目 個目 本目 つ目 枚目 袋目 缶目 目
      """
    ),
    (.oneForFree, "bogo bogof bogofree buy_one_get_one"),
    (
      .dealNoise,
      """
      any mix_and_match deal offer special angebot aktion nur_heute im_angebot offre promo \
      promotion oferta offerta promozione actie aanbieding clubcard alles of_equal_or_lesser_value \
      equal_or_lesser_value of_equal_or_less_value of_equal_value of_lesser_value \
      of_the_same_value よりどり promocja promocji promoção erbjudande kampanj 分の価格 セール 特価 促销 \
      特价 عرض מבצע
      """
    ),
    (
      .joining,
      """
      and und et y en ed the at on auf sur sul op le la les das der die den el zum il lo beim bei het \
      the_same one och על على
      """
    ),
  ]
}
