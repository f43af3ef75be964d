import CGtk
import CTestMainLoop
import Glibc
import Testing
import WaitTesting

@testable import GtkKit

extension GtkKitSuite {
  @Suite struct AccessibilityTests {
    @Test func theButtonThatClosesAToastHasAName() async throws {
      let overlay = ToastOverlay()
      let window = Window.plain()
      defer { window.destroy() }
      window.setChild(overlay)
      window.present()
      #expect(await eventually { overlay.isMapped })
      func named() -> [Widget] {
        overlay.children.flatMap(\.children).filter {
          test_accessible_label_is($0.raw, "Close") != 0
        }
      }
      let first = Toast("Added")
      overlay.add(first)
      let button = try #require(named().first)
      // One that has waited has a button of its own, named before anything else can happen: on a busy machine it would
      // be gone before there was time.
      overlay.add(Toast("Removed"))
      first.dismiss()
      #expect(named().contains { $0 != button })
    }

    @Test func namesDescriptionsAndStatesReachGtk() {
      let entry = Entry()
      let label = Label("Quantity")
      entry.setAccessible(label: "Quantity")
      entry.setAccessible(description: "€2.49 per kilogram")
      entry.setAccessibleInvalid(true)
      entry.setAccessible(labelledBy: label)
      #expect(test_accessible_label_is(entry.raw, "Quantity") != 0)
      #expect(test_accessible_label_is(entry.raw, "Price") == 0)
      #expect(test_accessible_description_is(entry.raw, "€2.49 per kilogram") != 0)
      #expect(test_accessible_is_invalid(entry.raw) != 0)
      #expect(test_accessible_is_labelled_by(entry.raw, label.raw) != 0)
      entry.setAccessibleInvalid(false)
      #expect(test_accessible_is_invalid(entry.raw) == 0)
    }

    @Test(.enabled(if: gtk_get_minor_version() < 14, "newer GTK announces by itself"))
    func anAnnouncementDescribesWhatHasTheFocus() async {
      let (first, second) = (Entry(), Entry())
      let box = Box(.vertical)
      box.append(first)
      box.append(second)
      let window = Window.plain()
      window.setChild(box)
      window.present()
      #expect(await eventually { first.isMapped })
      first.grabFocus()
      first.setAccessible(description: "first")
      window.announce("Added")
      #expect(await eventually { test_accessible_description_is(first.raw, "Added") != 0 })
      // What is set again says nothing new.
      first.setAccessible(description: "first")
      #expect(test_accessible_description_is(first.raw, "Added") != 0)
      window.announce("Removed")
      #expect(await eventually { test_accessible_description_is(first.raw, "Removed") != 0 })
      second.grabFocus()
      #expect(await eventually { test_accessible_description_is(first.raw, "first") != 0 })
      first.grabFocus()
      window.announce("Added")
      #expect(await eventually { test_accessible_description_is(first.raw, "Added") != 0 })
      first.setAccessible(description: "else")
      #expect(test_accessible_description_is(first.raw, "else") != 0)
      second.grabFocus()
      #expect(await eventually { test_accessible_description_is(first.raw, "else") != 0 })
      window.destroy()
    }

    @Test func aDropDownIsNamedWhereItsFocusIs() async {
      let box = Box(.vertical)
      let label = Label()
      label.setTextWithMnemonic("_Unit")
      let drop = DropDown.make()
      box.append(label)
      box.append(drop)
      label.setMnemonicWidget(drop)
      drop.items = [DropDownItem(id: "g", title: "g", subtitle: "grams")]
      let window = Window.plain()
      window.setChild(box)
      window.present()
      #expect(await eventually { drop.isMapped })
      #expect(test_accessible_is_labelled_by(drop.accessibleWidget.raw, label.raw) != 0)
      #expect(test_accessible_description_is(drop.accessibleWidget.raw, "g, grams") != 0)
      drop.grabFocus()
      #expect(window.focusedWidget == drop.accessibleWidget)
      window.destroy()
    }
  }
}
