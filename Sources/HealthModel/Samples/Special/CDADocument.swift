/// `HKCDADocumentSample.Document`: what a CDA document has beside what every sample has (OTH-08).
public struct CDADocument: Hashable, Sendable {
    /// `title`
    public var title: String
    /// `patientName`
    public var patientName: String
    /// `authorName`
    public var authorName: String
    /// `custodianName`
    public var custodianName: String
    /// `documentData`: XML text; nil for a document that came out of a query that was not asked for it.
    public var documentData: String?

    /// A document as a store knows it.
    package init(
        title: String,
        patientName: String,
        authorName: String,
        custodianName: String,
        documentData: String?
    ) {
        self.title = title
        self.patientName = patientName
        self.authorName = authorName
        self.custodianName = custodianName
        self.documentData = documentData
    }

    /// The document of an XML text, which also says whose it is and who wrote it; nil if the text is no clinical document.
    public init?(documentData: String) {
        guard let header = CDAHeader(documentData) else { return nil }
        self.init(
            title: header.title,
            patientName: header.patientName,
            authorName: header.authorName,
            custodianName: header.custodianName,
            documentData: documentData
        )
    }
}
