import PerDatabase
import PerModel

/// What a window model and its parts ask of the window, beside showing their contents.
public enum WindowEvent: Hashable, Sendable {
  /// Rows, form, title or the enabled actions have changed.
  case update
  /// Show a sentence for a while, with a way to undo what it is about.
  case notice(Notice)
  /// Take away the notice on show: what it offers to undo is no longer the last thing done.
  case withdrawNotice
  /// Put the keyboard focus into an entry of the form and select its text.
  case focusField(ProductForm.Field)
  /// Put the keyboard focus into the details of the selected product.
  case focusDetails
  /// Put the keyboard focus on a row.
  case focusRow(Product.ID)
  /// Scroll to a product that was just added, mark it for a moment, and say this.
  case added(Product.ID, String)
  /// Let a screen reader say this.
  case say(String)
  /// Put the keyboard focus where work starts: the list, or the first entry.
  case focusStart
  /// Show a new comparison instead of this one.
  case goToNew(Comparison, pictures: [Picture])
  /// Open another window with a new comparison.
  case openNew(Comparison, pictures: [Picture])
  /// Open another window with a comparison of the file.
  case open(ComparisonID)
  /// Show the progress of some work, with a way to cancel it, if it takes long enough.
  case work(BackgroundTask)
  /// Something that took long has ended like this: tell the user, who may be in another program.
  case ended(String)
  /// Let the user look at a table before it is imported.
  case look(ImportModel)
  /// Let the user choose among what a document offers.
  case choose(CandidatesModel)
  /// Put something on offer elsewhere into the form.
  case fill(Product)
  /// Show what was typed as a price of an article again.
  case editPrice(PriceForm, ArticleModel)
  /// Hand this text to the clipboard.
  case copy(String)
}
