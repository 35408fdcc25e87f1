package import HealthModel
package import JSON

extension ValueCodec where Value == Sample.Content {
    /// `HKClinicalRecord` (OTH-09).
    package static let clinicalRecord = object([:]) { members in
        .clinicalRecord(
            ClinicalRecord(
                displayName: try members.required("displayName", .string),
                fhirResource: try members.optional("fhirResource", .fhirResource)
            )
        )
    }
}

extension ValueCodec where Value == FHIRResource {
    /// `HKFHIRResource`, with its data as a JSON object.
    fileprivate static let fhirResource = object([:]) { members in
        FHIRResource(
            identifier: try members.required("identifier", .identifier),
            resourceType: try members.required("resourceType", .identifier),
            fhirVersion: try members.required("fhirVersion", .string),
            sourceURL: try members.optional("sourceURL", .string),
            data: try members.required("data", .jsonText)
        )
    }
}

extension ValueCodec where Value == String {
    /// An object, stored as text.
    fileprivate static let jsonText = ValueCodec(["type": "object"]) { reader in
        guard case .object = reader.value else { throw reader.fail(expected: "an object") }
        return String(decoding: [UInt8](json: reader.value), as: UTF8.self)
    }
}

extension [UInt8] {
    fileprivate init(json value: JSONValue) {
        self = []
        appendJSON(value)
    }
}

extension ClinicalRecord {
    package var members: JSONObject {
        var members: JSONObject = ["displayName": .string(displayName)]
        members["fhirResource"] = fhirResource?.json
        return members
    }
}

extension FHIRResource {
    fileprivate var json: JSONValue {
        var members: JSONObject = [
            "identifier": .string(identifier), "resourceType": .string(resourceType),
            "fhirVersion": .string(fhirVersion),
        ]
        members["sourceURL"] = sourceURL.map(JSONValue.string)
        members["data"] = (try? JSONValue(parsing: data)) ?? .string(data)
        return .object(members)
    }
}
