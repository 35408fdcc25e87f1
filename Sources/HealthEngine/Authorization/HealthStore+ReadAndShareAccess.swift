import Foundation
import GRDB
import HealthModel

/// The samples of a type that a query returns.
enum ReadAccess {
    /// The samples of all sources.
    case all
    /// Only the app's own samples. Reading was denied, or the app only requested to share (AUTH-38, AUTH-41).
    case own
}

/// The effect of the user's decisions on saving and deleting.
extension HealthStore {
    /// The types that a save must be allowed to share. For a correlation, these are the types of its members (AUTH-44).
    static func sharedTypes(of samples: [Sample]) -> Set<ObjectType> {
        var types: Set<ObjectType> = []
        var latest: ObjectType?
        for sample in samples {
            if let objects = sample.objects {
                types.formUnion(sharedTypes(of: objects))
            } else if sample.type != latest {
                latest = sample.type
                types.insert(sample.type)
            }
        }
        return types
    }

    /// Throws code 5 if sharing a type is undecided, and code 4 if it was denied (AUTH-43).
    func checkSharing(_ types: Set<ObjectType>, _ db: Database) throws {
        let table = authorizations
        let decisions = try types.map { try table.decision(on: AccessPair($0, .share), db) }
        guard !decisions.contains(nil) else { throw HealthFailure.error(.errorAuthorizationNotDetermined) }
        guard !decisions.contains(false) else { throw HealthFailure.error(.errorAuthorizationDenied) }
    }
}

/// The effect of the user's decisions on queries.
extension HealthStore {
    /// The access of a query to each of its types. Throws code 6 while the phone is locked (AUTH-60), and code 5 if a
    /// type is undecided (AUTH-40). With several types, the text is the one for several types (AUTH-42) unless an error is given.
    func readAccess(to types: [ObjectType], undecided: HealthError? = nil, _ db: Database) throws -> [ReadAccess] {
        guard !process.isHealthApp else { return types.map { _ in .all } }
        try phone.checkUnlocked(db)
        return try types.map { type in
            guard let access = try readAccess(to: type, db) else {
                let usual = types.count == 1 ? HealthError(.errorAuthorizationNotDetermined) : .undeterminedTypes
                throw HealthFailure.error(undecided ?? usual)
            }
            return access
        }
    }

    /// The access to a type. Nil if it is undecided. A correlation type cannot be requested, so the types of its
    /// members decide. If the correlation requires all members, all must be decided (project decision).
    private func readAccess(to type: ObjectType, _ db: Database) throws -> ReadAccess? {
        guard type.kind == .correlation else { return try decidedAccess(to: type, db) }
        let members = type.components.compactMap(TypeCatalog.type(identifier:))
        let accesses = try members.map { try decidedAccess(to: $0, db) }
        let decided = accesses.compactMap(\.self)
        guard !decided.isEmpty, !type.componentsRequired || decided.count == members.count else { return nil }
        return decided.contains(.all) ? .all : .own
    }

    /// The members of a correlation type that the app may not read. Nil if it may read all.
    func hiddenMembers(of type: ObjectType, _ db: Database, _ registry: Registry) throws -> HiddenMembers? {
        guard !process.isHealthApp else { return nil }
        var isLimited = false
        var starts: [Int64: Int64] = [:]
        for member in type.components.compactMap(TypeCatalog.type(identifier:)) {
            let isReadable = try decidedAccess(to: member, db) == .all
            let start = isReadable ? try authorizations.startOfPeriod(of: member, db)?.milliseconds : .max
            guard let start else { continue }
            isLimited = true
            if let number = try registry.existingID(of: member, db) { starts[number] = start }
        }
        return isLimited ? HiddenMembers(starts: starts, ownSource: try registry.sourceID(bundleIdentifier, db) ?? 0) : nil
    }

    /// The access to a type from the user's decisions. Nil if it is undecided.
    func decidedAccess(to type: ObjectType, _ db: Database) throws -> ReadAccess? {
        try process.isHealthApp ? .all : authorizations.access(to: type, db)
    }
}

extension Phone {
    /// The given types that an app may read from all sources.
    func readableTypes(among types: Set<ObjectType>, for bundleIdentifier: String) throws(HealthFailure) -> Set<ObjectType> {
        let table = AuthorizationTable(database: database, bundleIdentifier: bundleIdentifier)
        return try database.read { db in try types.filter { try table.access(to: $0, db) == .all } }
    }
}

extension AuthorizationTable {
    /// The access to a type. Nil if it is undecided.
    fileprivate func access(to type: ObjectType, _ db: Database) throws -> ReadAccess? {
        // A predicate selects the readable objects: see ``HealthStore/visibleObjects(of:_:)``.
        guard !type.isGrantedByObject else { return .all }
        switch try decision(on: AccessPair(type, .read), db) {
        case true: return .all
        case false: return .own
        case nil:
            return try decision(on: AccessPair(type, .share), db) == nil ? nil : .own
        }
    }
}
