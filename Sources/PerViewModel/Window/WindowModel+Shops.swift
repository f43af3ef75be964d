import PerModel
import PerStore
import PerText
import PerTransfer

// The list of stores.
extension WindowModel {
  /// All stores, in their order.
  public var shops: [ShopContent] {
    book.shops.map { shop in
      let lines = ShopLines(shop, using: language.formatter)
      return ShopContent(title: shortName(shop.name), detail: lines.texts.joined(separator: " · "))
    }
  }

  /// A store in the list of all.
  public struct ShopContent: Hashable, Sendable {
    public let title: String
    /// "Hauptstr. 5 · 030 1234567 · 1.2 km".
    public let detail: String
  }

  /// Reads a list of stores, which takes the place of the one before.
  public func loadShops(path: String) {
    do throws(TransferError) {
      let shops = try ShopReader.read(ByteSource(path: path), language.locale)
      let title = localized(
        one: "%1$s store loaded", other: "%1$s stores loaded", count: shops.count,
        language.formatter.integer(shops.count))
      changeShops { _ in (shops, title) }
    } catch {
      tell(Notice(title: error.message, undoing: nil))
    }
  }

  /// What is typed of the store at a place of the list; nothing yet for a new one.
  public func shopForm(at place: Int?) -> ShopForm {
    guard let place, book.shops.indices.contains(place) else { return ShopForm() }
    return ShopForm(book.shops[place], using: language.formatter)
  }

  /// Why what is typed is no store yet; empty when it is one.
  public func problem(in form: ShopForm) -> String {
    do throws(ShopForm.Problem) {
      _ = try form.shop(using: language)
      return ""
    } catch {
      return error.sentence
    }
  }

  /// Adds the store, or changes the one that it was.
  public func apply(_ form: ShopForm) {
    guard let shop = try? form.shop(using: language) else { return }
    changeShops { shops in
      var shops = shops
      guard let place = shops.firstIndex(where: { $0 == form.original }) else {
        return (shops + [shop], localized("“%1$s” added", shortName(shop.name)))
      }
      guard shops[place] != shop else { return nil }
      shops[place] = shop
      return (shops, localized("“%1$s” changed", shortName(shop.name)))
    }
  }

  /// Takes the store out of the list.
  public func remove(_ form: ShopForm) {
    changeShops { shops in
      var shops = shops
      guard let place = shops.firstIndex(where: { $0 == form.original }) else { return nil }
      let shop = shops.remove(at: place)
      return (shops, localized("“%1$s” removed", shortName(shop.name)))
    }
  }

  /// Keeps another list and shows it, as soon as the file can be written.
  ///
  /// `plan` makes it of the list as it is then, with what is told of it; why it cannot be kept is told
  /// in any case.
  func changeShops(_ plan: @escaping ([Shop]) -> (shops: [Shop], title: String)?) {
    let attempt = { [self] () throws(StoreError) in
      try book.refresh()
      let old = book.shops
      guard let (shops, title) = plan(old) else { return }
      try book.set(shops)
      showShops()
      if !title.isEmpty { tell(Notice(title: title, undoing: .shops(old))) }
    }
    let failed = { [self] (error: StoreError) in
      tell(Notice(title: error.sentence, undoing: nil))
    }
    if let queue = keeper?.library.queue {
      queue.run(attempt, failed: failed)
    } else {
      do throws(StoreError) { try attempt() } catch { failed(error) }
    }
  }
}
