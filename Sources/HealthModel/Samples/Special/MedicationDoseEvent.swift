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

    /// Raises what a dose raises that cannot be (OTH-11).
    func validate() throws(NativeException) {
        let name = "HKMedicationDoseEvent"
        try Enumeration.medicationDoseEventScheduleType.require(scheduleType, name, "scheduleType")
        try Enumeration.medicationDoseEventLogStatus.require(logStatus, name, "logStatus")
        let isScheduled = scheduleType == Self.scheduled
        guard (scheduledDate != nil) == isScheduled, (scheduledDoseQuantity != nil) == isScheduled else {
            throw .invalid(name, "exactly a scheduled dose has scheduledDate and scheduledDoseQuantity")
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
