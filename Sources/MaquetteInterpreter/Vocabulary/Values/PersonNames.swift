import Foundation

extension TypeEntry {
  static let personNameComponents = TypeEntry(
    "PersonNameComponents", matches: { $0 is PersonNameComponents },
    initializers: [
      UntypedOverload(
        "init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: Any? = nil)"
      ) { call in
        var name = PersonNameComponents()
        name.namePrefix = call.value(0)
        name.givenName = call.value(1)
        name.middleName = call.value(2)
        name.familyName = call.value(3)
        name.nameSuffix = call.value(4)
        name.nickname = call.value(5)
        return name
      }
    ],
    stored: [
      StoredProperty("namePrefix", "String?", \PersonNameComponents.namePrefix),
      StoredProperty("givenName", "String?", \PersonNameComponents.givenName),
      StoredProperty("middleName", "String?", \PersonNameComponents.middleName),
      StoredProperty("familyName", "String?", \PersonNameComponents.familyName),
      StoredProperty("nameSuffix", "String?", \PersonNameComponents.nameSuffix),
      StoredProperty("nickname", "String?", \PersonNameComponents.nickname),
    ])
}
