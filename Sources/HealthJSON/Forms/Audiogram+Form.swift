package import HealthModel
import JSON

extension Audiogram: WireObject {
    /// `HKAudiogramSample` (SAVE-23)
    package static let form = WireForm<Audiogram>(
        WireMember("sensitivityPoints", .array(of: .form)) { .array($0.sensitivityPoints.map(\.json)) }
    ) { Audiogram(sensitivityPoints: $0) }
}

extension AudiogramSensitivityPoint: WireObject {
    package static let form = WireForm<AudiogramSensitivityPoint>(
        WireMember("frequency", .quantity) { $0.frequency.json },
        WireMember(optional: "leftEarSensitivity", .quantity) { $0.leftEarSensitivity?.json },
        WireMember(optional: "rightEarSensitivity", .quantity) { $0.rightEarSensitivity?.json },
        WireMember(optional: "tests", .array(of: AudiogramSensitivityTest.form.codec)) { point in
            point.isPlain ? nil : .array(point.tests.map(\.json))
        }
    ) { frequency, left, right, tests in
        guard let tests else {
            return AudiogramSensitivityPoint(frequency: frequency, leftEarSensitivity: left, rightEarSensitivity: right)
        }
        let point = AudiogramSensitivityPoint(frequency: frequency, tests: tests)
        // A point that was read has the sensitivities too.
        guard left ?? point.leftEarSensitivity == point.leftEarSensitivity,
            right ?? point.rightEarSensitivity == point.rightEarSensitivity
        else { throw JSONReadingError.expected("tests with these sensitivities, or no sensitivities", at: "tests") }
        return point
    }
}

extension AudiogramSensitivityTest: WireObject {
    package static let form = WireForm<AudiogramSensitivityTest>(
        WireMember("sensitivity", .quantity) { $0.sensitivity.json },
        WireMember("side", .rawValueOrName, schema: Schemas.integerOrName) { .integer($0.side.rawValue) },
        WireMember(optional: "masked", .bool, default: false) { .bool($0.isMasked) },
        WireMember(optional: "clampingRange", .form) { $0.clampingRange?.json }
    ) { AudiogramSensitivityTest(sensitivity: $0, side: $1, isMasked: $2, clampingRange: $3) }
}

extension AudiogramSensitivityTest.ClampingRange: WireObject {
    /// `HKAudiogramSensitivityPointClampingRange`
    package static let form = WireForm<AudiogramSensitivityTest.ClampingRange>(
        WireMember(optional: "lowerBound", .real) { $0.lowerBound.map(JSONValue.real) },
        WireMember(optional: "upperBound", .real) { $0.upperBound.map(JSONValue.real) }
    ) { AudiogramSensitivityTest.ClampingRange(lowerBound: $0, upperBound: $1) }
}
