import Foundation
import MaquetteInterpreter

/// Memory that an evaluator and its window share, in which the evaluator notes what it is running.
nonisolated final class RunningPlaceBoard {
  private static let size = 4096
  private let memory: UnsafeMutableRawPointer

  /// Memory that processes forked from here share; nil where there is none to be had.
  init?() {
    let flags = MAP_SHARED | MAP_ANONYMOUS
    guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory
  }

  deinit { munmap(memory, Self.size) }

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
