import BridgeCore
import Foundation
import HealthArchive
import HealthEngine
import HealthGenerator
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Saves the resources of a FHIR bundle as clinical records, as if a provider sent them (OTH-09).
    static let addClinicalRecords = Method(
        "addClinicalRecords",
        """
        Saves the resources of a FHIR bundle as clinical records, as if a provider sent them: a bundle of a patient as Synthea writes \
        it. Resources of kinds that HealthKit does not have are left out. References by `urn:uuid:` become `TYPE/ID`.
        """,
        .required("bundle", .bundle, "The bundle: `{resourceType: \"Bundle\", entry: [{resource}]}`."),
        .required("source", .addedSource, "The provider."),
        .optional("receivedDate", .date, "When the records reached the phone. Default: now."),
        .optional("fhirVersion", .string, default: "4.0.1", "The version of FHIR."),
        result: ResultDescription("added", Schemas.reference("AddedClinicalRecords")),
        audit: .action(.write)
    ) { call, bundle, source, date, version in
        let date = date ?? call.phone.environment.clock.current
        let bundle = try FHIRBundle(JSONReader(bundle, path: "bundle"), fhirVersion: version)
        if bundle.patientCount > 1 {
            let count = bundle.patientCount
            call.context.warnOnce("patients", "the bundle is about \(count) patients, and the store about one person")
        }
        let revision = source.revision
        let samples = try bundle.records.map { record in
            do throws(NativeException) {
                return try Sample(
                    call.context.makeUUID(of: record.type, from: revision.source.bundleIdentifier), record.type,
                    .clinicalRecord(record.record), date, date, nil, [:]
                )
            } catch {
                throw call.context.refusal(error, at: "bundle")
            }
        }
        call.who = revision.source.bundleIdentifier
        let uuids = samples.isEmpty ? [] : try call.phone.addSamples(samples, from: revision)
        var leftOut = JSONObject()
        for (kind, count) in bundle.leftOut.sorted(by: { $0.key < $1.key }) { leftOut[kind] = .integer(count) }
        return JSONValue.object(["uuids": .strings(uuids.map(\.uuidString)), "leftOut": .object(leftOut)])
    }
}

extension ValueCodec where Value == JSONValue {
    /// A FHIR bundle, which ``FHIRBundle`` reads.
    fileprivate static let bundle = ValueCodec(["type": "object"]) { reader in reader.value }
}
