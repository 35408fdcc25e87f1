import Foundation
import GRDB
public import HealthModel

/// Types of which people grant each object by itself (AUTH-45 to AUTH-49).
extension HealthStore {
    /// `requestPerObjectReadAuthorization(for:predicate:completion:)`: shows the matching objects and asks which of them
    /// the app may read, each time anew (AUTH-46).
    ///
    /// True and false mean the same as of ``requestAuthorization(toShare:read:)``, and it throws and raises as that does.
    /// Raises for a type that is not granted by object (AUTH-48); code 6 while the phone is locked, since the objects cannot
    /// be listed (project decision).
    @discardableResult
    public func requestPerObjectReadAuthorization(
        for type: ObjectType,
        _ predicate: SamplePredicate = .all
    ) throws(HealthFailure) -> Bool {
        try checkPerObjectRequest(for: type)
        let objects = try objects(QueryDescriptor(type, predicate)).map { sample in
            ListedObject(sample, isOwn: self.isOwn(sample))
        }
        return try ask(about: objects, of: type)
    }

    /// The same for medications, which are no samples (AUTH-45, AUTH-46).
    @discardableResult
    public func requestPerObjectReadAuthorization(
        for type: ObjectType,
        _ predicate: MedicationPredicate
    ) throws(HealthFailure) -> Bool {
        try checkPerObjectRequest(for: type)
        try database.read { try self.checkUnlocked($0) }
        let medications = try medications().filter(predicate.matches)
        return try ask(about: medications.map { ListedObject(name: $0.medication.identifier, isOwn: false) }, of: type)
    }

    /// Flips the switch of one object for an app in Settings; nil makes it undecided, as if it had never been listed.
    public func setObjectAuthorization(
        _ isAllowed: Bool?,
        on object: String,
        bundleIdentifier: String? = nil
    ) throws(HealthFailure) {
        let table = ObjectAuthorizationTable(bundleIdentifier: bundleIdentifier ?? world.app.bundleIdentifier)
        try database.write { try table.record(isAllowed, on: object, $0) }
    }

    private func checkPerObjectRequest(for type: ObjectType) throws(HealthFailure) {
        guard type.requiresPerObjectAuthorization else { throw .exception(.noPerObjectAuthorization(type)) }
        try AuthorizationRequest(toShare: [], read: [type]).checkPurposeStrings(in: world)
        try checkWriteAccess()
    }

    // MARK: The sheet

    /// An object on a sheet.
    struct ListedObject {
        let name: String
        /// Whether the app itself has saved it.
        let isOwn: Bool

        init(name: String, isOwn: Bool) {
            self.name = name
            self.isOwn = isOwn
        }

        init(_ sample: Sample, isOwn: Bool) {
            self.init(name: sample.uuid.uuidString, isOwn: isOwn)
        }
    }

    /// Puts a sheet with objects before the user. False where there is no screen for it (AUTH-54).
    func ask(about objects: [ListedObject], of type: ObjectType) throws(HealthFailure) -> Bool {
        guard world.appState != .terminated else { throw .appTerminated }
        guard world.appState != .extension else {
            mention(.extensionRequest)
            return false
        }
        if let answer, let shown = answer.objects {
            self.answer = nil
            try decide(objects.filter { shown.contains($0.name) }, of: type, by: answer.rule)
            return true
        }
        // Sheets queue (AUTH-31).
        guard openSheet == nil else { throw .awaitingUser }
        let rule = world.consent.next()
        sheetCount += 1
        if rule.policy == .ask {
            openSheet = PermissionSheet(
                id: sheetCount,
                pairs: [AccessPair(type, .read)],
                objects: objects.map(\.name),
                decisions: [:]
            )
            throw .awaitingUser
        }
        try decide(objects, of: type, by: rule)
        return true
    }

    /// Carries out what the user does with the list. A refusal of all takes from the app nothing that it has saved itself:
    /// that has to be withdrawn one by one (AUTH-47; project decision).
    private func decide(
        _ objects: [ListedObject],
        of type: ObjectType,
        by rule: ConsentRule
    ) throws(HealthFailure) {
        guard rule.policy != .cancel else { throw .error(.errorUserCanceled) }
        guard rule.policy != .kill else {
            world.appState = .terminated
            throw .appTerminated
        }
        let usual = rule.decisions[AccessPair(type, .read)] ?? (rule.policy == .allow)
        let table = ObjectAuthorizationTable(bundleIdentifier: world.app.bundleIdentifier)
        try database.write { db in
            for object in objects {
                guard let isAllowed = rule.objects[object.name] ?? (usual || !object.isOwn ? usual : nil) else {
                    continue
                }
                try table.record(isAllowed, on: object.name, db)
            }
        }
    }

    // MARK: What queries see

    /// Which samples of a type that is granted by object the app may read: its own, and those that the user has granted,
    /// less those that the user has withdrawn (AUTH-47). A dose may be read where its medication may (AUTH-49).
    func visibleObjects(of type: ObjectType, _ db: Database) throws -> SamplePredicate {
        guard !seesEverything else { return .all }
        guard type != .medicationDoseEvent else {
            return .content(.medicationConceptIdentifiers(try visibleMedications(db)))
        }
        let app = world.app.bundleIdentifier
        let decisions = try ObjectAuthorizationTable(bundleIdentifier: app).decisions(db)
        func uuids(_ isAllowed: Bool) -> SamplePredicate {
            .objects(Set(decisions.filter { $0.value == isAllowed }.keys.compactMap { UUID(uuidString: $0) }))
        }
        let areAllGranted = try authorizations.decision(on: AccessPair(type, .read), db) == true
        let granted: SamplePredicate = areAllGranted ? .all : .or([.sources([app]), uuids(true)])
        return .and([granted, .not(uuids(false))])
    }

    /// All samples that a descriptor selects, whoever may see them, in the order in which they were saved.
    func objects(_ descriptor: QueryDescriptor, loadsDocuments: Bool = false) throws(HealthFailure) -> [Sample] {
        try validate([descriptor])
        let earliest = earliestPermittedSampleDate()
        let app = world.app.bundleIdentifier
        return try database.read { db, registry in
            try self.checkUnlocked(db)
            let resolved = try Self.resolved(descriptor, from: earliest, db, registry)
            let reader = SampleReader(db, registry, loadsDocuments: loadsDocuments)
            var found = FoundSamples()
            try SampleScan(db, registry, resolved, .all, app: app).forEach(reader) { row, sample in
                guard let sample = try sample ?? reader.sample(row) else { return }
                found.append(sample, at: row.int64(.id))
            }
            return found.sorted()
        }
    }

    /// Whether the app itself has saved a sample.
    func isOwn(_ sample: Sample) -> Bool {
        sample.sourceRevision?.source.bundleIdentifier == world.app.bundleIdentifier
    }
}

extension ObjectType {
    /// Whether what an app may read of the type is decided object by object; of doses that of their medications decides.
    var isGrantedByObject: Bool { requiresPerObjectAuthorization || self == .medicationDoseEvent }
}

extension NativeException {
    /// A type that is granted as a whole (AUTH-48). The text is our own.
    static func noPerObjectAuthorization(_ type: ObjectType) -> NativeException {
        NativeException(reason: "Type \(type) does not require per object authorization")
    }
}
