import GRDB
import HealthModel

/// What the user's decisions mean for saving, deleting and querying.
extension HealthStore {
    /// Which samples of a type a query sees.
    enum ReadAccess {
        /// Those of all sources.
        case all
        /// Those that the app itself saved: reading was denied, or only sharing was ever asked for (AUTH-38, AUTH-41).
        case own
    }

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

    /// What a query over these types sees of each. Throws code 5 where a type was never asked for (AUTH-40), with the text
    /// for several types where there are several (AUTH-42).
    func readAccess(to types: [ObjectType], _ db: Database) throws -> [ReadAccess] {
        try types.map { type in
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
        // A food has dozens of possible members: those that were never asked for do not hide the others.
        let decided = accesses.compactMap(\.self)
        guard !decided.isEmpty, !type.componentsRequired || decided.count == members.count else { return nil }
        return decided.contains(.own) ? .own : .all
    }

    private func decidedAccess(to type: ObjectType, _ db: Database) throws -> ReadAccess? {
        switch try authorizations.decision(on: AccessPair(type, .read), db) {
        case true: return .all
        case false: return .own
        case nil:
            return try authorizations.decision(on: AccessPair(type, .share), db) == nil ? nil : .own
        }
    }
}
