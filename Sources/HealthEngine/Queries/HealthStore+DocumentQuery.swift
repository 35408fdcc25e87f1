import Foundation
public import HealthModel

extension HealthStore {
    /// Carries out a document query. It asks by itself: the sheet lists the matching documents that the user has not
    /// decided on yet, and does not appear where there are none (AUTH-51). What comes back is what the app has saved and what
    /// the user has granted; that a request for the type as a whole grants no document is a project decision.
    ///
    /// Throws ``HealthFailure/awaitingUser`` while the user has not answered, code 7 where the sheet is cancelled, and as
    /// every query does.
    public func execute(_ query: DocumentQuery) throws(HealthFailure) -> [Sample] {
        let type = query.descriptor.type
        try validate([query.descriptor])
        try AuthorizationRequest(toShare: [], read: [type]).checkPurposeStrings(in: world)
        try checkAccess()
        let documents = try objects(query.descriptor, loadsDocuments: true)
        let table = ObjectAuthorizationTable(bundleIdentifier: world.app.bundleIdentifier)
        let decided = try database.read { try table.decisions($0) }
        let undecided = documents.filter { !isOwn($0) && decided[$0.uuid.uuidString] == nil }
        let isAnswered = answer?.objects != nil
        // A guest is not asked: he sees what the owner has granted (AUTH-55).
        if world.appState != .guest, !undecided.isEmpty || isAnswered {
            _ = try ask(about: undecided.map { ListedObject($0, isOwn: false) }, of: type)
        }
        let decisions = try database.read { try table.decisions($0) }
        let visible = documents.filter { decisions[$0.uuid.uuidString] ?? isOwn($0) }
        return Self.sorted(visible, by: query).map { query.includesDocumentData ? $0 : $0.withoutDocumentData }
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
