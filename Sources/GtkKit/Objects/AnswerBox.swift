/// A closure owned by C that returns whether to continue, or whether it handled something.
final class AnswerBox {
  let body: () -> Bool
  init(_ body: @escaping () -> Bool) { self.body = body }
}
