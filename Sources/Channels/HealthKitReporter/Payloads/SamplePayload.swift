import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The elements of a series, which only some methods read.
enum SeriesElements {
    case none
    case heartbeats([Heartbeat])
    case locations([Location])
    case voltages([VoltageMeasurement])
}

extension Sample {
    /// The sample as the package writes it. A quantity has the given unit, or that of its type.
    func payload(on version: OSVersion, in unit: HealthModel.Unit? = nil, elements: SeriesElements = .none) -> JSONObject {
        var payload: JSONObject = [
            "uuid": .string(uuid.uuidString), "identifier": .string(WrappedType.identifier(of: type)),
            "startTimestamp": .seconds(startDate), "endTimestamp": .seconds(endDate),
        ]
        payload["device"] = device?.json
        payload["sourceRevision"] = sourceRevision?.payload
        var harmonized = JSONObject()
        switch content {
        case .quantity(let quantity, _):
            harmonized = quantity.payload(in: unit ?? WrappedType.unit(of: type))
        case .category(let value):
            let texts = WrappedType.texts(of: value, type)
            harmonized = ["value": .integer(value), "description": .string(texts.description), "detail": .string(texts.detail)]
        case .correlation(let objects):
            func payloads(_ kind: ObjectType.Kind) -> JSONValue {
                .array(objects.filter { $0.type.kind == kind }.map { .object($0.payload(on: version)) })
            }
            harmonized = ["quantitySamples": payloads(.quantity), "categorySamples": payloads(.category)]
        case .workout(let workout):
            harmonized = workout.harmonized
            payload["duration"] = .number(workout.duration)
            payload["workoutEvents"] = .array(workout.events.map { $0.payload(on: version) })
            if version >= OSVersion(major: 16) {
                payload["statistics"] = .array(workout.statistics.map { .object($0.payload()) })
                payload["activities"] = .array(workoutActivities.map { $0.payload(on: version) })
            }
        case .heartbeatSeries(let series):
            harmonized = ["count": .integer(series.count), "measurements": .array(elements.measurements)]
        case .workoutRoute(let series):
            harmonized = ["count": .integer(series.count), "routes": .array(elements.routes)]
        case .electrocardiogram(let content):
            payload["numberOfMeasurements"] = .integer(content.voltages.count)
            harmonized = content.harmonized(elements)
        case .audiogram(let audiogram): harmonized = audiogram.harmonized
        case .visionPrescription(let prescription): harmonized = prescription.harmonized(issued: startDate)
        case .stateOfMind(let stateOfMind): harmonized = stateOfMind.harmonized
        case .scoredAssessment(let assessment): harmonized = assessment.harmonized(type)
        case .clinicalRecord(let record): harmonized = record.harmonized
        case .document(let document): harmonized = document?.harmonized ?? [:]
        case .medicationDoseEvent(let dose): harmonized = dose.harmonized
        }
        harmonized["metadata"] = metadata.payload(on: version)
        payload["harmonized"] = .object(harmonized)
        return payload
    }
}

extension Quantity {
    /// `{value, unit}` in a unit; in the quantity's own if that does not fit.
    func payload(in unit: HealthModel.Unit?) -> JSONObject {
        let unit = unit.flatMap { isCompatible(with: $0) ? $0 : nil } ?? self.unit
        return ["value": .number(value(in: unit)), "unit": .string(unit.unitString)]
    }

    /// The value in a unit that fits.
    func value(in unit: HealthModel.Unit) -> Double { (try? doubleValue(for: unit)) ?? value }
}

extension SourceRevision {
    /// The package does not leave out an unknown version of the system.
    fileprivate var payload: JSONValue {
        let system = operatingSystemVersion ?? OSVersion(major: 0)
        var object: JSONObject = ["source": source.json]
        object["version"] = version.map { .string($0) }
        object["productType"] = productType.map { .string($0) }
        object["systemVersion"] = .string("\(system.major).\(system.minor).\(system.patch)")
        object["operatingSystem"] = [
            "majorVersion": .integer(system.major), "minorVersion": .integer(system.minor),
            "patchVersion": .integer(system.patch),
        ]
        return .object(object)
    }
}

extension Metadata {
    /// The metadata as the package writes them; nil if they are empty. A Boolean is a number after it was stored, and a quantity
    /// without a fitting unit is left out.
    func payload(on version: OSVersion) -> JSONValue? {
        guard !isEmpty else { return nil }
        var object = JSONObject()
        for (key, value) in entries {
            switch value {
            case .string(let text): object.append(key, .string(text))
            case .bool(let value): object.append(key, .integer(value ? 1 : 0))
            case .integer(let value): object.append(key, .integer(value))
            case .real(let value): object.append(key, .number(value))
            case .date(let date): object.append(key, ["timestamp": .seconds(date)])
            case .quantity(let quantity):
                let row = Self.units.first { $0.iOS <= version && quantity.isCompatible(with: $0.unit) }
                guard let row else { continue }
                object.append(key, .object(quantity.payload(in: row.unit)))
            }
        }
        return .object(object)
    }

    private static let units = Tables.metadataUnits.compactMap { row in
        (try? HealthModel.Unit(from: row.unit)).map { (unit: $0, iOS: OSVersion(major: row.iOS)) }
    }
}

extension DeletedObject {
    func payload(on version: OSVersion) -> JSONObject {
        var object: JSONObject = ["uuid": .string(uuid.uuidString)]
        object["metadata"] = metadata.payload(on: version)
        return object
    }
}
