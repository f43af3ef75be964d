import PerModel
import PerServer
import PerSharing

extension ServerError {
  /// What is wrong, in one sentence.
  var sentence: String { problem.sentence }

  /// What is wrong, as the file keeps it.
  var problem: SharingProblem {
    switch self {
    case .address(let words): SharingProblem(.address, details: words)
    case .passwordInAddress: SharingProblem(.passwordInAddress)
    case .insecure: SharingProblem(.insecure)
    case .unreachable(let words): SharingProblem(.unreachable, details: words)
    case .untrusted(let words): SharingProblem(.untrusted, details: words)
    case .passwordNeeded: SharingProblem(.passwordNeeded)
    case .refused(let words): SharingProblem(.refused, details: words)
    case .cut: SharingProblem(.cut)
    case .timedOut: SharingProblem(.timedOut)
    case .notInstalled: SharingProblem(.notInstalled)
    case .schemaNewer(let version): SharingProblem(.schemaNewer, details: "schema \(version)")
    case .schemaOlder(let version): SharingProblem(.schemaOlder, details: "schema \(version)")
    case .notMember: SharingProblem(.notMember)
    case .readOnly: SharingProblem(.readOnly)
    case .clockAhead: SharingProblem(.clockAhead)
    case .restored: SharingProblem(.restored)
    case .diskFull: SharingProblem(.serverFull)
    case .busy(let state): SharingProblem(.busy, details: state)
    case .other(let state, let message):
      SharingProblem(.server, details: "\(message) (\(state))")
    }
  }
}
