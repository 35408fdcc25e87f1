import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// Carries out a call: an ordered failure first, then the method itself. An app that has ended calls nothing. A call that
    /// is repeated, since it had to wait for the user, has met its ordered failures.
    func call(
        _ method: any Method.Type,
        _ params: JSONValue?,
        isRepeated: Bool = false
    ) throws(BridgeError) -> any JSONWritable {
        notes = CallNotes(who: store.world.app.bundleIdentifier)
        // What was measured meanwhile is there before anything looks. Where the store fails it is tried again; the log has it.
        try? store.collectWorkoutData()
        return try audited(method) { () throws(BridgeError) in
            if !isRepeated { try meetFault(of: method) }
            return try method.handle(Arguments(params, of: method, in: self), in: self)
        }
    }

    private func meetFault(of method: any Method.Type) throws(BridgeError) {
        guard store.world.appState != .terminated || !Channel.isEmulated(method.name) else {
            throw .health(.appTerminated)
        }
        switch faults.next(for: method.name) {
        case nil: return
        case .error(let error): throw error
        case .delay(let seconds): store.environment.clock.advance(by: seconds)
        }
    }

    /// Notes which types the current call is about, and perhaps how many objects.
    func journal(_ types: some Sequence<ObjectType>, count: Int? = nil) {
        notes.count = count
        notes.types = Set(types).sorted { $0.identifier < $1.identifier }
    }

    /// Notes a finished call of the app in the journal.
    func journalise(_ method: any Method.Type, _ notes: CallNotes, errorCode: Int?) {
        guard Channel.isEmulated(method.name) else { return }
        journal.append(
            time: store.environment.clock.now(),
            method: method.name,
            errorCode: errorCode,
            types: notes.types.map(\.identifier),
            count: errorCode == nil ? notes.count : nil
        )
    }
}
