import Foundation

/// How cells fill line after line of columns that are given, as lazy grids do.
package struct FlowArrangement: Arrangement, Equatable {
  /// The axis along which the lines follow each other.
  package var axis: Axis
  package var tracks: [GridItem]
  /// The points between lines.
  package var spacing: CGFloat?
  /// Where the tracks stand in more room than they take.
  package var alignment: Alignment

  package init(
    axis: Axis, tracks: [GridItem], spacing: CGFloat? = nil, alignment: Alignment = .center
  ) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing
    self.alignment = alignment
  }

  /// A track as it comes out: where it begins and how long it is.
  private struct Lane {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The tracks in some room, from the first to the last.
  private func lanes(in room: CGFloat?) -> [Lane] {
    let usual = StackArrangement.usualSpacing
    let gaps = tracks.map { $0.spacing ?? usual }
    var rest = room.map { max(0, $0 - gaps.dropLast().reduce(0, +)) }
    var waiting = 0
    for track in tracks {
      if case .fixed(let length) = track.size {
        rest = rest.map { max(0, $0 - length) }
      } else {
        waiting += 1
      }
    }
    var lanes: [Lane] = []
    var start: CGFloat = 0
    func add(_ length: CGFloat, _ index: Int) {
      lanes.append(Lane(start: start, length: length, alignment: tracks[index].alignment))
      start += length + gaps[index]
    }
    for index in tracks.indices {
      let share = rest.map { $0 / CGFloat(max(1, waiting)) }
      switch tracks[index].size {
      case .fixed(let length): add(length, index)
      case .flexible(let minimum, let maximum):
        let length = min(max(share ?? minimum, minimum), maximum)
        add(length, index)
        rest = rest.map { max(0, $0 - length) }
        waiting -= 1
      case .adaptive(let minimum, let maximum):
        let room = share ?? minimum
        let count = max(1, ((room + gaps[index]) / (max(1, minimum) + gaps[index])).rounded(.down))
        let each = (room - gaps[index] * (count - 1)) / count
        for _ in 0..<Int(min(count, 1000)) { add(min(max(each, minimum), maximum), index) }
        rest = rest.map { max(0, $0 - room) }
        waiting -= 1
      }
    }
    return lanes
  }

  package func size(of children: [any LayoutElement], in proposal: ProposedViewSize) -> CGSize {
    let lanes = lanes(in: finite(proposal[axis.across]))
    var size = CGSize.zero
    size[axis.across] = lanes.last.map { $0.start + $0.length } ?? 0
    if let room = finite(proposal[axis.across]) {
      size[axis.across] = max(size[axis.across], room)
    }
    let lines = lines(of: children, lanes)
    size[axis] = lines.reduce(0, +) + gap * CGFloat(max(0, lines.count - 1))
    return size
  }

  package func places(
    of children: [any LayoutElement], in proposal: ProposedViewSize
  ) -> [LayoutPlace] {
    let lanes = lanes(in: finite(proposal[axis.across]))
    guard let last = lanes.last else { return children.map { _ in .nowhere } }
    let lines = lines(of: children, lanes)
    var whole = CGSize.zero
    whole[axis.across] = last.start + last.length
    let room = size(of: children, in: proposal)
    let across = alignment.guides.first { $0.axis == axis.across }
    let shift = across.map { $0.usual(in: room) - $0.usual(in: whole) } ?? 0
    return children.indices.map { index in
      let (line, lane) = (index / lanes.count, lanes[index % lanes.count])
      var cell = CGSize.zero
      cell[axis.across] = lane.length
      cell[axis] = lines[line]
      var offer = ProposedViewSize(cell)
      offer[axis] = nil
      var place = (lane.alignment ?? .center).place(children[index], in: cell, proposal: offer)
      place.origin[axis.across] += lane.start + shift
      place.origin[axis] += lines.prefix(line).reduce(0) { $0 + $1 + gap }
      return place
    }
  }

  private var gap: CGFloat { spacing ?? StackArrangement.usualSpacing }

  private func finite(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The length of each line, which is that of its longest cell.
  private func lines(of children: [any LayoutElement], _ lanes: [Lane]) -> [CGFloat] {
    guard !lanes.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: lanes.count).map { first in
      zip(children[first...], lanes).reduce(0) { longest, cell in
        var offer = ProposedViewSize.unspecified
        offer[axis.across] = cell.1.length
        return max(longest, cell.0.size(in: offer)[axis])
      }
    }
  }
}

extension LayoutPlace {
  /// A place that takes no room.
  package static let nowhere = LayoutPlace(origin: .zero, size: .zero, proposal: .zero)
}
