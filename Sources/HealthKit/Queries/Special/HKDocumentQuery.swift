public import Foundation
import HealthEngine
import HealthModel

/// `HKDocumentQuery`: documents with their content. It asks the user itself (AUTH-51).
open class HKDocumentQuery: HKQuery, @unchecked Sendable {
    open internal(set) var limit: Int
    open internal(set) var sortDescriptors: [NSSortDescriptor]?
    open internal(set) var includeDocumentData: Bool
    private let resultsHandler: @Sendable (HKDocumentQuery, [HKDocumentSample]?, Bool, (any Error)?) -> Void

    @preconcurrency public init(
        documentType: HKDocumentType,
        predicate: NSPredicate?,
        limit: Int,
        sortDescriptors: [NSSortDescriptor]?,
        includeDocumentData: Bool,
        resultsHandler: @escaping @Sendable (HKDocumentQuery, [HKDocumentSample]?, Bool, (any Error)?) -> Void
    ) {
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        self.includeDocumentData = includeDocumentData
        self.resultsHandler = resultsHandler
        super.init(documentType, predicate)
    }

    override func start(in emulator: HealthKitEmulator) {
        guard let type = objectType?.type else { return }
        let query = DocumentQuery(
            type,
            SamplePredicate(predicate),
            limit: limit,
            sortDescriptors: (sortDescriptors ?? []).map(SampleSortDescriptor.init),
            includesDocumentData: includeDocumentData
        )
        emulator.answerLater {
            try $0.execute(query)
        } to: { [self] samples, error in
            guard isRunning(in: emulator) else { return }
            resultsHandler(self, samples?.compactMap { $0.object(from: emulator) as? HKDocumentSample }, true, error)
        }
    }
}
