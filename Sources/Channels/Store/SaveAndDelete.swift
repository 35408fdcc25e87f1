import BridgeCore
import HealthEngine
import HealthJSON
import JSON

/// Saving and deleting samples.
extension StoreChannel {
    static let savingMethods = [save, addSamples, delete, deleteObjects]

    /// `HKHealthStore.save(_:withCompletion:)` (SAVE-29 to SAVE-38).
    private static let save = Method(
        "save",
        "Saves samples: either all of them, or none if one cannot be saved.",
        .required("objects", .samples, "The samples to save."),
        result: .uuids,
        audit: .action(.write)
    ) { call, samples in
        return NamedResult(uuids: try call.store.save(samples))
    }

    /// `HKHealthStore.add(_:to:completion:)` (SAVE-42).
    private static let addSamples = Method(
        "addSamples",
        "Associates samples with a saved workout, and saves new ones. The totals of the workout do not change.",
        .required("samples", .samples, "The samples."),
        .required("workout", .uuid, "The identifier of the workout."),
        result: .uuids,
        audit: .action(.write)
    ) { call, samples, workout in
        return NamedResult(uuids: try call.store.add(samples, to: workout))
    }

    /// `HKHealthStore.delete(_:withCompletion:)` (DEL-01 to DEL-04).
    private static let delete = Method(
        "delete",
        "Deletes objects that this app has saved: either all of them, or none if one cannot be deleted.",
        .optional("uuids", .uuids, "The identifiers of the objects."),
        .optional("objects", .samples, "The objects as they were saved. Alternative to `uuids`."),
        audit: .action(.delete)
    ) { call, uuids, objects in
        switch (uuids, objects) {
        case (let uuids?, nil): _ = try call.store.delete(uuids)
        case (nil, let objects?):
            _ = try call.store.delete(samples: objects)
        case (nil, nil): throw JSONReadingError.missing("uuids")
        case (_?, _?): throw JSONReadingError.expected("absent if objects is given", at: "uuids")
        }
    }

    /// `HKHealthStore.deleteObjects(of:predicate:withCompletion:)` (DEL-05, DEL-06).
    private static let deleteObjects = Method(
        "deleteObjects",
        "Deletes the samples of a type that this app has saved and that match a predicate. Succeeds if none match.",
        .sampleType,
        .required("predicate", .predicate, "The samples to delete."),
        result: ResultDescription("count", Schemas.reference("DeletedCount")),
        audit: .action(.delete)
    ) { call, type, predicate in
        let count = try call.store.deleteObjects(of: type, predicate)
        return NamedResult("count", count)
    }
}
