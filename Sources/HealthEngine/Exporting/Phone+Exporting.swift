package import Foundation
package import HealthModel

/// All data of a phone, for the device owner.
extension Phone {
    /// Gives the body a consistent view of the store, independent of permissions and of writes by other processes.
    ///
    /// Activity summaries use the days of the given time zone.
    package func exportSamples<Value>(
        in timeZone: TimeZone, _ body: (SampleExport) throws -> Value
    ) throws(HealthFailure) -> Value {
        try database.read { db, registry in
            let chosen = try Self.chosenUnits(db)
            let export = try SampleExport(
                db,
                registry,
                unit: { chosen[$0] ?? self.usualUnit(of: $0) },
                summaries: { try self.summariesByYear(in: timeZone, db, registry) }
            )
            return try body(export)
        }
    }
}
