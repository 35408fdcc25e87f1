import CoreLocation
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

@testable import BridgeCore
@testable import HealthKit

// The values that an app reads, in the form of the wire.

extension JSONValue {
    /// A number. Null if it is not finite, because JSON has no such numbers.
    static func finite(_ value: Double) -> JSONValue { value.isFinite ? .real(value) : .null }
}

extension Date {
    var json: JSONValue { .string(rfc3339) }
}

extension DateInterval {
    /// `{startDate, endDate}`
    var json: JSONValue { ["startDate": start.json, "endDate": end.json] }
}

extension HKQuantity {
    /// `{value, unit}`, in a unit if that is compatible, else in the quantity's own.
    func json(in unit: HKUnit? = nil) -> JSONValue {
        let own = HKUnit(quantity.unit)
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
    case let text as String: .string(text)
    case let number as NSNumber: numberJSON(number)
    default: .null
    }
}

private func numberJSON(_ number: NSNumber) -> JSONValue {
    switch unsafe String(cString: number.objCType) {
    case "c": .bool(number.boolValue)
    case "d", "f": .real(number.doubleValue)
    default: .integer(number.int64Value)
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
        let version = OSVersion(major: system.majorVersion, minor: system.minorVersion, patch: system.patchVersion)
        if version != OSVersion(major: 0) { object["operatingSystemVersion"] = .string(version.description) }
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
        object["metadata"] = identifyingMetadata.dictionary.map(metadataJSON)
        return .object(object)
    }
}

extension HKQueryAnchor {
    var json: JSONValue? { (anchor?.text).map(JSONValue.string) }
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
        // A set has no order.
        let codings = relatedCodings.sorted { ($0.system, $0.code) < ($1.system, $1.code) }
        return [
            "identifier": .string(identifier.identifier), "displayText": .string(displayText),
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
