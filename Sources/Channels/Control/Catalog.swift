import BridgeCore
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The type catalogue, as in `protocol/catalog.json`.
    static let catalog = Method(
        "catalog",
        "Returns all HealthKit types, including types that the emulated version does not have.",
        .optional("kind", .name as ValueCodec<ObjectType.Kind>, "Only types of this kind."),
        result: ResultDescription("catalog", Schemas.reference("Catalog")),
        example: Example(["kind": "document"], result: types(of: .document))
    ) { (call, kind) throws(BridgeError) in
        types(of: kind)
    }

    /// `{types}`: the types of a kind, or all types.
    private static func types(of kind: ObjectType.Kind?) -> JSONValue {
        ["types": .array(TypeCatalog.all.filter { kind == nil || $0.kind == kind }.map(\.json))]
    }
}

extension ObjectType {
    /// The type as an entry of the catalogue.
    fileprivate var json: JSONValue {
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
        if isSampleType {
            object["isMaximumDurationRestricted"] = .bool(isMaximumDurationRestricted)
            object["maximumAllowedDuration"] = maximumAllowedDuration.map(JSONValue.real)
            object["isMinimumDurationRestricted"] = .bool(isMinimumDurationRestricted)
            object["minimumAllowedDuration"] = minimumAllowedDuration.map(JSONValue.real)
        }
        return .object(object)
    }
}
