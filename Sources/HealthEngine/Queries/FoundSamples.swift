import Foundation
import HealthModel

/// Samples with their positions in the store, before they are sorted.
struct FoundSamples {
    private(set) var samples: [Sample] = []
    private(set) var positions: [Int64] = []

    /// Reserves capacity for further samples.
    mutating func reserve(_ count: Int) {
        samples.reserveCapacity(samples.count + count)
        positions.reserveCapacity(positions.count + count)
    }

    mutating func append(_ sample: Sample, at position: Int64) {
        samples.append(sample)
        positions.append(position)
    }

    mutating func append(_ other: FoundSamples) {
        samples += other.samples
        positions += other.positions
    }

    /// Removes duplicate samples.
    mutating func removeDuplicates() {
        var seen: Set<Int64> = []
        let kept = positions.indices.filter { seen.insert(positions[$0]).inserted }
        samples = kept.map { samples[$0] }
        positions = kept.map { positions[$0] }
    }

    /// Sorts the samples by position.
    mutating func sort() {
        guard let order = order() else { return }
        samples = order.map { samples[$0] }
        positions = order.map { positions[$0] }
    }

    /// The samples sorted by the descriptors, then by position (SQ-02, SQ-04), up to the limit.
    func sorted(by descriptors: [SampleSortDescriptor] = [], limit: Int = .max) -> [Sample] {
        let order = order(by: descriptors)
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
