public import Foundation

/// The symptoms that the user logged for an electrocardiogram (PRED-14). Only the system associates them.
public struct ElectrocardiogramSymptoms: Hashable, Sendable, Codable {
    /// The UUID of the electrocardiogram.
    public var electrocardiogram: UUID
    /// The UUIDs of the symptom samples.
    public var symptoms: [UUID]

    /// The symptoms of an electrocardiogram.
    public init(electrocardiogram: UUID, symptoms: [UUID]) {
        self.electrocardiogram = electrocardiogram
        self.symptoms = symptoms
    }
}

extension ObjectType {
    /// Whether samples of the type are symptoms, such as a rapid heartbeat.
    public var isSymptom: Bool {
        guard let values else { return false }
        return [.categoryValueSeverity, .categoryValuePresence, .categoryValueAppetiteChanges].contains(values)
    }
}
