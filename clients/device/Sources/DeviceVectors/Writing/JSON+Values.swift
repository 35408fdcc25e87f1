import CoreLocation
import Foundation
import HealthKit

// The values that an app reads, in the form of the wire.

extension Date {
    /// The date in UTC, with milliseconds if they are not zero.
    var json: JSONValue {
        let milliseconds = Int64((timeIntervalSince1970 * 1000).rounded())
        let (seconds, fraction) = ((Double(milliseconds) / 1000).rounded(.down), (milliseconds % 1000 + 1000) % 1000)
        let whole = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
        return .string(fraction == 0 ? whole : "\(whole.dropLast()).\(String(1000 + fraction).dropFirst())Z")
    }
}

extension DateInterval {
    /// `{startDate, endDate}`
    var json: JSONValue { ["startDate": start.json, "endDate": end.json] }
}

extension HKQuantity {
    /// The unit with which the quantity was made. No property has it; the description ends with it.
    private var own: HKUnit {
        let text = description.drop { $0 != " " }.dropFirst()
        return text.isEmpty ? .count() : HKUnit(from: String(text))
    }

    /// `{value, unit}`, in a unit if that is compatible, else in the quantity's own.
    func json(in unit: HKUnit? = nil) -> JSONValue {
        let unit = unit.flatMap { self.is(compatibleWith: $0) ? $0 : nil } ?? own
        return ["value": .finite(doubleValue(for: unit)), "unit": .string(unit.unitString)]
    }
}

/// The metadata of an object.
func metadataJSON(_ metadata: [String: Any]) -> JSONValue {
    .object(metadata.reduce(into: JSONObject()) { $0[$1.key] = valueJSON($1.value) })
}

private func valueJSON(_ value: Any) -> JSONValue {
    switch value {
    case let quantity as HKQuantity: ["quantity": quantity.json()]
    case let date as Date: ["date": date.json]
    default: JSONValue(foundation: value)
    }
}

extension HKSource {
    var json: JSONValue { ["name": .string(name), "bundleIdentifier": .string(bundleIdentifier)] }
}

extension Set<HKSource> {
    /// The sources in the order of the wire. A set has none.
    var inOrder: [HKSource] { sorted { $0.bundleIdentifier < $1.bundleIdentifier } }
}

extension HKSourceRevision {
    var json: JSONValue {
        var object: JSONObject = ["source": source.json]
        object["version"] = version.map(JSONValue.string)
        object["productType"] = productType.map(JSONValue.string)
        let system = operatingSystemVersion
        let numbers = [system.majorVersion, system.minorVersion] + (system.patchVersion == 0 ? [] : [system.patchVersion])
        if system.majorVersion != 0 {
            object["operatingSystemVersion"] = .string(numbers.map(String.init).joined(separator: "."))
        }
        return .object(object)
    }
}

extension HKDevice {
    var json: JSONValue {
        var object = JSONObject()
        object["name"] = name.map(JSONValue.string)
        object["manufacturer"] = manufacturer.map(JSONValue.string)
        object["model"] = model.map(JSONValue.string)
        object["hardwareVersion"] = hardwareVersion.map(JSONValue.string)
        object["firmwareVersion"] = firmwareVersion.map(JSONValue.string)
        object["softwareVersion"] = softwareVersion.map(JSONValue.string)
        object["localIdentifier"] = localIdentifier.map(JSONValue.string)
        object["udiDeviceIdentifier"] = udiDeviceIdentifier.map(JSONValue.string)
        return .object(object)
    }
}

extension HKDeletedObject {
    var json: JSONValue {
        var object: JSONObject = ["uuid": .string(uuid.uuidString)]
        object["metadata"] = metadata.map(metadataJSON)
        return .object(object)
    }
}

extension HKQueryAnchor {
    var json: JSONValue { .string(KnownObjects.shared.text(of: self)) }
}

extension CLLocation {
    var json: JSONValue {
        [
            "timestamp": timestamp.json, "latitude": .real(coordinate.latitude),
            "longitude": .real(coordinate.longitude),
            "altitude": .real(altitude), "horizontalAccuracy": .real(horizontalAccuracy),
            "verticalAccuracy": .real(verticalAccuracy), "speed": .real(speed), "speedAccuracy": .real(speedAccuracy),
            "course": .real(course), "courseAccuracy": .real(courseAccuracy),
        ]
    }
}

extension HKUserAnnotatedMedication {
    var json: JSONValue {
        var object: JSONObject = [
            "isArchived": .bool(isArchived), "hasSchedule": .bool(hasSchedule), "medication": medication.json,
        ]
        object["nickname"] = nickname.map(JSONValue.string)
        return .object(object)
    }
}

extension HKMedicationConcept {
    fileprivate var json: JSONValue {
        KnownObjects.shared.note(identifier)
        // A set has no order.
        let codings = relatedCodings.sorted { ($0.system, $0.code) < ($1.system, $1.code) }
        return [
            "identifier": .string(identifier.description), "displayText": .string(displayText),
            "generalForm": .string(generalForm.rawValue), "relatedCodings": .array(codings.map(\.json)),
        ]
    }
}

extension HKClinicalCoding {
    fileprivate var json: JSONValue {
        var object: JSONObject = ["system": .string(system), "code": .string(code)]
        object["version"] = version.map(JSONValue.string)
        return .object(object)
    }
}
