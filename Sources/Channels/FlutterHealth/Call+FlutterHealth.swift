import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension Call {
    /// The type of a key; nil if the native side does not know it.
    func healthDataType(_ key: String?) -> (key: HealthDataType, type: ObjectType)? {
        key.flatMap { HealthDataType.known($0, on: device) }
    }

    /// The unit of a key; nil if the native side does not know it.
    func healthDataUnit(_ key: String?) -> HealthModel.Unit? { HealthDataUnit.unit(key, on: device) }

    /// Saves samples, and returns the success flag. The plugin hides every error.
    func save(_ samples: [Sample]) throws -> Bool {
        let result = try attempt { try store.save(samples) }
        if case .failure = result { return false }
        return true
    }

    /// Saves one sample, and returns the success flag.
    func save(
        _ type: ObjectType, _ content: Sample.Content, _ startDate: Date, _ endDate: Date, _ metadata: Metadata = [:]
    ) throws -> Bool {
        return try save([sample(type, content, startDate, endDate, metadata)])
    }

    /// Saves one sample, and returns its UUID; an empty text for an error.
    func saveForUUID(
        _ type: ObjectType, _ content: Sample.Content, _ dates: (start: Date, end: Date), _ metadata: Metadata = [:]
    ) throws -> JSONValue {
        let sample = try sample(type, content, dates.start, dates.end, metadata)
        return .string(try save([sample]) ? sample.uuid.uuidString : "")
    }
}

extension NativeValue {
    /// A time in milliseconds; nil if it is missing or no number.
    var date: Date? { number.map { Date(clampingMilliseconds: $0) } }

    /// A time that is 0 by default.
    var dateOrZero: Date { date ?? Date(clampingMilliseconds: 0) }

    /// The members `startTime` and `endTime`; nil if one is missing.
    var dates: (start: Date, end: Date)? {
        guard let start = self[.startTime].date, let end = self[.endTime].date else { return nil }
        return (start, end)
    }

    /// `HKWasUserEntered` for the member `recordingMethod`; nil if that is missing.
    var wasUserEntered: MetadataValue? { self[.recordingMethod].int.map { .bool($0 == RecordingMethod.manual) } }

    /// The predicate of a query: the interval, and the filter for manual entries.
    func predicate(_ options: QueryOptions = .strictStartDate) -> SamplePredicate {
        let interval = SamplePredicate.samples(
            start: self[.startTime].dateOrZero, end: self[.endTime].dateOrZero, options: options
        )
        return interval.leavingOutManualEntries(leavesOutManualEntries)
    }

    /// Whether `recordingMethodsToFilter` contains the manual entries. It has no effect if an element is no integer.
    var leavesOutManualEntries: Bool {
        self[.recordingMethodsToFilter].array(of: \.int)?.contains(RecordingMethod.manual) ?? false
    }
}

extension Metadata {
    /// `recording_method` of a point.
    var recordingMethod: Int { isUserEntered ? RecordingMethod.manual : RecordingMethod.automatic }

    /// `metadata` of a point: strings, and numbers as doubles. Dates and quantities are left out.
    var points: JSONObject {
        var object = JSONObject()
        for (key, value) in entries { value.plain.map { object.append(key, $0) } }
        return object
    }
}

/// The recording methods of the package.
enum RecordingMethod {
    static let automatic = 2
    static let manual = 3
}

extension BridgeError {
    /// The error for arguments that a method of the plugin does not accept. The plugin throws an error of its own, whose reason is
    /// lost.
    static func refused(_ code: String, _ text: String) -> BridgeError {
        .platform(code, text + "The operation couldn’t be completed. (health.PluginError error 1.)")
    }
}
