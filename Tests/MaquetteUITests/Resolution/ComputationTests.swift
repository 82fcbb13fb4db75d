import Testing

@testable import MaquetteUI

@MainActor
struct ComputationTests {
  private final class Code: ComputationNotes {
    var grounds: [AnyObject] { [self] }
  }

  /// A memo that depends on `code`, run with `inside` in it.
  private func memo(
    on code: Code, _ ledger: Ledger, _ inside: () -> Void = {}
  ) -> Memo {
    let memo = Memo(code, ledger: ledger)
    memo.notes = code
    memo.run(inside)
    return memo
  }

  @Test func onlyWhatDependsOnWhatChangedIsLookedAt() {
    let ledger = Ledger()
    let (trunk, row, other) = (Code(), Code(), Code())
    let whole = memo(on: trunk, ledger) {
      for _ in 0..<100 { _ = memo(on: row, ledger) { _ = memo(on: row, ledger) } }
      _ = memo(on: other, ledger)
    }
    var looked: [ObjectIdentifier] = []
    whole.markStale(withGrounds: ledger.marks { $0 === other }) { computation in
      let code = computation.notes as? Code
      looked.append(ObjectIdentifier(code ?? trunk))
      return code === other
    }
    #expect(looked == [ObjectIdentifier(other), ObjectIdentifier(trunk)])
    #expect(!whole.isStale && whole.hasStaleInside)
    #expect(whole.children.map(\.isCurrent) == Array(repeating: true, count: 100) + [false])
  }

  @Test func whatNothingDependsOnAnyMoreIsForgotten() {
    let (ledger, trunk, staying) = (Ledger(), Code(), Code())
    weak var last: Code?
    let whole = memo(on: trunk, ledger) { _ = memo(on: staying, ledger) }
    for _ in 0..<1000 {
      let code = Code()
      last = code
      _ = memo(on: code, ledger)
      ledger.forgetGrounds(unusedIn: whole)
    }
    for _ in 0..<200 { _ = memo(on: Code(), ledger) }
    ledger.forgetGrounds(unusedIn: whole)
    #expect(last == nil)
    var known: [ObjectIdentifier] = []
    _ = ledger.marks {
      known.append(ObjectIdentifier($0))
      return false
    }
    #expect(Set(known) == [ObjectIdentifier(trunk), ObjectIdentifier(staying)])
  }

  @Test func readersThatAreGoneAreForgotten() {
    let (dependency, ledger) = (Dependency(), Ledger())
    let staying = Memo(Code(), ledger: ledger)
    staying.run { dependency.noteRead() }
    for _ in 0..<1000 { Memo(Code(), ledger: ledger).run { dependency.noteRead() } }
    #expect(dependency.readerCount <= 17)
    dependency.noteChange()
    #expect(staying.isStale)
  }
}
