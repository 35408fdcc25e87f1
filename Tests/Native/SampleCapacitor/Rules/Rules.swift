import Foundation

/// The goal in the resources of the package.
public enum Rules {
    /// The number of steps.
    public static func goal() throws -> Int? {
        guard let url = Bundle.module.url(forResource: "goal", withExtension: "json") else { return nil }
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Int]
        return object?["steps"]
    }
}
