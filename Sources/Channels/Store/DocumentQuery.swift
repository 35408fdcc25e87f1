import BridgeCore
import HealthEngine
import HealthJSON

extension StoreChannel {
    /// `HKDocumentQuery` (OTH-08, AUTH-51).
    static let documentQuery = Method(
        "documentQuery",
        "Returns documents. A permission sheet asks the user about matching documents that are undecided.",
        .required("type", .documentType, "The type of the documents."),
        .predicate,
        .limit,
        .sortDescriptors,
        .required(
            "includeDocumentData", .bool, "Whether to return the XML too. Otherwise only the fields of the header are returned."
        ),
        result: ResultDescription("documents", Schemas.reference("Samples"))
    ) { call, type, predicate, limit, sortDescriptors, includeDocumentData in
        let query = DocumentQuery(
            type, predicate, limit: limit, sortDescriptors: sortDescriptors, includesDocumentData: includeDocumentData
        )
        let documents = try call.store.execute(query)
        return try Reply(documents) { documents in
            return NamedResult("samples", SampleList(samples: documents))
        }
    }
}
