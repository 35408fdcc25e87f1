import Foundation
public import HealthModel

/// `HKDocumentQuery`: documents with their content, which no other query loads (OTH-08).
public struct DocumentQuery: Hashable, Sendable {
    /// The documents to find.
    public var descriptor: QueryDescriptor
    /// The largest number of documents, after sorting. 0 or less for all.
    public var limit: Int
    /// The order. If empty, the order in which the documents were saved.
    public var sortDescriptors: [SampleSortDescriptor]
    /// Whether to include the XML.
    public var includesDocumentData: Bool

    /// A query.
    public init(
        _ type: ObjectType,
        _ predicate: SamplePredicate = .all,
        limit: Int = SampleQuery.noLimit,
        sortDescriptors: [SampleSortDescriptor] = [],
        includesDocumentData: Bool
    ) {
        descriptor = QueryDescriptor(type, predicate)
        self.limit = limit
        self.sortDescriptors = sortDescriptors
        self.includesDocumentData = includesDocumentData
    }
}

extension HealthStore {
    /// Runs a document query, which asks for permission itself. The sheet lists the matching undecided documents. It
    /// does not appear without such documents (AUTH-51). Returns the app's own documents and the granted ones. A
    /// request for the type as a whole grants no document (project decision).
    ///
    /// The result is pending until the user answers. Throws code 7 if the sheet is cancelled, and the errors of every
    /// query.
    public func execute(_ query: DocumentQuery) throws(HealthFailure) -> Promise<[Sample], HealthFailure> {
        let (type, accesses) = (query.descriptor.type, accesses)
        let answer = try operation(.read, [type], validating: validate(query), checking: .reading) { try documents(of: query) }
        return try answer.map { (outcome) throws(HealthFailure) in
            let documents = try outcome()
            accesses.add(.read, [type], count: documents.count)
            return documents
        }
    }

    private func validate(_ query: DocumentQuery) throws {
        try Self.validate([query.descriptor])
        try AuthorizationRequest(toShare: [], read: [query.descriptor.type]).checkPurposeStrings(for: process)
    }

    private func documents(of query: DocumentQuery) throws(HealthFailure) -> Promise<[Sample], HealthFailure> {
        // A guest is not asked, and sees the documents that the device owner granted (AUTH-55).
        guard process.state != .guest, try undecidedDocuments(of: query) != nil, try canShowSheet() else {
            return Promise(try visibleDocuments(of: query))
        }
        let subject = PendingAuthorization.Subject.objects(query.descriptor.type) { [unowned process] () throws(HealthFailure) in
            try process.healthStore.undecidedDocuments(of: query)
        }
        return try process.ask(subject).map { [unowned process] (outcome) throws(HealthFailure) in
            _ = try outcome()
            return try process.healthStore.visibleDocuments(of: query)
        }
    }

    /// The documents to list on a sheet. Nil if there is nothing to ask.
    private func undecidedDocuments(of query: DocumentQuery) throws(HealthFailure) -> [PendingAuthorization.ListedObject]? {
        let decided = try objectDecisions()
        let undecided = try objects(query.descriptor).filter { !isOwn($0) && decided[Name($0.uuid.uuidString)] == nil }
        return undecided.isEmpty ? nil : undecided.map { listed($0) }
    }

    private func visibleDocuments(of query: DocumentQuery) throws(HealthFailure) -> [Sample] {
        let decided = try objectDecisions()
        let documents = try objects(query.descriptor, loadsDocuments: true)
        let visible = documents.filter { decided[Name($0.uuid.uuidString)] ?? isOwn($0) }
        return Self.sorted(visible, by: query).map { query.includesDocumentData ? $0 : $0.withoutDocumentData }
    }

    private func objectDecisions() throws(HealthFailure) -> [Name: Bool] {
        let table = ObjectAuthorizationTable(bundleIdentifier: bundleIdentifier)
        return try database.read { try table.decisions($0) }
    }

    private static func sorted(_ documents: [Sample], by query: DocumentQuery) -> [Sample] {
        var found = FoundSamples()
        for (position, document) in documents.enumerated() {
            found.append(document, at: Int64(position))
        }
        return found.sorted(by: query.sortDescriptors, limit: query.limit > 0 ? query.limit : .max)
    }
}

extension Sample {
    fileprivate var withoutDocumentData: Sample {
        guard case .document(var document?) = content else { return self }
        document.documentData = nil
        return with(.document(document), device: device, sourceRevision: sourceRevision)
    }
}
