import ArgumentParser
import Conformance
import Explanations
import Foundation
import JSON
import Serving

/// Prints a page of the guide, or shows it in a pager.
struct GuideCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "guide",
        abstract: "Print a page of the guide, or the list of its pages.",
        discussion: """
              healthkit-bridge guide
              healthkit-bridge guide permissions
              healthkit-bridge guide channels/store

            The executable contains the pages, and the script ask that they use. At a terminal, the program of the variable PAGER \
            shows the page, by default less.

            Exit status: 0 with the page on stdout; 64 if there is none.
            """
    )

    @Argument(
        help: ArgumentHelp("The page. Default: the list of all pages.", valueName: "page"),
        completion: .list(ProtocolFiles.library().map(\.name)))
    var page: String?

    func run() throws {
        let pages = ProtocolFiles.library()
        guard let page else {
            return try StandardStreams.printResult(tableText([["PAGE", "TITLE"]] + pages.map { [$0.name, $0.title] }))
        }
        guard let text = pages.first(where: { $0.name == page })?.text(among: pages) else {
            let holding = pages.filter { $0.text(among: pages).lowercased().contains(page.lowercased()) }.map(\.name)
            let meant = page.nearest(among: pages.map(\.name)) ?? (holding.isEmpty ? nil : holding.joined(separator: " or "))
            throw ValidationError("There is no page '\(page)'. The command guide lists them.".suggesting(meant))
        }
        if !(StandardStreams.isOutputTerminal && isShown(text)) { try StandardStreams.printResult(text) }
    }

    /// Whether a pager has shown the text.
    private func isShown(_ text: String) -> Bool {
        let file = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).md")
        defer { try? FileManager.default.removeItem(at: file) }
        let command = ["sh", "-c", "${PAGER:-less} \"$0\"", file.path]
        guard (try? text.write(to: file, atomically: true, encoding: .utf8)) != nil,
            let pager = try? ChildProcess(command: command, standard: (0, 1, 2), hasOwnGroup: false)
        else { return false }
        pager.waitForEnd()
        return pager.exitStatus() != 127
    }
}
