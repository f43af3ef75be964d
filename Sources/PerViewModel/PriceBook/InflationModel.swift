import PerDatabase
import PerModel

/// What the things that a person buys cost over the months.
@MainActor
public final class InflationModel {
  private let library: Library
  /// What is shown; `nil` until it has been read.
  public private(set) var content: InflationContent?
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }
  /// Called when something else is to be shown.
  public var onChanged: () -> Void = {}

  init(_ library: Library) { self.library = library }

  /// Reads everything that was bought, and what it cost.
  public func load() {
    let language = library.language
    let (currency, region) = (language.locale.currency, language.locale.region)
    library.file.run(
      { (database) throws(DatabaseError) in
        try database.basket(currency: currency, in: region)
      },
      then: { [weak self] (result: Result<[BasketArticle], DatabaseError>) in
        guard let self else { return }
        switch result {
        case .failure(let error): onEvent(.notice(Notice(title: error.sentence)))
        case .success(let basket):
          content = InflationContent(basket, using: language.formatter)
          onChanged()
        }
      })
  }
}
