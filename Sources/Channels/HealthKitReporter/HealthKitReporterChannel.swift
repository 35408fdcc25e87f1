package import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
package import JSON

/// The method channel of the Flutter package `health_kit_reporter`, as its native side for iOS answers it.
///
/// The package passes HealthKit on almost unchanged: results and samples are JSON texts, and each error keeps HealthKit's text. The
/// channel mirrors what apps observe, mistakes included.
package struct HealthKitReporterChannel: PluginChannel {
    package let name = "health_kit_reporter_method_channel"
    package let mirrors = MirroredPackage.healthKitReporter

    package init() {}

    package var methods: [Method] {
        Self.authorizationMethods + Self.userDataMethods + Self.sampleQueryMethods + Self.listingMethods
            + Self.otherQueryMethods + Self.backgroundMethods + Self.savingMethods + Self.workoutMethods
            + Self.deletingMethods + Self.attachmentMethods + Self.streamMethods
    }

    package var schemas: JSONObject {
        [
            "SavedPayload": Schemas.object(["status": .booleanSchema, "uuid": .stringSchema]),
            "SavedPayloads": Schemas.object(["status": .booleanSchema, "uuids": Schemas.strings]),
            "DeletedPayloads": Schemas.object(["status": .booleanSchema, "count": Schemas.integer]),
        ]
    }

    package func isEventChannel(_ name: String) -> Bool { name.hasPrefix(Self.eventChannelPrefix) }

    /// The beginning of the names of event channels. The method and a UUID follow.
    static let eventChannelPrefix = "health_kit_reporter_event_channel_"
}

extension Method {
    /// A method that answers at once.
    convenience init(
        reporter name: String,
        _ summary: String,
        _ parameters: [ParameterDescription] = [],
        result: ResultDescription,
        example: @autoclosure @escaping @Sendable () -> Example,
        audit: Audit = .usual,
        _ body: @escaping @Sendable (Call, NativeValue) throws -> JSONValue
    ) {
        self.init(
            reporterReplying: name, summary, parameters, result: result, example: example(), audit: audit
        ) { call, arguments in
            .value(try body(call, arguments))
        }
    }

    /// A method whose answer may have to wait for the user.
    convenience init(
        reporterReplying name: String,
        _ summary: String,
        _ parameters: [ParameterDescription] = [],
        result: ResultDescription,
        example: @autoclosure @escaping @Sendable () -> Example,
        audit: Audit = .usual,
        _ body: @escaping @Sendable (Call, NativeValue) throws -> Reply
    ) {
        self.init(
            plugin: name, summary, parameters: parameters, result: result, example: example(), audit: audit
        ) { call, arguments in
            try call.namingErrors {
                guard call.store.isHealthDataAvailable || name == "isAvailable" else {
                    throw BridgeError.library(.notAvailable, "HealthKit data is not available")
                }
                return try body(call, arguments)
            }
        }
    }
}

extension Call {
    /// Runs a body, and gives its errors the name of the method as their code.
    func namingErrors<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as BridgeError {
            throw error.named(entry.method.name)
        }
    }

    /// Runs a HealthKit operation. Its error is an error of the method.
    func run<Value>(_ operation: (HealthStore) throws -> Value) throws -> Value {
        switch try attempt({ try operation(store) }) {
        case .success(let value): return value
        case .failure(let error): throw BridgeError.healthKit(error)
        }
    }

    /// Throws the error of a system that is too old for a method.
    func require(_ feature: String, iOS major: Int) throws {
        guard device.osVersion >= OSVersion(major: major) else {
            throw BridgeError.library(.notAvailable, "\(feature) available from iOS \(major)")
        }
    }
}
