public import Foundation
import GRDB
public import HealthModel

/// Saving: `HKHealthStore.save(_:withCompletion:)` and what comes from elsewhere.
extension HealthStore {
    /// `save(_:withCompletion:)`: all samples or none (SAVE-33). Answers their UUIDs, in order.
    ///
    /// The store attaches the app as source (SAVE-30). An object with a sync identifier replaces an older version, and is
    /// silently ignored if the store has one at least as new (SAVE-35, SAVE-36). While the phone is locked a save succeeds
    /// too (AUTH-61); see ``Phone/setLocked(_:)``.
    ///
    /// Throws code 5 or 4 where a type may not be shared (AUTH-43; of a correlation its members count, AUTH-44), code 3
    /// for an empty array, a UUID that is in the store already (SAVE-32), a sample that ends before
    /// ``earliestPermittedSampleDate()`` (AUTH-57) or an effort score without its workout, and codes 1, 2 and 15.
    @discardableResult
    public func save(_ samples: [Sample]) throws(HealthFailure) -> [UUID] {
        try checkWriteAccess()
        guard !samples.isEmpty else { throw .error(HealthError.emptyObjects) }
        try checkContent(of: samples)
        let types = Self.sharedTypes(of: samples)
        let revision = appRevision
        try database.write { db, registry in
            try self.checkSharing(types, db)
            try SampleInsertion.insert(samples, of: revision, db, registry)
        }
        return samples.map(\.uuid)
    }

    /// `earliestPermittedSampleDate()`: a watch keeps about a week, everything else all (AUTH-57). Project decision: the
    /// length of a watch's window.
    public func earliestPermittedSampleDate() -> Date {
        guard device.profile == .watch else { return .distantPast }
        return phone.environment.clock.current.addingTimeInterval(-7 * 24 * 3600)
    }

    /// The source revision that the store attaches to what the app saves (SAVE-31).
    var appRevision: SourceRevision {
        SourceRevision(
            source: Source(name: app.name, bundleIdentifier: bundleIdentifier),
            version: app.version,
            productType: device.profile.productType,
            operatingSystemVersion: device.osVersion
        )
    }

    /// Throws code 3 for what is older than the device keeps (AUTH-57).
    func checkDates(of samples: [Sample]) throws(HealthFailure) {
        let earliest = earliestPermittedSampleDate()
        if earliest > .distantPast, samples.contains(where: { $0.endsBefore(earliest) }) {
            throw .error(.errorInvalidArgument)
        }
    }

    /// Throws code 3 for valid samples that the store does not take: samples older than the device keeps (AUTH-57), effort
    /// scores, which are saved by relating them to a workout (WO-34), and series, which only builders make. Logs warnings
    /// about likely mistakes.
    func checkContent(of samples: [Sample]) throws(HealthFailure) {
        try checkDates(of: samples)
        do throws(NativeException) {
            for sample in samples {
                try sample.validateValue(on: device.osVersion)
            }
        } catch {
            throw .exception(error)
        }
        guard !samples.contains(where: { $0.content == .document(nil) }) else { throw .error(.invalidDocument) }
        for sample in samples where sample.type.isEffortScore {
            throw .error(HealthError.unrelatedEffortScore(sample.type))
        }
        for sample in samples where sample.type.kind == .series {
            throw .error(HealthError.seriesWithoutBuilder(sample.type))
        }
        warnOfMistakes(in: samples)
    }
}

extension Sample {
    /// Whether the sample, or one in it, ends before a date.
    fileprivate func endsBefore(_ date: Date) -> Bool {
        endDate < date || objects?.contains { $0.endsBefore(date) } ?? false
    }
}
