import Foundation
import HealthModel
import JSON

extension Form where Value == [Heartbeat] {
    /// `[{timeSinceSeriesStart, precededByGap?}]`
    static let heartbeats = Form(.arraySchema(of: Schemas.reference("Heartbeat"))) { (reader, _) throws(BridgeError) in
        try ElementReading.elements(reader) { (reading, object) throws(BridgeError) in try reading.heartbeat(object) }
    }
}

extension Form where Value == [Location] {
    /// Locations in any order, as Core Location hands them out; what is left out is as where nothing is known of it.
    static let locations = Form(.arraySchema(of: Schemas.reference("Location"))) { (reader, _) throws(BridgeError) in
        try ElementReading.elements(reader) { (reading, object) throws(BridgeError) in try reading.location(object) }
    }
}

extension Form where Value == [VoltageMeasurement] {
    /// `[{timeSinceSampleStart, quantity}]`
    static let voltages = Form(.arraySchema(of: Schemas.reference("VoltageMeasurement"))) {
        (reader, _) throws(BridgeError) in
        try ElementReading.elements(reader) { (reading, object) throws(BridgeError) in try reading.voltage(object) }
    }
}

extension Form where Value == DateInterval {
    /// `{startDate, endDate}`; Foundation raises if they are the wrong way round.
    static let dateInterval = Form.object(Schemas.reference("DateInterval")) { (members) throws(BridgeError) in
        let start = try members.required("startDate", .date)
        let end = try members.required("endDate", .date)
        guard start <= end else {
            throw .health(.exception(NativeException(reason: "Start date cannot be later in time than end date!")))
        }
        return DateInterval(start: start, end: end)
    }
}

extension Form where Value == Int {
    /// How many are passed over.
    static let offset = Form(["type": "integer", "minimum": 0]) { (reader) throws(JSONReadingError) in
        let offset = try reader.integer()
        guard offset >= 0 else { throw reader.fail(expected: "an integer, not negative") }
        return offset
    }
}
