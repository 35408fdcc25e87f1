import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Saves samples as a watch, another app or the Health app does. It needs no permission.
    static let addSamples = Method(
        "addSamples",
        "Saves samples from another source. A sample may also be a series with its data, as the system saves it.",
        .required("source", .sourceRevision, "The source that saves the samples."),
        .optional("device", .device, "The device of the samples that name no device."),
        .required("objects", .foreignSamples, "The samples to save."),
        .optional(
            "replaces",
            .uuids,
            default: [],
            "The identifiers of earlier samples of the source, which are deleted at the same time."
        ),
        .optional(
            "electrocardiogramSymptoms",
            .array(of: .electrocardiogramSymptoms),
            default: [],
            "The symptoms that the user logged for electrocardiograms: UUIDs of these samples, or of stored ones."
        ),
        result: .uuids,
        example: Example(
            ["source": SampleExamples.watch, "objects": [SampleExamples.heartRate]],
            result: ["uuids": [.string(SampleExamples.uuid)]]
        ),
        audit: .action(.write)
    ) { (call, revision, device, foreign, replaced, symptoms) throws(BridgeError) in
        call.notes.who = revision.source.bundleIdentifier
        let samples = try foreign.samples(of: revision.source, device: device)
        return Single(
            uuids: try call.healthKit { () throws(HealthFailure) in
                try call.phone.addSamples(samples, from: revision, replacing: replaced, symptoms: symptoms)
            }
        )
    }
}

extension ValueCodec where Value == ElectrocardiogramSymptoms {
    /// `{electrocardiogram, symptoms}`
    fileprivate static let electrocardiogramSymptoms = ValueCodec.object(
        Schemas.reference("ElectrocardiogramSymptoms")
    ) { (members) throws(BridgeError) in
        ElectrocardiogramSymptoms(
            electrocardiogram: try members.required("electrocardiogram", .uuid),
            symptoms: try members.required("symptoms", .uuids)
        )
    }
}

extension ValueCodec where Value == SourceRevision {
    /// `{name, bundleIdentifier, version?, productType?, operatingSystemVersion?}`
    fileprivate static let sourceRevision = ValueCodec.object(Schemas.reference("AddedSource")) {
        (members) throws(BridgeError) in
        SourceRevision(
            source: Source(
                name: try members.required("name", .string), bundleIdentifier: try members.required("bundleIdentifier", .string)
            ),
            version: try members.optional("version", .string),
            productType: try members.optional("productType", .string),
            operatingSystemVersion: try members.optional("operatingSystemVersion", .anyOSVersion)
        )
    }
}
