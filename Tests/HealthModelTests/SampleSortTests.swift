import Foundation
import HealthModel
import Testing

/// Sort descriptors (SQ-03, SQ-04).
struct SampleSortTests {
    private func compare(_ descriptors: [SampleSortDescriptor], _ left: Sample, _ right: Sample) -> ComparisonResult {
        let result = descriptors.compare(left, right)
        // Swapping the arguments reverses the result.
        #expect(descriptors.compare(right, left).rawValue == -result.rawValue)
        let reverse = descriptors.map { SampleSortDescriptor($0.key, ascending: !$0.ascending) }
        #expect(reverse.compare(left, right).rawValue == -result.rawValue)
        return result
    }

    @Test func `the first descriptor by which samples differ decides`() {
        let short = Sample.stored(from: 1000, to: 2000)
        let long = Sample.stored(from: 1000, to: 3000)
        let start = SampleSortDescriptor(.startDate, ascending: true)
        let end = SampleSortDescriptor(.endDate, ascending: false)
        #expect(compare([], short, long) == .orderedSame)
        #expect(compare([start], short, long) == .orderedSame)
        #expect(compare([start, end], short, long) == .orderedDescending)
        #expect(compare([start], short, .stored(from: 1001)) == .orderedAscending)
        #expect(compare([end, start], .stored(from: 0, to: 1), .stored(from: 1, to: 1)) == .orderedAscending)
    }

    @Test func `workouts are sorted by duration and totals`() {
        let duration = [SampleSortDescriptor(.duration, ascending: true)]
        #expect(compare(duration, .workout(duration: 1), .workout(duration: 2)) == .orderedAscending)
        let distance = [SampleSortDescriptor(.workoutTotal(.totalDistance), ascending: true)]
        #expect(compare(distance, .workout(distance: 1), .workout(distance: 2)) == .orderedAscending)
        #expect(compare(distance, .workout(distance: 2), .workout(distance: 2)) == .orderedSame)
    }

    @Test func `a missing total sorts as the smallest (project decision)`() {
        let energy = [SampleSortDescriptor(.workoutTotal(.totalEnergyBurned), ascending: true)]
        #expect(compare(energy, .workout(), .workout(energy: 0)) == .orderedAscending)
        #expect(compare(energy, .workout(), .stored()) == .orderedSame)
        #expect(compare([.init(.duration, ascending: true)], .stored(), .workout(duration: 0)) == .orderedAscending)
    }
}
