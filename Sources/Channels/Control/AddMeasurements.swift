import BridgeCore
import Foundation
import HealthGenerator
import HealthJSON
import HealthModel

/// Test data in one call: nights, and what a person measures at rest.
extension ControlChannel {
    /// Saves a night.
    static let addNight = Method(
        "addNight",
        """
        Saves a night: the time in bed, and sleep from 15 minutes after its start to 5 minutes before its end. A watch on a system with sleep \
        stages saves the stages, other sources one sample of sleep.
        """,
        .optional("startDate", .sampleDate, "When the person goes to bed. Default: 8 hours before endDate, or 23:00."),
        .optional("endDate", .sampleDate, "When the person gets up. Default: 8 hours after startDate, or 07:00."),
        .optional("date", .calendarDay, "The day on which the night ends. Default: that of the last night that has ended."),
        .source(.watch),
        result: .uuids,
        audit: .action(.write)
    ) { call, start, end, day, source in
        try call.addData(from: source, usually: .watch) { (data, source) throws(TestDataError) in
            try data.addNight(from: start, to: end, endingOn: day, of: source)
        }
    }

    /// Saves body masses of successive days.
    static let addWeights = Method(
        "addWeights",
        "Saves body masses of successive days, one a day at the same local time.",
        .required("values", .array(of: .real), "The body masses in kilograms, the earliest first."),
        .optional("startDate", .sampleDate, "When the first was measured. Default: so that the last was measured now."),
        .source(.phone),
        result: .uuids,
        audit: .action(.write)
    ) { call, values, start, source in
        try call.addData(from: source, usually: .phone) { (data, source) throws(TestDataError) in
            try data.addWeights(values, from: start, of: source)
        }
    }

    /// Saves a blood pressure: a correlation with its two members.
    static let addBloodPressure = Method(
        "addBloodPressure",
        "Saves a blood pressure: the correlation of a systolic and a diastolic one.",
        .required("systolic", .real, "The systolic blood pressure in mmHg."),
        .required("diastolic", .real, "The diastolic blood pressure in mmHg."),
        .moment,
        .source(.phone),
        result: .uuids,
        audit: .action(.write)
    ) { call, systolic, diastolic, moment, source in
        try call.addData(from: source, usually: .phone) { (data, source) throws(TestDataError) in
            try data.addBloodPressure(systolic: systolic, diastolic: diastolic, at: moment, of: source)
        }
    }

    /// Saves an electrocardiogram of half a minute.
    static let addElectrocardiogram = Method(
        "addElectrocardiogram",
        "Saves an electrocardiogram of 30 seconds with 512 voltages a second, without symptoms.",
        .required(
            "classification",
            .rawValue(of: .electrocardiogramClassification),
            "A raw value of HKElectrocardiogram.Classification, or its name. In `atrialFibrillation`, the rhythm is irregular."
        ),
        .settable(
            "averageHeartRate", .quantity(usually: .countPerMinute),
            "The heart rate; null for none. Default: that of the classification, which is 65, 45 or 160 count/min, or none."
        ),
        .optional("startDate", .sampleDate, "The start. Default: 30 seconds ago."),
        .source(.watch),
        result: .uuids,
        audit: .action(.write)
    ) { call, classification, averageHeartRate, start, source in
        try call.addData(from: source, usually: .watch) { (data, source) throws(TestDataError) in
            try data.addElectrocardiogram(classification, averageHeartRate: averageHeartRate, from: start, of: source)
        }
    }
}
