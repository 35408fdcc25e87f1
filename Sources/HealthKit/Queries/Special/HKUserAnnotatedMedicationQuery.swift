public import Foundation
import HealthEngine
import HealthModel

/// `HKUserAnnotatedMedicationQuery`: the medications that the app may read, one in each call of the handler.
open class HKUserAnnotatedMedicationQuery: HKQuery, @unchecked Sendable {
    private let limit: Int
    private let resultsHandler: (HKUserAnnotatedMedicationQuery, HKUserAnnotatedMedication?, Bool, (any Error)?) -> Void

    /// `HKUserAnnotatedMedicationQuery.init(predicate:limit:resultsHandler:)`. The handler gets whether it is the last call.
    public init(
        predicate: NSPredicate?,
        limit: Int,
        resultsHandler: @escaping (HKUserAnnotatedMedicationQuery, HKUserAnnotatedMedication?, Bool, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.resultsHandler = resultsHandler
        super.init(HKObjectType.userAnnotatedMedicationType(), predicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        let predicate = MedicationPredicate(predicate)
        let limit = limit
        answer(emulator) {
            try $0.userAnnotatedMedications(predicate, limit: limit).map(HKUserAnnotatedMedication.init)
        } to: { [self] medications, error in
            for medication in medications ?? [] where isRunning(in: emulator) {
                resultsHandler(self, medication, false, nil)
            }
            if isRunning(in: emulator) { resultsHandler(self, nil, true, error) }
        }
    }
}

public struct HKUserAnnotatedMedicationQueryDescriptor: HKAsyncQuery {
    public var predicate: NSPredicate?
    public var limit: Int?

    public init(predicate: NSPredicate? = nil, limit: Int? = nil) {
        self.predicate = predicate
        self.limit = limit
    }

    public func result(for healthStore: HKHealthStore) async throws -> [HKUserAnnotatedMedication] {
        let predicate = MedicationPredicate(predicate)
        let limit = limit ?? HKObjectQueryNoLimit
        return try await value { handler in
            healthStore.emulator.answer(
                as: "\(Self.self)",
                { try $0.userAnnotatedMedications(predicate, limit: limit).map(HKUserAnnotatedMedication.init) }, to: handler
            )
        }
    }
}
