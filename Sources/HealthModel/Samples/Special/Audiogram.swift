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

/// `HKAudiogramSensitivityPoint`
public struct AudiogramSensitivityPoint: Hashable, Sendable, Codable {
    private enum CodingKeys: String, CodingKey {
        case frequency
        case leftEarSensitivity = "left"
        case rightEarSensitivity = "right"
    }

    /// `frequency`
    public var frequency: Quantity
    /// `leftEarSensitivity`
    public var leftEarSensitivity: Quantity?
    /// `rightEarSensitivity`
    public var rightEarSensitivity: Quantity?

    /// A point.
    public init(frequency: Quantity, leftEarSensitivity: Quantity? = nil, rightEarSensitivity: Quantity? = nil) {
        self.frequency = frequency
        self.leftEarSensitivity = leftEarSensitivity
        self.rightEarSensitivity = rightEarSensitivity
    }

    private static let className = "HKAudiogramSensitivityPoint"

    /// Throws the exception of a quantity with an incompatible unit or a number that is not finite.
    package func validateQuantities() throws(NativeException) {
        try frequency.require(.hertz, Self.className, "frequency")
        try leftEarSensitivity?.require(.decibelHearingLevel, Self.className, "leftEarSensitivity")
        try rightEarSensitivity?.require(.decibelHearingLevel, Self.className, "rightEarSensitivity")
    }

    /// Throws the failure of the initializer. HealthKit passes it as an error, and the sample's initializer as an exception.
    package func validate() throws(NativeException) {
        guard frequency.value > 0 else { throw .invalid(Self.className, "frequency must be greater than 0") }
        guard leftEarSensitivity != nil || rightEarSensitivity != nil else {
            throw .invalid(Self.className, "one of leftEarSensitivity and rightEarSensitivity must be given")
        }
    }
}
