// Words for days, in all languages.
extension HeadingWords {
  /// Until when food keeps, which is no day of a price; when an offer begins, and when it ends.
  static let offers = """
    other:best before, best by, use by, expiry, expiry date, expiration, expiration date, expires, bbe, \
    mhd, haltbar bis, mindesthaltbarkeit, mindesthaltbarkeitsdatum, verfallsdatum, ablaufdatum, houdbaar tot, tht, \
    bäst före, best før, bedst før, dlc, ddm, péremption, date de péremption, caducidad, fecha de caducidad, vencimiento, \
    scadenza, data di scadenza, validade, data de validade, data ważności, termin ważności, spotřebujte do, \
    срок годности, 賞味期限, 消費期限, 保质期, 유통기한, תאריך תפוגה, تاريخ الانتهاء, تاريخ انتهاء الصلاحية
    offerFrom:valid from, offer from, starts, start, start date, from date, begins, promo start, promotion start, sale starts, \
    offer start, offer starts, gültig ab, gültig von, gilt ab, angebot ab, angebot von, aktion ab, beginn, angebotsbeginn, aktionsbeginn, von datum, \
    valable du, valable dès, date de début, début, début promo, válido desde, vigente desde, fecha de inicio, inicio, desde, \
    valido dal, data inizio, inizio, inizio offerta, geldig vanaf, ingangsdatum, begindatum, startdatum, válido de, válido a partir de, \
    data de início, início, ważne od, data rozpoczęcia, obowiązuje od, gäller från, giltig från, gyldig fra, gælder fra, \
    platí od, platnost od, действует с, начало, voimassa alkaen, érvényes ettől, başlangıç, ισχύει από, \
    開始日, 開始, 开始日期, 开始, 開始日期, 시작일, בתוקף מ, תאריך התחלה, صالح من, تاريخ البدء
    offerUntil:until, valid until, valid to, valid till, valid thru, valid through, valid, validity, valid dates, offer until, offer valid until, \
    offer ends, offer end, ends, end, end date, to date, sale ends, promo end, promotion end, offer dates, period, offer period, promo period, sale dates, \
    gültig bis, gültig, gültigkeit, gültigkeitszeitraum, gilt bis, angebot bis, aktion bis, ende, angebotsende, aktionsende, bis datum, \
    angebotszeitraum, aktionszeitraum, bis, laufzeit, \
    valable jusqu au, valable jusqu à, valable, validité, date de fin, fin, fin promo, jusqu au, période, \
    válido hasta, vigente hasta, vigencia, validez, fecha de fin, fecha fin, hasta, \
    valido fino al, valido fino, validità, data fine, fine, fine offerta, fino al, \
    geldig tot, geldig t m, geldig tot en met, geldig, geldigheid, einddatum, tot, t m, \
    válido até, válida até, vigência, data de fim, data fim, fim, até, \
    ważne do, ważna do, obowiązuje do, data zakończenia, koniec, \
    gäller till, gäller t o m, giltig till, giltighet, slutdatum, t o m, gyldig til, gælder til, gyldighed, slutdato, \
    platí do, platnost do, platnost, действует до, действителен до, окончание, voimassa, voimassa asti, érvényes, érvényesség, bitiş, ισχύει έως, \
    終了日, 終了, 有効期限, 期間, 结束日期, 结束, 有效期至, 有效期, 結束日期, 종료일, 기간, בתוקף עד, תוקף, תאריך סיום, \
    صالح حتى, ساري حتى, تاريخ الانتهاء العرض
    """
}
