import Foundation
struct Config: Codable, Equatable { var name: String; var size: Int?; var nested: Inner; var list: [Inner]; var map: [String: Double]; enum CodingKeys: String, CodingKey { case name = "n", size, nested, list, map }
  struct Inner: Codable, Equatable { var on: Bool; var kind: Kind }
  enum Kind: Int, Codable { case a = 1, b } }
struct Custom: Codable { let upper: String; init(from d: Decoder) throws { let c = try d.container(keyedBy: K.self); upper = try c.decode(String.self, forKey: .v).uppercased() }
  func encode(to e: Encoder) throws { var c = e.container(keyedBy: K.self); try c.encode(upper.lowercased(), forKey: .v) }
  enum K: String, CodingKey { case v } }
func lines() -> [String] {
  var out: [String] = []
  let json = #"{"n":"X","size":null,"nested":{"on":true,"kind":2},"list":[{"on":false,"kind":1}],"map":{"a":1.5}}"#
  do { let c = try JSONDecoder().decode(Config.self, from: Data(json.utf8)); out.append("\(c.name) \(c.size as Int?) \(c.nested.kind) \(c.list.count) \(c.map["a"]!)")
    let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; out.append(String(data: try e.encode(c), encoding: .utf8)!) } catch { out.append("err") }
  do { _ = try JSONDecoder().decode(Config.self, from: Data("{}".utf8)); out.append("no") } catch DecodingError.keyNotFound(let k, _) { out.append("missing \(k.stringValue)") } catch { out.append("other") }
  do { _ = try JSONDecoder().decode([Int].self, from: Data(#"["a"]"#.utf8)); out.append("no") } catch is DecodingError { out.append("mismatch") } catch { out.append("other") }
  let cu = try! JSONDecoder().decode(Custom.self, from: Data(#"{"v":"abc"}"#.utf8)); out.append(cu.upper); out.append(String(decoding: try! JSONEncoder().encode(cu), as: UTF8.self))
  let dec = JSONDecoder(); dec.keyDecodingStrategy = .convertFromSnakeCase; dec.dateDecodingStrategy = .iso8601
  struct P: Codable { var firstName: String; var bornAt: Date }
  let p = try! dec.decode(P.self, from: Data(#"{"first_name":"Al","born_at":"2000-01-01T00:00:00Z"}"#.utf8)); out.append("\(p.firstName) \(p.bornAt.timeIntervalSince1970)")
  let any = try! JSONSerialization.jsonObject(with: Data(#"{"k":[1,"two",null,true]}"#.utf8)) as! [String: Any]; out.append("\((any["k"] as! [Any]).count)")
  UserDefaults.standard.set(5, forKey: "zz"); out.append("\(UserDefaults.standard.integer(forKey: "zz")) \(UserDefaults.standard.string(forKey: "nope") as String?) \(UserDefaults.standard.bool(forKey: "nope2"))"); UserDefaults.standard.removeObject(forKey: "zz")
  let enc = try! PropertyListEncoder().encode(["a": 1]); out.append("\(try! PropertyListDecoder().decode([String: Int].self, from: enc))")
  let idx = IndexSet([3, 1, 2]); out.append("\(idx.count) \(idx.first!) \(idx.contains(2)) \(Array(idx))")
  var arr = ["a", "b", "c", "d"]; for i in IndexSet([0, 2]).reversed() { arr.remove(at: i) }; out.append("\(arr)"); 
  return out
}
