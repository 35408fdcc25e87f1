import Dispatch
import Synchronization

/// Lets one thread at a time use the engine, in the order in which they ask.
final class Turns: Sendable {
    private struct State {
        var isTaken = false
        /// The threads that wait, in order.
        var waiting: ArraySlice<DispatchSemaphore> = []
    }

    private let state = Mutex(State())

    /// Waits for the turn of this thread.
    func take() {
        let own = state.withLock { state -> DispatchSemaphore? in
            guard state.isTaken else {
                state.isTaken = true
                return nil
            }
            let own = DispatchSemaphore(value: 0)
            state.waiting.append(own)
            return own
        }
        own?.wait()
    }

    /// Ends the turn of this thread.
    func end() {
        let next = state.withLock { state -> DispatchSemaphore? in
            let next = state.waiting.popFirst()
            state.isTaken = next != nil
            return next
        }
        next?.signal()
    }

    /// Lets each thread that waits have a turn before this one continues.
    func pass() {
        guard state.withLock({ !$0.waiting.isEmpty }) else { return }
        end()
        take()
    }
}
