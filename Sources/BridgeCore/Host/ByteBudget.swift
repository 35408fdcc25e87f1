import Synchronization

/// The memory that a program keeps for its clients, such as requests that arrive slowly and results of which they read a part. All of
/// it counts against one limit.
package final class ByteBudget: Sendable {
    /// A part of the budget. It is free again when nobody refers to it.
    package final class Share: Sendable {
        private let count: Mutex<Int>
        private let budget: ByteBudget

        fileprivate init(_ count: Int, of budget: ByteBudget) {
            self.count = Mutex(count)
            self.budget = budget
        }

        deinit { budget.give(count.withLock(\.self)) }

        /// Adds bytes. Returns false, and adds none, if there is no room.
        package func grow(by bytes: Int) -> Bool {
            guard budget.take(bytes) else { return false }
            count.withLock { $0 += bytes }
            return true
        }
    }

    private let limit: Int
    private let whole: ByteBudget?
    private let used = Mutex(0)

    /// A budget of so many bytes, which may be a part of a whole one.
    package init(_ limit: Int, of whole: ByteBudget? = nil) {
        self.limit = limit
        self.whole = whole
    }

    /// The number of bytes that are in use.
    package var usedBytes: Int { used.withLock(\.self) }

    /// Takes bytes; nil if there is no room.
    package func share(_ bytes: Int = 0) -> Share? { take(bytes) ? Share(bytes, of: self) : nil }

    private func take(_ bytes: Int) -> Bool {
        used.withLock { used in
            guard bytes <= limit - used, whole?.take(bytes) ?? true else { return false }
            used += bytes
            return true
        }
    }

    private func give(_ bytes: Int) {
        used.withLock { $0 -= bytes }
        whole?.give(bytes)
    }
}
