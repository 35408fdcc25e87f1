package import Foundation

/// The conditions of a predicate that an index can evaluate. Every sample that the predicate selects is within them.
package struct SampleBounds: Hashable, Sendable {
    /// The range of start dates, in milliseconds since 1970.
    package var start = Range<Int64>.open
    /// The range of end dates, in milliseconds since 1970.
    package var end = Range<Int64>.open
    /// The UUIDs to select from. Nil for any UUID.
    package var uuids: Set<UUID>?
    /// The bundle identifiers of the sources to select from. Nil for any source.
    package var sources: Set<Name>?
    /// Whether the bounds are equivalent to the predicate: every sample within them matches.
    package var isExact = true

    /// No bounds.
    package init() {}

    /// Whether a sample is within the bounds.
    package func contains(_ sample: Sample) -> Bool {
        start.contains(sample.startDate.milliseconds) && end.contains(sample.endDate.milliseconds)
            && uuids?.contains(sample.uuid) ?? true
            && sources.map { names in sample.bundleIdentifier.map { names.contains(Name($0)) } ?? false } ?? true
    }

    /// Whether the bounds exclude every sample.
    package var isEmpty: Bool {
        start.isEmpty || end.isEmpty || uuids?.isEmpty == true || sources?.isEmpty == true
    }

    /// Bounds that exclude every sample.
    fileprivate static var nothing: SampleBounds {
        var bounds = SampleBounds()
        bounds.uuids = []
        return bounds
    }

    /// Bounds that include every sample, for a predicate that an index cannot evaluate.
    fileprivate static var unknown: SampleBounds {
        var bounds = SampleBounds()
        bounds.isExact = false
        return bounds
    }

    /// The samples that are within both bounds.
    fileprivate func intersection(_ other: SampleBounds) -> SampleBounds {
        var bounds = self
        bounds.start = start.clamped(to: other.start)
        bounds.end = end.clamped(to: other.end)
        bounds.uuids = uuids.map { uuids in other.uuids.map(uuids.intersection) ?? uuids } ?? other.uuids
        bounds.sources = sources.map { sources in other.sources.map(sources.intersection) ?? sources } ?? other.sources
        bounds.isExact = isExact && other.isExact
        return bounds
    }

    /// Widens the bounds to include the other bounds. The result may include further samples, so it is not exact.
    fileprivate mutating func formHull(_ other: SampleBounds) {
        guard !other.isEmpty else { return }
        guard !isEmpty else {
            self = other
            return
        }
        start = start.hull(other.start)
        end = end.hull(other.end)
        // In place, because there may be a hundred thousand UUIDs.
        if let theirs = other.uuids { uuids?.formUnion(theirs) } else { uuids = nil }
        if let theirs = other.sources { sources?.formUnion(theirs) } else { sources = nil }
        isExact = false
    }
}

extension SamplePredicate {
    /// The bounds of the samples that the predicate selects.
    package var bounds: SampleBounds {
        switch self {
        case .and(let predicates):
            return predicates.reduce(SampleBounds()) { $0.intersection($1.bounds) }
        case .or(let predicates):
            return predicates.reduce(into: .nothing) { $0.formHull($1.bounds) }
        case .not(let predicate):
            // “Without any correlation” must cost nothing in a store without correlations.
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
    /// The source of the sample. Nil for an unsaved sample.
    var bundleIdentifier: String? { sourceRevision?.source.bundleIdentifier }
}

extension Range<Int64> {
    fileprivate static var open: Range { .min ..< .max }

    /// The range between two bounds. Empty if they are in reverse order.
    fileprivate static func bounded(_ lower: Int64, _ upper: Int64) -> Range { lower..<Swift.max(lower, upper) }

    fileprivate func hull(_ other: Range) -> Range {
        Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    }
}

/// Stored and compared dates are whole milliseconds, so that printed, parsed and stored dates agree.
extension Date {
    /// The date that is a number of milliseconds after 1970.
    package init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    /// Milliseconds since 1970, rounded and clamped to the range in which a `Double` holds every integer.
    package var milliseconds: Int64 {
        min(max(Int64(saturating: (timeIntervalSince1970 * 1000).rounded()), -Self.limit), Self.limit)
    }

    /// A later or earlier date. The result is the date of a whole millisecond, unlike the sum of two dates. Different
    /// ways to compute the same instant therefore give equal dates.
    package func adding(_ seconds: TimeInterval) -> Date {
        Date(milliseconds: Date(timeIntervalSince1970: timeIntervalSince1970 + seconds).milliseconds)
    }

    private static let limit: Int64 = 1 << 53
}
