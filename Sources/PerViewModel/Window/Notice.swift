import PerDatabase
import PerModel

/// What the window model asks of its window, beside showing its contents.
public enum WindowEvent: Hashable, Sendable {
  /// Rows, form, title or what can be done have changed.
  case update
  /// Show a sentence for a while, with a way to take back what it tells of.
  case notice(Notice)
  /// Take away the notice that is on show: what it offers to undo is no longer the last thing done.
  case withdrawNotice
  /// Put the keyboard focus into an entry of the form and select its text.
  case focusField(ProductForm.Field)
  /// Put the keyboard focus on a row.
  case focusRow(Product.ID)
  /// Put the keyboard focus where work starts: the list, or the first entry.
  case focusStart
  /// Open another window with a comparison that holds this product.
  case openComparison(Comparison, pictures: [Picture])
  /// Open another window with a comparison that is kept.
  case openKept(ComparisonID)
  /// Show how far some work is, with a way to give it up, if it takes long enough.
  case work(BackgroundTask)
  /// Hand this text to the clipboard.
  case copy(String)
}

/// A sentence about something that happened.
public struct Notice: Hashable, Sendable {
  public let title: String
  /// What its button does; `nil` for a notice that only tells.
  public let undoing: Undoing?

  public init(title: String, undoing: Undoing?) {
    self.title = title
    self.undoing = undoing
  }

  public enum Undoing: Hashable, Sendable {
    /// Take back whatever was done last, to the comparison or to the list of comparisons.
    case last
    /// Take back this many changes.
    case changes(Int)
    /// Put what was typed back into the form.
    case form(ProductForm)
    /// Bring back a comparison that was removed.
    case removal(ComparisonID)
    /// Put this list of stores back.
    case stores([Store])
  }
}
