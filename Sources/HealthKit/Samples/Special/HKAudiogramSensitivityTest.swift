public import CHealthKit
public import Foundation
import HealthModel

/// `HKAudiogramSensitivityTest`: a test of an ear at a frequency (SAVE-46).
open class HKAudiogramSensitivityTest: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let test: AudiogramSensitivityTest

    init(_ test: AudiogramSensitivityTest) { self.test = test }

    /// `HKAudiogramSensitivityTest.init(sensitivity:type:masked:side:clampingRange:)`. Throws code 3 for a sensitivity that is no
    /// hearing level.
    public init(
        sensitivity: HKQuantity,
        type: HKAudiogramConductionType,
        masked: Bool,
        side: HKAudiogramSensitivityTestSide,
        clampingRange: HKAudiogramSensitivityPointClampingRange?
    ) throws {
        let test = AudiogramSensitivityTest(
            sensitivity: sensitivity.quantity,
            side: AudiogramSensitivityTest.Side(rawValue: side.rawValue) ?? .left,
            isMasked: masked,
            clampingRange: clampingRange?.range
        )
        try HKError.invalidArgument { () throws(NativeException) in try test.validate() }
        self.test = test
    }

    open var sensitivity: HKQuantity { HKQuantity(test.sensitivity) }
    open var type: HKAudiogramConductionType { .air }
    open var masked: Bool { test.isMasked }
    open var side: HKAudiogramSensitivityTestSide { HKAudiogramSensitivityTestSide(rawValue: test.side.rawValue) ?? .left }
    open var clampingRange: HKAudiogramSensitivityPointClampingRange? {
        test.clampingRange.map(HKAudiogramSensitivityPointClampingRange.init)
    }

    open override var hash: Int { test.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKAudiogramSensitivityTest)?.test == test }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encode(sensitivity, forKey: "sensitivity")
        coder.encode(test.side.rawValue, forKey: "side")
        coder.encode(test.isMasked, forKey: "masked")
        coder.encodeIfPresent(clampingRange, forKey: "clampingRange")
    }

    public required init?(coder: NSCoder) {
        guard let sensitivity = coder.decodeObject(of: HKQuantity.self, forKey: "sensitivity"),
            let side = AudiogramSensitivityTest.Side(rawValue: coder.decodeInteger(forKey: "side"))
        else { return nil }
        let range = coder.decodeIfPresent(HKAudiogramSensitivityPointClampingRange.self, forKey: "clampingRange")
        let test = AudiogramSensitivityTest(
            sensitivity: sensitivity.quantity,
            side: side,
            isMasked: coder.decodeBool(forKey: "masked"),
            clampingRange: range?.range
        )
        guard (try? test.validate()) != nil else { return nil }
        self.test = test
    }
}

/// `HKAudiogramSensitivityPointClampingRange`: the limits that a sensitivity may have been clamped to, in dBHL.
open class HKAudiogramSensitivityPointClampingRange: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    let range: AudiogramSensitivityTest.ClampingRange

    init(_ range: AudiogramSensitivityTest.ClampingRange) { self.range = range }

    /// `HKAudiogramSensitivityPointClampingRange.init(lowerBound:upperBound:)`. Throws code 3 without a bound, and for bounds that
    /// do not ascend.
    public convenience init(lowerBound: NSNumber?, upperBound: NSNumber?) throws {
        let range = AudiogramSensitivityTest.ClampingRange(
            lowerBound: lowerBound?.doubleValue, upperBound: upperBound?.doubleValue
        )
        try HKError.invalidArgument { () throws(NativeException) in try range.validate() }
        self.init(range)
    }

    open var lowerBound: HKQuantity? { range.lowerBound.map(Self.level) }
    open var upperBound: HKQuantity? { range.upperBound.map(Self.level) }

    private static func level(_ value: Double) -> HKQuantity {
        HKQuantity(Quantity(unit: .decibelHearingLevel, value: value))
    }

    open override var hash: Int { range.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKAudiogramSensitivityPointClampingRange)?.range == range
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        coder.encodeIfPresent(range.lowerBound.map { NSNumber(value: $0) }, forKey: "lowerBound")
        coder.encodeIfPresent(range.upperBound.map { NSNumber(value: $0) }, forKey: "upperBound")
    }

    public required init?(coder: NSCoder) {
        let range = AudiogramSensitivityTest.ClampingRange(
            lowerBound: coder.decodeIfPresent(NSNumber.self, forKey: "lowerBound")?.doubleValue,
            upperBound: coder.decodeIfPresent(NSNumber.self, forKey: "upperBound")?.doubleValue
        )
        guard (try? range.validate()) != nil else { return nil }
        self.range = range
    }
}

extension HKAudiogramSensitivityPoint {
    /// `HKAudiogramSensitivityPoint.init(frequency:tests:)`. Throws code 3 for a frequency that does not fit, without tests, and for
    /// two tests of an ear.
    public convenience init(frequency: HKQuantity, tests: [HKAudiogramSensitivityTest]) throws {
        let point = AudiogramSensitivityPoint(frequency: frequency.quantity, tests: tests.map(\.test))
        try HKError.invalidArgument { () throws(NativeException) in
            try point.validateQuantities()
            try point.validate()
        }
        self.init(point)
    }
}

extension HKError {
    /// Throws the failure of a check as code 3, as initializers do.
    static func invalidArgument(_ check: () throws(NativeException) -> Void) throws {
        do {
            try check()
        } catch {
            throw HKError(.errorInvalidArgument, userInfo: [NSLocalizedDescriptionKey: error.reason])
        }
    }
}
