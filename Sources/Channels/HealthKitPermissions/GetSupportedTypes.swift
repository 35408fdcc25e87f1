import HealthEngine
import HealthModel
import JSON

/// The guide's `getSupportedHealthTypes()`: what the system's version has.
enum GetSupportedTypes: Method {
    static let name = "healthkit_permissions/getSupportedTypes"
    static let summary = "The identifiers of all types that exist on the emulated system, by kind."
    static let result = ResultDescription(
        "identifiersByKind",
        ["type": "object", "additionalProperties": .arraySchema(of: .stringSchema)]
    )
    static let example = Example(result: supportedTypes(in: World()))

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        supportedTypes(in: context.store.world)
    }

    private static func supportedTypes(in world: World) -> JSONValue {
        let types = Dictionary(grouping: TypeCatalog.all.filter(world.knows), by: \.kind)
        var kinds = JSONObject()
        for kind in ObjectType.Kind.allCases {
            kinds[kind.rawValue] = .strings((types[kind] ?? []).map(\.identifier))
        }
        return .object(kinds)
    }
}
