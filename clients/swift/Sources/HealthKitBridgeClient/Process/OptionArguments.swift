import Foundation

/// Options as command-line arguments. The object owns the temporary files that they name.
final class OptionArguments {
    private(set) var arguments = ["serve"]
    private var files: [URL] = []

    init(_ options: Bridge.Options) throws {
        guard case .object(let members) = try JSONValue(encoding: options) else { return }
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            let option = "--" + name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
            switch value {
            case .null, .bool(false): break
            case .bool(true): arguments.append(option)
            // A value with a leading dash would be read as an option.
            case .string(let text): arguments += text.hasPrefix("-") ? ["\(option)=\(text)"] : [option, text]
            case .integer, .real: arguments.append("\(option)=\(value)")
            case .array, .object: arguments += [option, try file(value)]
            }
        }
    }

    deinit {
        for file in files {
            try? FileManager.default.removeItem(at: file)
        }
    }

    private func file(_ value: JSONValue) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "healthkit-bridge-\(UUID()).json")
        try Data(value.utf8).write(to: file)
        files.append(file)
        return file.path
    }
}
