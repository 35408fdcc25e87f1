public import Foundation
public import HealthModel
import JSON

/// Writes samples as FHIR R4 Observations in newline-delimited JSON, the format of bulk data.
public struct ObservationText {
    private var clock: ExportClock
    private let patient: String

    /// A writer for a time zone and a patient, such as `Patient/person`.
    public init(timeZone: TimeZone, patient: String) {
        clock = ExportClock(timeZone)
        self.patient = patient
    }

    /// Appends the line of a sample. Returns false if its type has no published code. Clinical records are not written, because
    /// they are FHIR resources already.
    public mutating func append(_ sample: Sample, to bytes: inout [UInt8]) -> Bool {
        guard let resource = resource(of: sample) else { return false }
        bytes += JSONValue.object(resource).jsonBytes
        bytes.append(UInt8(ascii: "\n"))
        return true
    }

    private mutating func resource(of sample: Sample) -> JSONObject? {
        let code = sample.type == .workout ? .workout : ObservationCode.code(of: sample.type)
        guard let code else { return nil }
        var resource: JSONObject = [
            "resourceType": "Observation",
            "id": .string(sample.uuid.uuidString.lowercased()),
            "status": "final",
            "category": [
                [
                    "coding": [
                        [
                            "system": "http://terminology.hl7.org/CodeSystem/observation-category",
                            "code": .string(code.category.rawValue),
                        ]
                    ]
                ]
            ],
            "code": Self.concept(code, sample.type),
            "subject": ["reference": .string(patient)],
        ]
        let (start, end) = (dateTime(sample.startDate, sample.metadata), dateTime(sample.endDate, sample.metadata))
        if sample.startDate == sample.endDate {
            resource["effectiveDateTime"] = .string(start)
        } else {
            resource["effectivePeriod"] = ["start": .string(start), "end": .string(end)]
        }
        switch sample.content {
        case .quantity(let quantity, _):
            guard let value = Self.value(quantity, code) else { return nil }
            resource["valueQuantity"] = value
        case .correlation(let members):
            let components = members.compactMap(Self.component)
            guard !components.isEmpty else { return nil }
            resource["component"] = .array(components)
        case .workout(let workout):
            resource["valueString"] = .string(
                Enumeration.workoutActivityType.constant(of: workout.activityType) ?? "\(workout.activityType)"
            )
        default: return nil
        }
        if let name = sample.device?.name.flatMap(Self.text) { resource["device"] = ["display": .string(name)] }
        return resource
    }

    /// A text that is valid in R4: not blank, and without control characters that XML forbids. Nil for blank text.
    private static func text(_ text: String) -> String? {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: text.unicodeScalars.lazy.map { XMLText.canHold($0) ? $0 : " " })
        let text = String(scalars)
        return text.allSatisfy(\.isWhitespace) ? nil : text
    }

    private static func component(_ member: Sample) -> JSONValue? {
        guard let code = ObservationCode.code(of: member.type), case .quantity(let quantity, _) = member.content,
            let value = value(quantity, code)
        else { return nil }
        return ["code": concept(code, member.type), "valueQuantity": value]
    }

    private static func concept(_ code: ObservationCode, _ type: ObjectType) -> JSONValue {
        let loinc = code.loinc.map { code -> JSONValue in
            ["system": "http://loinc.org", "code": .string(code)]
        }
        let apple: JSONValue = ["system": "http://developer.apple.com/documentation/healthkit", "code": .string(type.identifier)]
        return ["coding": .array(loinc + [apple])]
    }

    private static func value(_ quantity: Quantity, _ code: ObservationCode) -> JSONValue? {
        guard let unit = code.unit, let value = try? quantity.doubleValue(for: unit), value.isFinite else { return nil }
        // 0.29 × 100 is not 29 in double precision.
        let printed = code.factor == 100 ? Double(value.percentText) ?? value * 100 : value
        return [
            "value": .real(printed), "unit": .string(code.ucum), "system": "http://unitsofmeasure.org",
            "code": .string(code.ucum),
        ]
    }

    /// The date in the time zone of the sample if its metadata has one, which is where the person was.
    private mutating func dateTime(_ date: Date, _ metadata: Metadata) -> String {
        guard case .string(let name)? = metadata["HKTimeZone"], let zone = TimeZone(identifier: name) else {
            return clock.internetDate(date)
        }
        var clock = ExportClock(zone)
        return clock.internetDate(date)
    }
}
