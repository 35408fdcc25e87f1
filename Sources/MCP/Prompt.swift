import Explanations
import HealthJSON
import JSON
import JSONRPC

/// A prompt of the server: a task for a model, which a person chooses.
struct Prompt {
    let name: String
    let title: String
    let description: String
    /// The optional argument, and what it is.
    let argument: (name: String, description: String)
    let text: String

    var json: JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(description),
            "arguments": [
                ["name": .string(argument.name), "description": .string(argument.description), "required": false]
            ],
        ]
    }

    static let all = [
        Prompt(
            name: "test_permissions", title: "Test an app's permissions",
            description: "Tests what an app does when the user denies.",
            argument: ("types", "The types that the app reads and saves, such as stepCount."),
            text: """
                Test the permissions of a health app with the phone of this server. Play the app with call_method in four \
                sessions, each \
                begun with start_phone: the user allows everything, denies everything, denies only reading, and revokes a \
                decision later \
                (act_as_user setAuthorization). In each, look at the answers and at read_journal, and say what the app must \
                show. Success of \
                store/requestAuthorization is not a grant, and a denied read looks empty. Write a test of each session with \
                write_test.
                """),
        Prompt(
            name: "review_code", title: "Review HealthKit code", description: "Looks for the eight mistakes of health apps.",
            argument: ("code", "The code, or the files to read."),
            text: """
                Review this code for the eight mistakes of health apps that the resource healthkit://guide/SKILL lists. For \
                each mistake that \
                you find, name the place, ask explain for the rule, show with call_method how HealthKit answers, and propose \
                the change and a \
                test. Name the mistakes that you have looked for and not found.
                """),
        Prompt(
            name: "weekly_review", title: "Review a week of health data",
            description: "Sums without counting phone and watch twice.",
            argument: ("week", "The first and the last day. Default: the last seven days."),
            text: """
                Review a week of the health data of this server. Take totals from the tool statistics, which counts overlaps \
                of sources once, \
                and never add up samples. Take nights from sleep and training from workouts. Give units, the time zone and the \
                days with data. \
                If readAccess is not allowed, say that you may not read the type, not that there is no data. This is no \
                medical advice.
                """),
    ]
}

extension Session {
    func prompt(_ params: JSONValue) throws(ErrorObject) -> JSONObject {
        let name = params["name"]?.text ?? ""
        guard let prompt = Prompt.all.first(where: { $0.name == name }) else {
            throw ErrorObject(
                code: -32602,
                message: "Unknown prompt: \(name.shortened)".suggesting(name.nearest(among: Prompt.all.map(\.name))))
        }
        let argument = params["arguments"]?[prompt.argument.name]?.text
        let text = [prompt.text, argument.map { "\(prompt.argument.name): \($0)" }].compactMap(\.self).joined(separator: "\n\n")
        return [
            "description": .string(prompt.description),
            "messages": [["role": "user", "content": ["type": "text", "text": .string(text)]]],
        ]
    }
}
