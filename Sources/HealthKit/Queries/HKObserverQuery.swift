public import Foundation
import HealthEngine
import HealthModel

public typealias HKObserverQueryCompletionHandler = () -> Void

/// `HKObserverQuery`: reports that samples changed (OBS-01).
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let descriptors: [HKQueryDescriptor]
    private let call: @Sendable (HKObserverQuery, Set<HKSampleType>?, @escaping () -> Void, (any Error)?) -> Void

    @preconcurrency public init(
        sampleType: HKSampleType,
        predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) {
        descriptors = [HKQueryDescriptor(sampleType: sampleType, predicate: predicate)]
        call = { query, _, completion, error in updateHandler(query, completion, error) }
        super.init(descriptors)
    }

    @preconcurrency public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        descriptors = queryDescriptors
        call = updateHandler
        super.init(queryDescriptors)
    }

    override func start(in emulator: HealthKitEmulator) {
        let query = ObserverQuery(descriptors: descriptors.map(\.descriptor))
        emulator.perform { store in
            do {
                run(as: try store.start(query), in: emulator)
            } catch {
                guard let error = emulator.error(of: error) else { return }
                deliver(from: emulator) { [self] in call(self, nil, {}, error) }
            }
        }
    }

    override func receive(_ update: QueryUpdate, from emulator: HealthKitEmulator) {
        guard case .observer(_, let delivery, let types) = update else { return }
        let sampleTypes = Set(types.map { $0.sampleType(from: emulator) })
        deliver(from: emulator) { [self] in
            call(self, sampleTypes, { emulator.perform(as: nil) { _ = $0.completeObserver(delivery: delivery) } }, nil)
        }
    }
}
