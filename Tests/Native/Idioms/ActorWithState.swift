import Foundation

enum ActorWithState: Idiom {
    private actor Totals {
        private(set) var sum = 0.0
        func add(_ value: Double) { sum += value }
    }

    static func run() async throws -> Any? {
        let totals = Totals()
        async let first: Void = totals.add(1.5)
        async let second: Void = totals.add(2)
        _ = await (first, second)
        return await totals.sum
    }
}
