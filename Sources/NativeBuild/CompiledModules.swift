package import Foundation

/// The compiled modules of the host, as `.ci/host-modules` collects them in a folder.
package struct CompiledModules {
    package let folder: URL

    /// The modules in a folder.
    package init(in folder: URL) {
        self.folder = folder
    }

    /// The modules in the nearest folder `lib/healthkit-bridge` beside a program or above: in a package, an installation, or a checkout's
    /// `.build`.
    package init(of program: URL) throws(NativeSources.Failure) {
        var place = program
        while place.path != "/" {
            place = place.deletingLastPathComponent()
            self.init(in: place.appending(path: "lib/healthkit-bridge", directoryHint: .isDirectory))
            if isComplete { return }
        }
        throw NativeSources.Failure(
            message: "there are no compiled modules in lib/healthkit-bridge of a folder above \(program.path). Run make build "
                + "in a checkout of healthkit-bridge, or name the folder of its modules with --modules PATH."
        )
    }

    private var toolchainFile: URL { folder.appending(path: "toolchain") }

    /// Whether the folder has modules.
    package var isComplete: Bool { FileManager.default.fileExists(atPath: toolchainFile.path) }

    /// The options with which the compiler finds the modules.
    var compilerOptions: [String] { ["-I", folder.appending(path: "modules").path] }

    /// The options with which a host is linked. The order of static libraries has no meaning for LLVM's linker. Object files name some of the
    /// libraries themselves.
    var linkerOptions: [String] { ["-use-ld=lld", "-L", folder.path] + linkedFiles }

    private var linkedFiles: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".o") || $0.hasSuffix(".a") }.sorted().map { folder.appending(path: $0).path }
    }

    /// A text that changes with the modules.
    var stamp: String {
        var digest = Digest()
        for path in [toolchainFile.path] + linkedFiles {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            let date = attributes?[.modificationDate] as? Date
            digest.add("\(path) \(date?.timeIntervalSince1970 ?? 0) \(attributes?[.size] ?? 0)")
        }
        return digest.text
    }

    /// Throws if a toolchain, which describes itself with a text, is not the one with which the modules were compiled.
    func check(_ toolchain: String) throws(NativeSources.Failure) {
        let own = (try? String(contentsOf: toolchainFile, encoding: .utf8)) ?? ""
        func version(_ text: String) -> Substring { text.firstMatch(of: /Swift version [^\n]+/)?.output ?? "another program" }
        guard own != toolchain else { return }
        throw NativeSources.Failure(
            message: "the modules of the host need the toolchain that compiled them, \(version(own)), and the command swift is "
                + "\(version(toolchain)). Put that toolchain first on the PATH, or run make build in a checkout of "
                + "healthkit-bridge with yours, and name .build/lib/healthkit-bridge with --modules."
        )
    }
}
