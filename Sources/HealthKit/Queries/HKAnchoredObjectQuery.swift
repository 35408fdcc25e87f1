public import Foundation
import HealthEngine
import HealthModel

/// `HKAnchoredObjectQuery`: the changes since an anchor.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    @preconcurrency open var updateHandler:
        (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
    private let descriptors: [HKQueryDescriptor]
    private let anchor: HKQueryAnchor?
    private let limit: Int
    private let resultsHandler:
        @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor],
        anchor: HKQueryAnchor?,
        limit: Int,
        resultsHandler:
            @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    ) {
        self.anchor = anchor
        self.limit = limit
        self.resultsHandler = resultsHandler
        descriptors = queryDescriptors
        super.init(queryDescriptors)
    }

    @preconcurrency public init(
        type: HKSampleType,
        predicate: NSPredicate?,
        anchor: HKQueryAnchor?,
        limit: Int,
        resultsHandler:
            @escaping @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    ) {
        self.anchor = anchor
        self.limit = limit
        self.resultsHandler = resultsHandler
        descriptors = [HKQueryDescriptor(sampleType: type, predicate: predicate)]
        super.init(descriptors)
    }

    override func start(in emulator: HealthKitEmulator) {
        let query = AnchoredObjectQuery(descriptors: descriptors.map(\.descriptor), anchor: anchor?.anchor, limit: limit)
        let hasUpdates = updateHandler != nil
        answer(emulator) { store in
            guard hasUpdates else { return Changes(try store.execute(query), emulator) }
            let (id, result) = try store.start(query)
            run(as: id, in: emulator)
            return Changes(result, emulator)
        } to: { [self] changes, error in
            resultsHandler(self, changes?.samples, changes?.deletedObjects, changes?.anchor, error)
        }
    }

    override func receive(_ update: QueryUpdate, from emulator: HealthKitEmulator) {
        guard case .anchored(_, let result) = update else { return }
        let changes = Changes(result, emulator)
        deliver(from: emulator) { [self] in
            updateHandler?(self, changes.samples, changes.deletedObjects, changes.anchor, nil)
        }
    }

    private struct Changes: Sendable {
        let samples: [HKSample]
        let deletedObjects: [HKDeletedObject]
        let anchor: HKQueryAnchor

        init(_ result: AnchoredObjectQuery.Result, _ origin: HealthKitEmulator) {
            samples = result.samples.objects(from: origin)
            deletedObjects = result.deletedObjects.map(HKDeletedObject.init)
            anchor = HKQueryAnchor(result.anchor)
        }
    }
}
