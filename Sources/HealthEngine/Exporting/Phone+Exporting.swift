package import Foundation
package import HealthModel

/// Everything that a phone holds, for its owner.
extension Phone {
    /// Lets the body read one state of the store, whatever apps may read and other processes write meanwhile.
    ///
    /// Activity summaries are for days of the given time zone.
    package func exportSamples<Value>(
        in timeZone: TimeZone,
        _ body: (SampleExport) throws -> Value
    ) throws(HealthFailure) -> Value {
        try database.read { db, registry in
            try body(SampleExport(db, registry) { try self.summariesByYear(in: timeZone, db, registry) })
        }
    }
}
