import Foundation

/// A case of a vector file, for a device: `protocol/vectors/README.md` has the form.
struct DeviceVector: Sendable {
    /// The name of the file, such as `save.json`, and of the case.
    let file, name: String
    /// The options of the phone.
    let given: JSONObject
    /// The requests that set up the phone.
    let prelude: [JSONValue]
    let exchange: [JSONValue]

    /// Reads the vector files of a folder, or one file. Throws for a file that cannot be read.
    static func load(from url: URL) throws -> [DeviceVector] {
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        let files = isFolder ? try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) : [url]
        return try files.filter { $0.pathExtension == "json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .flatMap { try cases(of: JSONValue(parsing: Data(contentsOf: $0)), named: $0.lastPathComponent) }
    }

    private static func cases(of page: JSONValue, named file: String) throws -> [DeviceVector] {
        let page = try page.members()
        func list(_ object: JSONObject, _ name: String) throws -> [JSONValue] { try object[name]?.elements() ?? [] }
        let fixtures = try page["fixtures"]?.members() ?? [:]
        func prelude(_ object: JSONObject) throws -> [JSONValue] {
            try list(object, "prelude").flatMap { entry in
                if let name = entry.text { try fixtures.required(name).elements() } else { [entry] }
            }
        }
        return try page.required("cases").elements().map { value in
            let members = try value.members()
            let hasFiles = page["files"] != nil || members["files"] != nil || members["exit"] != nil
            let given = (try page["given"]?.members() ?? [:]).adding(try members["given"]?.members() ?? [:])
            return DeviceVector(
                file: file, name: try members.required("name").text ?? "",
                given: hasFiles ? given.adding(["framing": "files"]) : given, prelude: try prelude(page) + prelude(members),
                exchange: try list(members, "exchange")
            )
        }
    }

    /// The identifiers of types in the requests.
    var typeIdentifiers: Set<String> { Self.identifiers(in: .array(prelude + exchange)) }

    /// The identifiers of types in a value.
    static func identifiers(in value: JSONValue) -> Set<String> {
        value.texts.filter { $0.hasPrefix("HK") && $0.contains("Type") }
    }

    /// The UUIDs in requests of the phone's owner, in capitals.
    var identifiersOfOthers: Set<String> {
        let requests = (prelude + exchange).filter { ($0["method"] ?? $0["call"])?.text?.hasPrefix("control/") ?? false }
        return Set(JSONValue.array(requests).texts.filter { UUID(uuidString: $0) != nil }.map { $0.uppercased() })
    }
}
