package import HealthModel

/// Everything that a phone holds, for its owner.
extension HealthStore {
    /// Reads what the body asks for, past all permission, as the Health app does: one state of the store, whatever other
    /// processes write meanwhile.
    package func exportSamples<Value>(_ body: (SampleExport) throws -> Value) throws(HealthFailure) -> Value {
        try database.read { db, registry in
            try body(SampleExport(db, registry) { try self.summariesByYear(db, registry) })
        }
    }
}
