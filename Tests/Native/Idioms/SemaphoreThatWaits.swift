import Foundation
import HealthKit

enum SemaphoreThatWaits: Idiom {
    static func run() async throws -> Any? { status() }

    private static func status() -> Int {
        let semaphore = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var status = HKAuthorizationRequestStatus.unknown
        let types: Set<HKSampleType> = [HKQuantityType(.stepCount)]
        HKHealthStore().getRequestStatusForAuthorization(toShare: [], read: types) { found, _ in
            status = found
            semaphore.signal()
        }
        semaphore.wait()
        return status.rawValue
    }
}
