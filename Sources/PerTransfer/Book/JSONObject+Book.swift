import PerModel

extension JSONObject {
  /// The first line of a price book.
  public static var bookHeading: JSONObject {
    var object = JSONObject()
    object.add("format", BookFile.format)
    object.add("version", BookFile.version)
    return object
  }

  /// An item of a price book with all of its members, exactly; a part of something is named after that and a
  /// point.
  public static func item(_ item: BookItem) -> JSONObject {
    var object = JSONObject()
    switch item {
    case .article(let article):
      object.add("type", "article")
      object.add("id", article.id.description)
      // Pictures are not shared.
      let members = article.exactMembers.filter { $0.name != "picture" }
      object.addAll(of: .members(members))
    case .price(let price):
      let observation = price.observation
      object.add("type", "price")
      object.add("id", observation.id.description)
      object.add("article", observation.article.description)
      object.add("date", observation.day.description)
      object.add("revision", price.revision)
      object.addAll(of: .members(observation.exactMembers))
    case .target(let id, let target):
      object.add("type", "target")
      object.add("article", id.description)
      object.add("target", target.exactText)
    case .purchase(let purchase):
      object.add("type", "purchase")
      object.add("id", purchase.id.description)
      object.add("date", purchase.day.description)
      object.addAll(of: .members(purchase.exactMembers))
    }
    return object
  }
}
