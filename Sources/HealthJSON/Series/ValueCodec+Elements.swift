package import Foundation
package import HealthModel
import JSON

extension ValueCodec where Value == [Heartbeat] {
    /// `[{timeSinceSeriesStart, precededByGap?}]`
    package static let heartbeats = ValueCodec(.arraySchema(of: Schemas.reference("Heartbeat"))) { reader, context in
        try ElementReading.elements(reader, context) { reading, object in try reading.heartbeat(object) }
    }
}

extension ValueCodec where Value == [Location] {
    /// Locations in any order. Absent members get the values that Core Location uses for unknown ones.
    package static let locations = ValueCodec(.arraySchema(of: Schemas.reference("Location"))) { reader, context in
        try ElementReading.elements(reader, context) { reading, object in try reading.location(object) }
    }
}

extension ValueCodec where Value == [VoltageMeasurement] {
    /// `[{timeSinceSampleStart, quantity}]`
    package static let voltages = ValueCodec(.arraySchema(of: Schemas.reference("VoltageMeasurement"))) { reader, context in
        try ElementReading.elements(reader, context) { reading, object in try reading.voltage(object) }
    }
}

extension ValueCodec where Value == DateInterval {
    /// `{startDate, endDate}`. Raises Foundation's exception if the start is after the end.
    package static let dateInterval = ValueCodec.object(Schemas.reference("DateInterval")) { members in
        let start = try members.required("startDate", .date)
        let end = try members.required("endDate", .date)
        guard start <= end else {
            throw NativeException(reason: "Start date cannot be later in time than end date!")
        }
        return DateInterval(start: start, end: end)
    }
}

extension ValueCodec where Value == Int {
    /// The number of elements to skip.
    package static let offset = ValueCodec(["type": "integer", "minimum": 0]) { reader in
        let offset = try reader.integer()
        guard offset >= 0 else { throw reader.fail(expected: "an integer, not negative") }
        return offset
    }
}
