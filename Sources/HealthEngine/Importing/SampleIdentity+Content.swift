import HealthModel

extension SampleIdentity {
    /// The identity of a sample of any kind. Archives name the source of most samples, but not of electrocardiograms
    /// and prescriptions.
    package init(of draft: SampleDraft) {
        let (start, end) = (draft.startDate.milliseconds, draft.endDate.milliseconds)
        self.init(draft.type)
        switch draft.content {
        case .quantity(let quantity, _):
            self.init(draft.type, in: quantity.unit)
            self = from(draft.source).sample(start, end, value: quantity.value)
        case .category(let value):
            self = from(draft.source).sample(start, end, value: Double(value))
        case .correlation(let objects):
            let members = objects.map { SampleIdentity(of: SampleDraft($0, from: draft.source)) }
            self = from(draft.source).correlation(start, end, of: members)
        case .electrocardiogram(let electrocardiogram):
            combine(start)
            combine(electrocardiogram)
        case .visionPrescription(let prescription):
            combine(start)
            combine(prescription)
        case .clinicalRecord(let record):
            self = from(draft.source)
            combine(start)
            combine(record.fhirResource?.identifier)
        case .workoutRoute, .heartbeatSeries:
            // Archives round the elements.
            self = from(draft.source)
            combine(start)
            combine(Int64(draft.content.elementCount))
        case .workout(let workout):
            self = from(draft.source)
            combine(start)
            combine(end)
            combine(Int64(workout.configuration.activityType))
        case .audiogram(let audiogram):
            self = from(draft.source)
            combine(start)
            combine(end)
            combine(audiogram)
        case .stateOfMind, .scoredAssessment, .document, .medicationDoseEvent:
            // Archives do not contain these samples.
            self = from(draft.source)
            combine(start)
            combine(end)
        }
    }

    /// Archives write voltages as decimals. Nanovolts are finer than any of them.
    private mutating func combine(_ electrocardiogram: Electrocardiogram) {
        for voltage in electrocardiogram.voltages.elements { combine((voltage.volts * 1e9).rounded().bitPattern) }
    }

    private mutating func combine(_ audiogram: Audiogram) {
        for point in audiogram.sensitivityPoints {
            for quantity in [point.frequency, point.leftEarSensitivity, point.rightEarSensitivity] { combine(quantity) }
        }
    }

    private mutating func combine(_ prescription: VisionPrescription) {
        combine(Int64(prescription.prescriptionType))
        combine(prescription.brand)
        for lens in [prescription.rightEye, prescription.leftEye] {
            for property in LensSpecification.Property.allCases { combine(lens?.quantities[property]) }
        }
    }

    private mutating func combine(_ quantity: Quantity?) { combine(quantity?.value.bitPattern ?? .max) }
}
