import Foundation
import HealthModel

/// Samples and their positions in the store, on the way to a result.
struct FoundSamples {
    private(set) var samples: [Sample] = []
    private(set) var positions: [Int64] = []

    /// Makes room for so many more.
    mutating func reserve(_ count: Int) {
        samples.reserveCapacity(samples.count + count)
        positions.reserveCapacity(positions.count + count)
    }

    mutating func append(_ sample: Sample, at position: Int64) {
        samples.append(sample)
        positions.append(position)
    }

    /// Keeps each sample once.
    mutating func removeDuplicates() {
        var seen: Set<Int64> = []
        let kept = positions.indices.filter { seen.insert(positions[$0]).inserted }
        samples = kept.map { samples[$0] }
        positions = kept.map { positions[$0] }
    }

    /// Puts the samples into the order in which they were saved.
    mutating func sort() {
        guard let order = order() else { return }
        samples = order.map { samples[$0] }
        positions = order.map { positions[$0] }
    }

    /// The samples sorted by the descriptors, those that are equal by them in the order in which they were saved (SQ-02,
    /// SQ-04); not more than the limit.
    func sorted(by descriptors: [SampleSortDescriptor] = [], limit: Int = .max) -> [Sample] {
        let order = order(by: descriptors)
        // Mostly the store gives them in order: then nothing is moved.
        if order == nil, limit >= samples.count { return samples }
        return (order ?? Array(samples.indices)).prefix(limit).map { samples[$0] }
    }

    /// The indices of the samples in order; nil if they are.
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
