/// `HKCDADocumentSample.Document`: the properties of a CDA document that other samples lack (OTH-08).
public struct CDADocument: Hashable, Sendable, Codable {
    /// `title`
    public var title: String
    /// `patientName`
    public var patientName: String
    /// `authorName`
    public var authorName: String
    /// `custodianName`
    public var custodianName: String
    /// `documentData`: XML text. Nil for a document from a query that did not request it.
    public var documentData: String?

    /// A document with the properties that a store keeps.
    package init(title: String, patientName: String, authorName: String, custodianName: String, documentData: String?) {
        self.title = title
        self.patientName = patientName
        self.authorName = authorName
        self.custodianName = custodianName
        self.documentData = documentData
    }

    /// A document from its XML text. Title and names come from its header. Nil if the text is not a clinical document, and always
    /// nil without the package trait `Archives`.
    public init?(documentData: String) {
        #if Archives
            guard let header = CDAHeader(documentData) else { return nil }
            self.init(
                title: header.title,
                patientName: header.patientName,
                authorName: header.authorName,
                custodianName: header.custodianName,
                documentData: documentData
            )
        #else
            return nil
        #endif
    }
}
