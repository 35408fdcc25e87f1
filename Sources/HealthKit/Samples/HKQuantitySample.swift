public import Foundation
import HealthEngine
import HealthModel

/// `HKQuantitySample`: a sample with a quantity. From iOS 13 on, a new one has the subclass of its type (SAVE-28).
open class HKQuantitySample: HKSample, SelectedClass, @unchecked Sendable {
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
        self.init(type: quantityType, quantity: quantity, start: start, end: end, device: nil, metadata: nil)
    }

    public convenience init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]?
    ) {
        self.init(type: quantityType, quantity: quantity, start: start, end: end, device: nil, metadata: metadata)
    }

    public convenience init(
        type quantityType: HKQuantityType,
        quantity: HKQuantity,
        start: Date,
        end: Date,
        device: HKDevice?,
        metadata: [String: Any]?
    ) {
        let (sample, origin) = HKSample.checked(quantityType.type, .quantity(quantity.quantity), start, end, device, metadata)
        // An app's own subclass stays.
        let selected = Self.self == HKQuantitySample.self ? sample.objectClass(on: origin.device.read(\.version)) : Self.self
        self.init(selected: selected.init(coder: SampleCoder([sample], from: origin)))
    }

    open var quantityType: HKQuantityType { HKQuantityType(type: sample.type, from: origin) }
    open var quantity: HKQuantity { HKQuantity(engineQuantity) }
    /// `HKQuantitySample.count`: the number of quantities of a series.
    open var count: Int {
        if case .quantity(_, let series?) = sample.content { series.count } else { 1 }
    }

    /// The text begins with the quantity, as on a device.
    open override var description: String { "\(quantity) \(uuid) (\(startDate) - \(endDate))" }

    fileprivate var engineQuantity: Quantity { sample.quantity ?? Quantity(unit: .null, value: 0) }

    /// The quantities of a series. A sample query returns only their number, so they are read when they are needed.
    fileprivate var series: [SeriesQuantity] {
        guard case .quantity(let quantity, let series?) = sample.content else { return [] }
        guard series.quantities.isEmpty else { return series.quantities }
        let query = QuantitySeriesSampleQuery(sample.type, .objects([uuid]))
        let elements = origin.read(as: "\(type(of: self))") { try? $0.execute(query) } ?? []
        return elements.map { element in
            SeriesQuantity(
                value: raising { try element.quantity.doubleValue(for: quantity.unit) },
                startDate: element.dateInterval.start,
                endDate: element.dateInterval.end
            )
        }
    }
}

/// A class whose initializers may make an object of a subclass: only an initializer in an extension of a protocol can assign `self`.
protocol SelectedClass {}

extension SelectedClass {
    init(selected object: Any?) {
        // swift-format-ignore: NeverForceUnwrap
        self = object as! Self
    }
}

/// `HKCumulativeQuantitySample`: the sum of a series.
open class HKCumulativeQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var sumQuantity: HKQuantity { quantity }
}

/// `HKCumulativeQuantitySeriesSample`: the class of a series before iOS 13. No query returns it.
open class HKCumulativeQuantitySeriesSample: HKCumulativeQuantitySample, @unchecked Sendable {
    open var sum: HKQuantity { sumQuantity }
}

/// `HKDiscreteQuantitySample`: the average of a series.
open class HKDiscreteQuantitySample: HKQuantitySample, @unchecked Sendable {
    open var averageQuantity: HKQuantity { quantity }
    open var minimumQuantity: HKQuantity { quantity(series.map(\.value).min()) }
    open var maximumQuantity: HKQuantity { quantity(series.map(\.value).max()) }
    open var mostRecentQuantity: HKQuantity { quantity(mostRecent?.value) }
    open var mostRecentQuantityDateInterval: DateInterval {
        mostRecent.map { DateInterval(start: $0.startDate, end: $0.endDate) }
            ?? DateInterval(start: startDate, end: endDate)
    }

    private var mostRecent: SeriesQuantity? { series.max { $0.endDate < $1.endDate } }

    private func quantity(_ value: Double?) -> HKQuantity {
        value.map { HKQuantity(Quantity(unit: engineQuantity.unit, value: $0)) } ?? quantity
    }
}
