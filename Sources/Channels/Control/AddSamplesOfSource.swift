import HealthEngine
import HealthModel
import JSON

/// Samples arrive from a watch, another app or the Health app, past all permission.
enum AddSamplesOfSource: Method {
    static let name = "control/addSamples"
    static let summary = "Another source saves samples; a sample may also be a series, as the system makes them."
    static let source = Parameter.required("source", .sourceRevision, "Who saves.")
    static let device = Parameter.optional("device", .device, "The device of samples that name none.")
    static let objects = Parameter.required("objects", .foreignSamples, "The samples.")
    static let parameters = [source.description, device.description, objects.description]
    static let result = ResultDescription.uuids
    static let example = Example(
        ["source": SampleExamples.watch, "objects": [SampleExamples.heartRate]],
        result: ["uuids": [.string(SampleExamples.uuid)]]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> Single<[String]> {
        let revision = try arguments(source)
        context.notes.who = revision.source.bundleIdentifier
        let samples = try arguments(objects)
        context.journal(samples.map(\.type), count: samples.count)
        return Single(
            uuids: try context.healthKit { store throws(HealthFailure) in try store.addSamples(samples, from: revision)
            }
        )
    }
}

extension Form where Value == SourceRevision {
    /// `{name, bundleIdentifier, version?, productType?, operatingSystemVersion?}`
    fileprivate static let sourceRevision = Form.object(Schemas.reference("AddedSource")) {
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
