public import Foundation
import HealthModel

open class HKDocumentSample: HKSample, @unchecked Sendable {
    open var documentType: HKDocumentType { HKDocumentType(type: sample.type, from: origin) }
}

open class HKCDADocumentSample: HKDocumentSample, @unchecked Sendable {
    /// `HKCDADocumentSample.init(data:start:end:metadata:)`. Throws code 3 for data that is not a CDA document.
    public convenience init(data documentData: Data, start: Date, end: Date, metadata: [String: Any]?) throws {
        guard let text = String(data: documentData, encoding: .utf8), let document = CDADocument(documentData: text)
        else { throw HealthError.invalidDocument.appError }
        self.init(new: .cdaDocument, .document(document), start, end, nil, metadata)
    }

    /// `HKCDADocumentSample.document`: nil unless a document query returned the sample (OTH-08).
    open var document: HKCDADocument? {
        if case .document(let document?) = sample.content { HKCDADocument(document) } else { nil }
    }
}

open class HKCDADocument: NSObject, @unchecked Sendable {
    private let document: CDADocument

    init(_ document: CDADocument) { self.document = document }

    open var documentData: Data? { document.documentData.map { Data($0.utf8) } }
    open var title: String { document.title }
    open var patientName: String { document.patientName }
    open var authorName: String { document.authorName }
    open var custodianName: String { document.custodianName }
}
