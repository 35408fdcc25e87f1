import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Availability and permissions.
extension PerfoodHealthkitChannel {
    static let isAvailable = Method(
        plugin: "isAvailable",
        "Returns nothing if the device has HealthKit, else rejects.",
        result: .nothing,
        audit: .none
    ) { call, _ in
        try call.requireHealthData()
        return JSONNull()
    }

    static let requestAuthorization = Method(
        plugin: "requestAuthorization",
        "Requests authorization. Unknown names are left out. Returns nothing, whatever the user decided.",
        [.all, .read, .write],
        result: .nothing,
        audit: .action(.authorize)
    ) { call, arguments in
        try call.requireHealthData()
        let all = try call.types(arguments, .all)
        let read = try call.types(arguments, .read)
        let toShare = try call.types(arguments, .write)
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: toShare.union(all), read: read.union(all))
        } answer: { result in
            guard case .success(true) = result else { throw BridgeError.rejected("Could not get permission") }
            return JSONNull()
        }
    }

    static let isEditionAuthorized = Method(
        plugin: "isEditionAuthorized",
        "Returns nothing if the user has allowed the app to save a type, else rejects.",
        [.sampleName],
        result: .nothing,
        audit: .none
    ) { call, arguments in
        guard let name = arguments[.sampleName].capacitorText else { throw BridgeError.rejected("Must provide sampleName") }
        try call.requireSharing(name)
        return JSONNull()
    }

    static let multipleIsEditionAuthorized = Method(
        plugin: "multipleIsEditionAuthorized",
        "Returns nothing if the user has allowed the app to save all types, else rejects for the first other one.",
        [.sampleNames],
        result: .nothing,
        audit: .none
    ) { call, arguments in
        guard let names = arguments[.sampleNames].array(of: \.capacitorText) else {
            throw BridgeError.rejected("Must provide sampleNames")
        }
        for name in names { try call.requireSharing(name) }
        return JSONNull()
    }
}

extension Call {
    fileprivate func requireHealthData() throws {
        guard store.isHealthDataAvailable else { throw BridgeError.rejected("Health data not available") }
    }

    /// The types of the names in an option.
    fileprivate func types(_ arguments: NativeValue, _ option: ParameterDescription) throws -> Set<ObjectType> {
        guard let names = arguments[option].array(of: \.capacitorText) else {
            throw BridgeError.rejected("Must provide \(option.name)")
        }
        return Set(names.flatMap { PermissionName.identifiers[$0] ?? [] }.compactMap(deviceType))
    }

    fileprivate func requireSharing(_ name: String) throws {
        guard let type = sampleType(named: name)?.type else { throw BridgeError.rejected("Cannot match sample name") }
        let status = try attempt { try store.authorizationStatus(for: type) }
        guard case .success(.sharingAuthorized) = status else { throw BridgeError.rejected("Permission Denied to Access data") }
    }
}
