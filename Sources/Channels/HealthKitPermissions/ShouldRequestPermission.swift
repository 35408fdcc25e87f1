import HealthEngine
import HealthModel
import JSON

/// The guide's `shouldRequestPermission(for:)`: the app's own memory first, then the sharing status.
enum ShouldRequestPermission: Method {
    static let name = "healthkit_permissions/shouldRequestPermission"
    static let summary = "Whether the app has yet to ask for a type, by its own history."
    static let parameters = [PluginParameters.identifier.description]
    static let result = ResultDescription("shouldRequest", .booleanSchema)
    static let example = Example(["identifier": "HKQuantityTypeIdentifierStepCount"], result: true)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Bool {
        try context.shouldRequestPermission(arguments(PluginParameters.identifier))
    }
}

extension Context {
    /// True unless the history holds the type and its sharing status is determined.
    func shouldRequestPermission(_ identifier: String) throws(BridgeError) -> Bool {
        guard let type = types([identifier]).first else { return true }
        let isRemembered = try healthKit { store throws(HealthFailure) in
            try store.remembersRequest(for: type.identifier)
        }
        guard isRemembered else { return true }
        return try authorizationStatus(for: type) == .notDetermined
    }
}
