public import Foundation
import GRDB
public import HealthModel

/// Saves samples of the app: `HKHealthStore.save(_:withCompletion:)`.
extension HealthStore {
    /// `save(_:withCompletion:)`: saves all samples or none (SAVE-33). Returns their UUIDs in order.
    ///
    /// The store adds the app as the source (SAVE-30). An object with a sync identifier replaces an older version. It
    /// is silently ignored if the store has a version at least as new (SAVE-35, SAVE-36). A save succeeds even while
    /// the phone is locked (AUTH-61); see ``Phone/setLocked(_:)``.
    ///
    /// Throws code 5 or 4 if sharing a type is not allowed (AUTH-43). For a correlation, the types of its members count
    /// (AUTH-44). Throws code 3 for an empty array, for an existing UUID (SAVE-32), for a sample that ends before
    /// ``earliestPermittedSampleDate()`` (AUTH-57), and for an effort score without its workout. Also throws codes 1, 2
    /// and 15.
    @discardableResult
    public func save(_ samples: [Sample]) throws(HealthFailure) -> [UUID] {
        try operation(.write, samples.types, checking: .writing, count: \.count) {
            guard !samples.isEmpty else { throw HealthFailure.error(.emptyObjects) }
            try checkContent(of: samples)
            let types = Self.sharedTypes(of: samples)
            try database.write(keepsSettings: true) { db, registry in
                try self.checkSharing(types, db)
                try SampleInsertion.insert(samples, of: appRevision, db, registry)
            }
            return samples.map(\.uuid)
        }
    }

    /// `earliestPermittedSampleDate()`: a watch keeps about a week, other devices keep everything (AUTH-57). The length
    /// of a watch's window is a project decision.
    public func earliestPermittedSampleDate() -> Date {
        guard device.profile == .watch else { return .distantPast }
        return phone.environment.clock.current.addingTimeInterval(-7 * 24 * 3600)
    }

    /// The source revision that the store adds to the app's samples (SAVE-31).
    package var appRevision: SourceRevision {
        SourceRevision(
            source: Source(name: app.name, bundleIdentifier: bundleIdentifier),
            version: app.version,
            productType: device.profile.productType,
            operatingSystemVersion: device.osVersion
        )
    }

    /// Throws code 3 for samples that are older than the device keeps (AUTH-57).
    func checkDates(of samples: [Sample]) throws(HealthFailure) {
        let earliest = earliestPermittedSampleDate()
        if earliest > .distantPast, samples.contains(where: { $0.endsBefore(earliest) }) {
            throw .error(.errorInvalidArgument)
        }
    }

    /// Throws code 3 for valid samples that the store rejects. These are samples older than the device keeps (AUTH-57),
    /// effort scores, which are saved by relating them to a workout (WO-34), and series, which only builders create.
    /// Logs warnings about likely mistakes.
    func checkContent(of samples: [Sample]) throws {
        try checkDates(of: samples)
        for sample in samples {
            try sample.checkFinite()
            try sample.validate(on: device.osVersion)
        }
        guard !samples.contains(where: { $0.content == .document(nil) }) else { throw HealthFailure.error(.invalidDocument) }
        for sample in samples where sample.type.isEffortScore {
            throw HealthFailure.error(.unrelatedEffortScore(sample.type))
        }
        for sample in samples where sample.type.kind == .series {
            throw HealthFailure.error(.seriesWithoutBuilder(sample.type))
        }
        logLikelyMistakes(in: samples)
    }
}

extension Sample {
    /// Whether the sample, or a member of it, ends before a date.
    fileprivate func endsBefore(_ date: Date) -> Bool {
        endDate < date || objects?.contains { $0.endsBefore(date) } ?? false
    }
}

extension HealthStore {
    /// `add(_:to:completion:)`: associates samples with a stored workout (SAVE-42). Unsaved samples are saved, without
    /// their device. The workout's own figures do not change.
    ///
    /// Has the errors of ``save(_:)``. Also throws code 3 if the workout is missing or belongs to another app (project
    /// decision).
    @discardableResult
    public func add(_ samples: [Sample], to workout: UUID) throws(HealthFailure) -> [UUID] {
        try operation(.write, samples.types.union([.workout]), checking: .writing, count: \.count) {
            guard !samples.isEmpty else { throw HealthFailure.error(.emptyObjects) }
            try checkContent(of: samples)
            // A workout cannot be added to a workout, and no sample can be added twice.
            guard Set(samples.map(\.uuid)).count == samples.count, !samples.contains(where: { $0.type == .workout })
            else { throw HealthFailure.error(.errorInvalidArgument) }
            let types = Self.sharedTypes(of: samples).union([.workout])
            try database.write { db, registry in
                try self.checkSharing(types, db)
                let insertion = try SampleInsertion(db, registry, of: appRevision)
                let whole = try insertion.position(ofWorkout: workout)
                for sample in samples {
                    if let part = try insertion.ownPosition(of: sample) ?? insertion.insert(sample.withoutDevice) {
                        try insertion.link("workoutSample", whole, part)
                    }
                }
                try insertion.finish()
            }
            return samples.map(\.uuid)
        }
    }
}

extension Sample {
    fileprivate var withoutDevice: Sample {
        with(objects.map { .correlation($0.map(\.withoutDevice)) } ?? content, device: nil, sourceRevision: nil)
    }
}
