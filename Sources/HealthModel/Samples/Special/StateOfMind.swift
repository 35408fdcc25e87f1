/// What an `HKStateOfMind` has beside what every sample has (SAVE-24).
public struct StateOfMind: Hashable, Sendable {
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
}
