/// A page over a place, from which the user goes back.
public enum PageOver {
  /// The prices of an article.
  case article(ArticleModel)
  /// The list of stores.
  case stores
}
