public import Foundation
import HealthEngine
import HealthModel

open class HKHeartbeatSeriesQuery: HKQuery, @unchecked Sendable {
    private let heartbeatSeries: HKHeartbeatSeriesSample
    private let dataHandler: (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void

    /// `HKHeartbeatSeriesQuery.init(heartbeatSeries:dataHandler:)`. The handler gets the time since the start, whether a gap
    /// precedes, and whether it is the last call.
    public init(
        heartbeatSeries: HKHeartbeatSeriesSample,
        dataHandler: @escaping (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void
    ) {
        self.heartbeatSeries = heartbeatSeries
        self.dataHandler = dataHandler
        super.init(heartbeatSeries.sampleType, nil)
    }

    override func start(in emulator: HealthKitEmulator) {
        let query = HeartbeatSeriesQuery(heartbeatSeries: heartbeatSeries.uuid)
        answer(emulator) {
            try $0.execute(query)
        } to: { [self] heartbeats, error in
            guard let heartbeats, !heartbeats.isEmpty else { return dataHandler(self, 0, false, true, error) }
            for (index, heartbeat) in heartbeats.enumerated() where isRunning(in: emulator) {
                let isLast = index == heartbeats.count - 1
                dataHandler(self, heartbeat.timeSinceSeriesStart, heartbeat.precededByGap, isLast, nil)
            }
        }
    }
}

public struct HKHeartbeatSeriesQueryDescriptor: HKAsyncSequenceQuery {
    public struct Heartbeat: Hashable {
        public let timeIntervalSinceStart: TimeInterval
        public let precededByGap: Bool
    }

    public typealias Results = HKAsyncResults<Heartbeat>

    public var sample: HKHeartbeatSeriesSample

    public init(_ sample: HKHeartbeatSeriesSample) { self.sample = sample }

    public func results(for healthStore: HKHealthStore) -> Results {
        Results(of: healthStore) { continuation in
            let count = sample.count
            return HKHeartbeatSeriesQuery(heartbeatSeries: sample) { _, time, precededByGap, isLast, error in
                if let error { return continuation.finish(throwing: error) }
                if count > 0 {
                    continuation.yield(Heartbeat(timeIntervalSinceStart: time, precededByGap: precededByGap))
                }
                if isLast { continuation.finish() }
            }
        }
    }
}
