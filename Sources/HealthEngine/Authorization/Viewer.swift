import Foundation
import GRDB
import HealthModel

/// Which samples of a type a query sees.
enum ReadAccess {
    /// Those of all sources.
    case all
    /// Those that the app itself saved: reading was denied, or only sharing was ever asked for (AUTH-38, AUTH-41).
    case own
}

/// What the user's decisions mean for saving and deleting.
extension HealthStore {
    /// The types whose sharing a save needs: of a correlation those of its members (AUTH-44).
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

    /// Throws code 5 where sharing was never asked for, code 4 where it was denied (AUTH-43).
    func checkSharing(_ types: Set<ObjectType>, _ db: Database) throws {
        let table = authorizations
        let decisions = try types.map { try table.decision(on: AccessPair($0, .share), db) }
        guard !decisions.contains(nil) else { throw HealthFailure.error(.errorAuthorizationNotDetermined) }
        guard !decisions.contains(false) else { throw HealthFailure.error(.errorAuthorizationDenied) }
    }
}

/// What the user's decisions mean for querying.
extension Viewer {
    /// What stops every query before permission is even looked at (ERR-08). Nothing stops the owner.
    func checkAccess() throws(HealthFailure) {
        try process?.healthStore.checkAccess()
    }

    /// The date before which queries find nothing (AUTH-57). The owner sees what is older as well.
    var earliestSampleDate: Date { process?.healthStore.earliestPermittedSampleDate() ?? .distantPast }

    var authorizations: AuthorizationTable { AuthorizationTable(bundleIdentifier: bundleIdentifier) }

    /// What a query over these types sees of each. Throws code 6 while the phone is locked (AUTH-60), code 5 where a type was
    /// never asked for (AUTH-40), with the text for several types where there are several (AUTH-42).
    func readAccess(to types: [ObjectType], _ db: Database) throws -> [ReadAccess] {
        guard process != nil else { return types.map { _ in .all } }
        try Phone.checkUnlocked(db)
        return try types.map { type in
            guard let access = try readAccess(to: type, db) else {
                let isOne = types.count == 1
                throw HealthFailure.error(
                    isOne ? HealthError(.errorAuthorizationNotDetermined) : HealthError.noneDetermined
                )
            }
            return access
        }
    }

    /// Nil where the type was never asked for. A correlation type cannot be asked for: its members decide, and all of
    /// them must be readable (project decision).
    private func readAccess(to type: ObjectType, _ db: Database) throws -> ReadAccess? {
        guard type.kind == .correlation else { return try decidedAccess(to: type, db) }
        let members = type.components.compactMap(TypeCatalog.type(identifier:))
        let accesses = try members.map { try decidedAccess(to: $0, db) }
        let decided = accesses.compactMap(\.self)
        guard !decided.isEmpty, !type.componentsRequired || decided.count == members.count else { return nil }
        // A food has dozens of possible members. A member that the app may not read hides only the foods that contain it.
        return type.componentsRequired && decided.contains(.own) || !decided.contains(.all) ? .own : .all
    }

    /// Selects the correlations of other apps with a member that the app may not read. To the app they do not exist
    /// (AUTH-38; project decision).
    func hiddenCorrelations(of type: ObjectType, _ db: Database, _ registry: Registry) throws -> SamplePredicate {
        let members = try type.components.compactMap(TypeCatalog.type(identifier:)).filter { member in
            try decidedAccess(to: member, db) == .all
        }
        let readable = try members.compactMap { try registry.existingID(of: $0, db) }.map(String.init)
        let rows = try RowStatement(
            db,
            """
            SELECT DISTINCT whole.uuid FROM correlationMember JOIN sample AS whole ON whole.id = correlation
            JOIN sample AS part ON part.id = member
            WHERE whole.type = ?1 AND part.type NOT IN (\(readable.joined(separator: ", ")))
            """,
            isKept: false
        )
        rows.bind(try registry.existingID(of: type, db), at: 1)
        let hidden = SamplePredicate.objects(try rows.uuids())
        return .and([.not(.sources([bundleIdentifier])), hidden])
    }

    /// Nil where the type was never asked for.
    func decidedAccess(to type: ObjectType, _ db: Database) throws -> ReadAccess? {
        try process == nil ? .all : authorizations.access(to: type, db)
    }
}

extension Phone {
    /// Those of the given types that an app may read also where other apps have saved them.
    func readableTypes(
        among types: Set<ObjectType>,
        for bundleIdentifier: String
    ) throws(HealthFailure) -> Set<ObjectType> {
        let table = AuthorizationTable(bundleIdentifier: bundleIdentifier)
        return try database.read { db in try types.filter { try table.access(to: $0, db) == .all } }
    }
}

extension AuthorizationTable {
    /// Nil where the type was never asked for.
    fileprivate func access(to type: ObjectType, _ db: Database) throws -> ReadAccess? {
        // A predicate decides what the app sees of these: see ``Viewer/visibleObjects(of:_:)``.
        guard !type.isGrantedByObject else { return .all }
        switch try decision(on: AccessPair(type, .read), db) {
        case true: return .all
        case false: return .own
        case nil:
            return try decision(on: AccessPair(type, .share), db) == nil ? nil : .own
        }
    }
}
