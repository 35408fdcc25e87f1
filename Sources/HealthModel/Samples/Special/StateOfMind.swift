/// The properties of an `HKStateOfMind` that other samples lack (SAVE-24).
public struct StateOfMind: Hashable, Sendable, Codable {
    /// `HKStateOfMind.kind`: a raw value of `HKStateOfMind.Kind`.
    public var kind: Int
    /// `HKStateOfMind.valence`, from -1 to 1.
    public var valence: Double
    /// `HKStateOfMind.labels`: raw values of `HKStateOfMind.Label`.
    public var labels: [Int]
    /// `HKStateOfMind.associations`: raw values of `HKStateOfMind.Association`.
    public var associations: [Int]

    /// A state of mind.
    public init(kind: Int, valence: Double, labels: [Int] = [], associations: [Int] = []) {
        self.kind = kind
        self.valence = valence
        self.labels = labels
        self.associations = associations
    }

    /// `HKStateOfMind.valenceClassification`: a raw value of `HKStateOfMind.ValenceClassification`. Nil for an invalid
    /// valence. The seven bands have equal width, and each excludes its end except the last (SAVE-25).
    public var valenceClassification: Int? {
        guard Self.valences.contains(valence) else { return nil }
        return min(Int(saturating: (valence + 1) * 3.5), 6) + 1
    }

    private static let valences = -1.0...1.0

    /// Throws the exception of an invalid state of mind (SAVE-24).
    func validate() throws(NativeException) {
        let name = "HKStateOfMind"
        try Enumeration.stateOfMindKind.require(kind, name, "kind")
        guard Self.valences.contains(valence) else { throw .invalid(name, "valence must be between -1 and 1") }
        for label in labels {
            try Enumeration.stateOfMindLabel.require(label, name, "labels")
        }
        for association in associations {
            try Enumeration.stateOfMindAssociation.require(association, name, "associations")
        }
    }
}
