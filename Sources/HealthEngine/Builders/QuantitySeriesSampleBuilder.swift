public import Foundation
public import HealthModel

/// `HKQuantitySeriesSampleBuilder`: builds a sample from a series of quantities (SER-01 to SER-04).
public final class QuantitySeriesSampleBuilder: BuilderOrSession {
    private let store: HealthStore
    private let device: Device?
    /// `quantityType`
    public let quantityType: ObjectType
    /// `startDate`
    public let startDate: Date
    private var life = BuilderLife("HKQuantitySeriesSampleBuilder", "Quantity series sample builder")
    /// Whether the builder was finished, discarded, or ended by an error.
    public var hasEnded: Bool { !life.isCollecting }
    /// The unit of the first quantity. The other quantities are converted to it, because a sample has one unit.
    private var unit: HealthModel.Unit?
    /// The quantities by start date in milliseconds. A later quantity with the same start replaces the earlier one.
    private var quantities: [Int64: SeriesQuantity] = [:]

    /// `HKQuantitySeriesSampleBuilder.init(healthStore:quantityType:startDate:device:)`
    ///
    /// Throws an exception for a type that is not a quantity type.
    public init(store: HealthStore, quantityType: ObjectType, startDate: Date, device: Device? = nil) throws(HealthFailure) {
        store.accesses.add(.other, [quantityType])
        guard quantityType.kind == .quantity else {
            throw .exception(NativeException(reason: "\(quantityType.identifier) is not a quantity type"))
        }
        self.store = store
        self.quantityType = quantityType
        self.startDate = startDate
        self.device = device
    }

    /// `insert(_:for:)`: adds a quantity for an interval. It replaces an earlier quantity with the same start (SER-01).
    ///
    /// Throws code 3 for a unit that does not fit the type, a start before the builder's (SER-02), a value that is not
    /// finite, and a date outside the calendar. The builder remains usable.
    public func insert(_ quantity: Quantity, from start: Date, to end: Date) throws(HealthFailure) {
        try store.operation(.other, [quantityType], checking: .none) {
            try life.check()
            guard start <= end else { throw NativeException(reason: "startDate must not be after endDate") }
            guard let attributes = quantityType.quantity, quantity.isCompatible(with: attributes.unit) else {
                let reason = "does not have a unit compatible with quantity series builder quantity type"
                // Without the value: it is health data.
                try refuse("Quantity (\(quantity.unit)) \(reason) \(quantityType.identifier)")
            }
            guard start >= startDate else {
                try refuse("Date interval (Start Date \(start)) is before builder's start date \(startDate)")
            }
            guard quantity.value.isFinite, end <= Clock.end else {
                try refuse("Quantities and their dates must be finite")
            }
            let unit = unit ?? quantity.unit
            guard let value = try? quantity.doubleValue(for: unit), value.isFinite else {
                try refuse("Quantities and their dates must be finite")
            }
            self.unit = unit
            quantities[start.milliseconds] = SeriesQuantity(value: value, startDate: start, endDate: end)
        }
    }

    /// `insert(_:at:)`: adds a quantity at one instant (SER-01).
    public func insert(_ quantity: Quantity, at date: Date) throws(HealthFailure) {
        try insert(quantity, from: date, to: date)
    }

    /// `finishSeries(metadata:endDate:completion:)`: saves the quantities as one sample. It ends at the end date, or
    /// else at the latest end of a quantity (SER-03). HealthKit may save several samples.
    ///
    /// Throws code 3 without quantities, for an end date before the start, and for an end date before the end of a
    /// quantity. Throws codes 5 and 4 if sharing the type is not allowed (AUTH-43). The builder remains usable after
    /// these errors. Throws code 6 while the phone is locked: the sample is saved, but cannot be read (SER-04).
    @discardableResult
    public func finishSeries(metadata: Metadata = [:], endDate: Date? = nil) throws(HealthFailure) -> [Sample] {
        try store.operation(.write, [quantityType], checking: .none, count: \.count) {
            try life.check()
            let latest = quantities.values.map(\.endDate).max()
            guard let unit, let latest else { try refuse("No quantities were inserted into the series") }
            if let endDate {
                guard endDate >= startDate else { try refuse("The end date is before the start date of the series") }
                guard endDate >= latest else {
                    try refuse("The end date is before the end of a quantity of the series")
                }
            }
            let sample = try store.makeSample(quantityType, content(in: unit), startDate, endDate ?? latest, device, metadata)
            let saved = try store.save(sample, sharing: [quantityType]) { try $0.insert(sample) }
            life.finish()
            quantities = [:]
            return [try saved.unlocked()]
        }
    }

    /// `discard()`: discards the quantities.
    public func discard() throws(HealthFailure) {
        try store.operation(.other, [quantityType], checking: .none) {
            try life.discard()
            quantities = [:]
        }
    }

    /// A single quantity gives a plain sample, not a series.
    private func content(in unit: HealthModel.Unit) -> Sample.Content {
        if quantities.count == 1, let only = quantities.values.first {
            return .quantity(Quantity(unit: unit, value: only.value))
        }
        let sorted = quantities.sorted { $0.key < $1.key }.map(\.value)
        return Sample.Content(series: sorted, in: unit, of: quantityType)
    }

    private func refuse(_ message: String) throws(HealthFailure) -> Never {
        throw .invalidArgument(message)
    }
}
