import Foundation

/// The properties of an `HKAudiogramSample` that other samples lack (SAVE-23).
public struct Audiogram: Hashable, Sendable, Codable {
    private enum CodingKeys: String, CodingKey {
        case sensitivityPoints = "points"
    }

    /// `HKAudiogramSample.sensitivityPoints`
    public var sensitivityPoints: [AudiogramSensitivityPoint]

    /// An audiogram.
    public init(sensitivityPoints: [AudiogramSensitivityPoint]) {
        self.sensitivityPoints = sensitivityPoints
    }

    private static let maximumPointCount = 30
    private static let wrongPointCount = NativeException.invalid(
        "HKAudiogramSample", "sensitivityPoints must be between 1 and \(maximumPointCount)"
    )

    /// Throws the exception of an audiogram without points, or of a point whose quantities do not fit. Rejecting an
    /// empty list is a project decision: such a sample would have no content.
    func validateQuantities() throws(NativeException) {
        guard !sensitivityPoints.isEmpty else { throw Self.wrongPointCount }
        for point in sensitivityPoints {
            try point.validateQuantities()
        }
    }

    /// Throws the exception that HealthKit raises in an app for an invalid list of points (SAVE-23).
    func validatePoints() throws(NativeException) {
        let name = "HKAudiogramSample"
        guard sensitivityPoints.count <= Self.maximumPointCount else { throw Self.wrongPointCount }
        for point in sensitivityPoints {
            try point.validate()
        }
        for (point, next) in zip(sensitivityPoints, sensitivityPoints.dropFirst()) {
            guard try point.frequency.compare(next.frequency) == .orderedAscending else {
                throw .invalid(name, "sensitivityPoints must have unique frequencies, in ascending order")
            }
        }
    }
}
