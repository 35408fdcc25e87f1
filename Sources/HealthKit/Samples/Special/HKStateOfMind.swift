public import CHealthKit
public import Foundation
import HealthModel

/// `HKStateOfMind`: an emotion or a mood.
open class HKStateOfMind: HKSample, NSCopying, @unchecked Sendable {
    public typealias Kind = HKStateOfMindKind
    public typealias Label = HKStateOfMindLabel
    public typealias Association = HKStateOfMindAssociation
    public typealias ValenceClassification = HKStateOfMindValenceClassification

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

    open var kind: Kind { Kind(rawValue: stateOfMind.kind) ?? .momentaryEmotion }
    open var valence: Double { stateOfMind.valence }
    open var valenceClassification: ValenceClassification {
        ValenceClassification(rawValue: stateOfMind.valenceClassification ?? 0) ?? .neutral
    }
    public var labels: [Label] { stateOfMind.labels.compactMap(Label.init(rawValue:)) }
    public var associations: [Association] { stateOfMind.associations.compactMap(Association.init(rawValue:)) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension HKStateOfMind.ValenceClassification {
    /// `HKStateOfMind.ValenceClassification.init(valence:)`: nil outside -1 to 1.
    public init?(valence: Double) {
        guard let number = StateOfMind(kind: 0, valence: valence).valenceClassification else { return nil }
        self.init(rawValue: number)
    }
}
