public import HealthModel

extension HealthStore {
    /// `preferredUnits(for:completion:)`: the canonical unit of each quantity type, except that what is counted by the
    /// second is counted by the minute. The user has chosen no unit, and the locale is ignored (OTH-12; project decision).
    /// Throws code 5 if a type was never asked for, code 6 while the phone is locked.
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
    /// A pulse is shown in beats a minute.
    fileprivate var preferredUnit: HealthModel.Unit {
        canonicalUnit == "count/s" ? (try? HealthModel.Unit(from: "count/min")) ?? unit : unit
    }
}
