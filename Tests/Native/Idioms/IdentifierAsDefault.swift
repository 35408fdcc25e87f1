import Foundation

enum IdentifierAsDefault: Idiom {
    static func run() async throws -> Any? {
        let goals = (1...3).map { Goal(steps: $0) }
        let made = (0..<2).map { _ in UUID() } + [UUID.init].map { $0() }
        return Set(goals.map(\.id) + made).count
    }
}

/// A goal with an identifier of its own.
public struct Goal: Identifiable, Codable, Hashable {
    /// The identifier.
    public let id: UUID
    /// The steps of a day.
    public var steps: Int

    /// A new goal.
    public init(id: UUID = UUID(), steps: Int) {
        self.id = id
        self.steps = steps
    }

    /// The text of a new identifier.
    @inlinable
    public static func identifier() -> String { UUID().uuidString.lowercased() }
}
