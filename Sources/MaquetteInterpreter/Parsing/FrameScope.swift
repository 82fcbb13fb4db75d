/// The local names of a function, closure or loop body while it is lowered.
final class FrameScope {
  /// Where a local name lives.
  struct Local {
    let slot: Int
    /// Whether its slot holds a binding that is read through.
    let isWrapped: Bool
  }

  let parent: FrameScope?
  let size = FrameSize()
  /// Whether `$0` belongs to it.
  let takesImplicitParameters: Bool
  /// Whether it is a loop's body, whose `return` leaves the function around it.
  let isLoop: Bool
  private(set) var implicitParameters: [Int: Int] = [:]
  var returns = 0
  private var blocks: [[String: Local]] = [[:]]

  init(parent: FrameScope?, takesImplicitParameters: Bool = false, isLoop: Bool = false) {
    self.parent = parent
    self.takesImplicitParameters = takesImplicitParameters
    self.isLoop = isLoop
  }

  /// Opens a block: names declared in it end with it.
  func push() { blocks.append([:]) }

  /// Closes the innermost block.
  func pop() { blocks.removeLast() }

  /// A new slot, for a name or without one.
  func declare(_ name: String?, isWrapped: Bool = false) -> Int {
    let slot = size.count
    size.count += 1
    if let name { blocks[blocks.count - 1][name] = Local(slot: slot, isWrapped: isWrapped) }
    return slot
  }

  /// The slot of `$index`.
  func implicitParameter(_ index: Int) -> Int {
    if let slot = implicitParameters[index] { return slot }
    let slot = declare(nil)
    implicitParameters[index] = slot
    return slot
  }

  /// The local of this frame with a name, the innermost first.
  func local(_ name: String) -> Local? {
    for block in blocks.reversed() { if let local = block[name] { return local } }
    return nil
  }
}
