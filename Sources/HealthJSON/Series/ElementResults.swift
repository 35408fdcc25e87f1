import HealthModel
import JSON

/// The result of a query for the elements of a sample, by the hundred thousand: each goes straight into the bytes that
/// leave.
struct ElementList<Element>: JSONWritable {
    private let name: String
    private let elements: ArraySlice<Element>
    private let append: (Element, inout [UInt8]) -> Void
    /// Whether there are no more; nil where all come at once.
    private let done: Bool?

    fileprivate init(
        _ name: String,
        _ elements: ArraySlice<Element>,
        done: Bool? = nil,
        _ append: @escaping (Element, inout [UInt8]) -> Void
    ) {
        self.name = name
        self.elements = elements
        self.done = done
        self.append = append
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key(name)
            writer.array { writer in
                for element in elements {
                    writer.value { append(element, &$0) }
                }
            }
            writer.member("done", ifPresent: done)
        }
    }
}

extension ElementList<Location> {
    /// `{locations, done}`
    init(locations: ArraySlice<Location>, done: Bool) {
        self.init("locations", locations, done: done) { location, bytes in
            bytes += LocationText.timestamp
            location.timestamp.appendRFC3339(to: &bytes)
            bytes += LocationText.latitude
            bytes.appendJSON(location.latitude)
            bytes += LocationText.longitude
            bytes.appendJSON(location.longitude)
            bytes += LocationText.altitude
            bytes.appendJSON(location.altitude)
            bytes += LocationText.horizontalAccuracy
            bytes.appendJSON(location.horizontalAccuracy)
            bytes += LocationText.verticalAccuracy
            bytes.appendJSON(location.verticalAccuracy)
            bytes += LocationText.speed
            bytes.appendJSON(location.speed)
            bytes += LocationText.speedAccuracy
            bytes.appendJSON(location.speedAccuracy)
            bytes += LocationText.course
            bytes.appendJSON(location.course)
            bytes += LocationText.courseAccuracy
            bytes.appendJSON(location.courseAccuracy)
            bytes.append(UInt8(ascii: "}"))
        }
    }
}

private enum LocationText {
    static let timestamp = Array(#"{"timestamp":""#.utf8)
    static let latitude = Array(#"","latitude":"#.utf8)
    static let longitude = Array(#","longitude":"#.utf8)
    static let altitude = Array(#","altitude":"#.utf8)
    static let horizontalAccuracy = Array(#","horizontalAccuracy":"#.utf8)
    static let verticalAccuracy = Array(#","verticalAccuracy":"#.utf8)
    static let speed = Array(#","speed":"#.utf8)
    static let speedAccuracy = Array(#","speedAccuracy":"#.utf8)
    static let course = Array(#","course":"#.utf8)
    static let courseAccuracy = Array(#","courseAccuracy":"#.utf8)
}

extension ElementList<Heartbeat> {
    /// `{heartbeats}`
    init(heartbeats: [Heartbeat]) {
        self.init("heartbeats", heartbeats[...]) { heartbeat, bytes in
            bytes += HeartbeatText.time
            bytes.appendJSON(heartbeat.timeSinceSeriesStart)
            bytes += heartbeat.precededByGap ? HeartbeatText.afterGap : HeartbeatText.withoutGap
        }
    }
}

private enum HeartbeatText {
    static let time = Array(#"{"timeSinceSeriesStart":"#.utf8)
    static let afterGap = Array(#","precededByGap":true}"#.utf8)
    static let withoutGap = Array(#","precededByGap":false}"#.utf8)
}

extension ElementList<VoltageMeasurement> {
    /// `{voltages}`, in a unit of voltage.
    init(voltages: [VoltageMeasurement], in unit: HealthModel.Unit, _ conversion: UnitConversion) {
        var end = Array(#","unit":"#.utf8)
        end.appendJSON(unit.unitString)
        end += Array("}}".utf8)
        let (time, quantity) = (Array(#"{"timeSinceSampleStart":"#.utf8), Array(#","quantity":{"value":"#.utf8))
        self.init("voltages", voltages[...]) { [end] measurement, bytes in
            bytes += time
            bytes.appendJSON(measurement.timeSinceSampleStart)
            bytes += quantity
            bytes.appendJSON(conversion(measurement.volts))
            bytes += end
        }
    }
}
