import HealthModel
import JSON

/// The type catalogue, as `protocol/catalog.json` has it.
enum ListCatalog: Method {
    static let name = "control/catalog"
    static let summary = "All types of HealthKit, whatever the emulated version."
    static let kind = Parameter.optional("kind", .name as Form<ObjectType.Kind>, "Only types of this kind.")
    static let parameters = [kind.description]
    static let result = ResultDescription("catalog", Schemas.reference("Catalog"))
    static let example = Example(
        ["kind": "document"],
        result: ["types": .array(TypeCatalog.all.filter { $0.kind == .document }.map(\.json))]
    )

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let kind = try arguments(kind)
        return ["types": .array(TypeCatalog.all.filter { kind == nil || $0.kind == kind }.map(\.json))]
    }
}

extension ObjectType {
    /// The type as an entry of the catalogue.
    var json: JSONValue {
        var versions: JSONObject = ["iOS": .string(iOS.description)]
        versions["watchOS"] = watchOS.map { .string($0.description) }
        versions["macOS"] = macOS.map { .string($0.description) }
        var object: JSONObject = [
            "identifier": .string(identifier),
            "name": .string(name),
            "kind": .string(kind.rawValue),
            "versions": .object(versions),
            "permissions": [
                "share": .bool(isShareable),
                "read": .bool(isReadable),
                "perObject": .bool(requiresPerObjectAuthorization),
            ],
        ]
        if let quantity {
            object["dimension"] = .string(quantity.dimension)
            object["unit"] = .string(quantity.canonicalUnit)
            object["aggregation"] = .string("\(quantity.aggregationStyle)")
        }
        if let values {
            object["values"] = .array(values.cases.map { ["name": .string($0.name), "raw": .integer($0.rawValue)] })
        }
        if !components.isEmpty {
            object["components"] = .strings(components)
        }
        return .object(object)
    }
}
