public import Foundation
import GRDB
public import HealthModel

/// Deletes objects, but only those that the app saved (DEL-01). Each deletion leaves a record for anchored queries
/// (DEL-07).
extension HealthStore {
    /// `delete(_:withCompletion:)`: deletes all objects or none (DEL-03). The members of a correlation are deleted too
    /// (DEL-08). Samples that were added to a workout remain (DEL-09). Returns the types of the objects.
    ///
    /// Throws code 3 for an empty array, and for an object that is missing or belongs to another app (DEL-02, DEL-04).
    /// Throws code 6 while the phone is locked (DEL-12), and codes 5 and 4 like a save.
    @discardableResult
    public func delete(_ uuids: [UUID]) throws(HealthFailure) -> Set<ObjectType> {
        try operation(.delete, [], checking: .writing, count: { _ in uuids.count }) {
            guard !uuids.isEmpty else { throw HealthFailure.error(.emptyObjects) }
            return try database.write { db, registry in
                try phone.checkUnlocked(db)
                guard let source = try registry.sourceID(bundleIdentifier, db) else {
                    throw HealthFailure.error(HealthError.objectsNotFound)
                }
                var objects: [StoredObject] = []
                for uuid in Set(uuids) {
                    guard let object = try StoredObject.find(uuid, savedBy: source, db) else {
                        throw HealthFailure.error(HealthError.objectsNotFound)
                    }
                    objects.append(object)
                }
                try self.delete(objects, of: source, db, registry)
                let types = Set(try objects.compactMap { try registry.type($0.type, db) })
                accesses.add(.delete, types)
                return types
            }
        }
    }

    /// Deletes samples like ``delete(_:)``. Their types are known also if that fails (``AppProcess/accesses``).
    @discardableResult
    public func delete(samples: [Sample]) throws(HealthFailure) -> Set<ObjectType> {
        try operation(.delete, samples.types, checking: .none, count: { _ in samples.count }) {
            try delete(samples.map(\.uuid))
        }
    }

    /// `deleteObjects(of:predicate:withCompletion:)`: deletes the app's matching samples of a type and returns their
    /// number. Zero is not an error (DEL-05, DEL-06). Throws code 6 while the phone is locked (DEL-12).
    public func deleteObjects(of type: ObjectType, _ predicate: SamplePredicate) throws(HealthFailure) -> Int {
        let descriptor = QueryDescriptor(type, predicate)
        return try operation(.delete, [type], validating: Self.validate([descriptor]), checking: .writing, count: { $0 }) {
            try database.write { db, registry in
                try phone.checkUnlocked(db)
                try self.checkDeleting(type, db)
                guard let source = try registry.sourceID(bundleIdentifier, db) else { return 0 }
                let resolved = try HealthStore.resolved(descriptor, from: .distantPast, db, registry)
                let scan = try SampleScan(db, registry, resolved, .own, app: bundleIdentifier)
                var objects: [StoredObject] = []
                try scan.forEach(SampleReader(db, registry)) { row, _ in
                    objects.append(StoredObject(position: row.int64(.id), type: row.int64(.type)))
                }
                try self.delete(objects, of: source, db, registry)
                return objects.count
            }
        }
    }

    /// For a correlation type, the types of its members decide. At least one must be decided. If the correlation
    /// requires all members, none may be denied (AUTH-44; project decision).
    private func checkDeleting(_ type: ObjectType, _ db: Database) throws {
        guard type.kind == .correlation else { return try checkSharing([type], db) }
        let members = type.components.compactMap(TypeCatalog.type(identifier:))
        guard !type.componentsRequired else { return try checkSharing(Set(members), db) }
        let decisions = try members.map { try authorizations.decision(on: AccessPair($0, .share), db) }
        guard decisions.contains(where: { $0 != nil }) else {
            throw HealthFailure.error(.errorAuthorizationNotDetermined)
        }
    }

    private func delete(_ objects: [StoredObject], of source: Int64, _ db: Database, _ registry: Registry) throws {
        var deletedObjects = Set(objects)
        for object in objects {
            deletedObjects.formUnion(try Self.members(of: object, savedBy: source, db))
        }
        let types = try Set(deletedObjects.map(\.type)).compactMap { try registry.type($0, db) }
        try checkSharing(Set(types.flatMap(\.sharedTypes)), db)
        try SampleDeletion(db: db).delete(Set(deletedObjects.map(\.position)))
    }

    private static func members(of object: StoredObject, savedBy source: Int64, _ db: Database) throws -> [StoredObject] {
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
    /// The types that must be allowed to share for a deletion: for a correlation, the types of its existing members
    /// (AUTH-44), otherwise the type itself.
    fileprivate var sharedTypes: Set<ObjectType> { kind == .correlation ? [] : [self] }
}
