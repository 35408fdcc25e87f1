import Foundation
import Synchronization
import Testing

@testable import NetworkServer

struct TurnsTests {
    @Test func `one thread at a time has its turn, in the order in which they ask`() {
        let turns = Turns()
        let order = Mutex<[Int]>([])
        turns.take()
        let group = DispatchGroup()
        for number in 0..<3 {
            group.enter()
            Thread {
                turns.take()
                order.withLock { $0.append(number) }
                turns.end()
                group.leave()
            }.start()
            // Each asks after the one before it.
            Thread.sleep(forTimeInterval: 0.05)
        }
        order.withLock { $0.append(-1) }
        turns.pass()
        order.withLock { $0.append(-2) }
        turns.end()
        group.wait()
        #expect(order.withLock(\.self) == [-1, 0, 1, 2, -2])
    }
}
