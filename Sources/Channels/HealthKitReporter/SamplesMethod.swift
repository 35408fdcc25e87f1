import BridgeCore
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// A method that returns samples of a type with the elements of their series, the newest first.
struct SamplesMethod: Sendable {
    /// How a method finds the type of its samples.
    enum TypeSelection {
        case fixed(ObjectType)
        /// The type of the argument `identifier`, of one kind.
        case named(ObjectType.Kind)
    }

    let name: String
    let summary: String
    let selection: TypeSelection
    /// Whether quantities are in the unit of an argument.
    let hasUnit: Bool
    /// A flag without which the elements of the series are left out.
    let elementsFlag: ParameterDescription?
    let isIntervalRequired: Bool
    /// What the system must have.
    let feature: Feature?

    init(
        _ name: String,
        _ summary: String,
        _ selection: TypeSelection,
        hasUnit: Bool = false,
        elementsFlag: ParameterDescription? = nil,
        isIntervalRequired: Bool = true,
        feature: Feature? = nil
    ) {
        self.name = name
        self.summary = summary
        self.selection = selection
        self.hasUnit = hasUnit
        self.elementsFlag = elementsFlag
        self.isIntervalRequired = isIntervalRequired
        self.feature = feature
    }

    static let all = [
        SamplesMethod("quantityQuery", "Returns quantity samples in a unit.", .named(.quantity), hasUnit: true),
        SamplesMethod("categoryQuery", "Returns category samples.", .named(.category)),
        SamplesMethod("workoutQuery", "Returns workouts.", .fixed(.workout)),
        SamplesMethod(
            "electrocardiogramQuery", "Returns electrocardiograms, with their voltages if wanted.", .fixed(.electrocardiogram),
            elementsFlag: .flag("withVoltageMeasurements", "Whether to read the voltages. Default: no.")
        ),
        SamplesMethod("heartbeatSeriesQuery", "Returns heartbeat series with their beats.", .fixed(.heartbeatSeries)),
        SamplesMethod("workoutRouteQuery", "Returns workout routes with their locations.", .fixed(.workoutRoute)),
        SamplesMethod("clinicalRecordQuery", "Returns clinical records.", .named(.clinical), isIntervalRequired: false),
        SamplesMethod(
            "visionPrescriptionQuery", "Returns vision prescriptions.", .fixed(.visionPrescription), isIntervalRequired: false,
            feature: .visionPrescriptions
        ),
        SamplesMethod("audiogramQuery", "Returns audiograms.", .fixed(.audiogram), isIntervalRequired: false),
        SamplesMethod(
            "stateOfMindQuery", "Returns states of mind.", .fixed(.stateOfMind), isIntervalRequired: false,
            feature: .stateOfMind
        ),
        SamplesMethod(
            "scoredAssessmentQuery", "Returns answers to questionnaires.", .named(.scoredAssessment), isIntervalRequired: false,
            feature: .scoredAssessments
        ),
    ]

    var method: Method {
        Method(reporter: name, summary, parameters, result: .json) { call, arguments in
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

    private var parameters: [ParameterDescription] {
        let interval = isIntervalRequired ? ParameterDescription.interval : ParameterDescription.intervalIfGiven
        let options = [selection.parameter, hasUnit ? .unit : nil].compactMap { $0 }
        return options + interval + [elementsFlag].compactMap { $0 }
    }
}

extension SamplesMethod.TypeSelection {
    /// The parameter that names the type; nil if the type is fixed.
    fileprivate var parameter: ParameterDescription? {
        if case .named = self { .identifier } else { nil }
    }

    /// The type. The library looks up quantity and category types, the package the others.
    fileprivate func type(_ call: Call, _ arguments: NativeValue) throws -> ObjectType {
        switch self {
        case .fixed(let type): return type
        case .named(let kind):
            let identifier = try arguments.required(.identifier, \.string)
            let isOfLibrary = kind == .quantity || kind == .category
            return isOfLibrary ? try call.libraryType(identifier, kind) : try call.type(identifier, kind)
        }
    }
}
