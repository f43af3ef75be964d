import CGtk

/// A button that shows the selected choice and opens a list of all choices.
///
/// `GtkDropDown` of GTK 4.8 supports neither headings nor searching within words, so this is made
/// of a button, a popover and a list. In markup it is `GtkKitDropDown`. Typing on the closed button
/// chooses the item that begins with the letters; Alt+Down, Space and Return open the list.
public final class DropDown: Bin, TemplateWidget, AccessibleProxy {
  /// The type `GtkKitDropDown`.
  public static let template = Template(
    name: "GtkKitDropDown", parent: .bin, markup: StaticBytes(markup), cssName: "dropdown",
    delegatesFocus: true)

  private let button: ToggleButton
  private let title: Label
  private var choice = DropDownChoice()
  /// The list, once it has been opened.
  private(set) var list: DropDownList?
  /// Makes the choices when the list first opens; until then only the selected one is known.
  private var makeItems: (() -> [DropDownItem])?
  private var typing = TypeAhead()
  private var handlers: [(DropDownItem) -> Void] = []

  /// Whether the list has a search entry.
  public var isSearchable = false

  /// Shown instead of the selected choice until the user chooses: "units". Choosing anything, even the selected choice,
  /// then counts as a change.
  public var prompt = "" { didSet { if prompt != oldValue { showSelected() } } }

  /// The text shown in the search entry while it is empty.
  public var searchPlaceholder: String?

  /// Finds its parts and listens to them.
  public required init(_ reference: Reference) {
    button = reference.child("button")
    title = reference.child("title")
    super.init(reference)
    button.onToggled { [weak self] isDown in
      if isDown { self?.openList() } else { self?.list?.popover.popDown() }
    }
    let keys = KeyController(phase: .capture)
    keys.onKeyPressed { [weak self] key, modifiers in
      self?.handle(key, modifiers) ?? false
    }
    button.addController(keys)
    onMap { [weak self] in self?.useLabelAsName() }
  }

  var accessibleWidget: Widget { button }

  /// The choices. Setting them keeps the selected one if it is among them, else selects the first.
  public var items: [DropDownItem] {
    get {
      loadItems()
      return choice.items
    }
    set {
      makeItems = nil
      choice.items = newValue
      if let list, list.items != newValue { list.items = newValue }
      showSelected()
    }
  }

  /// Shows an item as the selected one. The choices, which it is among, are asked for when the list opens or a letter
  /// is typed.
  public func show(_ selected: DropDownItem, among choices: @escaping () -> [DropDownItem]) {
    choice.items = [selected]
    makeItems = choices
    showSelected()
    if isOpen { loadItems() }
  }

  private func loadItems() {
    if let makeItems { items = makeItems() }
  }

  /// The index of the selected choice; nil only if none. Setting it calls no handler.
  public var selectedIndex: Int? {
    get {
      loadItems()
      return choice.selectedIndex
    }
    set {
      guard newValue != selectedIndex else { return }
      choice.select(newValue)
      showSelected()
    }
  }

  /// The selected choice. Setting an `id` that no item has does nothing; no handler is called.
  public var selectedId: String? {
    get { selectedItem?.id }
    set {
      guard newValue != selectedItem?.id else { return }
      if let index = items.firstIndex(where: { $0.id == newValue }) { selectedIndex = index }
    }
  }

  /// The selected choice.
  public var selectedItem: DropDownItem? { choice.selectedItem }

  /// Calls a handler when the user has chosen something else. It must capture this widget and its
  /// ancestors weakly.
  public func onSelectionChanged(_ body: @escaping (DropDownItem) -> Void) {
    handlers.append(body)
  }

  /// Whether the list is open.
  public var isOpen: Bool { list?.popover.isVisible ?? false }

  /// Opens the list, if the button is on the screen.
  public func open() {
    button.isActive = isMapped
  }

  /// Chooses an item as the user does: closes the list and calls the handlers if the choice has
  /// changed.
  public func choose(_ index: Int) {
    list?.popover.popDown()
    guard items.indices.contains(index), index != selectedIndex || !prompt.isEmpty else { return }
    selectedIndex = index
    guard let item = selectedItem else { return }
    for handler in handlers { handler(item) }
  }

  /// A label whose access key focuses this widget names the button, which has the focus then.
  private func useLabelAsName() {
    if let label = mnemonicLabels.first { setAccessible(labelledBy: label) }
  }

  private func showSelected() {
    title.text = prompt.isEmpty ? selectedItem?.title ?? "" : prompt
    title.setCssClass("dim-label", !prompt.isEmpty)
    let description = [selectedItem?.title, selectedItem?.subtitle].compactMap(\.self)
    setAccessible(description: description.filter { !$0.isEmpty }.joined(separator: ", "))
    if makeItems == nil { list?.selectedIndex = choice.selectedIndex }
  }

  func handle(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if key == .down, modifiers == .alt {
      open()
      return true
    }
    guard let text = typing.add(key, modifiers) else { return false }
    if let index = items.bestMatch(for: text) { choose(index) } else { errorBell() }
    return true
  }

  private func openList() {
    loadItems()
    let list = self.list ?? makeList()
    list.isSearchable = isSearchable
    list.searchPlaceholder = searchPlaceholder
    list.open()
  }

  private func makeList() -> DropDownList {
    let list = DropDownList(parent: self)
    list.items = items
    list.selectedIndex = selectedIndex
    list.onChosen = { [weak self] in self?.choose($0) }
    list.popover.onClosed { [weak self] in self?.button.isActive = false }
    self.list = list
    return list
  }

  private static let markup: StaticString = """
    <interface>
      <template class="GtkKitDropDown" parent="AdwBin">
        <property name="child">
          <object class="GtkToggleButton" id="button">
            <property name="accessible-role">combo-box</property>
            <property name="child">
              <object class="GtkBox">
                <child>
                  <object class="GtkLabel" id="title">
                    <property name="hexpand">True</property>
                    <property name="xalign">0</property>
                    <property name="wrap">True</property>
                    <property name="wrap-mode">word-char</property>
                  </object>
                </child>
                <child>
                  <object class="GtkImage">
                    <property name="icon-name">pan-down-symbolic</property>
                    <property name="accessible-role">presentation</property>
                  </object>
                </child>
              </object>
            </property>
          </object>
        </property>
      </template>
    </interface>
    """
}

/// The letters typed in quick succession on a widget that is not an entry.
final class TypeAhead {
  private var text = ""
  private var forgetting: MainLoopSource?

  /// Takes a key.
  /// - Returns: the letters so far, or nil if the key adds none.
  func add(_ key: Key, _ modifiers: Modifiers) -> String? {
    guard modifiers.isSubset(of: .shift), let character = key.character else { return nil }
    // A space continues a name; on its own it opens the list.
    guard character != " " || !text.isEmpty else { return nil }
    text.unicodeScalars.append(character)
    forgetting?.cancel()
    forgetting = MainLoop.after(milliseconds: 1000) { [weak self] in self?.text = "" }
    return text
  }
}
