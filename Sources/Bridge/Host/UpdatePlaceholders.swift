import HealthEngine
import JSON

struct AnchoredResult: JSONWritable {
    var query: QueryID?
    let result: AnchoredObjectQuery.Result
    func write(to writer: inout JSONWriter) { writer.null() }
}
struct StatisticsCollectionForm {
    func callAsFunction(_ collection: StatisticsCollection, query: QueryID? = nil) -> JSONNull { JSONNull() }
}
extension Context {
    var collectionForms: [QueryID: StatisticsCollectionForm] { [:] }
}
