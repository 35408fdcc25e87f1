package import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
package import JSON
package import JSONRPC

/// The method channel of the Flutter package `health_kit_reporter`, as its native side for iOS answers it.
///
/// The package passes HealthKit on almost unchanged: results and samples are JSON texts, and each error keeps HealthKit's text. The
/// channel mirrors what apps observe, mistakes included.
package struct HealthKitReporterChannel: PluginChannel {
    package let name = "health_kit_reporter_method_channel"
    package let mirrors = MirroredPackage.healthKitReporter

    package init() {}

    package var methods: [Method] {
        Self.typeQueryMethods + Self.authorizationMethods + Self.userDataMethods + Self.sampleQueryMethods
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

    package func errorObject(for error: BridgeError, of method: Method) -> ErrorObject { error.named(method.name).errorObject }

    package func isEventChannel(_ name: String) -> Bool { name.hasPrefix(Self.eventChannelPrefix) }

    /// The beginning of the names of event channels. The method and a UUID follow.
    static let eventChannelPrefix = "health_kit_reporter_event_channel_"
}

extension Method {
    /// A method of the channel.
    convenience init<Result: JSONWritable & SendableMetatype>(
        reporter name: String,
        _ summary: String,
        _ parameters: [ParameterDescription] = [],
        result: @autoclosure @escaping @Sendable () -> ResultDescription,
        audit: Audit = .usual,
        _ body: @escaping @Sendable (Call, NativeValue) throws -> Result
    ) {
        self.init(plugin: name, summary, parameters, result: result(), audit: audit) { call, arguments in
            guard call.store.isHealthDataAvailable || name == "isAvailable" else {
                throw BridgeError.library(.notAvailable, "HealthKit data is not available")
            }
            return try body(call, arguments)
        }
    }
}

extension Call {
    /// Runs a HealthKit operation. Its error is an error of the method.
    func run<Value>(_ operation: (HealthStore) throws -> Value) throws -> Value {
        switch try attempt({ try operation(store) }) {
        case .success(let value): return value
        case .failure(let error): throw BridgeError.healthKit(error)
        }
    }

    /// Throws the error of a system that is too old for a feature.
    func require(_ feature: Feature) throws {
        guard device.osVersion >= OSVersion(major: feature.iOS) else {
            throw BridgeError.library(.notAvailable, "\(feature.text) available from iOS \(feature.iOS)")
        }
    }
}

/// What the package has only from a version of the system on: its text in the error, and the version.
struct Feature {
    let text: String
    let iOS: Int

    static let attachments = Feature(text: "Attachments are", iOS: 16)
    static let medications = Feature(text: "Medications are", iOS: 26)
    static let perObjectAuthorization = Feature(text: "Per-object authorization is", iOS: 16)
    static let scoredAssessments = Feature(text: "Scored assessments are", iOS: 18)
    static let stateOfMind = Feature(text: "State of mind is", iOS: 18)
    static let visionPrescriptions = Feature(text: "Vision prescriptions are", iOS: 16)
    static let workoutEffort = Feature(text: "Workout effort is", iOS: 18)
}
