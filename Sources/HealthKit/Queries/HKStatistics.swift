public import Foundation
import HealthModel

/// `HKStatistics`: figures of the samples of a quantity type within an interval.
open class HKStatistics: NSObject, @unchecked Sendable {
    let statistics: Statistics
    private let origin: Origin

    init(_ statistics: Statistics, from origin: Origin) {
        self.statistics = statistics
        self.origin = origin
    }

    /// `HKStatistics.quantityType`
    public var quantityType: HKQuantityType { HKQuantityType(type: statistics.type, from: origin) }
    /// `HKStatistics.startDate`
    public var startDate: Date { statistics.startDate }
    /// `HKStatistics.endDate`
    public var endDate: Date { statistics.endDate }
    /// `HKStatistics.sources`: nil unless the query separates the figures by source.
    public var sources: [HKSource]? { statistics.bySource?.map { HKSource($0.source) } }

    /// `HKStatistics.averageQuantity()`
    public func averageQuantity() -> HKQuantity? { quantity(\.average, nil) }
    /// `HKStatistics.averageQuantity(for:)`
    public func averageQuantity(for source: HKSource) -> HKQuantity? { quantity(\.average, source) }
    /// `HKStatistics.minimumQuantity()`
    public func minimumQuantity() -> HKQuantity? { quantity(\.minimum, nil) }
    /// `HKStatistics.minimumQuantity(for:)`
    public func minimumQuantity(for source: HKSource) -> HKQuantity? { quantity(\.minimum, source) }
    /// `HKStatistics.maximumQuantity()`
    public func maximumQuantity() -> HKQuantity? { quantity(\.maximum, nil) }
    /// `HKStatistics.maximumQuantity(for:)`
    public func maximumQuantity(for source: HKSource) -> HKQuantity? { quantity(\.maximum, source) }
    /// `HKStatistics.mostRecentQuantity()`
    public func mostRecentQuantity() -> HKQuantity? { quantity(\.mostRecent, nil) }
    /// `HKStatistics.mostRecentQuantity(for:)`
    public func mostRecentQuantity(for source: HKSource) -> HKQuantity? { quantity(\.mostRecent, source) }
    /// `HKStatistics.mostRecentQuantityDateInterval()`
    public func mostRecentQuantityDateInterval() -> DateInterval? { statistics.figures.mostRecentDateInterval }
    /// `HKStatistics.mostRecentQuantityDateInterval(for:)`
    public func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? {
        figures(of: source)?.mostRecentDateInterval
    }
    /// `HKStatistics.sumQuantity()`
    public func sumQuantity() -> HKQuantity? { quantity(\.sum, nil) }
    /// `HKStatistics.sumQuantity(for:)`
    public func sumQuantity(for source: HKSource) -> HKQuantity? { quantity(\.sum, source) }
    /// `HKStatistics.duration()`
    public func duration() -> HKQuantity? { quantity(\.duration, nil) }
    /// `HKStatistics.duration(for:)`
    public func duration(for source: HKSource) -> HKQuantity? { quantity(\.duration, source) }

    private func quantity(_ figure: KeyPath<Statistics.Figures, Quantity?>, _ source: HKSource?) -> HKQuantity? {
        let figures = source.map(figures(of:)) ?? statistics.figures
        return figures?[keyPath: figure].map(HKQuantity.init)
    }

    private func figures(of source: HKSource) -> Statistics.Figures? {
        statistics.bySource?.first { $0.source.bundleIdentifier == source.bundleIdentifier }?.figures
    }

    open override var hash: Int { statistics.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKStatistics)?.statistics == statistics }
}

extension [Statistics] {
    /// The statistics as objects, by type.
    func byType(from origin: Origin) -> [HKQuantityType: HKStatistics] {
        let statistics = map { HKStatistics($0, from: origin) }
        return Dictionary(statistics.map { ($0.quantityType, $0) }) { first, _ in first }
    }
}
