import BridgeCore
import Foundation
import HealthModel
import JSON

extension SeriesElements {
    /// The beats of a series.
    var measurements: [JSONValue] {
        guard case .heartbeats(let beats) = self else { return [] }
        return beats.enumerated().map { index, beat in
            [
                "timeSinceSeriesStart": .number(beat.timeSinceSeriesStart), "precededByGap": .bool(beat.precededByGap),
                "done": .bool(index == beats.count - 1),
            ]
        }
    }

    /// The locations of a route, which HealthKit may pass in several parts. Here it is one.
    var routes: [JSONValue] {
        guard case .locations(let locations) = self else { return [] }
        return [["locations": .array(locations.map(\.payload)), "done": true]]
    }

    /// The voltages of an electrocardiogram.
    fileprivate var voltages: [JSONValue] {
        guard case .voltages(let voltages) = self else { return [] }
        return voltages.map { voltage in
            [
                "harmonized": ["value": .number(voltage.volts), "unit": "V"],
                "timeSinceSampleStart": .number(voltage.timeSinceSampleStart),
            ]
        }
    }
}

extension Location {
    fileprivate var payload: JSONValue {
        [
            "latitude": .number(latitude), "longitude": .number(longitude), "altitude": .number(altitude),
            "course": .number(course), "courseAccuracy": .number(courseAccuracy),
            "horizontalAccuracy": .number(horizontalAccuracy), "speed": .number(speed),
            "speedAccuracy": .number(speedAccuracy), "timestamp": .seconds(timestamp),
            "verticalAccuracy": .number(verticalAccuracy),
        ]
    }
}

extension Electrocardiogram {
    func harmonized(_ elements: SeriesElements) -> JSONObject {
        var harmonized = JSONObject()
        harmonized["averageHeartRate"] = averageHeartRate.map { .number($0.value(in: .countPerMinute)) }
        harmonized["averageHeartRateUnit"] = "count/min"
        harmonized["samplingFrequency"] = samplingFrequency.map { .number($0.value(in: .hertz)) }
        harmonized["samplingFrequencyUnit"] = "Hz"
        harmonized["classification"] = .string(Tables.electrocardiogramClassification[classification] ?? "na")
        harmonized["symptomsStatus"] = .string(Tables.electrocardiogramSymptomsStatus[symptomsStatus] ?? "na")
        harmonized["count"] = .integer(voltages.count)
        harmonized["voltageMeasurements"] = .array(elements.voltages)
        return harmonized
    }
}

extension ActivitySummary {
    /// The summary of a day, whose date is that of the local midnight.
    func payload(in timeZone: TimeZone, on version: OSVersion) -> JSONObject {
        var harmonized = JSONObject()
        func add(_ ring: ActivityRing, _ unit: HealthModel.Unit) {
            func value(_ number: Double) -> JSONValue {
                .number(Quantity(unit: ring.unit, value: number).value(in: unit))
            }
            harmonized[ring.rawValue] = value(values[ring] ?? 0)
            harmonized["\(ring.rawValue)Goal"] = value(goals[ring] ?? 0)
            harmonized["\(ring.rawValue)Unit"] = .string(unit.unitString)
        }
        add(.activeEnergyBurned, .largeCalorie)
        add(.appleExerciseTime, .minute)
        add(.appleStandHours, .count)
        harmonized["activityMoveMode"] = .string(Tables.activityMoveMode[activityMoveMode.rawValue] ?? "")
        add(.appleMoveTime, .minute)
        if version >= OSVersion(major: 18) { harmonized["paused"] = .bool(isPaused) }
        let midnight = DateComponents(timeZone: timeZone, year: day.year, month: day.month, day: day.day).midnight
        return [
            "identifier": .string(ObjectType.activitySummary.identifier),
            "date": .string(midnight?.text(in: timeZone) ?? ""), "harmonized": .object(harmonized),
        ]
    }
}

extension Date {
    /// A whole second, as `yyyy-MM-ddTHH:mm:ss.SSSZZZZZ`.
    func text(in timeZone: TimeZone) -> String {
        let calendar = Calendar(.gregorian, in: timeZone)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self)
        func digits(_ number: Int?, _ count: Int = 2) -> String {
            let text = String(abs(number ?? 0))
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let seconds = timeZone.secondsFromGMT(for: self)
        let minutes = abs(seconds) / 60
        let offset = seconds == 0 ? "Z" : "\(seconds < 0 ? "-" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
        return """
            \(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))T\(digits(parts.hour)):\
            \(digits(parts.minute)):\(digits(parts.second)).000\(offset)
            """
    }
}
