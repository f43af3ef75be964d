/// A change of the price book, as a value with an inverse.
public enum BookChange: Hashable, Sendable {
  case addArticle(Article)
  /// The article leaves the book; its facts must have been withdrawn.
  case removeArticle(Article)
  case editArticle(from: Article, to: Article)
  case add(PriceObservation)
  /// The fact no longer counts. It is kept, so that sharing the book does not bring it back.
  case withdraw(PriceObservation)
  case setTarget(Article.ID, from: Target?, to: Target?)
  /// Several changes that are made, and undone, as one.
  case several([BookChange])

  /// The change that replaces a fact by another one.
  public static func correct(_ old: PriceObservation, by new: PriceObservation) -> BookChange {
    var new = new
    new.corrects = old.id
    return .several([.withdraw(old), .add(new)])
  }

  /// The change that undoes this one.
  public var inverse: BookChange {
    switch self {
    case .addArticle(let article): .removeArticle(article)
    case .removeArticle(let article): .addArticle(article)
    case .editArticle(let from, let to): .editArticle(from: to, to: from)
    case .add(let observation): .withdraw(observation)
    case .withdraw(let observation): .add(observation)
    case .setTarget(let id, let from, let to): .setTarget(id, from: to, to: from)
    case .several(let changes): .several(changes.reversed().map(\.inverse))
    }
  }

  /// The pictures that it takes to make the change or to undo it.
  public var pictures: Set<Picture.ID> {
    switch self {
    case .addArticle(let article), .removeArticle(let article):
      Set([article.picture].compactMap(\.self))
    case .editArticle(let from, let to): Set([from.picture, to.picture].compactMap(\.self))
    case .add, .withdraw, .setTarget: []
    case .several(let changes): changes.reduce(into: []) { $0.formUnion($1.pictures) }
    }
  }
}

/// A part of a price book as it is shared with others.
public enum BookItem: Hashable, Sendable {
  indirect case article(Article)
  case price(BookPrice)
  indirect case target(Article.ID, Target)
  /// One that counts; those that were taken back are not handed on.
  indirect case purchase(Purchase)
}
