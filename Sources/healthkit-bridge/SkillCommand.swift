import ArgumentParser
import Explanations
import Foundation
import Serving

/// Prints the skill for coding agents, or writes it to where an agent looks for skills.
struct SkillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skill",
        abstract: "Print the skill for coding agents, or install it.",
        discussion: """
            --install writes the skill to where the agent looks for the skills of a project, below the current folder; with --user \
            to where it looks for those of the user. Run it again after an update: it replaces the former skill.

              healthkit-bridge skill --install claude
              healthkit-bridge skill --install codex --user
            """
    )

    /// A coding agent. Its documentation says where it looks.
    enum Agent: String, CaseIterable, ExpressibleByArgument {
        /// https://code.claude.com/docs/en/skills
        case claude
        /// https://developers.openai.com/codex/skills
        case codex
        /// https://docs.github.com/en/copilot/concepts/agents/about-agent-skills
        case copilot
        /// https://cursor.com/docs/context/skills
        case cursor
        /// https://geminicli.com/docs/cli/using-agent-skills
        case gemini

        /// The folder of skills below that of a project or the home folder.
        func folder(ofUser: Bool) -> String {
            switch self {
            case .claude, .cursor, .gemini: ".\(self)/skills"
            case .codex: ".agents/skills"
            case .copilot: ofUser ? ".copilot/skills" : ".github/skills"
            }
        }
    }

    @Option(help: ArgumentHelp("Write the skill to where this agent looks.", valueName: "agent"))
    var install: Agent?

    @Flag(help: "Install the skill for all projects of the user.")
    var user = false

    func validate() throws {
        if user, install == nil { throw ValidationError("The option '--user' needs '--install'.") }
    }

    func run() throws {
        guard let text = ProtocolFiles.pages().first(where: { $0.name == "SKILL" })?.text else { throw ExitCode.failure }
        guard let install else { return try StandardStreams.printResult(text) }
        let files = FileManager.default
        let home = ProcessInfo.processInfo.environment["HOME"] ?? files.homeDirectoryForCurrentUser.path
        let root = URL(filePath: user ? home : files.currentDirectoryPath)
        let file = root.appending(path: "\(install.folder(ofUser: user))/healthkit-bridge/SKILL.md")
        let former = try? String(contentsOf: file, encoding: .utf8)
        guard former?.hasPrefix("---\nname: healthkit-bridge\n") ?? !files.fileExists(atPath: file.path) else {
            throw ValidationError("\(file.path) is another file. It is not replaced.")
        }
        do {
            try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        } catch {
            StandardStreams.report("\(file.path): The file cannot be written.")
            throw ExitCode.failure
        }
        try StandardStreams.printResult("\(file.path)\n")
    }
}
