package import HealthModel

extension ObjectType {
    /// Whether a text is in a name, the kind or the unit, in any case.
    package func matches(_ text: String) -> Bool {
        let text = text.lowercased()
        return [identifier, name, title, kind.rawValue, quantity?.canonicalUnit ?? ""].contains { $0.lowercased().contains(text) }
    }
}
