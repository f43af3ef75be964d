extension HeadingWords {
  static let polish = """
    name:nazwa, nazwa produktu, nazwa towaru, nazwa artykułu
    product:produkt, produkty, towar, artykuł, pozycja, składnik
    description:opis
    brand:marka, producent
    quantity:ilość, zawartość, zawartość netto
    weight:waga, masa, masa netto, gramatura, waga netto
    volume:objętość, pojemność
    size:rozmiar, opakowanie, wielkość, wielkość opakowania, rozmiar opakowania
    count:liczba sztuk, sztuk, szt, sztuki, liczba, ilość sztuk, rolki
    packs:liczba opakowań, opakowania, paczki, butelki, sztuk w opakowaniu, ilość opakowań
    unit:jednostka, jednostka miary, jm, j m, miara
    price:cena, koszt, cena sprzedaży, cena brutto, cena detaliczna, cena za opakowanie, kwota zapłacona, aktualna cena, cena aktualna
    total:razem, suma, wartość, kwota, cena łączna
    unitPrice:cena jednostkowa, cena za jednostkę, cena za kg, cena za kilogram, cena za litr, cena porównawcza
    former:cena regularna, stara cena, poprzednia cena, cena katalogowa, cena przed, przed, regularna, cena normalna
    sale:cena promocyjna, nowa cena, cena po rabacie, po promocji, promocyjna, teraz, cena po obniżce
    per:za, na
    each:za sztukę, szt cena
    currency:waluta
    deal:promocja, rabat, oferta, zniżka, okazja
    deposit:kaucja
    store:sklep, market, sieć, sprzedawca, gdzie, supermarket, miejsce, miejsce zakupu, dostawca
    note:uwagi, uwaga, notatka, notatki, komentarz
    barcode:kod kreskowy, kod ean, kod paskowy
    basket:koszyk
    articleNumber:numer artykułu, kod produktu, indeks towaru, nr artykułu, numer produktu
    date:data, dzień, data zakupu, miesiąc, rok
    other:kategoria, dział, półka, alejka, ocena, gwiazdki, dostępność, dostępny, aktywny, stan, stan magazynowy, zdjęcie, pochodzenie, kraj, \
    kolor, typ, rodzaj, vat, wiersz, grupa, recenzje, status, miasto, smak, lp, kolejność
    number:numer, nr, kod, indeks, id
    filler:w, z, i, o, do, netto, brutto, ok, zł brutto, z vat
    """

  static let czech = """
    name:název, jméno, název produktu, název výrobku, název zboží, názov, meno, názov produktu, názov výrobku
    product:produkt, produkty, výrobek, výrobok, zboží, položka, tovar, artikl, potravina, surovina
    description:popis
    brand:značka, výrobce, výrobca
    quantity:množství, obsah, množstvo
    weight:hmotnost, váha, gramáž, hmotnosť
    volume:objem
    size:velikost, balení, veľkosť, balenie, velikost balení
    count:kusy, kusů, ks, počet, počet kusů, počet kusov
    packs:počet balení, balíčky, lahve
    unit:jednotka, měrná jednotka, mj, merná jednotka
    price:cena, prodejní cena, náklady, predajná cena, cena za balení
    total:celkem, celková cena, spolu, celková suma
    unitPrice:jednotková cena, cena za jednotku, měrná cena, cena za kg, merná cena, cena za měrnou jednotku
    former:původní cena, běžná cena, stará cena, pôvodná cena, bežná cena, před slevou, původní, běžná
    sale:akční cena, cena po slevě, zlevněná cena, akciová cena, nová cena, po slevě, akční
    per:za, na
    each:za kus
    currency:měna, mena
    deal:sleva, akce, nabídka, zľava, akcia
    deposit:záloha, vratná záloha
    store:obchod, prodejna, řetězec, predajňa, reťazec, kde, prodejce, supermarket, místo
    note:poznámka, poznámky, komentář, komentár
    barcode:čárový kód, čiarový kód, ean kód
    basket:košík
    articleNumber:číslo zboží, kód zboží, číslo výrobku, kód produktu
    date:datum, den, dátum, deň, datum nákupu, měsíc, rok
    other:kategorie, kategória, oddělení, regál, ulička, hodnocení, hodnotenie, hvězdičky, sklad, dostupnost, dostupné, aktivní, obrázek, původ, země, \
    barva, typ, druh, dph, řádek, stav, skupina, pořadí, police
    number:číslo, kód, č, id
    filler:v, z, s, a, nebo, cca, bez, vč dph, s dph
    """

  static let southSlavic = """
    name:naziv, ime, naziv proizvoda, ime izdelka, име, наименование, назив, име на продукта
    product:proizvod, artikl, izdelek, artikel, roba, продукт, стока, артикул, производ, артикал
    brand:marka, brend, proizvođač, blagovna znamka, proizvajalec, марка, производител, бренд
    quantity:količina, sadržaj, vsebina, количество, количина, съдържание
    weight:težina, masa, teža, тегло, маса, тежина
    volume:volumen, zapremina, prostornina, обем
    size:veličina, pakiranje, pakovanje, velikost, размер, опаковка, разфасовка, паковање
    count:komada, kom, kosov, broj komada, бройки, брой, комада
    unit:jedinica, jedinica mjere, enota, мярка, единица, јединица, мерна единица
    price:cijena, cena, цена, maloprodajna cijena, mpc
    total:ukupno, skupaj, общо, укупно
    unitPrice:jedinična cijena, cijena za jedinicu, cena na enoto, единична цена, cijena za jedinicu mjere, cijena po jedinici
    former:redovna cijena, stara cijena, redna cena, стара цена, редовна цена
    sale:akcijska cijena, snižena cijena, akcijska cena, промоционална цена, нова цена, posebnog oblika prodaje, \
    posebni oblik prodaje
    deal:akcija, popust, промоция, отстъпка, попуст
    deposit:kaucija, povratna naknada
    currency:valuta, валута
    store:trgovina, dućan, prodavaonica, prodavnica, магазин, продавница, верига
    note:napomena, opomba, bilješka, бележка, забележка, напомена
    barcode:barkod, crtična koda, črtna koda, баркод
    articleNumber:šifra, šifra proizvoda
    date:datum, дата, датум, ден
    other:kategorija, kategorija proizvoda, najniža cijena, posljednjih 30 dana, sidrena cijena, odjel, polica, ocjena, ocena, zaliha, категория, отдел, рейтинг, оценка, наличност, категорија
    number:broj, številka, номер, код, број
    filler:za, i, u, na, vrijeme, на, в, по, и
    """

  static let russian = """
    name:название, наименование, имя, наименование товара, название товара, название продукта
    product:товар, продукт, товары, продукты, изделие, позиция, артикул товара, номенклатура
    description:описание
    brand:бренд, марка, производитель, торговая марка, изготовитель
    quantity:количество, содержание, содержимое, кол во, колво
    weight:вес, масса, вес нетто, масса нетто
    volume:объем, объём, емкость
    size:размер, упаковка, фасовка, размер упаковки
    count:штук, шт, штуки, число штук, количество штук
    packs:пачек, упаковок, бутылок, количество упаковок, в упаковке, упаковки
    unit:единица, единица измерения, ед изм, ед, мера, едизм
    price:цена, стоимость, розничная цена, цена продажи, текущая цена, цена за упаковку
    total:итого, сумма, всего, общая стоимость
    unitPrice:цена за единицу, цена за кг, цена за килограмм, цена за литр, удельная цена
    former:старая цена, обычная цена, прежняя цена, цена без скидки, цена до, была, регулярная цена
    sale:цена со скидкой, новая цена, акционная цена, цена по акции, цена по карте, сейчас
    per:за
    each:за штуку, за шт
    currency:валюта
    deal:скидка, акция, предложение
    deposit:залог, залоговая стоимость
    store:магазин, сеть, супермаркет, рынок, продавец, где, место покупки, поставщик, торговая сеть
    note:примечание, заметка, комментарий, примечания, заметки
    barcode:штрихкод, штрих код, код ean
    basket:корзина
    articleNumber:артикул, код товара, номер товара
    date:дата, день, дата покупки, месяц, год
    other:категория, отдел, полка, рейтинг, оценка, отзывы, наличие, в наличии, активен, изображение, фото, страна, происхождение, цвет, тип, вид, ндс, \
    строка, группа, статус, ссылка, регион, город, порядок, ряд, вкус
    number:номер, код, п п, id
    filler:в, на, с, и, по, от, для, нетто, с ндс, примерно
    """

  static let ukrainian = """
    name:назва, найменування, назва товару, назва продукту
    product:товар, продукт, товари, продукти, виріб
    description:опис
    brand:бренд, марка, виробник
    quantity:кількість, вміст
    weight:вага, маса
    volume:обєм, об'єм
    size:розмір, упаковка, фасування
    count:штук, шт
    unit:одиниця, одиниця виміру, од вим
    price:ціна, вартість
    total:разом, всього, сума
    unitPrice:ціна за одиницю, ціна за кг
    former:стара ціна, звичайна ціна
    sale:нова ціна, ціна зі знижкою, акційна ціна
    deal:знижка, акція
    currency:валюта
    store:магазин, мережа, крамниця
    note:примітка, нотатка, коментар
    barcode:штрихкод
    articleNumber:артикул, код товару
    date:дата, день, місяць, рік
    other:категорія, відділ, полиця, рейтинг, оцінка, наявність, країна, колір, тип
    number:номер, код
    filler:в, на, з, і, за
    """
}
