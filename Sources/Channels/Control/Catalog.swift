import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// The type catalogue, as in `protocol/catalog.json`.
    static let catalog = Method(
        "catalog",
        "Returns all HealthKit types, including types that the emulated version does not have, with the aggregation of that version.",
        .optional("kind", .name as ValueCodec<ObjectType.Kind>, "Only types of this kind."),
        result: ResultDescription("catalog", Schemas.reference("Catalog")), onlyReads: true
    ) { call, kind in
        types(of: kind, on: call.phone.device.osVersion)
    }

    /// `{types}`: the types of a kind, or all types.
    private static func types(of kind: ObjectType.Kind?, on version: OSVersion) -> JSONValue {
        ["types": .array(TypeCatalog.all.filter { kind == nil || $0.kind == kind }.map { $0.json(on: version) })]
    }
}

extension ObjectType {
    /// The type as an entry of the catalogue of a system.
    fileprivate func json(on version: OSVersion) -> JSONValue {
        var versions: JSONObject = ["iOS": .string(iOS.description)]
        versions["watchOS"] = watchOS.map { .string($0.description) }
        versions["macOS"] = macOS.map { .string($0.description) }
        var object: JSONObject = [
            "identifier": .string(identifier),
            "name": .string(name),
            "title": .string(title),
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
            object["aggregation"] = .string("\(quantity.aggregationStyle(on: version))")
        }
        // The kinds of workouts are the values of their type.
        if let values = self == .workout ? .workoutActivityType : values {
            object["values"] = .array(values.cases.map { ["name": .string($0.name), "raw": .integer($0.rawValue)] })
        }
        if !components.isEmpty { object["components"] = .strings(components) }
        if isSampleType {
            object["isMaximumDurationRestricted"] = .bool(isMaximumDurationRestricted)
            object["maximumAllowedDuration"] = maximumAllowedDuration.map(JSONValue.real)
            object["isMinimumDurationRestricted"] = .bool(isMinimumDurationRestricted)
            object["minimumAllowedDuration"] = minimumAllowedDuration.map(JSONValue.real)
        }
        return .object(object)
    }
}
