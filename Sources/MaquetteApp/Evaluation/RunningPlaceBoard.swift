import Foundation
import MaquetteInterpreter

/// Memory that evaluators and their windows share, in which each evaluator notes what it is
/// running, in a part of its own.
nonisolated final class RunningPlaceBoard {
  private static let size = 4096
  private let memory: UnsafeMutableRawPointer
  /// The number of this part.
  let number: Int
  private let whole: RunningPlaceBoard?

  /// Memory that processes forked from here share; nil where there is none to be had.
  init?() {
    let flags = MAP_SHARED | MAP_ANONYMOUS
    guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory
    number = 0
    whole = nil
  }

  private init(_ number: Int, of whole: RunningPlaceBoard) {
    self.number = number
    self.whole = whole
    memory = whole.memory + number * MemoryLayout<Int32>.size
  }

  deinit { if whole == nil { munmap(memory, Self.size) } }

  /// The part of one evaluator; there are 250 of them, which are given again after that.
  func part(_ number: Int) -> RunningPlaceBoard { RunningPlaceBoard(number % 250, of: self) }

  /// Has the interpreter of this process note its places here.
  func take() { RunningPlace.slot = memory.assumingMemoryBound(to: Int32.self) }

  /// The UTF-8 offset in the form's file noted last; nil when none of its code was running.
  var offset: Int? {
    let value = memory.load(as: Int32.self)
    return value > 0 ? Int(value) - 1 : nil
  }

  /// Forgets what was noted.
  func clear() { memory.storeBytes(of: 0, as: Int32.self) }
}
