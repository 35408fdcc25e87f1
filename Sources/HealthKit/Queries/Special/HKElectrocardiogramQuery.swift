import Foundation
import HealthEngine
import HealthModel

open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
    public enum Result {
        case measurement(HKElectrocardiogram.VoltageMeasurement)
        case done
        case error(any Error)
    }

    private let electrocardiogram: HKElectrocardiogram
    private let dataHandler: (HKElectrocardiogramQuery, HKElectrocardiogram.VoltageMeasurement?, Bool, (any Error)?) -> Void

    /// `HKElectrocardiogramQuery.init(electrocardiogram:dataHandler:)`: a measurement in each call. The last call has none.
    public init(
        electrocardiogram: HKElectrocardiogram,
        dataHandler:
            @escaping (HKElectrocardiogramQuery, HKElectrocardiogram.VoltageMeasurement?, Bool, (any Error)?) -> Void
    ) {
        self.electrocardiogram = electrocardiogram
        self.dataHandler = dataHandler
        super.init(electrocardiogram.sampleType, nil)
    }

    public convenience init(
        _ electrocardiogram: HKElectrocardiogram, dataHandler: @escaping (HKElectrocardiogramQuery, Result) -> Void
    ) {
        self.init(electrocardiogram: electrocardiogram) { query, measurement, _, error in
            if let error {
                dataHandler(query, .error(error))
            } else {
                dataHandler(query, measurement.map(Result.measurement) ?? .done)
            }
        }
    }

    override func start(in emulator: HealthKitEmulator) {
        let query = ElectrocardiogramQuery(electrocardiogram: electrocardiogram.uuid)
        answer(emulator) {
            try $0.execute(query).map(HKElectrocardiogram.VoltageMeasurement.init)
        } to: { [self] measurements, error in
            for measurement in measurements ?? [] where isRunning(in: emulator) {
                dataHandler(self, measurement, false, nil)
            }
            if isRunning(in: emulator) { dataHandler(self, nil, true, error) }
        }
    }
}

public struct HKElectrocardiogramQueryDescriptor: HKAsyncSequenceQuery {
    public typealias Results = HKAsyncResults<HKElectrocardiogram.VoltageMeasurement>

    public var electrocardiogram: HKElectrocardiogram

    public init(_ electrocardiogram: HKElectrocardiogram) { self.electrocardiogram = electrocardiogram }

    public func results(for healthStore: HKHealthStore) -> Results {
        Results(of: healthStore) { continuation in
            HKElectrocardiogramQuery(electrocardiogram) { _, result in
                switch result {
                case .measurement(let measurement): continuation.yield(measurement)
                case .done: continuation.finish()
                case .error(let error): continuation.finish(throwing: error)
                }
            }
        }
    }
}
