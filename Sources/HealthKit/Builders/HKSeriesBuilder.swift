public import Foundation
import HealthEngine
import HealthModel

/// `HKSeriesBuilder`: builds a series of elements.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    let emulator: HealthKitEmulator

    init(in emulator: HealthKitEmulator) { self.emulator = emulator }

    /// `HKSeriesBuilder.discard()`
    open func discard() {}
}

/// `HKHeartbeatSeriesBuilder`
open class HKHeartbeatSeriesBuilder: HKSeriesBuilder, @unchecked Sendable {
    let builder: HeartbeatSeriesBuilder

    /// `HKHeartbeatSeriesBuilder.maximumCount`
    open class var maximumCount: Int { HeartbeatSeriesBuilder.maximumCount }

    /// `HKHeartbeatSeriesBuilder.init(healthStore:device:start:)`
    public init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date) {
        let emulator = healthStore.emulator
        builder = emulator.perform { HeartbeatSeriesBuilder(store: $0, device: device?.device, startDate: startDate) }
        super.init(in: emulator)
    }

    /// `HKHeartbeatSeriesBuilder.addHeartbeatWithTimeInterval(sinceSeriesStartDate:precededByGap:completion:)`
    @preconcurrency open func addHeartbeatWithTimeInterval(
        sinceSeriesStartDate timeInterval: TimeInterval,
        precededByGap: Bool,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addHeartbeat(at: timeInterval, precededByGap: precededByGap) }, to: completion)
    }

    /// `HKHeartbeatSeriesBuilder.addHeartbeat(at:precededByGap:)`
    open func addHeartbeat(at timeInterval: TimeInterval, precededByGap: Bool) async throws {
        try await success {
            addHeartbeatWithTimeInterval(sinceSeriesStartDate: timeInterval, precededByGap: precededByGap, completion: $0)
        }
    }

    /// `HKHeartbeatSeriesBuilder.addMetadata(_:completion:)`
    @preconcurrency open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addMetadata(Metadata(metadata)) }, to: completion)
    }

    /// `HKHeartbeatSeriesBuilder.addMetadata(_:)`
    nonisolated(nonsending)
        open func addMetadata(_ metadata: [String: Any]) async throws
    {
        try await success { addMetadata(metadata, completion: $0) }
    }

    /// `HKHeartbeatSeriesBuilder.finishSeries(completion:)`
    @preconcurrency open func finishSeries(completion: @escaping @Sendable (HKHeartbeatSeriesSample?, (any Error)?) -> Void) {
        emulator.answer(
            { _ in HKHeartbeatSeriesSample(sample: try builder.finishSeries(), from: emulator) }, to: completion
        )
    }

    /// `HKHeartbeatSeriesBuilder.finishSeries()`
    @discardableResult
    open func finishSeries() async throws -> HKHeartbeatSeriesSample {
        try await value { finishSeries(completion: $0) }
    }

    /// `HKSeriesBuilder.discard()`
    open override func discard() { emulator.perform { _ in raising { try builder.discard() } } }
}

/// `HKQuantitySeriesSampleBuilder`
open class HKQuantitySeriesSampleBuilder: NSObject, @unchecked Sendable {
    let builder: QuantitySeriesSampleBuilder
    private let emulator: HealthKitEmulator
    /// `HKQuantitySeriesSampleBuilder.device`
    open internal(set) var device: HKDevice?

    /// `HKQuantitySeriesSampleBuilder.init(healthStore:quantityType:startDate:device:)`
    public init(healthStore: HKHealthStore, quantityType: HKQuantityType, startDate: Date, device: HKDevice?) {
        let emulator = healthStore.emulator
        self.emulator = emulator
        self.device = device
        builder = emulator.perform { store in
            raising {
                try QuantitySeriesSampleBuilder(
                    store: store, quantityType: quantityType.type, startDate: startDate, device: device?.device
                )
            }
        }
    }

    /// `HKQuantitySeriesSampleBuilder.quantityType`
    open var quantityType: HKQuantityType { HKQuantityType(type: builder.quantityType, from: emulator) }
    /// `HKQuantitySeriesSampleBuilder.startDate`
    open var startDate: Date { builder.startDate }

    /// `HKQuantitySeriesSampleBuilder.insert(_:at:)`
    open func insert(_ quantity: HKQuantity, at date: Date) throws {
        try emulator.result { _ in try builder.insert(quantity.quantity, at: date) }
    }

    /// `HKQuantitySeriesSampleBuilder.insert(_:for:)`
    open func insert(_ quantity: HKQuantity, for dateInterval: DateInterval) throws {
        try emulator.result { _ in
            try builder.insert(quantity.quantity, from: dateInterval.start, to: dateInterval.end)
        }
    }

    /// `HKQuantitySeriesSampleBuilder.finishSeries(metadata:completion:)`
    @preconcurrency open func finishSeries(
        metadata: [String: Any]?, completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void
    ) {
        finishSeries(metadata: metadata, endDate: nil, completion: completion)
    }

    /// `HKQuantitySeriesSampleBuilder.finishSeries(metadata:endDate:completion:)`
    @preconcurrency open func finishSeries(
        metadata: [String: Any]?, endDate: Date?, completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void
    ) {
        emulator.answer {
            _ in
            try builder.finishSeries(metadata: Metadata(metadata), endDate: endDate)
                .compactMap { $0.object(from: emulator) as? HKQuantitySample }
        } to: { samples, error in
            completion(samples, error)
        }
    }

    /// `HKQuantitySeriesSampleBuilder.finishSeries(metadata:)`
    @discardableResult
    nonisolated(nonsending)
        open func finishSeries(metadata: [String: Any]?) async throws -> [HKQuantitySample]
    {
        try await finishSeries(metadata: metadata, endDate: nil)
    }

    /// `HKQuantitySeriesSampleBuilder.finishSeries(metadata:endDate:)`
    @discardableResult
    nonisolated(nonsending)
        open func finishSeries(metadata: [String: Any]?, endDate: Date?) async throws -> [HKQuantitySample]
    {
        try await value { finishSeries(metadata: metadata, endDate: endDate, completion: $0) }
    }

    /// `HKQuantitySeriesSampleBuilder.discard()`
    open func discard() { emulator.perform { _ in raising { try builder.discard() } } }
}
