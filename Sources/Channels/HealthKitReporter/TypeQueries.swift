import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

extension HealthKitReporterChannel {
    static let typeQueryMethods = [
        samples("quantityQuery", "Returns quantity samples in a unit.", .named(.quantity), hasUnit: true),
        samples("categoryQuery", "Returns category samples.", .named(.category)),
        samples("workoutQuery", "Returns workouts.", .fixed(.workout)),
        samples(
            "electrocardiogramQuery", "Returns electrocardiograms, with their voltages if wanted.", .fixed(.electrocardiogram),
            elementsFlag: .withVoltageMeasurements
        ),
        samples("heartbeatSeriesQuery", "Returns heartbeat series with their beats.", .fixed(.heartbeatSeries)),
        samples("workoutRouteQuery", "Returns workout routes with their locations.", .fixed(.workoutRoute)),
        samples("clinicalRecordQuery", "Returns clinical records.", .named(.clinical), isIntervalRequired: false),
        samples(
            "visionPrescriptionQuery", "Returns vision prescriptions.", .fixed(.visionPrescription), isIntervalRequired: false,
            feature: .visionPrescriptions
        ),
        samples("audiogramQuery", "Returns audiograms.", .fixed(.audiogram), isIntervalRequired: false),
        samples(
            "stateOfMindQuery", "Returns states of mind.", .fixed(.stateOfMind), isIntervalRequired: false,
            feature: .stateOfMind
        ),
        samples(
            "scoredAssessmentQuery", "Returns answers to questionnaires.", .named(.scoredAssessment), isIntervalRequired: false,
            feature: .scoredAssessments
        ),
    ]

    /// A method that returns samples of a type with the elements of their series, the newest first. Without `elementsFlag` in the
    /// call, the elements are left out. `feature` is what the system must have.
    private static func samples(
        _ name: String, _ summary: String, _ selection: TypeSelection, hasUnit: Bool = false,
        elementsFlag: ParameterDescription? = nil, isIntervalRequired: Bool = true, feature: Feature? = nil
    ) -> Method {
        let options = [selection.parameter, hasUnit ? .unit : nil].compactMap { $0 }
        let interval = isIntervalRequired ? ParameterDescription.interval : ParameterDescription.intervalIfGiven
        let parameters = options + interval + [elementsFlag].compactMap { $0 }
        return Method(reporter: name, summary, parameters, result: .json) { call, arguments in
            if let feature { try call.require(feature) }
            let type = try selection.type(call, arguments)
            let unitText = hasUnit ? try arguments.required(.unit, \.string) : nil
            let predicate = try arguments.predicate(isRequired: isIntervalRequired)
            let limit = try arguments.limit()
            let unit = try unitText.map { text in try call.unit(text, for: type) }
            let hasElements = elementsFlag.map { arguments[$0].bool ?? false } ?? true
            let samples = try call.samples([QueryDescriptor(type, predicate)], limit: limit)
            return try call.list(samples, in: unit, withElements: hasElements).text
        }
    }
}

extension ParameterDescription {
    fileprivate static let withVoltageMeasurements = flag(
        "withVoltageMeasurements", "Whether to read the voltages. Default: no."
    )
}

/// How a method finds the type of its samples.
private enum TypeSelection {
    case fixed(ObjectType)
    /// The type of the argument `identifier`, of one kind.
    case named(ObjectType.Kind)

    /// The parameter that names the type; nil if the type is fixed.
    var parameter: ParameterDescription? {
        if case .named = self { .identifier } else { nil }
    }

    /// The type. The library looks up quantity and category types, the package the others.
    func type(_ call: Call, _ arguments: NativeValue) throws -> ObjectType {
        switch self {
        case .fixed(let type): return type
        case .named(let kind):
            let identifier = try arguments.required(.identifier, \.string)
            let isOfLibrary = kind == .quantity || kind == .category
            return isOfLibrary ? try call.libraryType(identifier, kind) : try call.type(identifier, kind)
        }
    }
}
