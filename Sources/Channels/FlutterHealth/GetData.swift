import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Reading samples.
extension FlutterHealthChannel {
    static let getData = Method(
        plugin: "getData",
        "Returns the samples of a type, or a characteristic.",
        [.dataTypeKey, .dataUnitKey, .startTime, .endTime, .recordingMethodsToFilter, .limit],
        result: .points
    ) { call, arguments in
        guard let key = arguments[.dataTypeKey].string else {
            throw BridgeError.platform("ARGUMENT_ERROR", "Missing required dataTypeKey argument")
        }
        guard let (key, type) = call.healthDataType(key) else { throw invalidType(key) }
        guard type.kind != .characteristic else { return try call.characteristicPoints(type, arguments) }
        let query = SampleQuery(
            type,
            arguments.predicate(),
            limit: arguments[.limit].int ?? SampleQuery.noLimit,
            sortDescriptors: [SampleSortDescriptor(.endDate, ascending: false)]
        )
        return try call.points(query, key, arguments, failure: "Error getting health data: ")
    }

    static let getDataByUUID = Method(
        plugin: "getDataByUUID",
        "Returns the sample with a UUID, or null.",
        [.uuid, .dataTypeKey, .dataUnitKey],
        result: ResultDescription("point", ["oneOf": [Schemas.reference("HealthPoint"), .nullSchema]])
    ) { call, arguments in
        guard let text = arguments[.uuid].string, let key = arguments[.dataTypeKey].string else {
            throw BridgeError.platform("HEALTH_ERROR", "Invalid Arguments - UUID or DataTypeKey invalid")
        }
        guard let (key, type) = call.healthDataType(key), type.kind != .characteristic else { throw invalidType(key) }
        guard let uuid = UUID(text: text) else { return FirstPoint(list: Points.none) }
        let query = SampleQuery(type, .objects([uuid]), limit: 1)
        return FirstPoint(list: try call.points(query, key, arguments, failure: "Error getting health data by UUID: "))
    }

    private static func invalidType(_ key: String) -> BridgeError {
        .platform("INVALID_TYPE", "Invalid dataTypeKey: \(key.shortened)")
    }
}

extension Call {
    /// The points of the samples that a query finds.
    fileprivate func points(
        _ query: SampleQuery, _ key: HealthDataType, _ arguments: NativeValue, failure text: String
    ) throws -> Points {
        let type = query.descriptors[0].type
        switch try attempt({ try store.result(of: query) }) {
        case .failure(let error): throw BridgeError.platform("HEALTH_ERROR", text + error.message)
        case .success(.rows(let rows)):
            let points = try MeasurementPoints(rows, key, unit: healthDataUnit(arguments[.dataUnitKey].string))
            objectCount = points.count
            return .measurements(points)
        case .success(.samples(let samples)):
            switch type.kind {
            case .quantity, .category:
                let points = try MeasurementPoints(samples, key, unit: healthDataUnit(arguments[.dataUnitKey].string))
                objectCount = points.count
                return .measurements(points)
            default:
                let points = try specialPoints(samples, arguments)
                objectCount = points.count
                return .values(points)
            }
        }
    }

    /// The point of a characteristic. Its value is null if HealthKit fails, or if a birth date is not set or not readable.
    fileprivate func characteristicPoints(_ type: ObjectType, _ arguments: NativeValue) throws -> Points {
        let value = try attempt { () throws -> JSONValue in
            switch type {
            case .biologicalSex: return .integer(try store.biologicalSex().rawValue)
            case .bloodType: return .integer(try store.bloodType().rawValue)
            default:
                guard let components = try store.dateOfBirthComponents() else { return .null }
                // The plugin takes the date of the components, whose calendar has the time zone of the entry (CHAR-06).
                return components.midnight.map { .real($0.timeIntervalSince1970) } ?? .null
            }
        }
        let point: JSONObject = [
            "value": (try? value.get()) ?? .null,
            "date_from": .integer(arguments[.startTime].dateOrZero.milliseconds),
            "date_to": .integer(arguments[.endTime].dateOrZero.milliseconds),
            "source_id": "com.apple.Health",
            "source_name": "Health",
            "recording_method": .integer(RecordingMethod.manual),
        ]
        return .values([point])
    }
}

/// The result of `getData`.
enum Points: JSONWritable {
    case measurements(MeasurementPoints)
    case values([JSONObject])

    static let none = Points.values([])

    func write(to writer: inout JSONWriter) {
        switch self {
        case .measurements(let points): writer.write(points)
        case .values(let points): writer.write(points)
        }
    }
}

/// The result of `getDataByUUID`: the first point, or null.
private struct FirstPoint: JSONWritable {
    let list: Points

    func write(to writer: inout JSONWriter) {
        switch list {
        case .measurements(let points): points.writeFirst(to: &writer)
        case .values(let points): writer.write(points.first)
        }
    }
}
