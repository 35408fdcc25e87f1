import Foundation

enum MainActorState: Idiom {
    @MainActor
    private final class Model {
        var count = 0
        nonisolated init() {}
    }

    static func run() async throws -> Any? {
        let model = Model()
        await MainActor.run { model.count += 1 }
        await Task { @MainActor in model.count += 1 }.value
        return await model.count
    }
}
