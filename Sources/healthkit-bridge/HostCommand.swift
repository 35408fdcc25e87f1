import ArgumentParser
import BridgeCore
import Foundation
import NativeBuild
import Platform
import Serving

/// Builds a host of a plugin's native code, and runs it in place of this process.
struct HostCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "host",
        abstract: "Serve with the native code of a plugin or library, compiled for Linux.",
        discussion: """
            Builds the Swift sources of a plugin of Flutter or Capacitor, of a module of Expo, or of a library with an entry point, with \
            the modules HealthKit, Flutter, Capacitor and ExpoModulesCore of this program, then serves as serve does. The methods are called as channel/method:

              healthkit-bridge host ios/ --clock 2026-01-05T09:00:00Z --consent deny

            Options that are not listed here are those of serve. The build is in the user's cache, and is repeated only after a \
            change. It needs the toolchain of Swift with which the modules of this program were compiled, and no network.

            Exit status: that of serve; 65 if the sources do not compile or cannot be found. Code that Linux cannot have, such as \
            #selector, is reported before the compiler runs.
            """
    )

    @Argument(
        help: ArgumentHelp("The folder of the plugin's native half, or its checkout.", valueName: "path"), completion: .directory
    )
    var path: String

    @Option(
        help: ArgumentHelp("The folder of a library that the plugin uses. Repeat it for several.", valueName: "path"),
        completion: .directory
    )
    var depends: [String] = []

    @Option(
        help: ArgumentHelp("A folder of Swift sources that are compiled into the plugin.", valueName: "path"),
        completion: .directory
    )
    var with: [String] = []

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp(
            "A class to register. Default: those that conform to FlutterPlugin, CAPBridgedPlugin, Module or HostedLibrary.",
            valueName: "name")
    )
    var classes: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder of the host's compiled modules. Default: lib/healthkit-bridge, beside the folder of this program or above.",
            valueName: "path"
        ),
        completion: .directory
    )
    var modules: String?

    @Flag(help: "Compile the sources as they stand. The order of events may then differ between runs.")
    var noOverlay = false

    @Flag(help: "Build with optimizations.")
    var release = false

    @Flag(help: "Build the host without running it, and print the path of its executable.")
    var buildOnly = false

    @Flag(
        help: """
            Print the package that would be built, without building it. A Package.swift of the sources is a program: it is run, not \
            only read.
            """
    )
    var printPackage = false

    @Argument(parsing: .allUnrecognized, help: ArgumentHelp("Options of serve.", visibility: .hidden))
    var serveOptions: [String] = []

    func run() throws {
        let options = serveOptions.filter { $0 != "--" }
        _ = try StandardServeOptions.parsed(options).hostOptions()
        let package = try makePackage()
        if printPackage { return try StandardStreams.printResult(Self.description(of: package)) }
        guard package.problems.isEmpty else {
            for problem in package.problems { Self.say(problem, isPlain: true) }
            throw ExitCode(65)
        }
        let build = HostBuild(package, isRelease: release)
        if !build.isUpToDate {
            if package.changedLines > 0 {
                Self.say("changed for Linux: \(package.changedLines) lines in \(package.changedFiles) files")
            }
            Self.say("building the host")
            do {
                guard try build.run({ Self.say($0, isPlain: true) }) else { throw ExitCode(65) }
            } catch let failure as NativeSources.Failure {
                Self.say(failure.message)
                throw ExitCode(65)
            }
        }
        if buildOnly { return try StandardStreams.printResult(build.executable + "\n") }
        try Self.replaceProcess(build.executable, options)
    }

    private func makePackage() throws -> HostPackage {
        do throws(NativeSources.Failure) {
            var libraries: [NativeSources] = []
            for path in depends { libraries += try NativeSources.modules(of: path) }
            let own = try NativeSources.modules(of: path)
            var additions: [NativeSources] = []
            for path in with { additions.append(try NativeSources(folder: path)) }
            return try HostPackage(
                plugin: own[own.count - 1],
                libraries: libraries + own.dropLast(),
                additions: additions,
                classes: classes,
                compiled: try compiledModules(),
                hasOverlay: !noOverlay
            )
        } catch {
            Self.say(error.message)
            throw ExitCode(65)
        }
    }

    /// The manifest, and the other files with their number of lines.
    private static func description(of package: HostPackage) -> String {
        var text = ""
        for file in package.files {
            let lines = file.text.count { $0.isNewline }
            text += "// \(file.path): \(lines) lines\n"
            if ["Package.swift", "__HealthKitBridge.swift", "main.swift"].contains(file.path.split(separator: "/").last) {
                text += file.text + "\n"
            }
        }
        return text + "// changed lines: \(package.changedLines)\n"
    }

    // MARK: This program

    /// The file of this program.
    private static var program: URL { URL(filePath: OperatingSystem.program).resolvingSymlinksInPath() }

    /// The modules of the folder that is named, else those of this program.
    private func compiledModules() throws(NativeSources.Failure) -> CompiledModules {
        guard let modules else { return try CompiledModules(of: Self.program) }
        let compiled = CompiledModules(in: URL(filePath: modules, directoryHint: .isDirectory).standardizedFileURL)
        guard compiled.isComplete else {
            throw NativeSources.Failure(message: "\(modules): there are no compiled modules of healthkit-bridge in this folder")
        }
        return compiled
    }

    private static func say(_ line: String, isPlain: Bool = false) {
        let text = isPlain ? "\(line)\n" : "healthkit-bridge: \(line)\n"
        StandardStreams.write(Array(text.utf8), to: StandardStreams.error)
    }

    private static func replaceProcess(_ executable: String, _ options: [String]) throws -> Never {
        var arguments = unsafe ([executable] + options).map { unsafe strdup($0) }
        unsafe arguments.append(nil)
        unsafe execv(executable, arguments)
        say("\(executable) cannot be run")
        throw ExitCode(65)
    }
}
