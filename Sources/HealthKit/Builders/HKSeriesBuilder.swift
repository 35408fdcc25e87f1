public import Foundation
import HealthEngine
import HealthModel

open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    let emulator: HealthKitEmulator

    init(in emulator: HealthKitEmulator) { self.emulator = emulator }

    open func discard() {}
}

open class HKHeartbeatSeriesBuilder: HKSeriesBuilder, @unchecked Sendable {
    let builder: HeartbeatSeriesBuilder

    open class var maximumCount: Int { HeartbeatSeriesBuilder.maximumCount }

    public init(healthStore: HKHealthStore, device: HKDevice?, start startDate: Date) {
        let emulator = healthStore.emulator
        builder = emulator.perform { HeartbeatSeriesBuilder(store: $0, device: device?.device, startDate: startDate) }
        super.init(in: emulator)
    }

    @preconcurrency open func addHeartbeatWithTimeInterval(
        sinceSeriesStartDate timeInterval: TimeInterval,
        precededByGap: Bool,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addHeartbeat(at: timeInterval, precededByGap: precededByGap) }, to: completion)
    }

    open func addHeartbeat(at timeInterval: TimeInterval, precededByGap: Bool) async throws {
        try await success {
            addHeartbeatWithTimeInterval(sinceSeriesStartDate: timeInterval, precededByGap: precededByGap, completion: $0)
        }
    }

    @preconcurrency open func addMetadata(
        _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        emulator.complete({ _ in try builder.addMetadata(Metadata(metadata)) }, to: completion)
    }

    nonisolated(nonsending)
        open func addMetadata(_ metadata: [String: Any]) async throws
    {
        try await success { addMetadata(metadata, completion: $0) }
    }

    @preconcurrency open func finishSeries(completion: @escaping @Sendable (HKHeartbeatSeriesSample?, (any Error)?) -> Void) {
        emulator.answer({ _ in HKHeartbeatSeriesSample(sample: try builder.finishSeries(), from: emulator) }, to: completion)
    }

    @discardableResult
    open func finishSeries() async throws -> HKHeartbeatSeriesSample {
        try await value { finishSeries(completion: $0) }
    }

    open override func discard() { emulator.perform { _ in raising { try builder.discard() } } }
}

open class HKQuantitySeriesSampleBuilder: NSObject, @unchecked Sendable {
    let builder: QuantitySeriesSampleBuilder
    private let emulator: HealthKitEmulator
    open internal(set) var device: HKDevice?

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

    open var quantityType: HKQuantityType { HKQuantityType(type: builder.quantityType, from: emulator) }
    open var startDate: Date { builder.startDate }

    open func insert(_ quantity: HKQuantity, at date: Date) throws {
        try emulator.result { _ in try builder.insert(quantity.quantity, at: date) }
    }

    open func insert(_ quantity: HKQuantity, for dateInterval: DateInterval) throws {
        try emulator.result { _ in
            try builder.insert(quantity.quantity, from: dateInterval.start, to: dateInterval.end)
        }
    }

    @preconcurrency open func finishSeries(
        metadata: [String: Any]?, completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void
    ) {
        finishSeries(metadata: metadata, endDate: nil, completion: completion)
    }

    @preconcurrency open func finishSeries(
        metadata: [String: Any]?, endDate: Date?, completion: @escaping @Sendable ([HKQuantitySample]?, (any Error)?) -> Void
    ) {
        emulator.answer { _ in
            try builder.finishSeries(metadata: Metadata(metadata), endDate: endDate)
                .compactMap { $0.object(from: emulator) as? HKQuantitySample }
        } to: { samples, error in
            completion(samples, error)
        }
    }

    @discardableResult
    nonisolated(nonsending)
        open func finishSeries(metadata: [String: Any]?) async throws -> [HKQuantitySample]
    {
        try await finishSeries(metadata: metadata, endDate: nil)
    }

    @discardableResult
    nonisolated(nonsending)
        open func finishSeries(metadata: [String: Any]?, endDate: Date?) async throws -> [HKQuantitySample]
    {
        try await value { finishSeries(metadata: metadata, endDate: endDate, completion: $0) }
    }

    open func discard() { emulator.perform { _ in raising { try builder.discard() } } }
}
