import FuzzingSupport
import HealthModel

/// The elements of an export made from choices, and the files that they reference. Most of them are valid.
struct Elements {
    /// The content of the root element.
    var xml: [UInt8] = []
    /// The files by name.
    var files: [String: [UInt8]] = [:]
    /// Names of links to a file outside the archive.
    var links: [String] = []
    /// How many of 256 attributes and tags are damaged.
    let damageRate: UInt8
    /// Elements to append after the current top-level element.
    private var following: [UInt8] = []

    init(_ choices: inout Choices) {
        damageRate = choices.byte() >> 3
    }

    private static let longest = 32 << 10

    /// Appends elements until no choices are left.
    mutating func appendAll(_ choices: inout Choices) {
        while !choices.isEmpty, xml.count < Self.longest { appendTopLevel(&choices) }
    }

    private mutating func appendTopLevel(_ choices: inout Choices) {
        switch choices.number(below: 16) {
        case 0..<5: appendRecord(&choices, choices.bool() ? Words.types : Words.all)
        case 5..<7: appendCorrelation(&choices)
        case 7..<10: appendWorkout(&choices)
        case 10: appendAudiogram(&choices)
        case 11: appendPrescription(&choices)
        case 12: appendClinicalRecord(&choices)
        case 13: appendProfile(&choices)
        case 14: appendElectrocardiogram(&choices)
        default:
            // Repeat part of the existing text.
            let start = choices.number(below: xml.count + 1)
            xml += xml[start...].prefix(choices.number(below: 2048))
        }
    }

    // MARK: Samples

    private mutating func appendRecord(_ choices: inout Choices, _ types: [ObjectType]) {
        guard !types.isEmpty else { return }
        let type = choices.element(of: types)
        element("Record", &choices) { elements, choices in
            elements.attribute("type", type.identifier, &choices)
            elements.appendHead(&choices)
            if let values = type.values {
                let value = values.cases.isEmpty ? 0 : choices.element(of: values.cases).rawValue
                elements.attribute("value", values.constant(of: value) ?? "\(value)", &choices)
            } else if let unit = type.quantity?.unit {
                let isOwn = choices.byte() < 192
                elements.attribute("unit", isOwn ? unit.unitString : choices.element(of: Words.units), &choices)
                elements.attribute("value", elements.number(&choices), &choices)
            }
        } content: { elements, choices in
            elements.appendMetadata(&choices)
            if type == .heartRateVariabilitySDNN { elements.appendBeats(&choices) }
        }
    }

    private mutating func appendBeats(_ choices: inout Choices) {
        let count = choices.number(below: 5)
        guard count > 0 else { return }
        element("HeartRateVariabilityMetadataList", &choices) { _, _ in
        } content: { elements, choices in
            for _ in 0..<count {
                elements.element("InstantaneousBeatsPerMinute", &choices) { elements, choices in
                    elements.attribute("bpm", elements.number(&choices), &choices)
                    elements.attribute("time", choices.element(of: Words.clockTimes), &choices)
                }
            }
        }
    }

    private mutating func appendCorrelation(_ choices: inout Choices) {
        let type = choices.element(of: Words.correlations)
        let members = type.components.compactMap(TypeCatalog.type(identifier:))
        element("Correlation", &choices) { elements, choices in
            elements.attribute("type", type.identifier, &choices)
            elements.appendHead(&choices)
        } content: { elements, choices in
            elements.appendMetadata(&choices)
            for member in members.prefix(2) {
                let start = elements.xml.count
                elements.appendRecord(&choices, choices.byte() < 224 ? [member] : members)
                // An export contains each member again as a record of its own (EXP-13).
                let isRepeated = choices.byte() < 192
                if isRepeated { elements.following += elements.xml[start...] }
            }
        }
        xml += following
        following = []
    }

    private mutating func appendWorkout(_ choices: inout Choices) {
        element("Workout", &choices) { elements, choices in
            elements.attribute("workoutActivityType", choices.element(of: Words.activities), &choices)
            elements.appendHead(&choices)
            elements.appendQuantity("duration", &choices)
            elements.appendQuantity("totalDistance", &choices)
            elements.appendQuantity("totalEnergyBurned", &choices)
        } content: { elements, choices in
            elements.appendMetadata(&choices)
            for _ in 0..<choices.number(below: 4) { elements.appendPart(&choices) }
        }
    }

    private mutating func appendPart(_ choices: inout Choices, isWithinActivity: Bool = false) {
        switch choices.number(below: isWithinActivity ? 2 : 5) {
        case 0:
            element("WorkoutEvent", &choices) { elements, choices in
                let kind = choices.element(of: WorkoutEvent.Kind.allCases)
                elements.attribute("type", kind.constant, &choices)
                elements.attribute("date", elements.date(&choices), &choices)
                elements.appendQuantity("duration", &choices)
            } content: {
                $0.appendMetadata(&$1)
            }
        case 1:
            element("WorkoutStatistics", &choices) { elements, choices in
                let type = choices.element(of: choices.bool() ? Words.types : Words.all)
                elements.attribute("type", type.identifier, &choices)
                elements.attribute("startDate", elements.date(&choices), &choices)
                elements.attribute("endDate", elements.date(&choices), &choices)
                for name in ["sum", "average", "minimum", "maximum"] where choices.bool() {
                    elements.attribute(name, elements.number(&choices), &choices)
                }
                let unit = type.quantity?.unit.unitString ?? ""
                elements.attribute("unit", choices.bool() ? unit : choices.element(of: Words.units), &choices)
            }
        case 2:
            element("WorkoutActivity", &choices) { elements, choices in
                elements.attribute("uuid", choices.element(of: Words.uuids), &choices)
                elements.attribute("startDate", elements.date(&choices), &choices)
                elements.attribute("endDate", elements.date(&choices), &choices)
                elements.appendQuantity("duration", &choices)
            } content: { elements, choices in
                elements.appendMetadata(&choices)
                for _ in 0..<choices.number(below: 3) { elements.appendPart(&choices, isWithinActivity: true) }
            }
        case 3: appendRoute(&choices)
        default: appendRecord(&choices, Words.types)
        }
    }

    private mutating func appendRoute(_ choices: inout Choices) {
        let name = fileName("workout-routes/", ".gpx", &choices)
        element("WorkoutRoute", &choices) { elements, choices in
            elements.appendHead(&choices)
        } content: { elements, choices in
            elements.appendMetadata(&choices)
            elements.element("FileReference", &choices) { $0.attribute("path", "/" + name, &$1) }
        }
        var text = "<gpx><trk><trkseg>"
        for _ in 0..<choices.number(below: 4) {
            text += "<trkpt lat=\"\(number(&choices))\" lon=\"\(number(&choices))\">"
            text +=
                "<time>2024-01-01T07:0\(choices.number(below: 10)):00\(choices.element(of: ["", ".5", ".1234"]))Z</time>"
            for name in ["ele", "speed", "course", "hAcc", "vAcc"] where choices.bool() {
                text += "<\(name)>\(number(&choices))</\(name)>"
            }
            text += "</trkpt>"
        }
        addFile(name, text + "</trkseg></trk></gpx>")
    }

    private mutating func appendAudiogram(_ choices: inout Choices) {
        element("Audiogram", &choices) { elements, choices in
            elements.appendHead(&choices)
        } content: { elements, choices in
            elements.appendMetadata(&choices)
            for _ in 0..<choices.number(below: 4) {
                elements.element("SensitivityPoint", &choices) { elements, choices in
                    for (name, unit) in [("frequency", "Hz"), ("leftEar", "dBHL"), ("rightEar", "dBHL")] {
                        elements.attribute(name + "Value", elements.number(&choices), &choices)
                        elements.attribute(name + "Unit", choices.byte() < 224 ? unit : "kHz", &choices)
                    }
                }
            }
        }
    }

    private mutating func appendPrescription(_ choices: inout Choices) {
        element("VisionPrescription", &choices) { elements, choices in
            let type = choices.element(of: ["Glasses", "HKVisionPrescriptionTypeContacts", "glasses", "x"])
            elements.attribute("type", type, &choices)
            elements.attribute("dateIssued", elements.date(&choices), &choices)
            if choices.bool() { elements.attribute("expirationDate", elements.date(&choices), &choices) }
            if choices.bool() { elements.attribute("brand", choices.element(of: Words.sources), &choices) }
        } content: { elements, choices in
            elements.appendMetadata(&choices)
            for eye in ["RightEye", "LeftEye", "Attachment"] where choices.bool() {
                elements.element(eye, &choices) { elements, choices in
                    let units = [
                        ("sphere", "D"), ("cylinder", "D"), ("axis", "deg"), ("add", "D"), ("vertex", "mm"),
                        ("farPD", "mm"),
                        ("nearPD", "mm"), ("baseCurve", "mm"), ("diameter", "mm"), ("prismAmount", "prismDiopter"),
                        ("prismAngle", "deg"),
                    ]
                    for (name, unit) in units where name == "sphere" || choices.bool() {
                        elements.attribute(name, elements.number(&choices), &choices)
                        let isOwn = choices.byte() < 224
                        elements.attribute(name + "Unit", isOwn ? unit : choices.element(of: Words.units), &choices)
                    }
                }
            }
        }
    }

    private mutating func appendClinicalRecord(_ choices: inout Choices) {
        let name = fileName("clinical-records/", ".json", &choices)
        element("ClinicalRecord", &choices) { elements, choices in
            elements.attribute("type", choices.element(of: Words.resources), &choices)
            elements.attribute("identifier", choices.element(of: Words.versions), &choices)
            elements.attribute("sourceName", choices.element(of: Words.sources), &choices)
            elements.attribute("sourceURL", choices.element(of: Words.sources), &choices)
            elements.attribute("fhirVersion", choices.element(of: ["4.0.1", "1.0.2", "", "x"]), &choices)
            elements.attribute("receivedDate", elements.date(&choices), &choices)
            elements.attribute("resourceFilePath", "/" + name, &choices)
        }
        addFile(name, choices.byte() < 224 ? choices.element(of: Words.documents) : text(&choices))
    }

    private mutating func appendProfile(_ choices: inout Choices) {
        if choices.bool() {
            element("Me", &choices) { elements, choices in
                for type in TypeCatalog.all where type.kind == .characteristic && choices.bool() {
                    let value = type.values.map { choices.element(of: $0.cases).rawValue }
                    let constant = value.flatMap { type.values?.constant(of: $0) }
                    elements.attribute(type.identifier, constant ?? "1980-02-29", &choices)
                }
            }
        } else {
            element("ActivitySummary", &choices) { elements, choices in
                elements.attribute("dateComponents", "2024-01-0\(choices.number(below: 10))", &choices)
                elements.attribute("activeEnergyBurnedUnit", choices.bool() ? "kcal" : "kJ", &choices)
                for name in [
                    "activeEnergyBurnedGoal", "appleMoveTimeGoal", "appleMoveMinutesGoal", "appleExerciseTimeGoal",
                    "appleStandHoursGoal",
                ] where choices.bool() {
                    elements.attribute(name, elements.number(&choices), &choices)
                }
            }
        }
    }

    /// A file that no element references.
    private mutating func appendElectrocardiogram(_ choices: inout Choices) {
        let name = fileName("electrocardiograms/", ".csv", &choices)
        var text = "Recorded Date,\(date(&choices))\n"
        text += "Classification,\(choices.element(of: ["Sinus Rhythm", "", "Poor Recording", "Sinusrhythmus"]))\n"
        text += "Software Version,\(choices.element(of: Words.versions))\n"
        text += "Device,\"\(choices.element(of: ["Watch6,1", "", "Watch 6,1"]))\"\n"
        text += "Sample Rate,\(choices.bool() ? "512" : number(&choices)) hertz\n"
        text += "Lead,Lead I\nUnit,\(choices.element(of: ["µV", "mV", "V", ""]))\n\n"
        for _ in 0..<choices.number(below: 5) { text += "\(number(&choices))\n" }
        addFile(name, text)
    }
}
