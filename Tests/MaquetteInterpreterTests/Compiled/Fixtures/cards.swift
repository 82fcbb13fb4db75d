import Foundation
struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
enum Suit: String, CaseIterable, Comparable { case clubs = "♣", diamonds = "♦", hearts = "♥", spades = "♠"; static func < (a: Suit, b: Suit) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }; var isRed: Bool { self == .hearts || self == .diamonds } }
struct Card: Hashable, Comparable, CustomStringConvertible { enum Rank: Int, CaseIterable { case two = 2, three, four, jack = 11, queen, king, ace; var short: String { switch self { case .jack, .queen, .king, .ace: return String(String(describing: self).first!).uppercased(); default: return "\(rawValue)" } } }
  let rank: Rank, suit: Suit; var description: String { rank.short + suit.rawValue }; static func < (a: Card, b: Card) -> Bool { (a.rank.rawValue, a.suit) < (b.rank.rawValue, b.suit) } }
struct Deck { private(set) var cards = Suit.allCases.flatMap { s in Card.Rank.allCases.map { Card(rank: $0, suit: s) } }; mutating func deal(_ n: Int) -> [Card] { defer { cards.removeFirst(n) }; return Array(cards.prefix(n)) } ; var count: Int { cards.count } }
enum Hand: CustomStringConvertible { case pair(Card.Rank), high(Card), flush(Suit); init(_ c: [Card]) { let g = Dictionary(grouping: c, by: \.rank); if Set(c.map(\.suit)).count == 1 { self = .flush(c[0].suit) } else if let p = g.first(where: { $0.value.count == 2 }) { self = .pair(p.key) } else { self = .high(c.max()!) } }
  var description: String { switch self { case .pair(let r): return "pair of \(r)s"; case let .high(c): return "high \(c)"; case .flush(.hearts), .flush(.diamonds): return "red flush"; case .flush(let s) where !s.isRed: return "black \(s.rawValue)"; case .flush: return "flush" } } }
final class Account { enum Failure: Error, Equatable { case insufficient(needed: Double), locked; }; private(set) var balance: Double { didSet { if balance < oldValue { withdrawals += 1 } } }; var isLocked = false; private(set) var withdrawals = 0; lazy var limit: Double = balance * 2; init(balance: Double) { self.balance = balance }
  func withdraw(_ a: Double) throws { guard !isLocked else { throw Failure.locked }; guard a <= balance else { throw Failure.insufficient(needed: a - balance) }; balance -= a }
  func transfer(_ a: Double, to o: Account) throws { try withdraw(a); o.balance += a } }
func attempt(_ f: () throws -> Void) -> String { do { try f(); return "ok" } catch Account.Failure.insufficient(let n) where n > 100 { return "way short \(n)" } catch Account.Failure.insufficient(let n) { return "short \(n)" } catch let e as Account.Failure { return "\(e)" } catch { return "?" } }
func lines() -> [String] {
  var out: [String] = []
  var d = Deck(); let h = d.deal(3); out.append("\(h) \(d.count) \(d.cards.first!)")
  out.append("\(Hand(h)) | \(Hand([Card(rank: .two, suit: .hearts), Card(rank: .two, suit: .clubs)])) | \(Hand([Card(rank: .ace, suit: .spades), Card(rank: .king, suit: .clubs)])) | \(Hand([Card(rank: .four, suit: .hearts), Card(rank: .three, suit: .hearts)]))")
  out.append("\(d.cards.sorted().suffix(3)) \(d.cards.filter { $0.suit.isRed }.count) \(Suit.hearts > .clubs) \(Suit(rawValue: "♠")!)")
  let a = Account(balance: 100), b = Account(balance: 0); out.append("\(a.limit)")
  out.append(attempt { try a.transfer(30, to: b) }); out.append(attempt { try a.withdraw(80) }); out.append(attempt { try a.withdraw(800) }); b.isLocked = true; out.append(attempt { try b.transfer(1, to: a) }); out.append("\(a.balance) \(b.balance) \(a.withdrawals) \(a.limit)")
  var g = LCG(s: 1); let r = (0..<3).map { _ in g.next() % 10 }; out.append("\(r.count)")
  let counts = h.reduce(into: [Suit: Int]()) { $0[$1.suit, default: 0] += 1 }; out.append("\(counts[.clubs] ?? 0) \(counts[.hearts, default: -1])")
  var byRank = [Card.Rank: [Card]](); for c in d.cards { byRank[c.rank, default: []].append(c) }; out.append("\(byRank[.ace]!.count) \(byRank.keys.map(\.rawValue).sorted())")
  let best = d.cards.min { abs($0.rank.rawValue - 4) < abs($1.rank.rawValue - 4) }!; out.append("\(best.rank)")
  let anyKey: [AnyHashable: Int] = [1: 1, "a": 2, Suit.clubs: 3]; out.append("\(anyKey[1]!) \(anyKey["a"]!) \(anyKey[Suit.clubs]!)")
  return out
}
