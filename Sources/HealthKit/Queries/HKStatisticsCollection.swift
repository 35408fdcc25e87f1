public import Foundation
import HealthEngine
import HealthModel

/// `HKStatisticsCollection`: figures for each interval.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let collection: StatisticsCollection
    private let hasUpdates: Bool
    private let origin: Origin

    init(_ collection: StatisticsCollection, hasUpdates: Bool, from origin: Origin) {
        self.collection = collection
        self.hasUpdates = hasUpdates
        self.origin = origin
    }

    /// `HKStatisticsCollection.statistics(for:)`
    public func statistics(for date: Date) -> HKStatistics? {
        collection.statistics(for: date).map { HKStatistics($0, from: origin) }
    }
    /// `HKStatisticsCollection.statistics()`
    public func statistics() -> [HKStatistics] { collection.statistics.map { HKStatistics($0, from: origin) } }
    /// `HKStatisticsCollection.sources()`
    public func sources() -> Set<HKSource> {
        Set(collection.statistics.flatMap { $0.bySource ?? [] }.map { HKSource($0.source) })
    }

    /// `HKStatisticsCollection.enumerateStatistics(from:to:with:)`
    public func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isStopped = ObjCBool(false)
        for statistics in raising({ try collection.statistics(from: startDate, to: endDate, hasUpdates: hasUpdates) }) {
            unsafe withUnsafeMutablePointer(to: &isStopped) { unsafe block(HKStatistics(statistics, from: origin), $0) }
            if isStopped.boolValue { return }
        }
    }
}
