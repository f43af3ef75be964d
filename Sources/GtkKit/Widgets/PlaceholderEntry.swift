import CGtk

/// An entry that can show something while it is empty.
public protocol PlaceholderEntry: Editable {
  /// The text shown, dimmed, while the entry is empty.
  var placeholder: String? { get set }
}

extension PlaceholderEntry {
  /// Shows, dimmed, while the entry is empty, the first of these texts for which it is wide enough, and nothing where
  /// it is too narrow for all: GTK would cut the text.
  public func setPlaceholders(_ texts: [String]) {
    let choice = placeholderChoice ?? makePlaceholderChoice()
    choice.texts = texts
    choice.width = nil
    choosePlaceholder()
  }

  private var placeholderChoice: PlaceholderChoice? {
    g_object_get_data(cast(), PlaceholderChoice.key).map { Unmanaged.lent(by: $0) }
  }

  private func makePlaceholderChoice() -> PlaceholderChoice {
    let choice = PlaceholderChoice()
    g_object_set_data_full(cast(), PlaceholderChoice.key, Unmanaged.giving(choice), releaseOwned)
    onSelf("realize") { (entry: Self) in entry.followLayout() }
    onSelf("unrealize") { (entry: Self) in entry.placeholderChoice?.layout?.disconnect() }
    if gtk_widget_get_realized(widget) != 0 { followLayout() }
    return choice
  }

  /// Chooses again whenever widgets have got their places.
  private func followLayout() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    let entry = Weak(self)
    placeholderChoice?.layout = Object(borrowing: clock).on("layout", after: true) { _ in
      entry.object?.choosePlaceholder()
    }
  }

  private func choosePlaceholder() {
    guard let choice = placeholderChoice, let text = children.first(where: \.isTyped),
      choice.width != text.allocatedWidth
    else { return }
    choice.width = text.allocatedWidth
    let shown = choice.texts.first { text.textWidth(of: $0) <= text.allocatedWidth } ?? ""
    if placeholder ?? "" != shown { placeholder = shown }
  }
}

/// The texts that an empty entry may show, owned by the entry.
private final class PlaceholderChoice {
  static let key = "per-placeholders"

  var texts: [String] = []
  /// The width for which one was chosen.
  var width: Int?
  var layout: SignalConnection?
}
