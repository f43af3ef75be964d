import PerModel
import PerText

/// Reads a list of stores from a table whose headings say what stands below them.
struct StoreTable {
  /// What a column says of a store.
  private enum Column: String, CaseIterable {
    case name, address, street, city, state, code, phone, fax, email, webPage, distance
  }

  private let columns: [Column?]
  /// The headings of columns that give no store anything.
  let leftOut: [String]
  private let records: TableRecords
  private let distance: (String, TextPosition) throws(TransferError) -> Quantity?
  private let limits: TransferLimits

  /// `nil` where the first line has no headings of such a table.
  ///
  /// - Parameter distance: reads a distance that stands in a place of the file.
  init?(
    _ chunks: TextChunks, limits: TransferLimits,
    distance: @escaping (String, TextPosition) throws(TransferError) -> Quantity?
  ) throws(TransferError) {
    let line = chunks.first.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    // JSON begins with a bracket.
    let first = line.first { $0 > 0x20 }
    guard line.count < 4000, first != UInt8(ascii: "["), first != UInt8(ascii: "{") else {
      return nil
    }
    var best: (separator: FieldSeparator, columns: [Column?])?
    for separator in FieldSeparator.allCases where separator != .blanks {
      let cells = line.split(separator: separator.byte, omittingEmptySubsequences: false)
      let columns = cells.map { Self.column(String(decoding: $0, as: UTF8.self)) }
      let known = columns.count { $0 != nil }
      if columns.contains(.name), known > best?.columns.count(where: { $0 != nil }) ?? 0 {
        best = (separator, columns)
      }
    }
    guard let best else { return nil }
    columns = best.columns
    records = TableRecords(
      TextLines(chunks, limits: limits), separator: best.separator, limits: limits, pending: [])
    (self.distance, self.limits) = (distance, limits)
    let headings = try records.next()?.get().fields.map(\.text) ?? []
    var seen: Set<Column> = []
    leftOut = zip(columns, headings).compactMap { column, heading in
      if let column, seen.insert(column).inserted { return nil }
      return heading.isEmpty ? nil : heading
    }
  }

  /// All stores. Throws what is wrong with a row.
  func stores() throws(TransferError) -> [Store] {
    var stores: [Store] = []
    while let next = try records.next() {
      let record = try next.get()
      guard stores.count < limits.maximumStores else {
        throw TransferError(.tooManyStores, at: TextPosition(line: record.line, column: 1))
      }
      stores.append(try store(record))
    }
    return stores
  }

  private func store(_ record: TableRecord) throws(TransferError) -> Store {
    var texts: [Column: String] = [:]
    var store = Store(name: "")
    for (column, field) in zip(columns, record.fields) {
      guard let column, !field.text.isEmpty, texts[column] == nil else { continue }
      guard field.text.utf8.count <= limits.maximumStoreTextLength else {
        throw TransferError(.tooLong, at: field.position)
      }
      texts[column] = FormulaCell.armed(field.text)
      if column == .distance { store.distance = try distance(field.text, field.position) }
    }
    guard let name = texts[.name] else {
      throw TransferError(
        .missingMember("name"), at: TextPosition(line: record.line, column: 1))
    }
    store.name = name
    store.address = texts[.address] ?? ""
    if store.address.isEmpty || texts[.city] != nil {
      var parts = AddressParts()
      parts.first = texts[.street] ?? store.address
      (parts.city, parts.state) = (texts[.city] ?? "", texts[.state] ?? "")
      parts.code = texts[.code] ?? ""
      store.address = parts.lines
    }
    (store.phone, store.fax) = (texts[.phone] ?? "", texts[.fax] ?? "")
    (store.email, store.webPage) = (texts[.email] ?? "", texts[.webPage] ?? "")
    return store
  }

  private static func column(_ heading: String) -> Column? {
    let tokens = HeadingText.tokens(of: heading.filter { $0 != "\u{FEFF}" })
    let key = tokens.joined(separator: " ")
    if let column = words[key] ?? words[key.filter { $0 != " " }] { return column }
    let senses = HeadingWords.senses(of: key) ?? []
    return senses.contains(.store) || senses.contains(.name) ? .name : nil
  }

  private static let words: [String: Column] = {
    var words: [String: Column] = [:]
    for line in headings.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let column = Column(rawValue: String(parts[0])) else { continue }
      for word in parts[1].split(separator: ",") {
        words[HeadingText.tokens(of: String(word)).joined(separator: " ")] = column
      }
    }
    return words
  }()

  private static let headings = """
    address:address, adresse, anschrift, dirección, indirizzo, adres, endereço, morada, adress, adresa, адрес, العنوان, כתובת, 住所, 地址, 주소
    street:street, address 1, address1, straße, rue, calle, via, straat, rua, ulica, gata, улица, الشارع, רחוב
    city:city, town, ort, stadt, ville, ciudad, città, plaats, stad, cidade, miasto, město, город, المدينة, עיר, 市区町村, 城市
    state:state, region, province, bundesland, région, provincia, regione, provincie, estado, województwo, kraj, область, 都道府県, 省份
    code:zip, zip code, zipcode, postal code, postcode, plz, postleitzahl, code postal, código postal, cap, cep, kod pocztowy, postnummer, \
    psč, индекс, الرمز البريدي, מיקוד, 郵便番号, 邮编
    phone:phone, telephone, tel, phone number, telefon, telefonnummer, téléphone, teléfono, telefono, telefoon, telefone, телефон, الهاتف, \
    טלפון, 電話, 電話番号, 电话
    fax:fax, fax number, faxnummer, télécopie, faks, факс, فاكس, פקס, ファックス, 传真
    email:email, e mail, mail, courriel, correo, correo electrónico, e post, epost, البريد الإلكتروني, דואל, メール, 邮箱
    webPage:web page, webpage, website, web, url, homepage, site, site web, sitio web, sito, webseite, strona, hemsida, сайт, الموقع, אתר, 网站
    distance:distance, entfernung, distancia, distanza, afstand, distância, odległość, avstånd, vzdálenost, расстояние, المسافة, מרחק, 距離, 距离, \
    distance km, distance miles
    """
}
