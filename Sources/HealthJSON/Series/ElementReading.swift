package import Foundation
package import HealthModel
package import JSON

/// Reads the elements of series, thousands of small objects in one request. It reads member by member, and formats no path unless
/// reading fails.
package struct ElementReading {
    private let context: ReadingContext
    private var latestUnit: (text: String, conversion: UnitConversion)?

    /// Reads an array of elements.
    package static func elements<Element>(
        _ reader: JSONReader,
        _ context: ReadingContext,
        _ read: (inout ElementReading, JSONObject) throws -> Element
    ) throws -> [Element] {
        guard case .array(let values) = reader.value else { throw reader.fail(expected: "an array") }
        var reading = ElementReading(context: context)
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for (index, value) in values.enumerated() {
            try context.checkWanted(at: index)
            try JSONReadingError.within("\(reader.path)[\(index)]") {
                guard case .object(let object) = value else { throw JSONReadingError.expected("an object", at: "") }
                elements.append(try read(&reading, object))
            }
        }
        return elements
    }

    package func heartbeat(_ object: JSONObject) throws -> Heartbeat {
        var time: Double?
        var precededByGap = false
        for (name, value) in object.members {
            switch name {
            case "timeSinceSeriesStart": time = try value.number(at: name)
            case "precededByGap":
                guard case .bool(let flag) = value else { throw JSONReadingError.expected("true or false", at: name) }
                precededByGap = flag
            default: throw JSONReadingError.unknown(name, among: Schemas.series["Heartbeat"])
            }
        }
        return Heartbeat(timeSinceSeriesStart: try given(time, "timeSinceSeriesStart"), precededByGap: precededByGap)
    }

    package func location(_ object: JSONObject) throws -> Location {
        var timestamp: Date?
        var (latitude, longitude): (Double?, Double?)
        var location = Location(timestamp: .distantPast, latitude: 0, longitude: 0)
        for (name, value) in object.members {
            switch name {
            case "timestamp": timestamp = try date(value, name)
            case "latitude": latitude = try value.number(at: name)
            case "longitude": longitude = try value.number(at: name)
            case "altitude": location.altitude = try value.number(at: name)
            case "horizontalAccuracy": location.horizontalAccuracy = try value.number(at: name)
            case "verticalAccuracy": location.verticalAccuracy = try value.number(at: name)
            case "speed": location.speed = try value.number(at: name)
            case "speedAccuracy": location.speedAccuracy = try value.number(at: name)
            case "course": location.course = try value.number(at: name)
            case "courseAccuracy": location.courseAccuracy = try value.number(at: name)
            default: throw JSONReadingError.unknown(name, among: Schemas.series["Location"])
            }
        }
        location.timestamp = try given(timestamp, "timestamp")
        location.latitude = try given(latitude, "latitude")
        location.longitude = try given(longitude, "longitude")
        return location
    }

    /// Reads a voltage in any compatible unit. An incompatible unit raises HealthKit's exception (UNIT-20).
    package mutating func voltage(_ object: JSONObject) throws -> VoltageMeasurement {
        var time: Double?
        var volts: Double?
        for (name, value) in object.members {
            switch name {
            case "timeSinceSampleStart": time = try value.number(at: name)
            case "quantity": volts = try self.volts(value, name)
            default: throw JSONReadingError.unknown(name, among: Schemas.series["VoltageMeasurement"])
            }
        }
        return VoltageMeasurement(
            timeSinceSampleStart: try given(time, "timeSinceSampleStart"), volts: try given(volts, "quantity")
        )
    }

    private mutating func volts(_ value: JSONValue, _ place: String) throws -> Double {
        guard case .object(let object) = value else { throw JSONReadingError.expected("{value, unit}", at: place) }
        var number: Double?
        var unit: String?
        for (name, value) in object.members {
            switch name {
            case "value": number = try value.number(at: "\(place).value")
            case "unit":
                guard case .string(let text) = value else {
                    throw JSONReadingError.expected("a unit, such as V", at: "\(place).unit")
                }
                unit = text
            default: throw JSONReadingError.unknown(name, among: Schemas.samples["Quantity"]).within(place)
            }
        }
        let conversion = try conversion(from: try given(unit, "\(place).unit"), "\(place).unit")
        return conversion(try given(number, "\(place).value"))
    }

    private mutating func conversion(
        from text: String, _ place: @autoclosure () -> String
    ) throws -> UnitConversion {
        if let latestUnit, latestUnit.text == text { return latestUnit.conversion }
        do throws(NativeException) {
            let conversion = try UnitConversion(from: try Unit(from: text), to: .volt)
            latestUnit = (text, conversion)
            return conversion
        } catch {
            throw context.refusal(error, ofUnit: text, usually: .volt, at: place())
        }
    }

    private func date(_ value: JSONValue, _ place: String) throws -> Date {
        guard case .string(let text) = value, let date = Date(rfc3339: text) else {
            throw JSONReadingError.expected(ValueCodec<Date>.dateForm, at: place)
        }
        return date
    }

    private func given<Value>(_ value: Value?, _ place: @autoclosure () -> String) throws -> Value {
        guard let value else { throw JSONReadingError.missing(place()) }
        return value
    }
}

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
        guard start <= end else { throw NativeException(reason: "Start date cannot be later in time than end date!") }
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
