import PerText

/// How long a name, a brand, a store and a note may be: long enough for anything that is written on a shelf,
/// short enough that a pasted file is noticed as one.
enum TextLimit {
  static let letters = 20_000

  static func problem(in text: String, of field: ProductForm.Field) -> FieldProblem? {
    if text.utf8.count > letters, text.unicodeScalars.count > letters {
      return FieldProblem(
        field == .note
          ? localized("This note is too long. Notes can have up to 20,000 characters.")
          : localized("This text is too long. It can have up to 20,000 characters."))
    }
    return nil
  }
}
