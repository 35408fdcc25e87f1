package import Foundation
package import HealthEngine
import HealthJSON
package import HealthModel
package import JSON
import JSONRPC

extension Call {
    /// The arguments of a call of a plugin, as its native side receives them. Throws the error of a method that the chosen version
    /// of the package lacks.
    var arguments: NativeValue {
        get throws {
            guard let plugin = entry.channel as? any PluginChannel, !plugin.since.isEmpty || !plugin.renamed.isEmpty else {
                return NativeValue(params)
            }
            if let first = plugin.since[entry.method.name], isOfPlugin(before: first) {
                throw BridgeError.fault(.methodNotFound(entry.name))
            }
            guard case .object(var members) = params else { return NativeValue(params) }
            for argument in plugin.renamed.reversed() where !isOfPlugin(before: argument.since) {
                (members[argument.old.name], members[argument.new]) = (members[argument.new], nil)
            }
            return NativeValue(.object(members))
        }
    }

    /// Whether an earlier version of the package of the plugin than this one was chosen. Versions are ordered by their numbers.
    package func isOfPlugin(before version: String) -> Bool {
        guard let plugin = entry.channel as? any PluginChannel else { return false }
        return connection.version(of: plugin.mirrors).compare(version, options: .numeric) == .orderedAscending
    }

    /// `Date()`
    package var now: Date { phone.environment.clock.now() }

    /// `Calendar.current`
    package var calendar: Calendar { Calendar(.gregorian, in: phone.environment.timeZone) }

    /// Runs a HealthKit operation for a plugin, and returns the error that its completion handler receives. The journal keeps the
    /// code of the error, whatever the plugin makes of it.
    ///
    /// A HealthKit error that `control/failNext` has ordered takes the place of the first operation. Its types are known all the same.
    package func attempt<Value>(
        _ operation: () throws -> Value
    ) throws -> Result<Value, HealthError> {
        let ordered = orderedError
        orderedError = nil
        accessLog.orderedError = ordered
        defer { accessLog.orderedError = nil }
        do {
            let value = try operation()
            guard let ordered, accessLog.orderedError != nil else { return .success(value) }
            throw HealthFailure.error(ordered)
        } catch HealthFailure.error(let error) {
            healthKitError = error.code
            return .failure(error)
        }
    }

    /// `doubleValue(for:)`. A unit of another dimension raises HealthKit's exception.
    package func value(_ quantity: Quantity, in unit: HealthModel.Unit) throws -> Double {
        try quantity.doubleValue(for: unit)
    }

    /// Creates a sample with a new UUID.
    package func sample(
        _ type: ObjectType,
        _ content: Sample.Content,
        _ start: Date,
        _ end: Date,
        _ metadata: Metadata = [:],
        device: Device? = nil
    ) throws -> Sample {
        do {
            return try Sample(context.makeUUID(of: type), type, content, start, end, device, metadata)
        } catch {
            note([type])
            throw BridgeError.health(.exception(error))
        }
    }

    /// Logs that the plugin answers a call again. Only the first answer is sent.
    package func logFurtherAnswer() {
        let message = "the plugin answers again; only the first answer is sent"
        phone.environment.log(.warning, message, [("method", entry.name)])
    }
}

extension BridgeError {
    /// A failure of the Swift runtime, which ends the app: the text that Swift prints after `Fatal error: `.
    package static func trap(_ reason: String) -> BridgeError {
        .health(.exception(NativeException(name: "SwiftRuntimeFailure", reason: reason)))
    }

    /// `!` on nil.
    package static let unwrappedNil = trap("Unexpectedly found nil while unwrapping an Optional value")

    /// An index beyond the end of an array.
    package static let indexOutOfRange = trap("Index out of range")
}

extension Reply {
    /// The reply to a request of a plugin that may wait for the user. The plugin makes its answer from the outcome of the request.
    package static func authorization<Value>(
        _ call: Call,
        _ request: () throws -> Promise<Value, HealthFailure>,
        answer: @escaping (Result<Value, HealthError>) throws -> any JSONWritable
    ) throws -> Reply {
        switch try call.attempt(request) {
        case .failure(let error): return .value(try answer(.failure(error)))
        case .success(let promise): return try Reply(promise, outcome: { outcome in try answer(call.attempt(outcome)) })
        }
    }
}

extension Int {
    /// `Int(_: Double)`, which cuts off the fraction. The Swift runtime ends the app for a number beyond `Int`.
    package init(truncating number: Double) throws {
        let refusal = "Double value cannot be converted to Int because"
        guard number.isFinite else { throw BridgeError.trap("\(refusal) it is either infinite or NaN") }
        guard let integer = Int(exactly: number.rounded(.towardZero)) else {
            let bound = number < 0 ? "less than Int.min" : "greater than Int.max"
            throw BridgeError.trap("\(refusal) the result would be \(bound)")
        }
        self = integer
    }
}
