import HealthEngine
import HealthModel
import JSON
import JSONRPC

extension Context {
    /// Carries out a call: an ordered failure first, then the method itself. An app that has ended calls nothing.
    func call(_ method: any Method.Type, _ params: JSONValue?) throws(BridgeError) -> any JSONWritable {
        try carryOut(method) { () throws(BridgeError) in
            guard store.world.appState != .terminated || !Channel.isEmulated(method.name) else {
                throw .health(.appTerminated)
            }
            if let fault = faults.next(for: method.name) {
                switch fault {
                case .error(let error): throw error
                case .delay(let seconds): store.environment.clock.advance(by: seconds)
                }
            }
            return try method.handle(Arguments(params, of: method, in: self), in: self)
        }
    }

    /// Carries out a call that has already met its ordered failures.
    func callAgain(_ method: any Method.Type, _ params: JSONValue?) throws(BridgeError) -> any JSONWritable {
        try carryOut(method) { () throws(BridgeError) in
            try method.handle(Arguments(params, of: method, in: self), in: self)
        }
    }

    private func carryOut(
        _ method: any Method.Type,
        _ operation: () throws(BridgeError) -> any JSONWritable
    ) throws(BridgeError) -> any JSONWritable {
        notes = CallNotes(who: store.world.app.bundleIdentifier)
        // What was measured meanwhile is there before anything looks. Where the store fails it is tried again; the log has it.
        try? store.collectWorkoutData()
        return try audited(method, operation)
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
