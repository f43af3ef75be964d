import PerModel
import PerTransfer
import PerWords

/// Where the address of a page is kept.
enum LinkKeeping {
  /// In the form, whose entry can take it back.
  case form
  /// In a product, as a change.
  case product
}

// Addresses of pages that are pasted or dropped alone.
extension TransferModel {
  /// Keeps what was dropped as a file if it is the address of a page. Returns whether it is.
  public func takesLink(_ text: String) -> Bool {
    let isLink = DocumentFile.isAddress(text)
    if isLink { keep(link: text) }
    return isLink
  }

  /// Keeps the address of a page with the product that is typed or selected, and says what to do instead of opening it.
  public func keep(link: String) {
    let kept = PageAddress.alone(in: link).flatMap(keepLink)
    let advice = localized(
      "Per does not open web pages. Copy the offers in the browser (Ctrl+A, Ctrl+C), and paste them here."
    )
    guard let kept else { return notify(advice) }
    notify(
      localized("The link is in the note.") + " " + advice,
      undoing: kept == .product ? .change : nil)
  }
}

extension WindowModel {
  /// Puts the address of a page into the note of the product that is typed or selected.
  func keep(link: String) -> LinkKeeping? {
    guard showsComparison else { return nil }
    if form.isOpen, form.typed.edited != nil || !form.typed.isEmpty {
      return form.keep(link: link) ? .form : nil
    }
    return list.selection.flatMap { list.keep(link: link, with: $0) ? .product : nil }
  }
}

extension FormModel {
  /// Adds an address to the note. Undo in its entry takes it out again. Returns false where it is there already.
  func keep(link: String) -> Bool {
    guard let note = noted(link, in: typed.note) else { return false }
    discarded = nil
    replaceText(of: .note, by: note)
    refresh()
    return true
  }
}

extension ListModel {
  /// Adds an address to the note of a product. Returns false where it is there already.
  func keep(link: String, with id: Product.ID) -> Bool {
    guard let product = comparison.product(id), noted(link, in: product.note) != nil else {
      return false
    }
    edit(id) { product in product.note = noted(link, in: product.note) ?? product.note }
    return true
  }
}

/// A note with an address behind it; `nil` if it has that already.
private func noted(_ link: String, in note: String) -> String? {
  if note.split(whereSeparator: \.isWhitespace).contains(Substring(link)) { return nil }
  return note.isEmpty ? link : note + " " + link
}
