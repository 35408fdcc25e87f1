import JSON

/// Forgets what the app has called.
enum ClearJournal: Method {
    static let name = "control/clearJournal"
    static let summary = "Forgets the calls so far. The numbering goes on."
    static let result = ResultDescription.nothing
    static let example = Example(result: .null)

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONNull {
        context.journal.clear()
        return JSONNull()
    }
}
