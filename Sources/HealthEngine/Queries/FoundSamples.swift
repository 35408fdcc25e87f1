import Foundation
import HealthModel

/// Samples with their positions in the store, before they are sorted.
struct FoundSamples {
    private(set) var samples: [Sample] = []
    private(set) var positions: [Int64] = []
    /// The positions so far, if several descriptors may select the same sample. Nil otherwise.
    private var seen: Set<Int64>?

    /// No samples. Two descriptors of one type may both select a sample, which is then kept once (SQ-06).
    init(of parts: [PermittedDescriptor] = []) {
        if parts.hasRepeatedTypes { seen = [] }
    }

    /// No samples yet of a window with a number of changes. Most windows have few, and need no other capacity.
    init(ofChanges count: Int) { reserve(min(count, 16)) }

    /// Reserves capacity for all samples. A second call would copy them again.
    mutating func reserve(_ count: Int) {
        samples.reserveCapacity(count)
        positions.reserveCapacity(count)
    }

    /// Whether the sample at a position was found before.
    func contains(_ position: Int64) -> Bool { seen?.contains(position) ?? false }

    mutating func append(_ sample: Sample, at position: Int64) {
        guard seen?.insert(position).inserted ?? true else { return }
        samples.append(sample)
        positions.append(position)
    }

    mutating func append(_ other: FoundSamples) {
        guard seen != nil || !samples.isEmpty else { return (samples, positions) = (other.samples, other.positions) }
        for (sample, position) in zip(other.samples, other.positions) { append(sample, at: position) }
    }

    /// Sorts the samples by position.
    mutating func sort() {
        guard let order = order() else { return }
        samples = order.map { samples[$0] }
        positions = order.map { positions[$0] }
    }

    /// The samples sorted by the descriptors, then by position or shuffled (SQ-02, SQ-04), up to the limit.
    func sorted(
        by descriptors: [SampleSortDescriptor] = [], limit: Int = .max, shuffling: SplitMix64? = nil
    ) -> [Sample] {
        var order = order(by: descriptors)
        if var shuffling {
            var shuffled = order ?? Array(samples.indices)
            shuffled.shuffleEqual(using: &shuffling) { descriptors.compare(samples[$0], samples[$1]) == .orderedSame }
            order = shuffled
        }
        // The store usually returns samples in order, so nothing is moved.
        if order == nil, limit >= samples.count { return samples }
        return (order ?? Array(samples.indices)).prefix(limit).map { samples[$0] }
    }

    /// The indices of the samples in order. Nil if they are already in order.
    func order(by descriptors: [SampleSortDescriptor] = []) -> [Int]? {
        func precedes(_ left: Int, _ right: Int) -> Bool {
            guard !descriptors.isEmpty else { return positions[left] < positions[right] }
            return switch descriptors.compare(samples[left], samples[right]) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: positions[left] < positions[right]
            }
        }
        let isSorted = samples.indices.dropFirst().allSatisfy { precedes($0 - 1, $0) }
        return isSorted ? nil : samples.indices.sorted(by: precedes)
    }
}
