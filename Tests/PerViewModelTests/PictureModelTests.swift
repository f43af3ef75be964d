import DatabaseTesting
import Glibc
import PerModel
import PerText
import Testing

@testable import PerViewModel

@MainActor
@Suite struct PictureModelTests {
  private let files = LibraryFolder()

  private let picture = Picture.sample(1)
  private let other = Picture.sample(2)

  /// A window that nothing keeps, and one on a file.
  private func windows() -> [WindowModel] {
    let library = Library(
      path: ":memory:", language: Language(UserLocale(identifier: "en_US")), usesThread: false)
    return [Fixture().model, WindowModel(library.openNew())]
  }

  private func add(_ name: String, to model: WindowModel) throws -> Product.ID {
    model.form.type(name, into: .name)
    model.form.type("1 kg", into: .quantity)
    model.form.type("1", into: .price)
    model.form.submit()
    return try #require(model.list.rows.first { $0.name == name }).id
  }

  @Test func aRowShowsItsPictureAndLosesItAgain() throws {
    for model in windows() {
      let id = try add("A", to: model)
      #expect(!model.isEnabled(.removePicture))
      model.list.show(picture: picture.png, of: id)
      #expect(model.list.rows[0].picture?.png == picture.png)
      model.list.show(picture: other.png, of: id)
      #expect(model.list.rows[0].picture == other)
      model.undo()
      #expect(model.list.rows[0].picture == picture)
      model.list.select(id)
      #expect(model.isEnabled(.removePicture))
      model.list.removePicture(of: id)
      #expect(model.list.rows[0].picture == nil)
      model.undo()
      #expect(model.list.rows[0].picture?.png == picture.png)
      model.redo()
      #expect(model.list.rows[0].picture == nil)
    }
  }

  @Test func whatIsNoPictureChangesNothing() throws {
    for model in windows() {
      let id = try add("A", to: model)
      model.list.show(picture: [1, 2, 3], of: id)
      model.form.show(picture: [], ifEditing: nil)
      #expect(model.list.rows[0].picture == nil && model.form.content.picture == nil)
      // The product may be gone when its picture has been read.
      model.list.remove(id)
      model.list.show(picture: picture.png, of: id)
      #expect(model.list.rows.isEmpty)
    }
  }

  @Test func theFormTakesAPicture() throws {
    for model in windows() {
      model.form.show(picture: picture.png, ifEditing: nil)
      #expect(model.form.content.picture == picture)
      #expect(!model.form.typed.isEmpty)
      _ = try add("A", to: model)
      #expect(model.list.rows[0].picture?.png == picture.png)
      #expect(model.form.content.picture == nil)
      model.edit(model.list.rows[0].id)
      #expect(model.form.content.picture == picture)
      // One that was asked for while another product was in the form
      model.form.show(picture: other.png, ifEditing: nil)
      #expect(model.form.content.picture == picture)
      model.form.removePicture()
      #expect(model.form.content.picture == nil)
      #expect(model.list.rows[0].picture == picture)
      model.form.submit()
      #expect(model.list.rows[0].picture == nil)
      model.undo()
      #expect(model.list.rows[0].picture == picture)
    }
  }

  @Test func whatWasPutAsideComesBackWithItsPicture() throws {
    for model in windows() {
      var notices: [Notice] = []
      model.onEvent = { if case .notice(let notice) = $0 { notices.append(notice) } }
      model.form.show(picture: picture.png, ifEditing: nil)
      model.form.cancel()
      #expect(model.form.content.picture == nil)
      model.undo(try #require(notices.last?.undoing))
      #expect(model.form.content.picture?.png == picture.png)
    }
  }

  @Test func aCopyLooksTheSame() throws {
    for model in windows() {
      let id = try add("A", to: model)
      model.list.show(picture: picture.png, of: id)
      model.duplicate(id)
      #expect(model.list.rows.map(\.picture) == [picture, picture])
    }
  }

  @Test func anotherWindowShowsThePictureToo() throws {
    let first = WindowModel(files.library().openLast())
    let id = try add("A", to: first)
    let second = WindowModel(files.library().openLast())
    #expect(second.list.rows.count == 1)
    first.list.show(picture: picture.png, of: id)
    second.current.reloadIfChanged()
    #expect(second.list.rows[0].picture?.png == picture.png)
    second.undo()
    first.current.reloadIfChanged()
    #expect(first.list.rows[0].picture == nil)
    first.redo()
    #expect(first.list.rows[0].picture == picture)
  }

  @Test func aProductOfAnotherKindTakesItsPictureAlong() throws {
    let library = Library(
      path: ":memory:", language: Language(UserLocale(identifier: "en_US")), usesThread: false)
    let model = WindowModel(library.openNew())
    _ = try add("A", to: model)
    var opened: WindowModel?
    model.onEvent = {
      if case .goToNew(let comparison, let pictures) = $0 {
        opened = WindowModel(library.openNew(comparison, with: pictures))
      }
    }
    model.form.show(picture: picture.png, ifEditing: nil)
    model.form.type("1 l", into: .quantity)
    model.form.type("1", into: .price)
    model.form.takeWayOut()
    #expect(opened?.list.rows.map(\.picture?.png) == [picture.png])
  }

  @Test func aWholeComparisonComesBackWithItsPictures() async throws {
    for model in windows() {
      model.list.show(picture: picture.png, of: try add("A", to: model))
      var text = ""
      model.transfer.export(as: .json) { text = $0 }
      let path = try files.write(text, as: "file.json")
      guard case .comparison(let read) = await model.transfer.open(path: path) else {
        Issue.record("no comparison")
        return
      }
      let library = Library(
        path: ":memory:", language: Language(UserLocale(identifier: "en_US")), usesThread: false)
      let opened = WindowModel(library.openNew(read.comparison, with: read.pictures))
      #expect(opened.list.rows.map(\.picture?.png) == [picture.png])
      opened.list.remove(opened.list.rows[0].id)
      opened.undo()
      #expect(opened.list.rows.map(\.picture?.png) == [picture.png])
    }
  }
}
