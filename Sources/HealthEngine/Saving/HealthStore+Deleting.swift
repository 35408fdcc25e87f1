public import Foundation
import GRDB
public import HealthModel

/// Deleting: only what the app itself has saved (DEL-01). Each deletion leaves a trace for anchored queries (DEL-07).
extension HealthStore {
    /// `delete(_:withCompletion:)`: all objects or none (DEL-03). The members of a correlation go with it (DEL-08); what was
    /// added to a workout stays (DEL-09). Answers their types.
    ///
    /// Throws code 3 for an empty array and where an object is not in the store, or not the app's (DEL-02, DEL-04), code 6
    /// while the phone is locked (DEL-12), and codes 5 and 4 as a save does.
    @discardableResult
    public func delete(_ uuids: [UUID]) throws(HealthFailure) -> Set<ObjectType> {
        try checkWriteAccess()
        guard !uuids.isEmpty else { throw .error(HealthError.emptyObjects) }
        let app = bundleIdentifier
        return try database.write { db, registry in
            try Phone.checkUnlocked(db)
            guard let source = try registry.sourceID(app, db) else {
                throw HealthFailure.error(HealthError.objectsNotFound)
            }
            var objects: [StoredObject] = []
            for uuid in Set(uuids) {
                guard let object = try Self.object(uuid, of: source, db) else {
                    throw HealthFailure.error(HealthError.objectsNotFound)
                }
                objects.append(object)
            }
            try self.delete(objects, of: source, db, registry)
            return Set(try objects.compactMap { try registry.type($0.type, db) })
        }
    }

    /// `deleteObjects(of:predicate:withCompletion:)`: the app's own samples of a type that match. Answers how many; none
    /// is no error (DEL-05, DEL-06). While the phone is locked that is code 6 (DEL-12).
    public func deleteObjects(of type: ObjectType, _ predicate: SamplePredicate) throws(HealthFailure) -> Int {
        let descriptor = QueryDescriptor(type, predicate)
        try viewer.validate([descriptor])
        try checkWriteAccess()
        let app = bundleIdentifier
        return try database.write { db, registry in
            try Phone.checkUnlocked(db)
            try self.checkDeleting(type, db)
            guard let source = try registry.sourceID(app, db) else { return 0 }
            let resolved = try Viewer.resolved(descriptor, from: .distantPast, db, registry)
            let scan = try SampleScan(db, registry, resolved, .own, app: app)
            var objects: [StoredObject] = []
            try scan.forEach(SampleReader(db, registry)) { row, _ in
                objects.append(StoredObject(position: row.int64(.id), type: row.int64(.type)))
            }
            try self.delete(objects, of: source, db, registry)
            return objects.count
        }
    }

    /// Of a correlation type its members decide: at least one must have been asked for, where all belong to it none be
    /// denied (AUTH-44; project decision).
    private func checkDeleting(_ type: ObjectType, _ db: Database) throws {
        guard type.kind == .correlation else { return try checkSharing([type], db) }
        let members = type.components.compactMap(TypeCatalog.type(identifier:))
        guard !type.componentsRequired else { return try checkSharing(Set(members), db) }
        let decisions = try members.map { try authorizations.decision(on: AccessPair($0, .share), db) }
        guard decisions.contains(where: { $0 != nil }) else {
            throw HealthFailure.error(.errorAuthorizationNotDetermined)
        }
    }

    private struct StoredObject: Hashable {
        let position: Int64
        let type: Int64
    }

    private static func object(_ uuid: UUID, of source: Int64, _ db: Database) throws -> StoredObject? {
        let rows = try RowStatement(
            db,
            """
            SELECT sample.id, type FROM sample JOIN sourceRevision ON sourceRevision.id = sourceRevision
            WHERE uuid = ?1 AND source = ?2
            """
        )
        rows.bind(uuid, at: 1)
        rows.bind(source, at: 2)
        defer { rows.reset() }
        return try rows.step() ? StoredObject(position: rows.int64(0), type: rows.int64(1)) : nil
    }

    private func delete(
        _ objects: [StoredObject],
        of source: Int64,
        _ db: Database,
        _ registry: Registry
    ) throws {
        var doomed = Set(objects)
        for object in objects {
            doomed.formUnion(try Self.members(of: object, savedBy: source, db))
        }
        let types = try Set(doomed.map(\.type)).compactMap { try registry.type($0, db) }
        try checkSharing(Set(types.flatMap(\.sharedTypes)), db)
        var position = try SampleDeletion.latestPosition(db)
        let deletion = SampleDeletion(db)
        // In the order in which they were saved.
        for object in doomed.sorted(by: { $0.position < $1.position }) {
            position += 1
            try deletion.delete(object.position, at: position)
        }
    }

    private static func members(of object: StoredObject, savedBy source: Int64, _ db: Database) throws -> [StoredObject]
    {
        let rows = try RowStatement(
            db,
            """
            SELECT sample.id, type FROM correlationMember
            JOIN sample ON sample.id = member JOIN sourceRevision ON sourceRevision.id = sourceRevision
            WHERE correlation = ?1 AND source = ?2
            """
        )
        rows.bind(object.position, at: 1)
        rows.bind(source, at: 2)
        var members: [StoredObject] = []
        while try rows.step() {
            members.append(StoredObject(position: rows.int64(0), type: rows.int64(1)))
        }
        return members
    }
}

extension ObjectType {
    /// The types whose sharing decides on this one: of a correlation those of its members that exist (AUTH-44), for any
    /// other the type itself.
    fileprivate var sharedTypes: Set<ObjectType> { kind == .correlation ? [] : [self] }
}
