import BridgeCore
import HealthEngine
import HealthJSON
import JSON

/// Deleting samples of the app.
extension HealthKitReporterChannel {
    static let deletingMethods = [delete, deleteSamples, deleteObjects]

    private static let delete = Method(
        reporter: "delete",
        "Deletes a sample, which is found by the UUID of the argument. The argument has one member, its kind.",
        PayloadKind.parameters,
        result: .success,
        audit: .action(.delete)
    ) { call, arguments in
        try call.delete([arguments])
    }

    private static let deleteSamples = Method(
        reporter: "deleteSamples",
        "Deletes samples: all of them or none.",
        [.samples],
        result: .success,
        audit: .action(.delete)
    ) { call, arguments in
        try call.delete(try arguments.required(.samples, \.maps))
    }

    private static let deleteObjects = Method(
        reporter: "deleteObjects",
        "Deletes the samples of a type within an interval.",
        [.identifier, .startTimestamp, .endTimestamp, .predicateOptions],
        result: ResultDescription("deleted", Schemas.reference("DeletedPayloads")),
        audit: .action(.delete)
    ) { call, arguments in
        let type = try call.objectType(try arguments.required(.identifier, \.string))
        let predicate = try arguments.predicate()
        let count = try call.run { store in try store.deleteObjects(of: type, predicate) }
        return ["status": true, "count": .integer(count)] as JSONValue
    }
}

extension Call {
    /// Deletes the stored samples of maps with one member. The package looks them up by identifier and UUID, whatever the member is.
    fileprivate func delete(_ maps: [NativeValue]) throws -> JSONValue {
        let headers = try maps.map { map in try SampleHeader(try payload(map).map) }
        let types = try headers.map { header in try deletedType(header.identifier) }
        let samples = try zip(types, headers).map { (type, header) in try storedSample(type, header.uuid) }
        _ = try run { store in try store.delete(samples: samples) }
        return true
    }
}
