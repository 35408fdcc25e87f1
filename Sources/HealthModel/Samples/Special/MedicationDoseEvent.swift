public import Foundation

/// The properties of an `HKMedicationDoseEvent` that other samples lack (OTH-11).
public struct MedicationDoseEvent: Hashable, Sendable, Codable {
    private enum CodingKeys: String, CodingKey {
        case medicationConceptIdentifier = "medication"
        case scheduleType, logStatus, scheduledDate, scheduledDoseQuantity, doseQuantity, unit
    }

    /// `medicationConceptIdentifier`: the medication of the dose.
    public var medicationConceptIdentifier: String
    /// `scheduleType`: a raw value of `HKMedicationDoseEvent.ScheduleType`.
    public var scheduleType: Int
    /// `logStatus`: a raw value of `HKMedicationDoseEvent.LogStatus`.
    public var logStatus: Int
    /// `scheduledDate`: present for a scheduled dose, absent for a dose as needed.
    public var scheduledDate: Date?
    /// `scheduledDoseQuantity`: present exactly when ``scheduledDate`` is.
    public var scheduledDoseQuantity: Double?
    /// `doseQuantity`: 0 for a skipped dose.
    public var doseQuantity: Double?
    /// `unit`
    public var unit: HealthModel.Unit

    /// A dose.
    public init(medicationConceptIdentifier: String, scheduleType: Int, logStatus: Int, unit: HealthModel.Unit) {
        self.medicationConceptIdentifier = medicationConceptIdentifier
        self.scheduleType = scheduleType
        self.logStatus = logStatus
        self.unit = unit
    }

    private static let scheduled = 2
    private static let skipped = 5

    /// Throws the exception of an invalid dose (OTH-11).
    func validate() throws(NativeException) {
        let name = "HKMedicationDoseEvent"
        try Enumeration.medicationDoseEventScheduleType.require(scheduleType, name, "scheduleType")
        try Enumeration.medicationDoseEventLogStatus.require(logStatus, name, "logStatus")
        let isScheduled = scheduleType == Self.scheduled
        guard (scheduledDate != nil) == isScheduled, (scheduledDoseQuantity != nil) == isScheduled else {
            throw .invalid(name, "a scheduled dose, and no other, has scheduledDate and scheduledDoseQuantity")
        }
        if let scheduledDate, !scheduledDate.isInCalendar { throw .dateOutOfRange }
        for quantity in [scheduledDoseQuantity, doseQuantity].compactMap(\.self) {
            guard quantity.isFinite, quantity >= 0 else { throw .invalid(name, "a dose must not be negative") }
        }
        guard logStatus != Self.skipped || doseQuantity == 0 else {
            throw .invalid(name, "doseQuantity of a skipped dose must be 0")
        }
    }
}
