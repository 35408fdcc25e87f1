import BridgeCore
import HealthEngine
import HealthGenerator
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
        audit: .action(.write)
    ) { call, source, device, foreign, replaced, symptoms in
        let samples = try foreign.samples(of: source.revision.source, device: device ?? source.device)
        try call.checkActivities(of: samples)
        call.who = source.revision.source.bundleIdentifier
        let uuids = try call.phone.addSamples(samples, from: source.revision, replacing: replaced, symptoms: symptoms)
        return NamedResult(uuids: uuids)
    }
}

extension Call {
    /// Refuses workouts with an activity that the system does not have.
    fileprivate func checkActivities(of samples: [Sample]) throws {
        for (index, sample) in samples.enumerated() where sample.workout != nil {
            do throws(NativeException) {
                try sample.validate(on: device.osVersion)
            } catch {
                throw context.refusal(error, at: "objects[\(index)]")
            }
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
