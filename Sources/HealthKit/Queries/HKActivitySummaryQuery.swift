public import Foundation
import HealthEngine
import HealthModel

open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    @preconcurrency open var updateHandler: (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    private let resultsHandler: @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

    @preconcurrency public init(
        predicate: NSPredicate?,
        resultsHandler: @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    ) {
        self.resultsHandler = resultsHandler
        super.init(HKObjectType.activitySummaryType(), predicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        let predicate = ActivitySummaryPredicate(predicate)
        let hasUpdates = updateHandler != nil
        answer(emulator) { store in
            guard hasUpdates else { return try store.activitySummaries(predicate).map(HKActivitySummary.init) }
            let (id, summaries) = try store.start(predicate)
            run(as: id, in: emulator)
            return summaries.map(HKActivitySummary.init)
        } to: { [self] summaries, error in
            resultsHandler(self, summaries, error)
        }
    }

    override func receive(_ update: QueryUpdate, from emulator: HealthKitEmulator) {
        guard case .activitySummary(_, let changes) = update else { return }
        let summaries = changes.map(HKActivitySummary.init)
        deliver(from: emulator) { [self] in updateHandler?(self, summaries, nil) }
    }
}
