import HealthModel

/// Mistakes that HealthKit accepts silently and a developer should know of. Never holds a health value.
enum Diagnostic: Hashable {
    /// A sample ends after now (SAVE-18).
    case future(ObjectType)
    /// A percentage is above the whole (ANTI-13).
    case percentage(ObjectType)
    /// An extension asked for authorization (AUTH-54).
    case extensionRequest

    /// A sentence.
    var message: String {
        switch self {
        case .future(let type):
            "\(type.identifier) was saved with a date in the future; HealthKit takes it without a word (SAVE-18)"
        case .percentage(let type):
            """
            \(type.identifier) was saved above the whole: a percentage is a fraction of 1, and HealthKit takes any other \
            number without a word (UNIT-16)
            """
        case .extensionRequest: "an extension cannot show the permission sheet; the request did nothing"
        }
    }
}

extension HealthStore {
    /// Looks for what an app saves by mistake.
    func warnOfMistakes(in samples: [Sample]) {
        guard phone.environment.logLevel <= .warning else { return }
        let now = phone.environment.clock.current
        var latest: (type: ObjectType, isPercentage: Bool)?
        for sample in samples {
            if let objects = sample.objects {
                warnOfMistakes(in: objects)
            }
            if sample.endDate > now, sample.endDate < Clock.end {
                phone.warnOnce(.future(sample.type))
            }
            guard case .quantity(let quantity, _) = sample.content, quantity.value > 1 else { continue }
            if latest?.type != sample.type {
                latest = (sample.type, sample.type.quantity?.canonicalUnit == "%")
            }
            if latest?.isPercentage == true {
                phone.warnOnce(.percentage(sample.type))
            }
        }
    }
}
