public import CHealthKit
public import Foundation
import HealthEngine
import HealthModel

/// `HKStatisticsCollectionQuery`: figures of the matching samples for each interval.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    open internal(set) var anchorDate: Date
    open internal(set) var options: HKStatisticsOptions
    open internal(set) var intervalComponents: DateComponents
    @preconcurrency open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    @preconcurrency open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// The handler of a descriptor. It gets all statistics that changed, `statisticsUpdateHandler` only the last.
    var changesHandler: (@Sendable ([HKStatistics], HKStatisticsCollection) -> Void)?

    public init(
        quantityType: HKQuantityType,
        quantitySamplePredicate: NSPredicate?,
        options: HKStatisticsOptions = [],
        anchorDate: Date,
        intervalComponents: DateComponents
    ) {
        self.anchorDate = anchorDate
        self.options = options
        self.intervalComponents = intervalComponents
        super.init(quantityType, quantitySamplePredicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        guard let type = objectType?.type else { return }
        let query = StatisticsCollectionQuery(
            type,
            SamplePredicate(predicate),
            StatisticsOptions(options),
            anchorDate: anchorDate,
            intervalComponents: intervalComponents,
            timeZone: intervalComponents.timeZone ?? intervalComponents.calendar?.timeZone
        )
        let hasUpdates = statisticsUpdateHandler != nil || changesHandler != nil
        answer(emulator) { store in
            guard hasUpdates else {
                return HKStatisticsCollection(try store.execute(query), hasUpdates: false, from: emulator)
            }
            let (id, collection) = try store.start(query)
            run(as: id, in: emulator)
            return HKStatisticsCollection(collection, hasUpdates: true, from: emulator)
        } to: { [self] collection, error in
            initialResultsHandler?(self, collection, error)
        }
    }

    override func receive(_ update: QueryUpdate, from emulator: HealthKitEmulator) {
        guard case .statisticsCollection(_, let collection, let updated) = update else { return }
        let changes = updated.map { HKStatistics($0, from: emulator) }
        let all = HKStatisticsCollection(collection, hasUpdates: true, from: emulator)
        deliver(from: emulator) { [self] in
            statisticsUpdateHandler?(self, changes.last, all, nil)
            changesHandler?(changes, all)
        }
    }
}
