import Foundation
import Testing

/// `healthkit-bridge host`, with a program in place of the compiler.
struct HostCommandTests {
    private let folder: TemporaryFolder

    /// A plugin, and a `swift` that writes its arguments to a file.
    init() throws {
        folder = try TemporaryFolder()
        try write(
            "ios/Steps.swift",
            """
            import Flutter
            class StepsPlugin: NSObject, FlutterPlugin {}
            class OtherPlugin: NSObject, FlutterPlugin {}
            """
        )
        try write("library/Goals.swift", "import HealthKit")
        try write("more/Counter.swift", "@objc class Counter {}")
        try write("modules/toolchain", Self.version)
        try write("bin/swift", compiler(""))
    }

    private static let version = "Swift version 6.2 (swift-6.2-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n"

    private func compiler(_ rest: String, version: String = version) -> String {
        """
        #!/bin/sh
        [ "$1" != --version ] || { printf '\(version.replacing("\n", with: "\\n"))'; exit; }
        echo "$@" >> '\(folder.file("arguments"))'
        while [ $# -gt 1 ]; do
            case $1 in
                --package-path) package=$2 ;;
                --scratch-path) products=$2 ;;
                --product) product=$2 ;;
                -c) configuration=$2 ;;
            esac
            shift
        done
        \(rest)
        """
    }

    /// A compiler that makes an executable, which prints its arguments.
    private var success: String {
        compiler(
            """
            mkdir -p "$products/$configuration"
            printf '#!/bin/sh\\necho "served with $*"\\n' > "$products/$configuration/$product"
            chmod +x "$products/$configuration/$product"
            """
        )
    }

    private func write(_ path: String, _ text: String) throws {
        let url = URL(filePath: folder.file(path))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if path.hasPrefix("bin/") {
            // Linux runs no file that a process has open for writing. A child of another test may inherit what this process has open.
            try #require(Program.shell(#"cat >"$1" && chmod +x "$1""#, url.path, input: text).status == 0)
        } else {
            try Data(text.utf8).write(to: url)
        }
    }

    private func host(_ options: String) throws -> Ending {
        try Program.shell(
            #"cd "$1" && PATH="$PWD/bin:$PATH" XDG_CACHE_HOME="$PWD/cache" exec "$0" host \#(options) --modules modules"#,
            folder.path
        )
    }

    private var arguments: [String] {
        let text = try? String(contentsOfFile: folder.file("arguments"), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? []
    }

    @Test func `the package is printed without a build`() throws {
        let ending = try host(
            "ios --depends library --with more --class StepsPlugin --no-overlay --os-version 16.4 --print-package"
        )
        #expect(ending.status == 0, "\(ending.errors)")
        #expect(ending.text.contains("{\nStepsPlugin.register(with: registrar)\n}"))
        #expect(ending.text.contains("// Sources/library/Goals.swift: 0 lines\n"))
        #expect(ending.text.contains("// Sources/ios/With-more/Counter.swift: 0 lines\n"))
        #expect(ending.text.contains(#"dependencies: ["library"],"#))
        #expect(ending.text.contains("usesThreads: true"))
        #expect(ending.text.hasSuffix("// changed lines: 0\n"))
        #expect(arguments.isEmpty)
        let rewritten = try host("ios --with more --print-package").text
        #expect(rewritten.contains("StepsPlugin.register(with: registrar)\nOtherPlugin.register(with: registrar)"))
        #expect(rewritten.contains("usesThreads: false"))
        #expect(rewritten.hasSuffix("// changed lines: 1\n"))
    }

    @Test func `a program without modules beside it says how to get them`() throws {
        let copy =
            #"mkdir -p "$1/usr/bin" && cp "$0" "$1/usr/bin/copy" && cd "$1" && "#
            + #"PATH="$PWD/bin:$PATH" XDG_CACHE_HOME="$PWD/cache" exec usr/bin/copy host ios"#
        let alone = try Program.shell(copy, folder.path)
        #expect(alone.status == 65)
        #expect(alone.errors.contains("there are no compiled modules in lib/healthkit-bridge of a folder above"))
        #expect(alone.errors.contains("make build") && alone.errors.contains("--modules PATH"))
        #expect(alone.errors.split(separator: "\n").count == 1)
        let wrong = try Program.shell(copy + " --modules library", folder.path)
        #expect(wrong.status == 65)
        #expect(wrong.errors == "healthkit-bridge: library: there are no compiled modules of healthkit-bridge in this folder\n")
        try write("usr/lib/healthkit-bridge/toolchain", Self.version)
        try write("usr/lib/healthkit-bridge/Host.o", "")
        let found = try Program.shell(copy + " --print-package", folder.path)
        #expect(found.status == 0, "\(found.errors)")
        #expect(found.text.contains("\(folder.path)/usr/lib/healthkit-bridge/Host.o"))
        #expect(arguments.isEmpty)
    }

    @Test func `another toolchain than that of the modules is an error with both versions`() throws {
        try write("bin/swift", compiler("", version: "Swift version 6.3 (swift-6.3-RELEASE)\n"))
        let ending = try host("ios")
        #expect(ending.status == 65 && ending.text.isEmpty && arguments.isEmpty)
        for text in ["Swift version 6.2 (swift-6.2-RELEASE)", "Swift version 6.3 (swift-6.3-RELEASE)", "make build"] {
            #expect(ending.errors.contains(text), "\(text): \(ending.errors)")
        }
    }

    @Test func `other modules build the host anew`() throws {
        try write("bin/swift", success)
        let built = try host("ios --build-only")
        let path = built.text
        #expect(built.status == 0, "\(built.errors)")
        #expect(try host("ios --build-only").text == path)
        #expect(arguments.count == 1 && arguments[0].hasSuffix("-Xswiftc -I -Xswiftc \(folder.path)/modules/modules"))
        try write("modules/Host.o", "")
        let other = try host("ios --build-only").text
        #expect(other != path && arguments.count == 2)
        #expect(!FileManager.default.fileExists(atPath: String(path.dropLast())), "the former products are removed")
    }

    @Test func `a host is built once, and gets the options of serve`() throws {
        try write("bin/swift", success)
        let path = try host("ios --build-only")
        #expect(path.status == 0 && path.text.hasSuffix("\n"), "\(path.errors)")
        #expect(FileManager.default.isExecutableFile(atPath: String(path.text.dropLast())))
        #expect(try host("ios --os-version 16.4 --consent deny").text == "served with --os-version 16.4 --consent deny\n")
        #expect(arguments.count == 1)
        #expect(arguments.first?.contains("-c debug") == true)
        try write("ios/Steps.swift", "class StepsPlugin: NSObject, FlutterPlugin {}")
        #expect(try host("ios --build-only").text == path.text)
        #expect(arguments.count == 2)
        #expect(try host("ios --release").text == "served with \n")
        #expect(arguments.last?.contains("-c release") == true)
    }

    @Test func `without a toolchain, the command says what to install`() throws {
        let ending = try Program.shell(
            #"cd "$1" && PATH=/nowhere XDG_CACHE_HOME="$PWD/cache" exec "$0" host ios --modules modules"#, folder.path
        )
        #expect(ending.status == 65 && ending.text.isEmpty)
        #expect(ending.errors.contains("there is no command swift. Install Swift 6.2 or later for Linux"))
    }

    @Test func `hosts have executables of their own`() throws {
        try write("bin/swift", success)
        try write("other/Steps.swift", "class OtherPlugin: NSObject, FlutterPlugin {}")
        let paths = try ["ios", "other", "ios --no-overlay", "ios --with more"].map {
            URL(filePath: String(try host("\($0) --build-only").text.dropLast()))
        }
        #expect(Set(paths.map(\.path)).count == 4)
    }

    @Test func `errors of the compiler have the user's own paths, and the exit status is 65`() throws {
        try write(
            "bin/swift",
            compiler(
                """
                echo "$package/Sources/ios/Steps.swift:2:7: error: one"
                echo "$package/Sources/ios/With-more/Counter.swift:1:1: error: two" >&2
                echo "$package/Sources/library/Goals.swift:1:1: error: three"
                exit 1
                """
            )
        )
        let ending = try host("ios --depends library --with more")
        #expect(ending.status == 65)
        #expect(ending.text.isEmpty)
        for line in [
            "ios/Steps.swift:2:7: error: one", "more/Counter.swift:1:1: error: two",
            "library/Goals.swift:1:1: error: three",
        ] {
            #expect(ending.errors.contains("\(folder.file(line))\n"), "\(line)")
        }
        // A failed build is repeated.
        #expect(try host("ios --depends library --with more").status == 65)
        #expect(arguments.count == 2)
    }

    @Test func `code that Linux cannot have is reported before the compiler runs`() throws {
        try write("bin/swift", success)
        try write("ios/Screen.swift", "import Foundation\n#if os(macOS)\nimport AppKit\n#else\nimport SwiftUI\n#endif\n")
        let ending = try host("ios")
        #expect(ending.status == 65 && ending.text.isEmpty)
        #expect(ending.errors.hasPrefix("\(folder.file("ios/Screen.swift")):5: error: There is no module SwiftUI on Linux."))
        #expect(ending.errors.split(separator: "\n").count == 1 && arguments.isEmpty)
        #expect(try host("ios --print-package").status == 0)
        try write("SwiftUI/View.swift", "public protocol View {}")
        #expect(try host("ios --depends SwiftUI --build-only").status == 0)
        #expect(try host("ios --no-overlay --build-only").status == 0)
    }

    @Test(arguments: ["missing", "ios --depends missing", "ios --with missing", "library"])
    func `sources that cannot be found have the exit status 65`(options: String) throws {
        let ending = try host(options)
        #expect(ending.status == 65)
        #expect(ending.text.isEmpty && !ending.errors.isEmpty)
        #expect(arguments.isEmpty)
    }

    @Test func `an invalid option of serve is found before the build`() throws {
        let ending = try host("ios --clock noon")
        #expect(ending.status == 64)
        #expect(ending.errors.contains("--clock"))
        #expect(arguments.isEmpty)
    }
}
