import Foundation
import Testing

/// `healthkit-bridge guide` and `healthkit-bridge skill`.
struct GuideCommandTests {
    @Test func `the list has each page with its title`() throws {
        let ending = try Program.run("guide")
        #expect(ending.lines.contains { $0.hasPrefix("permissions ") && $0.hasSuffix(" Permissions") })
        #expect(ending.lines.contains { $0.hasPrefix("channels/store ") })
        #expect(ending.status == 0)
    }

    @Test func `the list has all pages but those for readers of the sources`() throws {
        let names = try Program.run("guide").lines.dropFirst().compactMap { $0.split(separator: " ").first }
        func files(_ folder: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: Program.protocolFolder.appending(path: folder).path)
        }
        let guide = try files("guide").filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
        let channels = try files("channels").map { "channels/\($0)" }
        let pages = Set(guide + channels + ["protocol", "ask"]).subtracting(["README", "guides", "healthkit-symbols"])
        #expect(Set(names.map(String.init)) == pages)
    }

    @Test(arguments: [("limits", "guide/limits.md"), ("channels/store", "channels/store/README.md")])
    func `a page is that of the source tree without its links`(page: String, file: String) throws {
        let ending = try Program.run("guide", page)
        let source = try String(decoding: contents(of: Program.protocolFolder.appending(path: file).path), as: UTF8.self)
        func words(_ text: String) -> String {
            text.replacing(/\[([^\[\]]+)\]\([^()\s]+(?: [\w-]+ [\w\/-]+)?\)/) { "\($0.output.1)" }
        }
        #expect(words(ending.text) == words(source))
        #expect(ending.status == 0)
    }

    @Test func `a link to a page or a rule is the command that prints it, and of other links the words remain`() throws {
        let text = try Program.run("guide", "start").text
        #expect(text.contains("see [permissions](healthkit-bridge guide permissions)."))
        #expect(text.contains("they use [`ask`](healthkit-bridge guide ask), a small script"))
        #expect(text.contains("\nThe script `protocol/guide/ask`: `healthkit-bridge guide ask`\n"))
        #expect(try Program.run("guide", "differences").text.contains("[AUTH-70](healthkit-bridge explain AUTH-70)"))
    }

    @Test func `every link of every page can be followed`() throws {
        let names = try Program.run("guide").lines.dropFirst().compactMap { $0.split(separator: " ").first.map(String.init) }
        var commands: Set<[String]> = []
        for name in names {
            let prose = try Program.run("guide", name).text.components(separatedBy: "```").enumerated().filter {
                $0.offset % 2 == 0
            }
            for link in prose.flatMap({ $0.element.matches(of: /\[[^\[\]]+\]\((?!https?:)([^()]*)\)/) }) {
                commands.insert(link.output.1.split(separator: " ").map(String.init))
            }
        }
        #expect(commands.count > 20)
        for command in commands {
            #expect(command.first == "healthkit-bridge", "\(command)")
            #expect(try Program.run(Array(command.dropFirst())).status == 0, "\(command)")
        }
    }

    @Test func `the script of the pages is printed as it is`() throws {
        let script = try contents(of: Program.protocolFolder.appending(path: "guide/ask").path)
        #expect(try Data(Program.run("guide", "ask").output) == script)
    }

    @Test func `an unknown page is a usage error with the nearest name`() throws {
        let ending = try Program.run("guide", "permission")
        let message = "Error: There is no page 'permission'. The command guide lists them. Did you mean permissions?"
        #expect(ending.errors.hasPrefix(message))
        #expect(ending.status == 64)
        #expect(try Program.run("guide", "Vitest").errors.contains("Did you mean cordova-capacitor or "))
        #expect(try !Program.run("guide", "xyzzy").errors.contains("Did you mean"))
    }

    /// Each page that an explanation names.
    @Test(arguments: ["store/save", "rpc/version", "why is my query empty"])
    func `the command that an explanation names prints a page`(query: String) throws {
        let text = try Program.run("explain", query).text
        let pages = text.matches(of: /`healthkit-bridge guide ([\w\/-]+)`/).map { String($0.output.1) }
        #expect(!pages.isEmpty)
        for page in pages { #expect(try Program.run("guide", page).status == 0, "\(page)") }
    }

    @Test(arguments: [
        ("claude", ".claude/skills"), ("codex", ".agents/skills"), ("copilot", ".github/skills"), ("cursor", ".cursor/skills"),
        ("gemini", ".gemini/skills"),
    ])
    func `a skill is installed where the agent looks, and replaced by a newer one`(agent: String, place: String) throws {
        let folder = try TemporaryFolder()
        let file = folder.file("\(place)/healthkit-bridge/SKILL.md")
        for _ in 0..<2 {
            let ending = try Program.shell(#"cd "$1" && exec "$0" skill --install "$2""#, folder.path, agent)
            #expect(ending.text == "\(file)\n")
            #expect(try contents(of: file) == Data(Program.run("skill").output))
            _ = try folder.write("---\nname: healthkit-bridge\n---\nolder", to: "\(place)/healthkit-bridge/SKILL.md")
        }
    }

    @Test func `another file is not replaced`() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("mine", to: ".claude/skills/healthkit-bridge/SKILL.md")
        let ending = try Program.shell(#"cd "$1" && exec "$0" skill --install claude"#, folder.path)
        #expect(ending.status == 64)
        #expect(try contents(of: file) == Data("mine".utf8))
    }

    @Test func `the skill of the user is in the home folder`() throws {
        let folder = try TemporaryFolder()
        let script = #"HOME="$1" exec "$0" skill --install copilot --user"#
        #expect(try Program.shell(script, folder.path).text == folder.file(".copilot/skills/healthkit-bridge/SKILL.md") + "\n")
    }
}
