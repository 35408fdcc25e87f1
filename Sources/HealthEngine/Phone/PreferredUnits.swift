import GRDB
public import HealthModel

/// The units in which the user reads quantities (OTH-12). Apps are notified of a change (OTH-16).
extension Phone {
    /// Sets the unit that the user chooses for a type in the Health app. Nil returns to the unit of the measurement
    /// system. The unit must be compatible with the type.
    public func setPreferredUnit(_ unit: HealthModel.Unit?, of type: ObjectType) throws(HealthFailure) {
        let usual = usualUnit(of: type)
        let hasChanged = try database.write { db in
            let former = try Self.chosenUnits(db)[type]
            if let unit {
                try db.execute(
                    sql: "INSERT OR REPLACE INTO preferredUnit VALUES (?, ?)", arguments: [type.identifier, unit.unitString]
                )
            } else {
                try db.execute(sql: "DELETE FROM preferredUnit WHERE type = ?", arguments: [type.identifier])
            }
            return unit ?? usual != former ?? usual
        }
        if hasChanged { notifyOfUserPreferences() }
    }

    /// Sets the measurement system in Settings. It determines the units of the types for which the user has not chosen
    /// one.
    public func setMeasurementSystem(_ system: MeasurementSystem) {
        guard system != measurementSystem else { return }
        measurementSystem = system
        notifyOfUserPreferences()
    }

    /// The user's choices. Texts from a newer version of this program that are no units are ignored.
    static func chosenUnits(_ db: Database) throws -> [ObjectType: HealthModel.Unit] {
        var units: [ObjectType: HealthModel.Unit] = [:]
        for row in try Row.fetchAll(db.cachedStatement(sql: "SELECT type, unit FROM preferredUnit")) {
            guard let type = TypeCatalog.type(identifier: try row.decode(atIndex: 0)) else { continue }
            units[type] = try? HealthModel.Unit(from: try row.decode(atIndex: 1))
        }
        return units
    }

    /// The unit of a type in the measurement system. Nil if the type has no quantities.
    func usualUnit(of type: ObjectType) -> HealthModel.Unit? {
        measurementSystem.exportUnit(of: type)
    }

    /// A process gets one notification for all changes since the last one.
    private func notifyOfUserPreferences() {
        for process in processes where !process.isHealthApp {
            let isPending = process.events.contains { if case .userPreferencesDidChange = $0 { true } else { false } }
            if !isPending { process.events.append(.userPreferencesDidChange) }
        }
    }
}

extension Set<ObjectType> {
    fileprivate func checkNotEmpty() throws { guard !isEmpty else { throw HealthFailure.error(.emptyTypes) } }
}

extension HealthStore {
    /// `preferredUnits(for:completion:)`: the unit that the user chose for each quantity type, or the unit of the
    /// phone's measurement system. For a type whose reading and sharing were denied, the user's choice does not count
    /// (OTH-12). Throws code 3 without types, code 5 if a type is undecided, and code 6 while the phone is locked.
    public func preferredUnits(for types: Set<ObjectType>) throws(HealthFailure) -> [ObjectType: HealthModel.Unit] {
        try operation(.other, types, validating: types.checkNotEmpty(), checking: .reading) {
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
