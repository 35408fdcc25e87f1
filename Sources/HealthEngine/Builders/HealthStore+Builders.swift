import GRDB
import HealthModel

/// Saves the samples of builders.
extension HealthStore {
    /// Saves a sample of a builder and the data that belongs to it in one transaction, with the checks of a save
    /// (AUTH-43, SAVE-32 to SAVE-38). Returns the sample as a query would. Returns nil while the phone is locked: the
    /// sample is saved, but cannot be read (SER-04).
    func save(
        _ sample: Sample, sharing types: Set<ObjectType>, _ body: (SampleInsertion) throws -> Void
    ) throws(HealthFailure) -> Sample? {
        try checkWriteAccess()
        try checkDates(of: [sample])
        let revision = appRevision
        try database.write { db, registry in
            try self.checkSharing(types, db)
            let insertion = try SampleInsertion(db, registry, of: revision)
            try body(insertion)
            try insertion.finish()
        }
        return try phone.isLocked() ? nil : sample.saved(by: revision)
    }
}

extension Sample {
    /// The sample as a query returns it: with its source, and with only the number of elements of a series.
    func saved(by revision: SourceRevision) -> Sample {
        let content: Content =
            switch content {
            case .quantity(let quantity, let series?):
                .quantity(quantity, series: series.count > 1 ? QuantitySeries(count: series.count) : nil)
            case .heartbeatSeries(let series): .heartbeatSeries(SampleSeries(count: series.count))
            case .workoutRoute(let series): .workoutRoute(SampleSeries(count: series.count))
            default: content
            }
        return with(content, device: device, sourceRevision: revision)
    }
}

extension Sample? {
    /// The saved sample. Throws code 6 if the phone is locked (SER-04).
    func unlocked() throws(HealthFailure) -> Sample {
        guard let self else { throw .error(.errorDatabaseInaccessible) }
        return self
    }
}
