import Dispatch
import Platform

/// The further threads of a hub. Swift's threads take only what many threads may use at once, but a hub is used by one at a time: ``Turns``
/// says by which.
extension Hub {
    /// Starts a thread that takes events in the place of this one. Its stack has the size of the first one. Without a further thread, the
    /// call keeps its turn.
    func startThread() {
        let context = unsafe Unmanaged.passRetained(self)
        leader += 1
        threads.enter()
        let isStarted = unsafe OperatingSystem.startThread(context.toOpaque()) { context in
            unsafe Unmanaged<Hub>.fromOpaque(context).takeRetainedValue().runThread()
        }
        guard !isStarted else { return }
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
