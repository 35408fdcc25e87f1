import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel

/// Deleting samples. Nothing fails: every error is false.
extension FlutterHealthChannel {
    static let delete = Method(
        plugin: "delete",
        "Deletes the app's own samples of a type, whatever their values are.",
        [.dataTypeKey, .startTime, .endTime],
        result: .success,
        audit: .action(.delete)
    ) { call, arguments in
        guard let type = call.healthDataType(arguments[.dataTypeKey].string)?.type, type.kind != .characteristic else {
            return false
        }
        let interval = SamplePredicate.samples(
            start: arguments[.startTime].dateOrZero, end: arguments[.endTime].dateOrZero, options: .strictStartDate
        )
        let ownSource = SamplePredicate.sources([Name(call.app.process.app.bundleIdentifier)])
        return try call.delete(SampleQuery(type, .and([interval, ownSource])), isEmptySuccess: true)
    }

    static let deleteByUUID = Method(
        plugin: "deleteByUUID",
        "Deletes the app's own sample with a UUID.",
        [.uuid, .dataTypeKey],
        result: .success,
        audit: .action(.delete)
    ) { call, arguments in
        guard let text = arguments[.uuid].string, let key = arguments[.dataTypeKey].string else {
            throw BridgeError.refused("DELETE_ERROR", "Error deleting data by UUID: ")
        }
        guard let type = call.healthDataType(key)?.type, type.kind != .characteristic, let uuid = UUID(text: text)
        else { return false }
        return try call.delete(SampleQuery(type, .objects([uuid]), limit: 1), isEmptySuccess: false)
    }
}

extension Call {
    /// Deletes the samples that a query finds, and returns the success flag.
    fileprivate func delete(_ query: SampleQuery, isEmptySuccess: Bool) throws -> Bool {
        guard case .success(let samples) = try attempt({ try store.execute(query) }) else { return false }
        guard !samples.isEmpty else { return isEmptySuccess }
        let deletion = try attempt { try store.delete(samples: samples) }
        guard case .success = deletion else { return false }
        return true
    }
}
