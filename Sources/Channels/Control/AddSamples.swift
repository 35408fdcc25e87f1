import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension ControlChannel {
    /// Saves samples as a watch, another app or the Health app does. It needs no permission.
    static let addSamples = Method(
        "addSamples",
        "Saves samples from another source. A sample may also be a series with its data, as the system saves it.",
        .required("source", .addedSource, "The source that saves the samples: `phone`, `watch`, or another one."),
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
    ) { call, source, device, foreign, replaced, symptoms in
        let samples = try foreign.samples(of: source.revision.source, device: device ?? source.device)
        return Single(uuids: try call.add(samples, from: source, replacing: replaced, symptoms: symptoms))
    }
}

extension Call {
    /// Saves samples of a source.
    func add(
        _ samples: [Sample],
        from source: AddedSource,
        replacing replaced: [UUID] = [],
        symptoms: [ElectrocardiogramSymptoms] = [],
        routesOf workout: UUID? = nil
    ) throws -> [UUID] {
        notes.who = source.revision.source.bundleIdentifier
        return try phone.addSamples(
            samples, from: source.revision, replacing: replaced, symptoms: symptoms, routesOf: workout
        )
    }

    /// A new sample of a source, with the checks of a sample that is read.
    func sample(
        _ type: ObjectType, _ content: Sample.Content, from start: Date, to end: Date, of source: AddedSource
    ) throws -> Sample {
        do throws(UnknownType) {
            _ = try context.type(type.identifier)
        } catch {
            throw JSONReadingError.expected("a system that has the type. \(error.reason)", at: "")
        }
        let uuid = context.makeUUID(of: type, from: source.revision.source.bundleIdentifier)
        do throws(NativeException) {
            return try Sample(uuid, type, content, start, end, source.device, [:])
        } catch {
            throw context.refusal(error, at: "")
        }
    }
}

extension ValueCodec where Value == ElectrocardiogramSymptoms {
    /// `{electrocardiogram, symptoms}`
    fileprivate static let electrocardiogramSymptoms = ValueCodec.object(
        Schemas.reference("ElectrocardiogramSymptoms")
    ) { members in
        ElectrocardiogramSymptoms(
            electrocardiogram: try members.required("electrocardiogram", .uuid),
            symptoms: try members.required("symptoms", .uuids)
        )
    }
}
