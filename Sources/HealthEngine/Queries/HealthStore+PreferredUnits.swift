public import HealthModel

extension HealthStore {
    /// `preferredUnits(for:completion:)`: the unit that the user chose for each quantity type, or the unit of the
    /// phone's measurement system. For a type whose reading and sharing were denied, the user's choice does not count
    /// (OTH-12). Throws code 3 without types, code 5 if a type is undecided, and code 6 while the phone is locked.
    public func preferredUnits(for types: Set<ObjectType>) throws(HealthFailure) -> [ObjectType: HealthModel.Unit] {
        try accesses.record(.other, types) { () throws(HealthFailure) in
            guard !types.isEmpty else { throw .error(.emptyTypes) }
            try checkAccess()
            return try database.read { db in
                _ = try readAccess(to: Array(types), undecided: .undeterminedTypes, db)
                let chosen = try Phone.chosenUnits(db)
                let table = authorizations
                var units: [ObjectType: HealthModel.Unit] = [:]
                for type in types {
                    let isAllowed = try AccessDirection.allCases.contains { direction in
                        try table.decision(on: AccessPair(type, direction), db) == true
                    }
                    units[type] = isAllowed ? chosen[type] ?? phone.usualUnit(of: type) : phone.usualUnit(of: type)
                }
                return units
            }
        }
    }
}
