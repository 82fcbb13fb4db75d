// Types of the file are read from JSON text in it, and written to it.
enum Level: String, Codable { case low, high }
enum Shape: Codable { case circle(radius: Double), none }

struct Address: Codable { let street: String; var zip: Int? }
struct User: Codable {
  let id: Int
  var name: String
  var score: Double
  var isActive = true
  var level: Level
  var address: Address?
  var tags: [String]
  var counts: [String: Int]
  var joined: Date
  var link: URL?
  var shape: Shape
  enum CodingKeys: String, CodingKey {
    case id, name, score, isActive = "active", level, address, tags, counts, joined, link, shape
  }
}

let text = """
  {"id": 7, "name": "Amara", "score": 3, "active": false, "level": "high",
   "address": {"street": "Main"}, "tags": ["a", "b"], "counts": {"x": 1},
   "joined": "2024-03-01T10:00:00Z", "link": "https://example.com", "shape": {"circle": {"radius": 2}}}
  """
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601

do {
  let user = try decoder.decode(User.self, from: Data(text.utf8))
  print(user.id, user.name, user.score, user.isActive, user.level, user.tags, user.counts["x"] ?? 0)
  print(user.address?.street ?? "-", user.address?.zip ?? -1, user.joined.timeIntervalSince1970)
  print(user.link?.host() ?? "-", user.shape)
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .iso8601
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let data = try encoder.encode(user)
  print(String(data: data, encoding: .utf8)!)
} catch {
  print("failed", error)
}
// expect-output: 7 Amara 3.0 false high ["a", "b"] 1
// expect-output: Main -1 1709287200.0
// expect-output: example.com circle(radius: 2.0)
// expect-output: {"active":false,"address":{"street":"Main"},"counts":{"x":1},"id":7,"joined":"2024-03-01T10:00:00Z","level":"high","link":"https://example.com","name":"Amara","score":3,"shape":{"circle":{"radius":2}},"tags":["a","b"]}

struct Point: Codable { var firstName: String; let values: [Int] }
let snake = JSONDecoder()
snake.keyDecodingStrategy = .convertFromSnakeCase
let points = try? snake.decode([Point].self, from: "[{\"first_name\": \"A\", \"values\": [1]}]".data(using: .utf8)!)
print(points?.first?.firstName ?? "none", points?.count ?? 0)
// expect-output: A 1

do {
  _ = try JSONDecoder().decode(Point.self, from: Data("{\"values\": []}".utf8))
} catch {
  print(error.localizedDescription)
}
// expect-output: The data couldn’t be read because it is missing.
do {
  _ = try JSONDecoder().decode([Level].self, from: Data("[\"middle\"]".utf8))
} catch {
  print(error.localizedDescription)
}
// expect-output: The data couldn’t be read because it isn’t in the correct format.

struct Temperature: Codable {
  var celsius: Double
  var notes: [String]
  enum CodingKeys: CodingKey { case value, notes }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    celsius = try container.decode(Double.self, forKey: .value)
    notes = try container.decodeIfPresent([String].self, forKey: .notes) ?? ["none"]
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(celsius + 1, forKey: .value)
  }
}
func warm() throws -> String {
  let one = try JSONDecoder().decode(Temperature.self, from: Data("{\"value\": 20.5}".utf8))
  return "\(one.celsius) \(one.notes) " + String(decoding: try JSONEncoder().encode(one), as: UTF8.self)
}
print((try? warm()) ?? "failed")
// expect-output: 20.5 ["none"] {"value":21.5}
