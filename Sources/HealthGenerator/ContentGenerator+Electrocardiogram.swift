package import Foundation
package import HealthModel

/// Electrocardiograms.
extension ContentGenerator {
    /// The length of an electrocardiogram in seconds.
    package static let electrocardiogramDuration: TimeInterval = 30
    /// The number of voltages in a second.
    package static let electrocardiogramFrequency = 512.0
    /// The heart rates that an electrocardiogram can show, in beats a minute.
    static let heartRates = 20.0...300

    /// The average rate that a watch gives with a classification; nil if the reading is poor.
    static func heartRate(ofClassification name: String) -> Double? {
        ["inconclusivePoorReading": nil, "inconclusiveLowHeartRate": 45, "inconclusiveHighHeartRate": 160][name, default: 65]
    }

    /// A wave of a heartbeat: two parabolas that meet at its bounds.
    private struct Wave {
        /// The middle of the wave, in seconds after the middle of the R wave, at 75 beats a minute.
        let middle: Double
        /// The distance from the middle to the bounds, in seconds.
        let width: Double
        let millivolts: Double
    }

    private static let atrialWave = Wave(middle: -0.17, width: 0.06, millivolts: 0.11)
    private static let ventricularWaves = [
        Wave(middle: -0.03, width: 0.02, millivolts: -0.09), Wave(middle: 0, width: 0.03, millivolts: 0.85),
        Wave(middle: 0.035, width: 0.025, millivolts: -0.2), Wave(middle: 0.27, width: 0.11, millivolts: 0.22),
    ]

    /// The voltages of an electrocardiogram with a heart rate in beats a minute. In atrial fibrillation, the intervals between heartbeats
    /// differ, and the P waves are missing.
    package static func voltages(isFibrillating: Bool, heartRate: Double) -> [VoltageMeasurement] {
        var chance = Chance(seed: seed, .electrocardiogram)
        let count = Int(saturating: electrocardiogramDuration * electrocardiogramFrequency)
        var millivolts = (0..<count).map { _ in chance.uniform(-0.01...0.01) }
        let interval = 60 / heartRate.clamped(to: heartRates)
        let waves = (isFibrillating ? [] : [atrialWave]) + ventricularWaves
        let variation = isFibrillating ? 0.7...1.3 : 0.97...1.03
        var beat = interval / 2
        while beat < electrocardiogramDuration + interval {
            for wave in waves { add(wave, at: beat, pace: min(1, interval / 0.8), to: &millivolts) }
            beat += interval * chance.uniform(variation)
        }
        return millivolts.enumerated().map { index, value in
            VoltageMeasurement(
                timeSinceSampleStart: Double(index) / electrocardiogramFrequency, volts: value.rounded(to: 6) / 1000
            )
        }
    }

    /// Adds a wave of a heartbeat. In a fast rhythm, the waves are closer to each other.
    private static func add(_ wave: Wave, at beat: Double, pace: Double, to millivolts: inout [Double]) {
        let (middle, width) = (beat + wave.middle * pace, wave.width * pace)
        let first = max(0, Int(saturating: ((middle - width) * electrocardiogramFrequency).rounded(.up)))
        let end = min(millivolts.count, Int(saturating: ((middle + width) * electrocardiogramFrequency).rounded(.up)))
        guard first < end else { return }
        for index in first..<end {
            let distance = (Double(index) / electrocardiogramFrequency - middle) / width
            let height = 1 - distance * distance
            millivolts[index] += height * height * wave.millivolts
        }
    }
}
