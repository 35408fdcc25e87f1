package import Foundation
package import HealthEngine
package import HealthModel
package import JSON

extension TimeZone {
    /// The IANA name. Foundation renames UTC to GMT; this restores it.
    package var name: String { identifier == "GMT" ? "UTC" : identifier }
}

extension AppIdentity {
    /// `{bundleIdentifier, name, version}`
    package var json: JSONValue {
        ["bundleIdentifier": .string(bundleIdentifier), "name": .string(name), "version": .string(version)]
    }
}

extension CalendarDay {
    /// `{year, month, day}`
    package var json: JSONValue { ["year": .integer(year), "month": .integer(month), "day": .integer(day)] }
}

extension DateComponents {
    /// `{year, month, day}` of a date of birth.
    package var json: JSONValue {
        func member(_ value: Int?) -> JSONValue { value.map { .integer(Int64($0)) } ?? .null }
        return ["year": member(year), "month": member(month), "day": member(day)]
    }

    /// `{year, month, day}` of a date of birth, with `timeZone` if it was entered in another zone than that of the phone.
    package func json(on phone: Phone) -> JSONValue {
        guard case .object(var members) = json, let timeZone, timeZone.name != phone.environment.timeZone.name else {
            return json
        }
        members["timeZone"] = .string(timeZone.name)
        return .object(members)
    }
}

extension JSONValue {
    package static let dateOfBirthSchema: JSONValue = Schemas.reference("DateOfBirth")
    package static let dateOfBirthComponentsSchema: JSONValue = Schemas.reference("DateOfBirthComponents")
}

extension PermissionSheet {
    /// `{sheet, toShare, read, objects?}`
    package var json: JSONValue {
        var members = switches
        members["objects"] = objects.map(JSONValue.strings)
        return .object(members)
    }

    /// `{sheet, toShare, read}`: the parts that the app knows from its request and from its request status.
    package var jsonForApp: JSONValue { .object(switches) }

    private var switches: JSONObject {
        [
            "sheet": .integer(Int64(id)),
            "toShare": .array(types(.share).map { .string($0.identifier) }),
            "read": .array(types(.read).map { .string($0.identifier) }),
        ]
    }
}

/// The JSON form of an attachment: `{identifier, name, contentType, size, creationDate, metadata?}`.
package struct AttachmentValue: JSONWritable {
    private let attachment: Attachment

    package init(_ attachment: Attachment) {
        self.attachment = attachment
    }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("identifier", attachment.identifier.uuidString)
            writer.member("name", attachment.name)
            writer.member("contentType", attachment.contentType)
            writer.member("size", attachment.size)
            writer.member("creationDate", attachment.creationDate.rfc3339)
            guard !attachment.metadata.isEmpty else { return }
            writer.key("metadata")
            writer.value { bytes in
                var samples = SampleWriter()
                samples.write(attachment.metadata, to: &bytes)
            }
        }
    }
}

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
