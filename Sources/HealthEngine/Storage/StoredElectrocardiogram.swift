import HealthModel

/// The properties of an electrocardiogram beyond the common columns and its voltages.
struct StoredElectrocardiogram: Codable {
    var classification: Int
    var symptomsStatus: Int
    var averageHeartRate: Quantity?
    var samplingFrequency: Quantity?
    /// The column `count` is at least 1, but there may be no voltages.
    var numberOfVoltageMeasurements: Int

    init(_ electrocardiogram: Electrocardiogram) {
        classification = electrocardiogram.classification
        symptomsStatus = electrocardiogram.symptomsStatus
        averageHeartRate = electrocardiogram.averageHeartRate
        samplingFrequency = electrocardiogram.samplingFrequency
        numberOfVoltageMeasurements = electrocardiogram.voltages.count
    }

    var electrocardiogram: Electrocardiogram {
        get throws {
            guard numberOfVoltageMeasurements >= 0 else { throw HealthFailure.store(.corrupt) }
            return Electrocardiogram(
                classification: classification,
                symptomsStatus: symptomsStatus,
                averageHeartRate: averageHeartRate,
                samplingFrequency: samplingFrequency,
                voltages: SampleSeries(count: numberOfVoltageMeasurements)
            )
        }
    }
}
