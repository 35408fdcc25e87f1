public import HealthModel

extension HealthStore {
    /// `preferredUnits(for:completion:)`: the canonical unit of each quantity type, but counts per minute instead of
    /// counts per second. Users cannot choose a unit, and the locale has no effect (OTH-12; project decision). Throws
    /// code 5 if a type is undecided, and code 6 while the phone is locked.
    public func preferredUnits(for types: Set<ObjectType>) throws(HealthFailure) -> [ObjectType: HealthModel.Unit] {
        try checkAccess()
        return try database.read { db in
            _ = try viewer.readAccess(to: Array(types), db)
            let units = types.compactMap { type in type.quantity.map { (type, $0.preferredUnit) } }
            return Dictionary(uniqueKeysWithValues: units)
        }
    }
}

extension QuantityAttributes {
    /// Heart rates are shown in beats per minute.
    fileprivate var preferredUnit: HealthModel.Unit {
        canonicalUnit == "count/s" ? (try? HealthModel.Unit(from: "count/min")) ?? unit : unit
    }
}
