package import HealthModel
package import JSON

extension WorkoutZoneConfiguration {
    /// `{type, source, zones: [{index, minimum?, maximum?}]}`
    package var json: JSONValue { json(durations: nil) }

    fileprivate func json(durations: [Double]?) -> JSONValue {
        let zones = zones.map { zone in zone.json(duration: durations?[zone.index]) }
        return ["type": .string(type.identifier), "source": .string(source.rawValue), "zones": .array(zones)]
    }
}

extension WorkoutZoneGroup {
    /// `{type, source, zones: [{index, minimum?, maximum?, duration}]}`
    package var json: JSONValue { configuration.json(durations: durations) }

    /// `{index, minimum?, maximum?, duration}` of a zone.
    package func json(ofZone index: Int) -> JSONValue { configuration.zones[index].json(duration: durations[index]) }
}

extension WorkoutZone {
    fileprivate func json(duration: Double?) -> JSONValue {
        var object: JSONObject = ["index": .integer(index)]
        object["minimum"] = minimum?.json
        object["maximum"] = maximum?.json
        object["duration"] = duration.map(JSONValue.real)
        return .object(object)
    }
}

extension [WorkoutZoneGroup] {
    /// The groups by type identifier.
    package var json: JSONValue {
        var object = JSONObject()
        for group in self { object[group.configuration.type.identifier] = group.json }
        return .object(object)
    }
}
