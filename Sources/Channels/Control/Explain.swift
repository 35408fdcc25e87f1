import BridgeCore
import HealthJSON
import HealthEngine
import HealthModel
import JSON

extension ControlChannel {
    /// What happened on the phone, for a test that failed.
    static let explain = Method(
        "explain",
        "Returns what happened since the start or the last reset, as lines of text for a test that failed: the last calls, the decisions, "
            + "an open sheet, the phone, and the rules behind them. The lines have types and counts, and no health value.",
        .optional(
            "warnings", .strings, default: [],
            "Warnings of the bridge, which the client has read from stderr. They are a part of the text, with the rules that they name."
        ),
        .optional(
            "call", .count, "The index of a call in the journal. Then the lines say why its answer is empty, and nothing else."),
        result: ResultDescription("lines", Schemas.strings), onlyReads: true
    ) { call, warnings, index in
        let record = call.connection.record
        let calls = record.entries.filter { index == nil || $0.index == index }.suffix(FailureExplanation.mostCalls)
        let explanation = try call.interruptible {
            FailureExplanation(
                of: call.phone, call.app.process, calls: calls.map(FailureExplanation.Call.init),
                faults: record.unusedFaults.map(UnusedFault.init), warnings: warnings
            )
        }
        return JSONValue.strings(index == nil ? explanation.lines : explanation.emptyAnswers.flatMap(\.sentences))
    }
}

extension FailureExplanation.Call {
    /// A call of the journal.
    init(_ entry: JournalEntry) {
        var outcome = entry.outcome.rawValue
        if let code = entry.errorCode {
            outcome += " \(code)"
            if let meaning = Self.meaning(of: code) { outcome += ", \(meaning)" }
        }
        self.init(
            number: entry.index, name: entry.method, types: entry.types, outcome: outcome, count: entry.shownCount,
            healthKitError: entry.healthKitError, exception: entry.exception.map(Self.suggestingUnit),
            isChange: entry.accesses.isChange,
            queries: entry.accesses.queries
        )
    }

    /// The reason of an exception, and the unit that is probably meant if it is about a unit.
    private static func suggestingUnit(_ reason: String) -> String {
        let beginning = NativeException.unparsableUnit("").reason
        guard reason.hasPrefix(beginning) else { return reason }
        let unit = String(reason.dropFirst(beginning.count))
        return reason.suggesting(unit == "bpm" ? "count/min" : unit.nearest(among: HealthModel.Unit.commonTexts))
    }

    private static func meaning(of code: Int) -> String? {
        switch code {
        case ErrorCode.platformError: "an error of the plugin"
        case ErrorCode.healthKitError: "an error of HealthKit"
        case ErrorCode.nativeException: "an exception, which ends the app"
        case ErrorCode.fault: "the app does not run"
        case ErrorCode.noReply: "the plugin never answers"
        case ErrorCode.requestCancelled: "cancelled"
        case -32602: "invalid params"
        default: nil
        }
    }
}
