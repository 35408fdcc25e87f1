public import Foundation
import HealthEngine
import HealthModel

open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let collection: StatisticsCollection
    private let hasUpdates: Bool
    private let origin: HealthKitEmulator

    init(_ collection: StatisticsCollection, hasUpdates: Bool, from origin: HealthKitEmulator) {
        self.collection = collection
        self.hasUpdates = hasUpdates
        self.origin = origin
    }

    open func statistics(for date: Date) -> HKStatistics? {
        collection.statistics(for: date).map { HKStatistics($0, from: origin) }
    }
    open func statistics() -> [HKStatistics] { collection.statistics.map { HKStatistics($0, from: origin) } }
    open func sources() -> Set<HKSource> {
        Set(collection.statistics.flatMap { $0.bySource ?? [] }.map { HKSource($0.source) })
    }

    @preconcurrency open func enumerateStatistics(
        from startDate: Date,
        to endDate: Date,
        with block: @escaping @Sendable (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var isStopped = ObjCBool(false)
        for statistics in raising({ try collection.statistics(from: startDate, to: endDate, hasUpdates: hasUpdates) }) {
            unsafe withUnsafeMutablePointer(to: &isStopped) { unsafe block(HKStatistics(statistics, from: origin), $0) }
            if isStopped.boolValue { return }
        }
    }
}
