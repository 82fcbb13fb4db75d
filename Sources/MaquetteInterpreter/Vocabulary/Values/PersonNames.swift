import Foundation

extension TypeEntry {
  static let personNameComponents = TypeEntry(
    "PersonNameComponents", matches: { $0 is PersonNameComponents },
    initializers: [
      Overload(
        "init(namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil, @inert phoneticRepresentation: Any? = nil)"
      ) {
        (
          namePrefix: String?, givenName: String?, middleName: String?, familyName: String?,
          nameSuffix: String?, nickname: String?
        ) in
        var name = PersonNameComponents()
        name.namePrefix = namePrefix
        name.givenName = givenName
        name.middleName = middleName
        name.familyName = familyName
        name.nameSuffix = nameSuffix
        name.nickname = nickname
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
