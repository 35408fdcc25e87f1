public import Foundation

/// Predicates on properties that only one kind of sample has.
public enum ContentPredicate: Hashable, Sendable {
    /// `predicateForElectrocardiograms(classification:)`
    case electrocardiogramClassification(Int)
    /// `predicateForElectrocardiograms(symptomsStatus:)`
    case electrocardiogramSymptomsStatus(Int)
    /// `predicateForStatesOfMind(with: HKStateOfMind.Kind)`
    case stateOfMindKind(Int)
    /// `predicateForStatesOfMind(withValence:operatorType:)`
    case stateOfMindValence(ComparisonOperator, Double)
    /// `predicateForStatesOfMind(with: HKStateOfMind.Label)`
    case stateOfMindLabel(Int)
    /// `predicateForStatesOfMind(with: HKStateOfMind.Association)`
    case stateOfMindAssociation(Int)
    /// `predicateForClinicalRecords(withFHIRResourceType:)`
    case fhirResourceType(String)
    /// The identifier in `predicateForClinicalRecords(from:withFHIRResourceType:identifier:)`. The source and the
    /// resource type have their own predicates.
    case fhirResourceIdentifier(String)
    /// `predicateForMedicationDoseEvent(medicationConceptIdentifiers:)`
    case medicationConceptIdentifiers(Set<Name>)
    /// `predicateForMedicationDoseEvent(statuses:)`
    case logStatuses(Set<Int>)
    /// `predicateForMedicationDoseEvent(withScheduledStart:end:)`. The interval excludes its end.
    case scheduledDate(from: Date?, to: Date?)

    /// Whether the predicate selects a sample with this content.
    func matches(_ content: Sample.Content) -> Bool {
        switch content {
        case .electrocardiogram(let electrocardiogram): matches(electrocardiogram)
        case .stateOfMind(let stateOfMind): matches(stateOfMind)
        case .clinicalRecord(let record): matches(record.fhirResource)
        case .medicationDoseEvent(let dose): matches(dose)
        default: false
        }
    }

    private func matches(_ electrocardiogram: Electrocardiogram) -> Bool {
        switch self {
        case .electrocardiogramClassification(let value): electrocardiogram.classification == value
        case .electrocardiogramSymptomsStatus(let value): electrocardiogram.symptomsStatus == value
        default: false
        }
    }

    private func matches(_ stateOfMind: StateOfMind) -> Bool {
        switch self {
        case .stateOfMindKind(let kind): stateOfMind.kind == kind
        case .stateOfMindValence(let comparison, let valence): comparison.holds(stateOfMind.valence, valence)
        case .stateOfMindLabel(let label): stateOfMind.labels.contains(label)
        case .stateOfMindAssociation(let association): stateOfMind.associations.contains(association)
        default: false
        }
    }

    private func matches(_ resource: FHIRResource?) -> Bool {
        switch self {
        case .fhirResourceType(let type): resource?.resourceType == type
        case .fhirResourceIdentifier(let identifier): resource?.identifier == identifier
        default: false
        }
    }

    private func matches(_ dose: MedicationDoseEvent) -> Bool {
        switch self {
        case .medicationConceptIdentifiers(let identifiers): identifiers.contains(Name(dose.medicationConceptIdentifier))
        case .logStatuses(let statuses): statuses.contains(dose.logStatus)
        case .scheduledDate(let start, let end):
            dose.scheduledDate.map { (start ?? .distantPast) <= $0 && $0 < (end ?? .distantFuture) } ?? false
        default: false
        }
    }

    /// Throws if samples of the type lack the property that the predicate compares.
    func validate(for type: ObjectType) throws(NativeException) {
        let (kind, keyPath): (ObjectType.Kind, String) =
            switch self {
            case .electrocardiogramClassification: (.electrocardiogram, "electrocardiogramClassification")
            case .electrocardiogramSymptomsStatus: (.electrocardiogram, "symptomsStatus")
            case .stateOfMindKind: (.stateOfMind, "kind")
            case .stateOfMindValence: (.stateOfMind, "valence")
            case .stateOfMindLabel: (.stateOfMind, "labels")
            case .stateOfMindAssociation: (.stateOfMind, "associations")
            case .fhirResourceType: (.clinical, "FHIRResource.resourceType")
            case .fhirResourceIdentifier: (.clinical, "FHIRResource.identifier")
            case .medicationConceptIdentifiers: (.medicationDoseEvent, "medicationConceptIdentifier")
            case .logStatuses: (.medicationDoseEvent, "status")
            case .scheduledDate: (.medicationDoseEvent, "scheduledDate")
            }
        guard type.kind == kind else { throw .unexpectedDataType(type, keyPath) }
    }
}
