package import Foundation

/// What a predicate says of every sample that it selects, in terms that an index understands.
package struct SampleBounds: Hashable, Sendable {
    /// When the sample begins, in milliseconds since 1970.
    package var start = Range<Int64>.open
    /// When the sample ends, in milliseconds since 1970.
    package var end = Range<Int64>.open
    /// Among which UUIDs it is; nil for any.
    package var uuids: Set<UUID>?
    /// Among which sources it is, by bundle identifier; nil for any.
    package var sources: Set<String>?
    /// Whether this is all that the predicate says: every sample within the bounds matches.
    package var isExact = true

    /// No bounds.
    package init() {}

    /// Whether a sample is within the bounds.
    package func contains(_ sample: Sample) -> Bool {
        start.contains(sample.startDate.milliseconds) && end.contains(sample.endDate.milliseconds)
            && uuids?.contains(sample.uuid) ?? true
            && sources.map { sample.bundleIdentifier.map($0.contains) ?? false } ?? true
    }

    /// Whether no sample can be within the bounds.
    package var isEmpty: Bool {
        start.isEmpty || end.isEmpty || uuids?.isEmpty == true || sources?.isEmpty == true
    }

    /// Bounds without a sample in them.
    fileprivate static var nothing: SampleBounds {
        var bounds = SampleBounds()
        bounds.uuids = []
        return bounds
    }

    /// Bounds that say nothing of what the predicate says.
    fileprivate static var unknown: SampleBounds {
        var bounds = SampleBounds()
        bounds.isExact = false
        return bounds
    }

    /// What is within both.
    fileprivate func intersection(_ other: SampleBounds) -> SampleBounds {
        var bounds = self
        bounds.start = start.clamped(to: other.start)
        bounds.end = end.clamped(to: other.end)
        bounds.uuids = uuids.map { uuids in other.uuids.map(uuids.intersection) ?? uuids } ?? other.uuids
        bounds.sources = sources.map { sources in other.sources.map(sources.intersection) ?? sources } ?? other.sources
        bounds.isExact = isExact && other.isExact
        return bounds
    }

    /// Widens the bounds to the narrowest around both. They hold more than both, so they are not exact.
    fileprivate mutating func formHull(_ other: SampleBounds) {
        guard !other.isEmpty else { return }
        guard !isEmpty else {
            self = other
            return
        }
        start = start.hull(other.start)
        end = end.hull(other.end)
        // In place: there may be a hundred thousand of them.
        if let theirs = other.uuids { uuids?.formUnion(theirs) } else { uuids = nil }
        if let theirs = other.sources { sources?.formUnion(theirs) } else { sources = nil }
        isExact = false
    }
}

extension SamplePredicate {
    /// What every sample has that the predicate selects.
    package var bounds: SampleBounds {
        switch self {
        case .and(let predicates):
            return predicates.reduce(SampleBounds()) { $0.intersection($1.bounds) }
        case .or(let predicates):
            return predicates.reduce(into: .nothing) { $0.formHull($1.bounds) }
        case .not(let predicate):
            // So that “without any correlation” costs nothing where there is none.
            let bounds = predicate.bounds
            return bounds.isEmpty ? SampleBounds() : .unknown
        default:
            return ownBounds
        }
    }

    /// The bounds of a predicate that is not a compound.
    var ownBounds: SampleBounds {
        var bounds = SampleBounds()
        switch self {
        case .all: break
        case .samples(let start, let end, let options):
            let lower = start?.milliseconds ?? .min
            let upper = end?.milliseconds ?? .max
            // PRED-01 to PRED-03.
            bounds.start = .bounded(options.contains(.strictStartDate) ? lower : .min, upper)
            bounds.end = .bounded(lower, options.contains(.strictEndDate) ? upper : .max)
        case .objects(let uuids): bounds.uuids = uuids
        case .sources(let sources): bounds.sources = sources
        default: return .unknown
        }
        return bounds
    }
}

extension Sample {
    /// Whose sample it is; nil for one that was not saved.
    var bundleIdentifier: String? { sourceRevision?.source.bundleIdentifier }
}

extension Range<Int64> {
    fileprivate static var open: Range { .min ..< .max }

    /// From one bound to the other; empty where they are the wrong way round.
    fileprivate static func bounded(_ lower: Int64, _ upper: Int64) -> Range { lower..<Swift.max(lower, upper) }

    fileprivate func hull(_ other: Range) -> Range {
        Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}
