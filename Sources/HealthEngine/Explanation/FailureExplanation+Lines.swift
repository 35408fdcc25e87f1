import HealthModel

extension FailureExplanation {
    /// A call of the app.
    package struct Call {
        /// The number of the call.
        let number: Int
        /// The name of the method.
        let name: String
        /// The identifiers of the types that the call concerns.
        let types: [String]
        /// How the call ended.
        let outcome: String
        /// The number of objects; nil if it is not known.
        let count: Int?
        /// The code of HealthKit's error.
        let healthKitError: Int?
        /// The reason of the exception that the call has raised, which ends an app.
        let exception: String?
        /// Whether the call saves or deletes.
        let isChange: Bool
        /// What samples the call has asked for, if it only reads; nil for another one.
        let queries: [QueryDescriptor]?

        /// A call.
        package init(
            number: Int, name: String, types: [String], outcome: String, count: Int? = nil, healthKitError: Int? = nil,
            exception: String? = nil, isChange: Bool = false, queries: [QueryDescriptor]? = nil
        ) {
            self.number = number
            self.name = name
            self.types = types
            self.outcome = outcome
            self.count = count
            self.healthKitError = healthKitError
            self.exception = exception
            self.isChange = isChange
            self.queries = queries
        }

        /// Whether a type of the call has no decision.
        var isNotDetermined: Bool { healthKitError == HealthError.Code.errorAuthorizationNotDetermined.rawValue }

        /// Whether the call has read, and found nothing.
        var isEmpty: Bool { queries != nil && (count == 0 || healthKitError == HealthError.Code.errorNoData.rawValue) }

        /// The call on one line, such as `2 store/sampleQuery StepCount: success, count 0`.
        package var line: String {
            let concerned = types.isEmpty ? "" : " " + shortNames(types)
            let code = healthKitError.map { ", HealthKit code \($0)" } ?? ""
            let more = count.map { ", count \($0)" } ?? exception.map { ": \($0)" } ?? ""
            return "\(number) \(name)\(concerned): \(outcome)\(code)\(more)"
        }
    }

    /// A type of which the store has samples.
    struct StoredType {
        /// The identifier.
        let type: String
        /// The number of samples.
        let count: Int
        let sources: [Source]

        /// The types with samples, sorted by identifier.
        static func all(of counts: [SampleCount]) -> [StoredType] {
            Dictionary(grouping: counts, by: \.type).sorted { $0.key < $1.key }.map { type, counts in
                StoredType(type: type, count: counts.reduce(0) { $0 + $1.count }, sources: counts.map(\.source))
            }
        }

        /// The type on one line, such as `StepCount: 2 (iPhone, Apple Watch)`.
        var line: String { "\(shortName(type)): \(count) (\(sources.map(\.name).joined(separator: ", ")))" }
    }
}

extension PermissionSheet {
    /// What the sheet asks for, such as `share BodyMass; read StepCount`.
    package var summary: String {
        guard !isBlank else { return "a blank sheet, which only kill ends" }
        let sides = [
            ("share", types(.share).map(\.identifier)), ("read", types(.read).map(\.identifier)),
            ("read objects of", objects ?? []),
        ]
        return sides.filter { !$0.1.isEmpty }.map { "\($0) \(shortNames($1))" }.joined(separator: "; ")
    }
}

/// `HKQuantityTypeIdentifierStepCount` is `StepCount`.
func shortName(_ identifier: String) -> String {
    identifier.replacing(/^HK\w*?TypeIdentifier(?=.)/, with: "")
}

/// The short names of types, separated by commas.
func shortNames(_ identifiers: [String]) -> String {
    identifiers.map(shortName).joined(separator: ", ")
}
