package import BridgeCore
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
        AudiogramSensitivityPoint(
            frequency: try members.required("frequency", .quantity),
            leftEarSensitivity: try members.optional("leftEarSensitivity", .quantity),
            rightEarSensitivity: try members.optional("rightEarSensitivity", .quantity)
        )
    }
}

extension Audiogram {
    package var members: JSONObject {
        let points = sensitivityPoints.map { point in
            var members: JSONObject = ["frequency": point.frequency.json]
            members["leftEarSensitivity"] = point.leftEarSensitivity?.json
            members["rightEarSensitivity"] = point.rightEarSensitivity?.json
            return JSONValue.object(members)
        }
        return ["sensitivityPoints": .array(points)]
    }
}
