extension Vocabulary {
  /// Signs and names of currencies: the codes that share them, the commonest first. "/" marks
  /// hundredths; "-" is the hundredth of any. The codes themselves need no line.
  static let currencyWords: StaticString = """
    EUR: € eur euro euros ευρώ евро يورو אירו 欧元 ユーロ 유로 euró eura eurot
    USD,CAD,AUD,NZD,SGD,HKD,TWD,CVE,MXN,ARS,CLP,COP,BZD,BBD,BMD,BND,BSD,FJD,GYD,JMD,KYD,LRD,NAD,SBD,SRD,TTD,XCD: \
      $ dollar dollars dólar dólares dollaro dollari доллар доллара долларов دولار דולר ドル 달러
    USD: us$ $us $su u_s_$ $us usd$ usdollar us_dollar us_dollars 美元
    CAD: c$ ca$ can$ cad$ $ca
    AUD: a$ au$ aud$ $au
    NZD: nz$ $nz
    HKD: hk$ $hk
    SGD: s$ sg$ $sg
    TWD: nt$ $tw 元新台幣 新台币 新臺幣
    MXN: mx$ mex$ $mx
    ARS: $ar
    CLP: $cl
    COP: $co
    BRL: r$ reais real
    ARS,MXN,CLP,COP,UYU,DOP,CUP,PHP: peso pesos
    GBP,EGP,FKP,GIP,SHP,LBP,SYP,SSP,SDG: £ ₤ pound pounds quid livre_sterling
    GBP: stg gb£ £gb uk£ pound_sterling pounds_sterling
    EGP: جنيه ج.م e£
    JPY,CNY: ¥ 円 yen
    JPY: jp¥ 日元 日圓
    CNY,TWD,HKD: 元 圆 rmb yuan cn¥ 人民币 块
    INR,PKR,LKR,NPR,MUR,SCR: ₨ rs rupee rupees rupie
    INR: ₹ रु रुपये रू
    CHF: fr sfr franken francs_suisses chf franc francs stutz
    SEK,NOK,DKK,ISK: kr кр kronor kroner krona krone kronur krónur
    PLN: zł zl złoty złote złotych zloty
    CZK: kč kc korun koruna koruny
    HUF: ft forint forintot
    RON: lei leu
    BGN: лв лева лев
    RUB,BYN: ₽ руб рубль рубля рублей р rub ruble rubles
    UAH: ₴ грн гривна гривень гривні
    TRY: ₺ tl lira türk_lirası
    ILS: ₪ nis ש"ח שח שקל שקלים shekel shekels
    AED,MAD: درهم dirham dirhams
    AED: د.إ dh dhs
    SAR,OMR,QAR,YER,IRR: ريال ﷼ riyal riyals
    IRR: تومان
    KWD,JOD,BHD,IQD,TND,DZD,LYD: دينار dinar dinars
    KWD: kd د.ك
    KRW: ₩ 원 won
    IDR: rp rupiah
    MYR: rm ringgit
    THB: ฿ บาท baht
    VND: ₫ đ vnđ đồng
    PHP: ₱ php piso
    ZAR: r rand
    NGN: ₦ naira
    GHS: ₵ gh₵ cedi
    KZT: ₸ тенге тг
    GEL: ₾ ლარი lari
    AMD: ֏ դրամ
    AZN: ₼ manat
    CRC: ₡
    PYG: ₲
    MNT: ₮
    LAK: ₭
    BDT: ৳ টাকা taka tk
    KHR: ៛
    VES: bs bolivar bolívares
    PEN: s/ soles sol
    PAB: b/ balboa balboas
    ISK: íkr
    XOF,XAF: fcfa cfa f_cfa
    /USD,CAD,AUD,NZD,MXN,SGD,HKD,EUR: ¢
    /-: c ct cts cent cents centime centimes céntimo céntimos centesimo centesimi centavo \
      centavos eurocent euro_cent ctm snt
    /GBP,EGP,FKP,GIP,SHP: p pence penny pennies
    /SEK,NOK,DKK: öre øre
    /PLN: gr grosz grosze groszy
    /RUB,BYN,UAH: коп копейка копейки копеек копійок
    /ILS: אגורות אג'
    /CHF: rappen räppli
    /INR,PKR: paise paisa
    """
}
