package import Foundation
package import HealthModel

/// Everything that a phone holds, for its owner.
extension Phone {
    /// Reads what the body asks for, past all permission, as the Health app does: one state of the store, whatever other
    /// processes write meanwhile.
    ///
    /// The days of activity summaries are those of a time zone.
    package func exportSamples<Value>(
        in timeZone: TimeZone,
        _ body: (SampleExport) throws -> Value
    ) throws(HealthFailure) -> Value {
        try database.read { db, registry in
            try body(SampleExport(db, registry) { try self.summariesByYear(in: timeZone, db, registry) })
        }
    }
}
