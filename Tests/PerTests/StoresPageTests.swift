import GtkKit
import PerViewModel
import Testing
import WaitTesting

@testable import Per

extension PerSuite {
  @Suite struct StoresPageTests {
    private func add(_ name: String, to stores: StoresModel) {
      var form = StoreForm()
      form.name = name
      stores.apply(form)
    }

    @Test func theListFollowsItsModel() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let stores = shown.model.stores
      shown.model.open(.stores)
      let page = try #require(shown.window.page as? StoresPage)
      #expect(page.items.isEmpty)
      add("Aldi", to: stores)
      add("Lidl", to: stores)
      #expect(page.items.map(\.title) == ["Aldi", "Lidl"])
      #expect(page.activateAction("stores.remove"))
      #expect(page.items.map(\.title) == ["Lidl"])
      #expect(page.activateAction("stores.undo"))
      #expect(page.items.map(\.title) == ["Aldi", "Lidl"])
      #expect(page.activateAction("stores.redo"))
      #expect(page.items.count == 1)
      shown.model.goBack()
      #expect(shown.window.page == nil)
      // The model outlives the page.
      add("Tesco", to: stores)
    }

    @Test func aFormIsFilledAndGivenUp() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let stores = shown.model.stores
      var form = StoreForm()
      form.name = "Aldi"
      form.address = "Main St. 5\nBoston"
      let editor = StoreFormWindow.show(form, of: stores, over: shown.window)
      editor.close()
      #expect(stores.form(at: nil) == form)
    }
  }

  @Suite struct PagesTests {
    @Test func preferencesAndHelpAreShown() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let library = Library(path: ":memory:", language: .init(.current), usesThread: false)
      let model = PreferencesModel(library, keptIn: Kept())
      let sharing = SharedBookModel(library, by: SyncProgram())
      sharing.show(beside: nil)
      let page = SharedBookPage(sharing)
      // Through a folder, and through a server
      #expect(page.groups.count == 2)
      let preferences = PreferencesPages(model, page, RatesPage(RatesModel(library)))
        .window(over: shown.window)
      preferences.present()
      try await until("the preferences are there") { preferences.isMapped }
      preferences.destroy()
      HelpWindow.show(over: shown.window)
      let help = try #require(HelpWindow.shown?.object)
      #expect(help.sections.rows.count == HelpPage.current.sections.count)
      for row in help.sections.rows { help.sections.select(row) }
      try await until("the help is there") { help.isMapped }
      help.close()
      try await until("the help is closed") { HelpWindow.shown?.object == nil }
    }

    private final class Kept: PreferenceStore {
      func canSet(_ key: Preferences.Key) -> Bool { true }
      func text(_ key: Preferences.Key) -> String { "" }
      func set(_ key: Preferences.Key, _ text: String) {}
    }
  }
}
