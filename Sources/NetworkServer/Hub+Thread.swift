import Dispatch
import Glibc

/// The further threads of a hub. Swift's threads take only what many threads may use at once, but a hub is used by one at a time: ``Turns``
/// says by which.
extension Hub {
    /// Starts a thread that takes events in the place of this one. Its stack has the size of the first one. Without a further thread, the
    /// call keeps its turn.
    func startThread() {
        let context = unsafe Unmanaged.passRetained(self)
        leader += 1
        threads.enter()
        var thread = pthread_t()
        let problem = unsafe pthread_create(
            &thread, nil,
            { context in
                if let context = unsafe context { unsafe Unmanaged<Hub>.fromOpaque(context).takeRetainedValue().runThread() }
                return nil
            }, context.toOpaque())
        guard problem != 0 else {
            pthread_detach(thread)
            return
        }
        unsafe context.release()
        leader -= 1
        threads.leave()
    }

    private func runThread() {
        turns.take()
        // No later thread has been started, because only the one that takes events starts one.
        takeEvents(as: leader)
        turns.end()
        threads.leave()
    }
}
