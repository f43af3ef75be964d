extension HeadingWords {
  static let german = """
    name:name, titel, bezeichnung, produktname, produktbezeichnung, artikelname, artikelbezeichnung, warenbezeichnung
    product:produkt, produkte, artikel, ware, waren, lebensmittel, zutat, zutaten, was, position, gegenstand, erzeugnis, warengattung
    description:beschreibung, artikelbeschreibung, produktbeschreibung
    brand:marke, hersteller, markenname, produzent, anbieter marke
    quantity:menge, inhalt, füllmenge, nettoinhalt, packungsinhalt, nettofüllmenge, inhaltsmenge, nettomenge, packungsmenge, gebinde
    weight:gewicht, nettogewicht, füllgewicht, abtropfgewicht, packungsgewicht, einwaage
    volume:volumen, füllvolumen, flascheninhalt
    size:größe, packung, packungsgröße, verpackung, packungsgrösse, gebindegröße, verpackungseinheit, packgröße, flaschengröße
    count:stück, stückzahl, anzahl, stk, stückanzahl, blatt, rollen, tabletten, stck, beutel
    packs:packungen, pakete, gebindeanzahl, flaschen, dosen, packs, kasten, stück pro packung, flaschen pro kasten, anzahl packungen
    unit:einheit, mengeneinheit, maßeinheit, me, verkaufseinheit, mass einheit
    price:preis, kosten, verkaufspreis, ladenpreis, vk, vk preis, bruttopreis, kaufpreis, packungspreis, nettopreis, \
    aktueller preis, preis pro packung, betrag, bezahlt, marktpreis, kassenpreis
    total:gesamt, gesamtpreis, summe, gesamtbetrag, endbetrag
    unitPrice:grundpreis, einheitspreis, vergleichspreis, preis pro einheit, preis je einheit, kilopreis einheit, basispreis
    former:regulär, alt, alter, alter preis, normalpreis, uvp, statt, statt preis, regulärer preis, streichpreis, vorher, bisher, listenpreis, originalpreis, \
    ursprünglich, regulärpreis, normaler preis, altpreis, bisheriger preis, statt
    sale:aktionspreis, angebotspreis, sonderpreis, reduziert, jetzt, neuer preis, aktions, neu, reduzierter preis, rabattpreis, vorteilspreis
    per:pro, je, per
    each:stückpreis, einzelpreis, pro stück, je stück, einzel
    currency:währung, waehrung, währungscode
    deal:angebot, aktion, rabatt, ersparnis, preisnachlass, nachlass, sonderangebot
    deposit:pfand, flaschenpfand, einwegpfand, pfandbetrag
    store:laden, geschäft, geschaeft, markt, händler, haendler, supermarkt, filiale, kette, einkaufsort, anbieter, verkäufer, wo, gekauft bei, discounter
    note:notiz, notizen, bemerkung, bemerkungen, anmerkung, anmerkungen, kommentar, hinweis, info, sonstiges
    barcode:strichcode, ean code, ean nummer, gtin nummer
    basket:warenkorb, korb, einkaufskorb, im korb
    terms:bedingungen, konditionen
    articleNumber:artikelnummer, artnr, artikelnr, bestellnummer, seriennummer, art nr, artikel nr, produktnummer, warennummer, bestellnr
    date:datum, tag, kaufdatum, einkaufsdatum, gesehen, stand, monat, jahr, woche, zuletzt gekauft, einkaufstag, zeitpunkt
    other:kategorie, abteilung, regal, gang, bewertung, sterne, bestand, verfügbar, lager, lagerbestand, verfügbarkeit, aktiv, warengruppe, \
    gruppe, bild, herkunft, land, farbe, sorte, typ, art, reihe, platz, rang, status, erledigt, mwst, steuersatz, steuer, ust, kalorien, \
    brennwert, bio, zeile, lfd nr, laufende nummer, position nr, pos, note bewertung, testnote, wertung, ort, plz, adresse, geschmack, \
    fett, eiweiß, zucker gehalt, unterkategorie, priorität, wer, rezept, anteil, nutri score, differenz, schulnote, testurteil, alkohol, jahrgang
    number:nummer, nr, kennung, schlüssel
    filler:in, der, die, das, des, von, im, inkl, exkl, zzgl, netto, brutto, ca, für, aktuell, aktueller, pro packung, und, oder, bei, am, an, zu, inkl mwst, zzgl pfand
    """

  static let dutch = """
    name:naam, productnaam, artikelnaam, benaming, titel
    product:product, producten, artikel, artikelen, waar, levensmiddel, item, ingrediënt
    description:omschrijving, beschrijving, artikelomschrijving
    brand:merk, fabrikant, producent, merknaam
    quantity:hoeveelheid, inhoud, netto inhoud, hoev
    weight:gewicht, nettogewicht, netto gewicht, gewicht volume
    volume:volume
    size:grootte, verpakking, verpakkingsgrootte, formaat, maat, inhoud verpakking, verpakkingseenheid
    count:stuks, aantal, aantal stuks, st, rollen, vellen
    packs:pakken, verpakkingen, flessen, blikken, aantal per verpakking, stuks per verpakking
    unit:eenheid, maateenheid
    price:prijs, kosten, verkoopprijs, winkelprijs, bedrag betaald, huidige prijs, prijs per verpakking, prijs per pak
    total:totaal, totaalprijs, bedrag, totaalbedrag
    unitPrice:eenheidsprijs, prijs per eenheid, kiloprijs, literprijs, vergelijkingsprijs
    former:normale prijs, oude prijs, van prijs, adviesprijs, oorspronkelijke prijs, was, normaal, oud, van, reguliere prijs, oorspronkelijk
    sale:aanbiedingsprijs, actieprijs, nu, voor prijs, kortingsprijs, nieuwe prijs, bonusprijs, nieuw
    per:per
    each:stuksprijs, per stuk, stukprijs
    currency:valuta, munt
    deal:aanbieding, korting, actie, bonus, besparing, voordeel
    deposit:statiegeld
    store:winkel, supermarkt, markt, keten, verkoper, filiaal, waar gekocht, leverancier
    note:opmerking, opmerkingen, notitie, notities, toelichting
    barcode:streepjescode, ean code
    basket:mand, winkelmandje, winkelwagen, mandje
    terms:voorwaarden
    articleNumber:artikelnummer, artikelcode, artikelnr, productcode, bestelnummer
    date:datum, dag, aankoopdatum, maand, jaar, week
    other:categorie, afdeling, schap, gangpad, gangnr, beoordeling, sterren, voorraad, beschikbaar, actief, afbeelding, herkomst, land, kleur, soort, type, btw, \
    rij, status, waardering, plaats, groep, cijfer, score, bio, calorieën, smaak, volgorde, positie, gang, op voorraad, link
    number:nummer, nr, code
    filler:van, de, het, een, in, en, of, per pak, incl, excl, netto, ca, voor, bij, incl btw, met
    """

  static let scandinavian = """
    name:namn, produktnamn, artikelnamn, benämning, navn, varenavn, produktnavn, vara, varunamn, betegnelse, benævnelse
    product:vara, varor, artikel, produkt, produkter, vare, varer, artikkel, livsmedel, fødevare, matvare, dagligvare
    description:beskrivning, beskrivelse, varebeskrivelse
    brand:märke, varumärke, tillverkare, mærke, merke, producent, varemærke, varemerke, produsent, leverantör
    quantity:mängd, innehåll, mængde, indhold, mengde, innhold, nettoinnehåll, kvantitet, nettoindhold
    weight:vikt, vægt, vekt, nettovikt, nettovægt, nettovekt
    volume:volym, volumen, volum, rumindhold
    size:storlek, förpackning, förpackningsstorlek, størrelse, pakning, pakke, pakkestørrelse, emballage, emballasje, pakningsstørrelse, pakningstørrelse
    count:antal, antall, stk, st, styck, stycken, antal st, styk
    packs:paket, pakker, förpackningar, flaskor, burkar, antal i förpackning, pakninger, flasker, bokser
    unit:enhet, måttenhet, enhed, måleenhed, måleenhet
    price:pris, kostnad, försäljningspris, butikspris, salgspris, utsalgspris, pris pr pakke, betalt, aktuellt pris, butikkpris
    total:totalt, totalpris, summa, i alt, sum, totalsum, beløb, belopp
    unitPrice:jämförpris, jmf pris, jmfpris, jfr pris, jfrpris, enhetspris, enhedspris, kilopris, literpris, sammenligningspris, pris per enhet, pris pr enhed, kg pris, jmf
    former:ordinarie, ordinarie pris, ord pris, tidigare pris, normalpris, førpris, før pris, ordinær pris, ordinær, gammelt pris, före pris, \
    vejl pris, veiledende pris, gammal, gammelt, før, före, tidligere pris, rek pris, listpris
    sale:kampanjpris, extrapris, tilbudspris, kampanjepris, rea pris, reapris, nypris, nu, nå, nedsat pris, specialpris, nedsatt pris
    per:per, pr
    each:styckpris, stykpris, stykkpris, per styck, pr stk
    currency:valuta
    deal:erbjudande, rabatt, kampanj, tilbud, kampagne, rabat, kampanje, avslag, besparelse
    deposit:pant
    store:butik, affär, butikk, forretning, kedja, kæde, kjede, supermarked, marknad, handlare, butikskedja, köpt på, købt i, sted, leverandør
    note:anteckning, anteckningar, kommentar, bemærkning, anmärkning, merknad, notat, noter, notater
    barcode:streckkod, stregkode, strekkode, ean kod, ean kode
    basket:varukorg, kurv, handlekurv, korg
    articleNumber:artikelnummer, artnr, varenummer, varenr, artikelnr, vare nr
    date:datum, dag, dato, inköpsdatum, købsdato, månad, måned, år, vecka, uge, uke
    other:kategori, avdelning, hylla, hylle, afdeling, avdeling, betyg, omdöme, karakter, vurdering, bedømmelse, lager, lagerstatus, tillgänglig, aktiv, \
    bild, billede, bilde, ursprung, land, färg, sort, typ, moms, rad, status, gång, reol, oprindelse, varugrupp, vurderinger, ordning, smak, smag, varegruppe, plats, ort, ekologisk, økologisk, type, rækkefølge, länk
    number:nummer, nr, kod, kode
    filler:i, av, for, till, til, och, og, på, med, inkl, exkl, ca, netto, den, det, inkl moms
    """
}
