import PerModel
import PerText

// What products look like.
extension WindowModel {
  /// A picture that was chosen or has been read; `nil` for one that is lost, or still to come.
  func picture(_ id: Picture.ID) -> Picture? { session.library.pictures.picture(id) }

  /// Gives a product a picture: a PNG file, small enough. It may have been removed since the picture
  /// was asked for.
  public func show(picture png: [UInt8], of id: Product.ID) {
    guard let picture = Picture(png: png) else { return }
    session.library.pictures.note(picture)
    perform({ [self] in
      guard var product = comparison.product(id) else { return nil }
      product.picture = picture.id
      return comparison.editing(to: product)
    })
  }

  /// Removes the picture of a product.
  public func removePicture(of id: Product.ID) {
    guard let shown = comparison.product(id), shown.picture != nil else { return }
    perform(
      { [self] in
        guard var product = comparison.product(id), product.picture != nil else { return nil }
        product.picture = nil
        return comparison.editing(to: product)
      },
      then: { [self] in
        let title = localized("Picture of “%1$s” removed", shortName(displayName(of: shown)))
        tell(Notice(title: title, undoing: .changes(1)))
      })
  }

  /// Puts a picture into the form: a PNG file, small enough.
  ///
  /// - Parameter edited: the product that was in the form when the picture was asked for.
  public func showInForm(picture png: [UInt8], ifEditing edited: Product.ID?) {
    guard let picture = Picture(png: png), form.edited?.id == edited else { return }
    session.library.pictures.note(picture)
    form.picture = picture.id
    refreshForm()
  }

  /// Takes the picture out of the form.
  public func removePictureFromForm() {
    guard form.picture != nil else { return }
    form.picture = nil
    refreshForm()
  }

}
