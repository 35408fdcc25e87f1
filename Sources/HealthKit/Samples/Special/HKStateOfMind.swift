public import CHealthKit
public import Foundation
import HealthModel

/// `HKStateOfMind`: an emotion or a mood.
open class HKStateOfMind: HKSample, NSCopying, @unchecked Sendable {
    /// `HKStateOfMind.Kind`
    public typealias Kind = HKStateOfMindKind
    /// `HKStateOfMind.Label`
    public typealias Label = HKStateOfMindLabel
    /// `HKStateOfMind.Association`
    public typealias Association = HKStateOfMindAssociation
    /// `HKStateOfMind.ValenceClassification`
    public typealias ValenceClassification = HKStateOfMindValenceClassification

    /// `HKStateOfMind.init(date:kind:valence:labels:associations:metadata:)`
    public convenience init(
        date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association], metadata: [String: Any]? = [:]
    ) {
        let stateOfMind = StateOfMind(
            kind: kind.rawValue, valence: valence, labels: labels.map(\.rawValue), associations: associations.map(\.rawValue)
        )
        self.init(new: .stateOfMind, .stateOfMind(stateOfMind), date, date, nil, metadata)
    }

    private var stateOfMind: StateOfMind {
        if case .stateOfMind(let value) = sample.content { value } else { StateOfMind(kind: 0, valence: 0) }
    }

    /// `HKStateOfMind.kind`
    open var kind: Kind { Kind(rawValue: stateOfMind.kind) ?? .momentaryEmotion }
    /// `HKStateOfMind.valence`
    open var valence: Double { stateOfMind.valence }
    /// `HKStateOfMind.valenceClassification`
    open var valenceClassification: ValenceClassification {
        ValenceClassification(rawValue: stateOfMind.valenceClassification ?? 0) ?? .neutral
    }
    /// `HKStateOfMind.labels`
    public var labels: [Label] { stateOfMind.labels.compactMap(Label.init(rawValue:)) }
    /// `HKStateOfMind.associations`
    public var associations: [Association] { stateOfMind.associations.compactMap(Association.init(rawValue:)) }

    /// Returns the object itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension HKStateOfMind.ValenceClassification {
    /// `HKStateOfMind.ValenceClassification.init(valence:)`: nil outside -1 to 1.
    public init?(valence: Double) {
        guard let number = StateOfMind(kind: 0, valence: valence).valenceClassification else { return nil }
        self.init(rawValue: number)
    }
}
