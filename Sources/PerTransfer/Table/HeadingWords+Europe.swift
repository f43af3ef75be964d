extension HeadingWords {
  static let finnish = """
    name:nimi, tuotenimi, tuotteen nimi, nimike
    product:tuote, tuotteet, artikkeli, elintarvike
    description:kuvaus, selite
    brand:merkki, tuotemerkki, valmistaja, brändi
    quantity:määrä, sisältö
    weight:paino, nettopaino
    volume:tilavuus
    size:koko, pakkaus, pakkauskoko
    count:kpl, kappalemäärä, lukumäärä
    unit:yksikkö, mittayksikkö
    price:hinta, myyntihinta
    total:yhteensä, loppusumma
    unitPrice:yksikköhinta, vertailuhinta, kilohinta, litrahinta
    former:normaalihinta, vanha hinta, ovh, ennen
    sale:tarjoushinta, alennushinta, nyt
    deal:tarjous, alennus
    deposit:pantti
    currency:valuutta
    store:kauppa, myymälä, liike, ketju
    note:huomautus, huomautukset, kommentti, muistiinpano
    barcode:viivakoodi, ean koodi
    articleNumber:tuotenumero, tuotekoodi
    date:päivä, päivämäärä, pvm, ostopäivä, kuukausi, vuosi
    other:kategoria, osasto, hylly, arvostelu, arvosana, luokka, varasto, alkuperä, väri, tyyppi, alv, rivi, ryhmä, kuva
    number:numero, nro, koodi
    per:per
    filler:ja, noin, sis, sis alv
    """

  static let hungarian = """
    name:név, megnevezés, terméknév, termék neve, cikknév
    product:termék, termékek, áru, cikk, tétel
    description:leírás
    brand:márka, gyártó
    quantity:mennyiség, tartalom
    weight:súly, tömeg, nettó tömeg
    volume:térfogat, űrtartalom
    size:méret, kiszerelés, csomag, csomagolás
    count:darab, db, darabszám
    unit:egység, mértékegység, me
    price:ár, ára, eladási ár, bruttó ár, költség
    total:összesen, végösszeg, összeg
    unitPrice:egységár
    former:eredeti ár, régi ár, normál ár
    sale:akciós ár, új ár, kedvezményes ár
    deal:akció, kedvezmény, ajánlat
    deposit:betétdíj
    currency:pénznem, deviza, valuta
    store:bolt, üzlet, áruház, hol, szupermarket
    note:megjegyzés, jegyzet
    barcode:vonalkód
    articleNumber:cikkszám, termékkód
    date:dátum, nap, hónap, év, vásárlás dátuma
    other:kategória, osztály, polc, értékelés, készlet, elérhető, kép, származás, szín, típus, áfa, sor, sorszám, csoport
    number:szám, kód, azonosító
    filler:a, az, és, per
    """

  static let baltic = """
    name:pavadinimas, nosaukums, nimi, nimetus, prekės pavadinimas, toote nimi
    product:prekė, produktas, prece, produkts, toode, kaup
    brand:prekės ženklas, gamintojas, zīmols, ražotājs, kaubamärk, tootja
    quantity:kiekis, daudzums, kogus, sisu
    weight:svoris, svars, kaal, masė, masa
    volume:tūris, tilpums, maht
    size:dydis, pakuotė, izmērs, iepakojums, suurus, pakend
    count:vnt, gab, tk, vienetai
    unit:vienetas, mato vienetas, vienība, mērvienība, ühik, mõõtühik
    price:kaina, cena, hind
    unitPrice:vieneto kaina, vienības cena, ühikuhind
    former:sena kaina, vecā cena, tavahind
    sale:akcijos kaina, akcijas cena, soodushind
    deal:akcija, nuolaida, atlaide, soodustus
    store:parduotuvė, veikals, pood
    note:pastaba, piezīme, märkus
    barcode:brūkšninis kodas, svītrkods, ribakood
    date:data, datums, kuupäev
    currency:valiuta, valūta, valuuta
    other:kategorija, kategooria, skyrius, nodaļa, osakond
    """

  static let turkish = """
    name:ad, adı, isim, ürün adı, ürün ismi, malzeme adı, ürünün adı
    product:ürün, ürünler, mal, malzeme, kalem
    description:açıklama, tanım
    brand:marka, üretici
    quantity:miktar, içerik, net miktar
    weight:ağırlık, gramaj, net ağırlık
    volume:hacim
    size:boyut, ambalaj, paket boyutu, boy
    count:adet, parça, tane, adet sayısı
    packs:paket, paket sayısı, koli, şişe
    unit:birim, ölçü birimi, ölçü
    price:fiyat, fiyatı, ücret, maliyet, satış fiyatı, etiket fiyatı
    total:toplam, tutar, toplam fiyat
    unitPrice:birim fiyat, birim fiyatı, kg fiyatı, kilo fiyatı
    former:eski fiyat, normal fiyat, önceki fiyat, liste fiyatı
    sale:indirimli fiyat, kampanya fiyatı, yeni fiyat, indirimli
    deal:indirim, kampanya, teklif
    deposit:depozito
    currency:para birimi, döviz
    store:mağaza, market, dükkan, süpermarket, satıcı, yer
    note:not, notlar, yorum
    barcode:barkod
    articleNumber:ürün kodu, stok kodu
    date:tarih, gün, ay, yıl, alış tarihi
    other:kategori, bölüm, raf, reyon, puan, değerlendirme, stok, durum, resim, menşe, ülke, renk, tür, tip, kdv, sıra, grup, stok durumu
    number:numara, kod, no
    filler:ve, ile, dahil, kdv dahil, için
    """

  static let greek = """
    name:όνομα, ονομασία, όνομα προϊόντος, περιγραφή είδους, τίτλος, ονομασία προϊόντος
    product:προϊόν, προϊόντα, είδος, είδη
    description:περιγραφή
    brand:μάρκα, κατασκευαστής, παραγωγός
    quantity:ποσότητα, περιεχόμενο
    weight:βάρος, καθαρό βάρος
    volume:όγκος
    size:μέγεθος, συσκευασία
    count:τεμάχια, τεμ, αριθμός τεμαχίων
    packs:πακέτα, συσκευασίες
    unit:μονάδα, μονάδα μέτρησης
    price:τιμή, κόστος, τιμή πώλησης
    total:σύνολο
    unitPrice:τιμή μονάδας, τιμή ανά κιλό, τιμή ανά μονάδα
    former:αρχική τιμή, παλιά τιμή, κανονική τιμή
    sale:τιμή προσφοράς, νέα τιμή, τελική τιμή
    per:ανά
    deal:προσφορά, έκπτωση
    currency:νόμισμα
    store:κατάστημα, μαγαζί, σούπερ μάρκετ, αλυσίδα
    note:σημείωση, σημειώσεις, σχόλιο, σχόλια, παρατηρήσεις
    barcode:γραμμωτός κώδικας, μπαρκόντ
    articleNumber:κωδικός προϊόντος, κωδικός είδους
    date:ημερομηνία, ημέρα, μήνας, έτος
    other:κατηγορία, τμήμα, ράφι, βαθμολογία, διαθεσιμότητα, απόθεμα, εικόνα, χώρα, χρώμα, τύπος, φπα, διάδρομος
    number:αριθμός, κωδικός, αα
    filler:σε, του, της, και, με
    """
}
