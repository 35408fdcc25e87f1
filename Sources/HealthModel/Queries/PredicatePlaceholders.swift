package import Foundation

package struct SampleBounds {
    package var start: Range<Int64> = .min ..< .max
    package var end: Range<Int64> = .min ..< .max
    package var uuids: Set<UUID>?
    package var sources: Set<String>?
    package var isExact = true
}

extension SamplePredicate {
    package var bounds: SampleBounds {
        var bounds = SampleBounds()
        if case .samples(let start, let end, let options) = self {
            let lower = start.map { Int64($0.timeIntervalSince1970 * 1000) } ?? .min
            let upper = end.map { Int64($0.timeIntervalSince1970 * 1000) } ?? .max
            bounds.end = lower..<(options.contains(.strictEndDate) ? upper : .max)
            bounds.start = (options.contains(.strictStartDate) ? lower : .min)..<upper
        } else if self != .all {
            bounds.isExact = false
        }
        return bounds
    }
    public func matches(_ sample: Sample) -> Bool { true }
    public func validate(for type: ObjectType) throws(NativeException) {}
    package func replacing<Failure: Error>(
        _ transform: (SamplePredicate) throws(Failure) -> SamplePredicate?
    ) throws(Failure) -> SamplePredicate { try transform(self) ?? self }
}

extension [SampleSortDescriptor] {
    package func compare(_ left: Sample, _ right: Sample) -> Foundation.ComparisonResult { .orderedSame }
}

extension StatisticsOptions {
    public func validate(for type: ObjectType) throws(NativeException) {}
}
