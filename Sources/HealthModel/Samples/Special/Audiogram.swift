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
        for point in sensitivityPoints { try point.validateQuantities() }
    }

    /// Throws the exception that HealthKit raises in an app for an invalid list of points (SAVE-23).
    func validatePoints() throws(NativeException) {
        let name = "HKAudiogramSample"
        guard sensitivityPoints.count <= Self.maximumPointCount else { throw Self.wrongPointCount }
        for point in sensitivityPoints { try point.validate() }
        for (point, next) in zip(sensitivityPoints, sensitivityPoints.dropFirst()) {
            guard try point.frequency.compare(next.frequency) == .orderedAscending else {
                throw .invalid(name, "sensitivityPoints must have unique frequencies, in ascending order")
            }
        }
    }
}

/// `HKAudiogramSensitivityPoint`: the tests of both ears at a frequency.
public struct AudiogramSensitivityPoint: Hashable, Sendable {
    /// `frequency`
    public var frequency: Quantity
    /// `tests` (SAVE-46)
    public var tests: [AudiogramSensitivityTest]

    /// `leftEarSensitivity`: that of the first test of the left ear.
    public var leftEarSensitivity: Quantity? { test(of: .left)?.sensitivity }
    /// `rightEarSensitivity`: that of the first test of the right ear.
    public var rightEarSensitivity: Quantity? { test(of: .right)?.sensitivity }

    /// A point with tests.
    public init(frequency: Quantity, tests: [AudiogramSensitivityTest]) {
        self.frequency = frequency
        self.tests = tests
    }

    /// A point with a plain test of each ear.
    public init(frequency: Quantity, leftEarSensitivity: Quantity? = nil, rightEarSensitivity: Quantity? = nil) {
        self.frequency = frequency
        tests = [(AudiogramSensitivityTest.Side.left, leftEarSensitivity), (.right, rightEarSensitivity)].compactMap {
            side, sensitivity in sensitivity.map { AudiogramSensitivityTest(sensitivity: $0, side: side) }
        }
    }

    /// The first test of an ear.
    package func test(of side: AudiogramSensitivityTest.Side) -> AudiogramSensitivityTest? {
        tests.first { $0.side == side }
    }

    /// Whether the sensitivities of both ears represent the tests completely.
    package var isPlain: Bool {
        self
            == AudiogramSensitivityPoint(
                frequency: frequency, leftEarSensitivity: leftEarSensitivity, rightEarSensitivity: rightEarSensitivity
            )
    }

    private static let className = "HKAudiogramSensitivityPoint"

    /// Throws the exception of a quantity with an incompatible unit or a number that is not finite.
    package func validateQuantities() throws(NativeException) {
        try frequency.require(.hertz, Self.className, "frequency")
        for test in tests { try test.validate(Self.className, "\(test.side)EarSensitivity") }
    }

    /// Throws the failure of the initializer. HealthKit passes it as an error, and the sample's initializer as an exception.
    package func validate() throws(NativeException) {
        guard frequency.value > 0 else { throw .invalid(Self.className, "frequency must be greater than 0") }
        guard !tests.isEmpty else {
            throw .invalid(Self.className, "one of leftEarSensitivity and rightEarSensitivity must be given")
        }
        guard Set(tests.map(\.side)).count == tests.count else {
            throw .invalid(Self.className, "tests must have at most one test of each ear")
        }
    }
}

extension AudiogramSensitivityPoint: Codable {
    private enum CodingKeys: String, CodingKey {
        case frequency
        case left
        case right
        case tests
    }

    /// Decodes the sensitivities of both ears, or the tests of a point that they do not represent completely.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let frequency = try container.decode(Quantity.self, forKey: .frequency)
        if let tests = try container.decodeIfPresent([AudiogramSensitivityTest].self, forKey: .tests) {
            self.init(frequency: frequency, tests: tests)
        } else {
            self.init(
                frequency: frequency,
                leftEarSensitivity: try container.decodeIfPresent(Quantity.self, forKey: .left),
                rightEarSensitivity: try container.decodeIfPresent(Quantity.self, forKey: .right)
            )
        }
    }

    /// Encodes the point. Earlier versions read the sensitivities.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(frequency, forKey: .frequency)
        try container.encodeIfPresent(leftEarSensitivity, forKey: .left)
        try container.encodeIfPresent(rightEarSensitivity, forKey: .right)
        if !isPlain { try container.encode(tests, forKey: .tests) }
    }
}

/// `HKAudiogramSensitivityTest`: a test of an ear by air, the only conduction that HealthKit knows (SAVE-46).
public struct AudiogramSensitivityTest: Hashable, Sendable, Codable {
    /// `HKAudiogramSensitivityTestSide`
    public enum Side: Int, CaseIterable, Sendable, Codable {
        case left
        case right
    }

    /// `sensitivity`
    public var sensitivity: Quantity
    /// `side`
    public var side: Side
    /// `masked`: whether the other ear heard a noise.
    public var isMasked: Bool
    /// `clampingRange`
    public var clampingRange: ClampingRange?

    /// `HKAudiogramSensitivityPointClampingRange`: the limits that the sensitivity may have been clamped to, in dBHL.
    public struct ClampingRange: Hashable, Sendable, Codable {
        /// `lowerBound`
        public var lowerBound: Double?
        /// `upperBound`
        public var upperBound: Double?

        /// A range.
        public init(lowerBound: Double? = nil, upperBound: Double? = nil) {
            self.lowerBound = lowerBound
            self.upperBound = upperBound
        }

        /// Throws the failure of the initializer.
        package func validate() throws(NativeException) {
            let bounds = [lowerBound, upperBound].compactMap(\.self)
            guard !bounds.isEmpty, bounds.allSatisfy(\.isFinite), bounds.count < 2 || bounds[0] < bounds[1] else {
                throw .invalid("HKAudiogramSensitivityPointClampingRange", "bounds must be finite, ascending, and not both nil")
            }
        }
    }

    /// A test.
    public init(sensitivity: Quantity, side: Side, isMasked: Bool = false, clampingRange: ClampingRange? = nil) {
        self.sensitivity = sensitivity
        self.side = side
        self.isMasked = isMasked
        self.clampingRange = clampingRange
    }

    /// Throws the failure of the initializer: a sensitivity or a range that does not fit.
    package func validate(
        _ className: String = "HKAudiogramSensitivityTest", _ name: String = "sensitivity"
    ) throws(NativeException) {
        try sensitivity.require(.decibelHearingLevel, className, name)
        try clampingRange?.validate()
    }
}
