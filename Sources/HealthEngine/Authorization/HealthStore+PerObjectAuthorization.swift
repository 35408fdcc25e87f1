import Foundation
import GRDB
public import HealthModel

/// Types that the user grants object by object (AUTH-45 to AUTH-49).
extension HealthStore {
    /// `requestPerObjectReadAuthorization(for:predicate:completion:)`: lists the matching objects and asks which of
    /// them the app may read. It asks on every call (AUTH-46).
    ///
    /// Has the results, errors and exceptions of ``requestAuthorization(toShare:read:)``. Also throws an exception for
    /// a type that is not granted by object (AUTH-48). Throws code 6 while the phone is locked, because the objects
    /// cannot be listed (project decision).
    @discardableResult
    public func requestPerObjectReadAuthorization(
        for type: ObjectType, _ predicate: SamplePredicate = .all
    ) throws(HealthFailure) -> Promise<Bool, HealthFailure> {
        try asking([type], validating: checkPerObjectRequest(for: type)) {
            // The process owns its pending requests, so they must not retain it.
            let list = { [unowned process] () throws(HealthFailure) -> [PendingAuthorization.ListedObject] in
                let store = process.healthStore
                return try store.objects(QueryDescriptor(type, predicate)).map { store.listed($0) }
            }
            // An error of the query fails the request, even without a sheet.
            _ = try list()
            guard try canShowSheet() else { return Promise(false) }
            return try process.ask(.objects(type, list: list))
        }
    }

    /// Requests access to medications, which are not samples (AUTH-45, AUTH-46).
    @discardableResult
    public func requestPerObjectReadAuthorization(
        for type: ObjectType, _ predicate: MedicationPredicate
    ) throws(HealthFailure) -> Promise<Bool, HealthFailure> {
        try asking([type], validating: checkPerObjectRequest(for: type)) {
            let list = { [unowned phone] () throws(HealthFailure) -> [PendingAuthorization.ListedObject] in
                try phone.database.read(phone.checkUnlocked)
                return try phone.medications().filter(predicate.matches).map { medication in
                    PendingAuthorization.ListedObject(name: medication.medication.identifier, isOwn: false)
                }
            }
            _ = try list()
            guard try canShowSheet() else { return Promise(false) }
            return try process.ask(.objects(type, list: list))
        }
    }

    private func checkPerObjectRequest(for type: ObjectType) throws(HealthFailure) {
        guard type.requiresPerObjectAuthorization else { throw .exception(.noPerObjectAuthorization(type)) }
        try AuthorizationRequest(toShare: [], read: [type]).checkPurposeStrings(for: process)
    }
}

/// The objects of such types that queries find.
extension HealthStore {
    /// Selects the samples of a type that is granted by object and that the app may read. These are its own samples and
    /// the granted ones, except those that the user denied (AUTH-47). A dose is readable if its medication is
    /// (AUTH-49).
    func visibleObjects(of type: ObjectType, _ db: Database) throws -> SamplePredicate {
        guard !process.isHealthApp else { return .all }
        guard type != .medicationDoseEvent else {
            return .content(.medicationConceptIdentifiers(try visibleMedications(db)))
        }
        let app = bundleIdentifier
        let decisions = try ObjectAuthorizationTable(bundleIdentifier: app).decisions(db)
        func uuids(_ isAllowed: Bool) -> SamplePredicate {
            .objects(Set(decisions.filter { $0.value == isAllowed }.keys.compactMap { UUID(uuidString: $0.wrappedValue) }))
        }
        let areAllGranted = try authorizations.decision(on: AccessPair(type, .read), db) == true
        let granted: SamplePredicate = areAllGranted ? .all : .or([.sources([Name(app)]), uuids(true)])
        return .and([granted, .not(uuids(false))])
    }
}

extension HealthStore {
    /// All samples that a descriptor selects, regardless of permissions, in the order in which they were saved.
    func objects(_ descriptor: QueryDescriptor, loadsDocuments: Bool = false) throws(HealthFailure) -> [Sample] {
        try Self.validate([descriptor])
        let earliest = earliestPermittedSampleDate()
        return try database.read { db, registry in
            try phone.checkUnlocked(db)
            let resolved = try HealthStore.resolved(descriptor, from: earliest, db, registry)
            let reader = SampleReader(db, registry, loadsDocuments: loadsDocuments)
            var found = FoundSamples()
            try SampleScan(db, registry, resolved, .all, app: bundleIdentifier).forEach(reader) { row, sample in
                guard let sample = try sample ?? reader.sample(row) else { return }
                found.append(sample, at: row.int64(.id))
            }
            return found.sorted()
        }
    }

    /// Whether the app saved the sample.
    func isOwn(_ sample: Sample) -> Bool {
        sample.sourceRevision.map { Name($0.source.bundleIdentifier) } == Name(bundleIdentifier)
    }

    /// The entry of a sample on a sheet.
    func listed(_ sample: Sample) -> PendingAuthorization.ListedObject {
        PendingAuthorization.ListedObject(name: sample.uuid.uuidString, isOwn: isOwn(sample))
    }
}

extension ObjectType {
    /// Whether the user grants objects of the type one by one. For doses, the decision on their medication counts.
    var isGrantedByObject: Bool { requiresPerObjectAuthorization || self == .medicationDoseEvent }
}

extension NativeException {
    /// The type is not granted by object (AUTH-48). The text is this project's.
    static func noPerObjectAuthorization(_ type: ObjectType) -> NativeException {
        NativeException(reason: "Type \(type) does not require per object authorization")
    }
}
