import Foundation

enum GroupThatWaits: Idiom {
    static func run() async throws -> Any? { wait() == .success }

    private static func wait() -> DispatchTimeoutResult {
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {}
        return group.wait(timeout: .now() + .seconds(5))
    }
}
