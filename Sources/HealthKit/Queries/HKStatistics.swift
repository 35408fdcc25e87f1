public import Foundation
import HealthModel

/// `HKStatistics`: figures of the samples of a quantity type within an interval.
open class HKStatistics: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let statistics: Statistics
    private let origin: HealthKitEmulator

    init(_ statistics: Statistics, from origin: HealthKitEmulator) {
        self.statistics = statistics
        self.origin = origin
    }

    open var quantityType: HKQuantityType { HKQuantityType(type: statistics.type, from: origin) }
    open var startDate: Date { statistics.startDate }
    open var endDate: Date { statistics.endDate }
    /// `HKStatistics.sources`: nil unless the query separates the figures by source.
    open var sources: [HKSource]? { statistics.bySource?.map { HKSource($0.source) } }

    open func averageQuantity() -> HKQuantity? { quantity(\.average, nil) }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { quantity(\.average, source) }
    open func minimumQuantity() -> HKQuantity? { quantity(\.minimum, nil) }
    open func minimumQuantity(for source: HKSource) -> HKQuantity? { quantity(\.minimum, source) }
    open func maximumQuantity() -> HKQuantity? { quantity(\.maximum, nil) }
    open func maximumQuantity(for source: HKSource) -> HKQuantity? { quantity(\.maximum, source) }
    open func mostRecentQuantity() -> HKQuantity? { quantity(\.mostRecent, nil) }
    open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { quantity(\.mostRecent, source) }
    open func mostRecentQuantityDateInterval() -> DateInterval? { statistics.figures.mostRecentDateInterval }
    open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? {
        figures(of: source)?.mostRecentDateInterval
    }
    open func sumQuantity() -> HKQuantity? { quantity(\.sum, nil) }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { quantity(\.sum, source) }
    open func duration() -> HKQuantity? { quantity(\.duration, nil) }
    open func duration(for source: HKSource) -> HKQuantity? { quantity(\.duration, source) }

    private func quantity(_ figure: KeyPath<Statistics.Figures, Quantity?>, _ source: HKSource?) -> HKQuantity? {
        let figures = source.map(figures(of:)) ?? statistics.figures
        return figures?[keyPath: figure].map(HKQuantity.init)
    }

    private func figures(of source: HKSource) -> Statistics.Figures? {
        statistics.bySource?.first { Name($0.source.bundleIdentifier) == Name(source.bundleIdentifier) }?.figures
    }

    open override var hash: Int { statistics.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKStatistics)?.statistics == statistics }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encode(quantityType, forKey: "quantityType")
        coder.encode(startDate as NSDate, forKey: "startDate")
        coder.encode(endDate as NSDate, forKey: "endDate")
        coder.encode(statistics.figures.values, forKey: "figures")
        coder.encodeIfPresent(sources as NSArray?, forKey: "sources")
        for (index, entry) in (statistics.bySource ?? []).enumerated() {
            coder.encode(entry.figures.values, forKey: "figures\(index)")
        }
    }

    public required init?(coder: NSCoder) {
        guard let type = coder.decodeIfPresent(HKQuantityType.self, forKey: "quantityType"),
            let startDate = coder.decodeIfPresent(NSDate.self, forKey: "startDate"),
            let endDate = coder.decodeIfPresent(NSDate.self, forKey: "endDate"),
            let figures = coder.values(forKey: "figures")
        else { return nil }
        let sources = coder.objects(of: HKSource.self, forKey: "sources")
        self.statistics = Statistics(
            type: type.type,
            startDate: startDate as Date,
            endDate: endDate as Date,
            figures: Statistics.Figures(figures),
            bySource: sources?.enumerated().map { index, source in
                (source.source, Statistics.Figures(coder.values(forKey: "figures\(index)") ?? Metadata()))
            }
        )
        origin = .current
    }
}

extension [Statistics] {
    func byType(from origin: HealthKitEmulator) -> [HKQuantityType: HKStatistics] {
        let statistics = map { HKStatistics($0, from: origin) }
        return Dictionary(statistics.map { ($0.quantityType, $0) }) { first, _ in first }
    }
}

extension Statistics.Figures {
    private static var quantities: [(name: String, path: WritableKeyPath<Self, Quantity?>)] {
        [
            ("sum", \.sum), ("average", \.average), ("minimum", \.minimum), ("maximum", \.maximum),
            ("mostRecent", \.mostRecent), ("duration", \.duration),
        ]
    }

    fileprivate var values: Metadata {
        var values = Metadata()
        for (name, path) in Self.quantities { values[name] = self[keyPath: path].map(MetadataValue.quantity) }
        values["start"] = mostRecentDateInterval.map { .date($0.start) }
        values["end"] = mostRecentDateInterval.map { .date($0.end) }
        return values
    }

    fileprivate init(_ values: Metadata) {
        self.init()
        for (name, path) in Self.quantities { self[keyPath: path] = values[name]?.quantity }
        if let start = values["start"]?.date, let end = values["end"]?.date, start <= end {
            mostRecentDateInterval = DateInterval(start: start, end: end)
        }
    }
}
