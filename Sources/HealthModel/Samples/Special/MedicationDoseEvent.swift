public import Foundation

/// What an `HKMedicationDoseEvent` has beside what every sample has (OTH-11).
public struct MedicationDoseEvent: Hashable, Sendable {
    /// `medicationConceptIdentifier`: which medication it is a dose of.
    public var medicationConceptIdentifier: String
    /// `scheduleType`: a raw value of `HKMedicationDoseEvent.ScheduleType`.
    public var scheduleType: Int
    /// `logStatus`: a raw value of `HKMedicationDoseEvent.LogStatus`.
    public var logStatus: Int
    /// `scheduledDate`: always there for a scheduled dose, never for one as needed.
    public var scheduledDate: Date?
    /// `scheduledDoseQuantity`, as ``scheduledDate``.
    public var scheduledDoseQuantity: Double?
    /// `doseQuantity`: 0 for a dose that was skipped.
    public var doseQuantity: Double?
    /// `unit`
    public var unit: String

    /// A dose.
    public init(medicationConceptIdentifier: String, scheduleType: Int, logStatus: Int, unit: String) {
        self.medicationConceptIdentifier = medicationConceptIdentifier
        self.scheduleType = scheduleType
        self.logStatus = logStatus
        self.unit = unit
    }
}
