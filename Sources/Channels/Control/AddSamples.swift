import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// A watch, another app or the Health app saves samples. No permission is needed.
    static let addSamples = Method(
        "addSamples",
        "Another source saves samples; a sample may also be a series, as the system makes them.",
        .required("source", .sourceRevision, "Who saves."),
        .optional("device", .device, "The device of samples that name none."),
        .required("objects", .foreignSamples, "The samples."),
        result: .uuids,
        example: Example(
            ["source": SampleExamples.watch, "objects": [SampleExamples.heartRate]],
            result: ["uuids": [.string(SampleExamples.uuid)]]
        ),
        audit: .action(.write)
    ) { (call, revision, device, foreign) throws(BridgeError) in
        call.notes.who = revision.source.bundleIdentifier
        let samples = try foreign.samples(device: device)
        call.notes.set(samples.map(\.type), count: samples.count)
        return Single(
            uuids: try call.healthKit { () throws(HealthFailure) in
                try call.phone.addSamples(samples, from: revision)
            }
        )
    }
}

extension ValueCodec where Value == SourceRevision {
    /// `{name, bundleIdentifier, version?, productType?, operatingSystemVersion?}`
    fileprivate static let sourceRevision = ValueCodec.object(Schemas.reference("AddedSource")) {
        (members) throws(BridgeError) in
        SourceRevision(
            source: Source(
                name: try members.required("name", .string),
                bundleIdentifier: try members.required("bundleIdentifier", .string)
            ),
            version: try members.optional("version", .string),
            productType: try members.optional("productType", .string),
            operatingSystemVersion: try members.optional("operatingSystemVersion", .anyOSVersion)
        )
    }
}
