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
    fileprivate static let sourceRevision = Form(Schemas.reference("AddedSource")) {
        (reader, arguments) throws(BridgeError) in
        let name = Parameter.required("name", .string, "")
        let bundleIdentifier = Parameter.required("bundleIdentifier", .string, "")
        let version = Parameter.optional("version", .string, "")
        let productType = Parameter.optional("productType", .string, "")
        let system = Parameter.optional("operatingSystemVersion", .anyOSVersion, "")
        let descriptions = [
            name.description, bundleIdentifier.description, version.description, productType.description,
            system.description,
        ]
        let members = try Arguments(reader, allowed: descriptions, in: arguments.context)
        return SourceRevision(
            source: Source(name: try members(name), bundleIdentifier: try members(bundleIdentifier)),
            version: try members(version),
            productType: try members(productType),
            operatingSystemVersion: try members(system)
        )
    }
}
