import PerDatabase
import PerModel

extension History {
  /// Notes a change that has been carried out as this step.
  mutating func note(_ change: Change, _ step: HistoryOperation) {
    switch step {
    case .new: record(change)
    case .undo: didUndo()
    case .redo: didRedo()
    }
  }
}
