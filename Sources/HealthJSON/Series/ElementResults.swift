package import HealthModel
package import JSON

/// The result of a query for the elements of a sample, up to hundreds of thousands. Each element is written straight into the
/// output buffer.
package struct ElementList<Element>: JSONWritable {
    fileprivate let name: String
    fileprivate let elements: ArraySlice<Element>
    /// Whether these are the last elements; nil if a query always returns all elements.
    fileprivate let done: Bool?
    fileprivate let append: (Element, inout [UInt8]) -> Void

    package func write(to writer: inout JSONWriter) {
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
    package init(locations: ArraySlice<Location>, done: Bool) {
        self.init(name: "locations", elements: locations, done: done) { location, bytes in
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
    package static let timestamp = Array(#"{"timestamp":""#.utf8)
    package static let latitude = Array(#"","latitude":"#.utf8)
    package static let longitude = Array(#","longitude":"#.utf8)
    package static let altitude = Array(#","altitude":"#.utf8)
    package static let horizontalAccuracy = Array(#","horizontalAccuracy":"#.utf8)
    package static let verticalAccuracy = Array(#","verticalAccuracy":"#.utf8)
    package static let speed = Array(#","speed":"#.utf8)
    package static let speedAccuracy = Array(#","speedAccuracy":"#.utf8)
    package static let course = Array(#","course":"#.utf8)
    package static let courseAccuracy = Array(#","courseAccuracy":"#.utf8)
}

extension ElementList<Heartbeat> {
    /// `{heartbeats}`
    package init(heartbeats: [Heartbeat]) {
        self.init(name: "heartbeats", elements: heartbeats[...], done: nil) { heartbeat, bytes in
            bytes += HeartbeatText.time
            bytes.appendJSON(heartbeat.timeSinceSeriesStart)
            bytes += heartbeat.precededByGap ? HeartbeatText.afterGap : HeartbeatText.withoutGap
        }
    }
}

private enum HeartbeatText {
    package static let time = Array(#"{"timeSinceSeriesStart":"#.utf8)
    package static let afterGap = Array(#","precededByGap":true}"#.utf8)
    package static let withoutGap = Array(#","precededByGap":false}"#.utf8)
}

extension ElementList<VoltageMeasurement> {
    /// `{voltages}`, converted to a unit of voltage.
    package init(voltages: [VoltageMeasurement], in unit: HealthModel.Unit, _ conversion: UnitConversion) {
        var end = Array(#","unit":"#.utf8)
        end.appendJSON(unit.unitString)
        end += Array("}}".utf8)
        let (time, quantity) = (Array(#"{"timeSinceSampleStart":"#.utf8), Array(#","quantity":{"value":"#.utf8))
        self.init(name: "voltages", elements: voltages[...], done: nil) { [end] measurement, bytes in
            bytes += time
            bytes.appendJSON(measurement.timeSinceSampleStart)
            bytes += quantity
            bytes.appendJSON(conversion(measurement.volts))
            bytes += end
        }
    }
}
