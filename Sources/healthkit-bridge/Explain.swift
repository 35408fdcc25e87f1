import ArgumentParser
import Explanations
import JSON
import Serving

/// Explains a name, a code or a text.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain a rule, an error, the text of an exception, a type, a symbol of HealthKit or a method.",
        discussion: """
              healthkit-bridge explain AUTH-40
              healthkit-bridge explain -32001
              healthkit-bridge explain errorAuthorizationNotDetermined
              healthkit-bridge explain Unable to parse factorization string bpm
              healthkit-bridge explain stepCount
              healthkit-bridge explain HKStatisticsQuery
              healthkit-bridge explain store/save

            Other words are searched for in the rules, then in the guide. More than five explanations are listed with a line for each.

            Exit status: 0 with the explanation on stdout; 64 if there is none.
            """
    )

    /// More explanations than these are listed.
    private static let mostInFull = 5

    @OptionGroup var output: FormatOption

    // A code such as -32001 looks like an option.
    @Argument(parsing: .allUnrecognized, help: ArgumentHelp("A name, a code or a text.", valueName: "word"))
    var words: [String]

    func run() throws {
        let query = words.filter { $0 != "--" }.joined(separator: " ")
        let reference = try Reference()
        let found = reference.explanations(of: query)
        guard !found.isEmpty else {
            throw ValidationError("There is no explanation of '\(query)'.".suggesting(reference.name(near: query)))
        }
        let isList = found.count > Self.mostInFull
        let texts = found.map { isList ? $0.summary : $0.text }
        try output.printList(
            texts.joined(separator: isList ? "" : "\n"),
            json: .array(found.map { ["title": .string($0.title), "text": .string($0.lines.joined(separator: "\n"))] }))
    }
}
