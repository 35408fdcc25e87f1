public import Foundation
import HealthEngine
import HealthModel

open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let completionHandler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    @preconcurrency public init(
        sampleType: HKSampleType,
        samplePredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        self.completionHandler = completionHandler
        super.init(sampleType, samplePredicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        guard let type = objectType?.type else { return }
        let query = SourceQuery(type, SamplePredicate(predicate))
        answer(emulator) {
            Set(try $0.execute(query).map(HKSource.init))
        } to: { [self] sources, error in
            completionHandler(self, sources, error)
        }
    }
}
