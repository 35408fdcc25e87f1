package import HealthModel
package import JSON

extension ValueCodec where Value == Sample.Content {
    /// `HKAudiogramSample` (SAVE-23).
    package static let audiogram = object([:]) { members in
        .audiogram(Audiogram(sensitivityPoints: try members.required("sensitivityPoints", .array(of: .sensitivityPoint))))
    }
}

extension ValueCodec where Value == AudiogramSensitivityPoint {
    /// `HKAudiogramSensitivityPoint`
    fileprivate static let sensitivityPoint = object([:]) { members in
        let frequency = try members.required("frequency", .quantity)
        let left = try members.optional("leftEarSensitivity", .quantity)
        let right = try members.optional("rightEarSensitivity", .quantity)
        guard let tests = try members.optional("tests", .array(of: .sensitivityTest)) else {
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

extension ValueCodec where Value == AudiogramSensitivityTest {
    /// `HKAudiogramSensitivityTest`
    fileprivate static let sensitivityTest = object([:]) { members in
        AudiogramSensitivityTest(
            sensitivity: try members.required("sensitivity", .quantity),
            side: try members.required("side", .testSide),
            isMasked: try members.optional("masked", .bool) ?? false,
            clampingRange: try members.optional("clampingRange", .clampingRange)
        )
    }
}

extension ValueCodec where Value == AudiogramSensitivityTest.Side {
    fileprivate static let testSide = rawValueOrName
}

extension ValueCodec where Value == AudiogramSensitivityTest.ClampingRange {
    /// `HKAudiogramSensitivityPointClampingRange`
    fileprivate static let clampingRange = object([:]) { members in
        AudiogramSensitivityTest.ClampingRange(
            lowerBound: try members.optional("lowerBound", .real), upperBound: try members.optional("upperBound", .real)
        )
    }
}

extension Audiogram {
    package var members: JSONObject {
        let points = sensitivityPoints.map { point in
            var members: JSONObject = ["frequency": point.frequency.json]
            members["leftEarSensitivity"] = point.leftEarSensitivity?.json
            members["rightEarSensitivity"] = point.rightEarSensitivity?.json
            if !point.isPlain { members["tests"] = .array(point.tests.map(\.json)) }
            return JSONValue.object(members)
        }
        return ["sensitivityPoints": .array(points)]
    }
}

extension AudiogramSensitivityTest {
    /// `{sensitivity, side, masked, clampingRange?}`
    fileprivate var json: JSONValue {
        var members: JSONObject = ["sensitivity": sensitivity.json, "side": .integer(side.rawValue), "masked": .bool(isMasked)]
        if let clampingRange {
            var range = JSONObject()
            range["lowerBound"] = clampingRange.lowerBound.map(JSONValue.real)
            range["upperBound"] = clampingRange.upperBound.map(JSONValue.real)
            members["clampingRange"] = .object(range)
        }
        return .object(members)
    }
}
