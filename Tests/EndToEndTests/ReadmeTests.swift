import Foundation
import Testing

/// What the README shows is what happens.
struct ReadmeTests {
    private static let readme = Program.protocolFolder.deletingLastPathComponent().appending(path: "README.md")

    /// The fenced blocks of a language.
    private func blocks(_ language: String) throws -> [String] {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        return text.split(separator: "\n```\(language)\n").dropFirst().map { block in
            String(block.prefix(upTo: block.range(of: "\n```")?.lowerBound ?? block.endIndex))
        }
    }

    @Test func `every console transcript holds`() throws {
        let transcripts = try blocks("console")
        #expect(transcripts.count >= 2)
        for transcript in transcripts {
            let lines = transcript.split(separator: "\n")
            let end = lines.firstIndex(of: "END") ?? 0
            let script = lines[...end].joined(separator: "\n").dropFirst(2)
            let command = script.replacing(".build/release/healthkit-bridge", with: #""$0""#)
            let ending = try Program.shell(String(command))
            #expect(ending.lines == lines[(end + 1)...].map(String.init))
            #expect(ending.status == 0)
        }
    }

    @Test func `the Python example runs`() throws {
        let examples = try blocks("python")
        #expect(examples.count == 1)
        for example in examples {
            let script = example.replacing(
                #"[".build/release/healthkit-bridge", "#,
                with: #"[__import__("sys").argv[1], "#
            )
            let ending = try Program.shell(#"exec python3 -c "$1" "$0""#, script)
            #expect(ending.status == 0, "\(ending.text)")
        }
    }

    @Test func `it is under 200 lines`() throws {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
    }
}
