import PerDatabase
import PerModel
import PerTransfer
import PerWords

/// `per-cli book export` and `import`: the price book as JSON, one item a line, prices of Open Prices, and tables.
struct BookTransferCommand {
  let arguments: Arguments

  private enum Format: String, CaseIterable {
    case per
    case openPrices = "open-prices"
  }

  func export(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw .noOperand("book export", not: operands[0]) }
    let word = arguments.options[.format] ?? Format.per.rawValue
    switch Format(rawValue: word) {
    case .per: return try exportAll()
    case .openPrices: return try exportOpenPrices()
    case nil: throw .format(word, of: Format.allCases.map(\.rawValue))
    }
  }

  private func exportAll() throws(UsageError) -> ExitStatus {
    var output = Output()
    output.writeLine(JSONObject.bookHeading.line)
    try CommandDatabase(arguments).use { (database) throws(DatabaseError) in
      try database.forEachBookItem { item in output.writeLine(JSONObject.item(item).line) }
    }
    output.flush()
    return .success
  }

  /// Writes prices in the format of Open Prices, and reports how many do not fit it.
  private func exportOpenPrices() throws(UsageError) -> ExitStatus {
    var output = Output()
    var article: Article?
    var refused = 0
    try CommandDatabase(arguments).use { (database) throws(DatabaseError) in
      try database.forEachBookItem { item in
        switch item {
        case .article(let next): article = next
        // What was withdrawn has an even revision.
        case .price(let price) where price.revision % 2 == 1:
          guard let article, article.id == price.observation.article,
            let object = JSONObject.openPrice(price.observation, of: article)
          else {
            refused += 1
            return
          }
          output.writeLine(object.line)
        case .price, .target, .purchase: break
        }
      }
    }
    output.flush()
    if refused > 0 {
      complain(localized("prices without a barcode, or only of a deal: %1$s", String(refused)))
    }
    return refused == 0 ? .success : .refused
  }

  /// Adds what is new; reports unreadable lines and skips them.
  func load(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 1 else { throw .oneFile("book import") }
    let path = operands[0]
    switch try contents(of: path) {
    case .items(let reader):
      guard !isCatalogue else {
        throw UsageError(
          localized("%1$s: only the export of Open Food Facts is a catalog", path))
      }
      return try load(reader, from: path)
    case .catalogue(let catalogue): return try load(catalogue, from: path)
    }
  }

  private var isDryRun: Bool { arguments.options[.dryRun] != nil }

  private var isCatalogue: Bool { arguments.options[.catalog] != nil }

  /// Completes the articles whose barcodes are in a catalogue, and prints how many those are; with --catalog, keeps
  /// all of it, and prints how many barcodes are new.
  private func load(
    _ catalogue: FoodFactsLines, from path: String
  ) throws(UsageError) -> ExitStatus {
    complain("\(path): \(catalogue.attribution)")
    var refused = 0
    var problem: TransferError?
    func next() -> Article? {
      do throws(TransferError) {
        while let next = try catalogue.next() {
          switch next {
          case .success(let article): return article
          case .failure(let error):
            refused += 1
            complain("\(path): \(error.complaint)")
          }
        }
      } catch { problem = error }
      return nil
    }
    let isCatalogue = isCatalogue
    let preview = isDryRun ? BookPreview(arguments, try LocaleOptions(arguments).locale) : nil
    let result = try CommandDatabase(arguments).use { (database) throws(DatabaseError) in
      if let preview {
        preview.showArticles(next)
        return CatalogueResult(completed: 0)
      }
      if isCatalogue { return try database.addToCatalogue(next) }
      return CatalogueResult(completed: try database.completeArticles(next))
    }
    if let problem { complain("\(path): \(problem.complaint)") }
    guard !isDryRun else { return refused == 0 && problem == nil ? .success : .refused }
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      if isCatalogue { object.add("catalogued", result.catalogued) }
      object.add("completed", result.completed)
      object.add("refused", refused)
      output.writeLine(object.line)
    } else {
      output.writeLine(String(isCatalogue ? result.catalogued : result.completed))
    }
    output.flush()
    return refused == 0 && problem == nil ? .success : .refused
  }

  private func load(
    _ reader: any BookItemReader, from path: String
  ) throws(UsageError) -> ExitStatus {
    if let attribution = reader.attribution { complain("\(path): \(attribution)") }
    let database = try CommandDatabase(arguments)
    var refused = 0
    var problem: TransferError?
    let filter = try filter()
    let onlyKnown = arguments.options[.known] != nil
    let preview = isDryRun ? BookPreview(arguments, try LocaleOptions(arguments).locale) : nil
    let result = try database.use { (database) throws(DatabaseError) in
      var items = reader
      if let filter {
        items = FilteredBookItems(reader, by: filter) { article in
          !onlyKnown || (try? database.isKnown(article)) == true
        }
      }
      func next() -> BookItem? {
        while true {
          do throws(TransferError) {
            switch try items.next() {
            case .success(let item)?: return item
            case .failure(let error)?:
              refused += 1
              complain("\(path): \(error.complaint)")
            case nil: return nil
            }
          } catch {
            problem = error
            return nil
          }
        }
      }
      if let preview {
        preview.show(next)
        return BookMergeResult()
      }
      return try database.mergePriceBook(next)
    }
    for remark in reader.remarks { complain("\(path): \(remark)") }
    if let problem { complain("\(path): \(problem.complaint)") }
    if result.refused > 0 {
      complain(
        localized(
          "%1$s: prices of articles that are not in the file: %2$s", path, String(result.refused)))
    }
    refused += result.refused
    if !isDryRun { report(result, refused) }
    return refused == 0 && problem == nil ? .success : .refused
  }

  private func contents(of path: String) throws(UsageError) -> BookFile.Contents {
    let source: ByteSource = path == "-" ? ByteSource(descriptor: 0) : try .file(path)
    let table = BookTableOptions(
      try LocaleOptions(arguments).locale, path: path,
      day: try BookLine.day(arguments.options[.date]), store: arguments.options[.store] ?? "",
      today: .today, isCurrencyChosen: arguments.options[.currency] != nil,
      columns: try arguments.columns())
    let (countries, locations) = (try countries(), try locations())
    do throws(TransferError) {
      return try BookFile.open(
        source, table: table, countries: countries, locations: locations)
    } catch {
      if error.problem == .noCountries {
        throw UsageError(
          localized("%1$s: only Open Prices data includes the country", path))
      }
      throw UsageError(failure: "\(path): \(error.message)")
    }
  }

  /// `nil` where all prices are wanted.
  private func filter() throws(UsageError) -> BookFilter? {
    let options: [Arguments.Option] = [.since, .currency, .known]
    guard options.contains(where: { arguments.options[$0] != nil }) else { return nil }
    var filter = BookFilter()
    filter.since = try BookLine.day(arguments.options[.since])
    if arguments.options[.currency] != nil {
      filter.currency = try LocaleOptions(arguments).locale.currency
    }
    return filter
  }

  private func countries() throws(UsageError) -> Set<String>? {
    guard let text = arguments.options[.countries] else { return nil }
    var codes: Set<String> = []
    for word in text.split(separator: ",") {
      guard let region = Region(code: word.filter { !$0.isWhitespace }) else {
        throw .region(String(word))
      }
      codes.insert(region.code)
    }
    return codes
  }

  private func locations() throws(UsageError) -> OpenPricesLocations? {
    guard let path = arguments.options[.locations] else { return nil }
    let source = try ByteSource.file(path)
    do throws(TransferError) {
      let locations = try OpenPricesLocations(source)
      for problem in locations.problems { complain("\(path): \(problem.message)") }
      return locations
    } catch { throw UsageError(failure: "\(path): \(error.message)") }
  }

  private func report(_ result: BookMergeResult, _ refused: Int) {
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("articles", result.articles)
      object.add("prices", result.prices)
      object.add("withdrawn", result.withdrawn)
      object.add("targets", result.targets)
      object.add("refused", refused)
      output.writeLine(object.line)
    } else {
      output.writeLine(String(result.prices))
    }
    output.flush()
  }
}
