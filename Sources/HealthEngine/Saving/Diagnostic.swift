import HealthModel

/// Likely mistakes of an app that HealthKit accepts silently. Never contains a health value.
enum Diagnostic: Hashable {
    /// A sample ends in the future (SAVE-18).
    case future(ObjectType)
    /// A percentage is above 1 (ANTI-13).
    case percentage(ObjectType)
    /// An extension requested authorization (AUTH-54).
    case extensionRequest

    /// The mistake as a sentence.
    var message: String {
        switch self {
        case .future(let type):
            "\(type.identifier) was saved with a date in the future; HealthKit accepts it silently (SAVE-18)"
        case .percentage(let type):
            """
            \(type.identifier) was saved with a value above 1: a percentage is a fraction of 1, but HealthKit silently \
            accepts any number (UNIT-16)
            """
        case .extensionRequest: "an extension cannot show the permission sheet; the request did nothing"
        }
    }
}

extension HealthStore {
    /// Logs warnings about likely mistakes.
    func logLikelyMistakes(in samples: [Sample]) {
        guard phone.environment.logLevel <= .warning else { return }
        let now = phone.environment.clock.current
        var latest: (type: ObjectType, isPercentage: Bool)?
        for sample in samples {
            if let objects = sample.objects { logLikelyMistakes(in: objects) }
            if sample.endDate > now, sample.endDate < Clock.end {
                phone.warnOnce(.future(sample.type))
            }
            guard case .quantity(let quantity, _) = sample.content, quantity.value > 1 else { continue }
            if latest?.type != sample.type {
                latest = (sample.type, sample.type.quantity?.canonicalUnit == "%")
            }
            if latest?.isPercentage == true { phone.warnOnce(.percentage(sample.type)) }
        }
    }
}
