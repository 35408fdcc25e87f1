import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// Availability and permissions.
extension HealthKitReporterChannel {
    static let authorizationMethods = [
        isAvailable, supportsHealthRecords, requestAuthorization, requestPerObjectReadAuthorization,
        authorizationRequestStatus, isAuthorizedToWrite, isWritable,
    ]

    private static let isAvailable = Method(
        reporter: "isAvailable", "Returns whether the device has HealthKit.", result: .success, audit: .none
    ) { call, _ in
        call.store.isHealthDataAvailable
    }

    private static let supportsHealthRecords = Method(
        reporter: "supportsHealthRecords",
        "Returns whether the device has Health Records.",
        result: .success,
        audit: .none
    ) { call, _ in
        try call.run { store in try store.supportsHealthRecords }
    }

    private static let requestAuthorization = Method(
        reporter: "requestAuthorization",
        "Requests authorization for types.",
        [.toRead, .toWrite],
        result: .success,
        audit: .action(.authorize)
    ) { call, arguments in
        let (read, toShare) = try call.requestedTypes(arguments)
        return try Reply.authorization(call) {
            try call.store.requestAuthorization(toShare: toShare, read: read)
        } answer: { result in
            try call.successFlag(result)
        }
    }

    private static let requestPerObjectReadAuthorization = Method(
        reporter: "requestPerObjectReadAuthorization",
        "Asks the user which samples of a type the app may read.",
        [.identifier, .startIfGiven, .endIfGiven, .predicateOptions],
        result: .success,
        audit: .action(.authorize)
    ) { call, arguments in
        try call.require(.perObjectAuthorization)
        let identifier = try arguments.required(.identifier, \.string)
        let type = try call.objectType(identifier)
        guard type.requiresPerObjectAuthorization else {
            throw BridgeError.library(.invalidType, "\(identifier) is authorized with requestAuthorization")
        }
        let predicate = try arguments.predicate(isRequired: false)
        return try Reply.authorization(call) {
            try call.store.requestPerObjectReadAuthorization(for: type, predicate)
        } answer: { result in
            try call.successFlag(result)
        }
    }

    private static let authorizationRequestStatus = Method(
        reporter: "authorizationRequestStatus",
        "Returns whether a request would show the permission sheet: 1 yes, 2 no.",
        [.toRead, .toWrite],
        result: ResultDescription("status", .integerSchema([0, 1, 2])),
        audit: .none
    ) { call, arguments in
        let (read, toShare) = try call.requestedTypes(arguments)
        let status = try call.run { store in
            try store.statusForAuthorizationRequest(toShare: toShare, read: read)
        }
        return status.rawValue
    }

    private static let isAuthorizedToWrite = Method(
        reporter: "isAuthorizedToWrite",
        "Returns whether the user has allowed the app to write a type.",
        [.identifier],
        result: .success,
        audit: .none
    ) { call, arguments in
        let type = try call.objectType(try arguments.required(.identifier, \.string))
        let status = try call.run { store in try store.authorizationStatus(for: type) }
        return status == .sharingAuthorized
    }

    private static let isWritable = Method(
        reporter: "isWritable", "Returns whether apps may write a type.", [.identifier], result: .success, audit: .none
    ) { call, arguments in
        try call.objectType(try arguments.required(.identifier, \.string)).isShareable
    }
}

extension ParameterDescription {
    fileprivate static let toRead = texts("toRead", "The identifiers of the types to read. Default: none.")
    fileprivate static let toWrite = texts("toWrite", "The identifiers of the types to write. Default: none.")
}

extension Call {
    /// The answer to a request.
    fileprivate func successFlag(_ result: Result<Bool, HealthError>) throws -> JSONValue {
        switch result {
        case .success(let success): return .bool(success)
        case .failure(let error): throw BridgeError.healthKit(error)
        }
    }

    /// The types of a request. HealthKit would refuse some of them with an exception, and some only together with others.
    fileprivate func requestedTypes(_ arguments: NativeValue) throws -> (read: Set<ObjectType>, toShare: Set<ObjectType>) {
        // Both lists are looked up before HealthKit's rules are applied to the types.
        let typesToRead = try (arguments[.toRead].strings ?? []).map { identifier in
            try objectType(identifier)
        }
        let typesToWrite = try (arguments[.toWrite].strings ?? []).map { identifier in
            try sampleType(identifier)
        }
        for type in typesToRead { try requireAuthorizable(type) }
        for type in typesToWrite where !type.isShareable { throw BridgeError.notWritable(WrappedType.identifier(of: type)) }
        var (read, toShare) = (Set(typesToRead), Set(typesToWrite))
        read.addCompanions()
        toShare.addCompanions()
        return (read, toShare)
    }
}

extension Call {
    /// Throws the error of a type that no app can request to read.
    private func requireAuthorizable(_ type: ObjectType) throws {
        let identifier = WrappedType.identifier(of: type)
        guard type.kind != .correlation else {
            throw BridgeError.library(.invalidType, "\(identifier) can not be authorized; authorize the types it correlates")
        }
        // The package lets an app request clinical documents.
        guard !type.requiresPerObjectAuthorization || type == .cdaDocument else {
            throw BridgeError.library(.invalidType, "\(identifier) is authorized with requestPerObjectReadAuthorization")
        }
    }
}

extension Set<ObjectType> {
    /// Adds the types that the package requests together with others.
    fileprivate mutating func addCompanions() {
        if contains(.heartbeatSeries) { insert(.heartRateVariabilitySDNN) }
        if contains(.workoutRoute) { insert(.workout) }
    }
}
