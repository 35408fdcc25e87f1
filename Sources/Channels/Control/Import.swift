import BridgeCore
import HealthArchive
import HealthJSON
import HealthModel
import JSON
import JSONRPC

extension ControlChannel {
    /// Imports an export of the Health app into the store. It needs no permission.
    static let `import` = Method(
        "import",
        """
        Imports an export of the Health app into the store: the zip file, its folder, or the XML file alone. Or imports a FHIR \
        bundle, whose resources become clinical records that are received now. Saves nothing if it fails or is cancelled.
        """,
        .required("path", .path, "The path of the export or the bundle."),
        .optional("types", .objectTypes, "Imports only these types. A correlation includes its members."),
        .optional("since", .date, "Imports only samples that end at or after this time."),
        .optional("dryRun", .bool, default: false, "Whether to read the export without changing the store."),
        .progress,
        result: ResultDescription("report", Schemas.reference("ImportReport")),
        audit: .action(.write)
    ) { call, path, types, since, isDryRun, progress in
        guard types?.isEmpty != true else { throw JSONReadingError.expected("at least one type", at: "types") }
        do {
            let archive = try ExportArchive(path: path) { call.shouldContinue() }
            let options = ImportOptions(types: types, since: since)
            let report = try archive.read(into: isDryRun ? nil : call.phone, options) {
                call.shouldContinue($0.fraction, isReported: progress)
            }
            return report.json
        } catch let error as ArchiveError {
            throw BridgeError(error, path: call.context.files.name(of: path))
        }
    }
}

extension BridgeError {
    /// The error for an archive that cannot be imported.
    fileprivate init(_ error: ArchiveError, path: String) {
        self =
            error == .cancelled
            ? .cancelled
            : .fault(
                ErrorObject(
                    code: ErrorObject.internalError.code,
                    message: "\(path.shortened): \(error.message)",
                    data: ["archive": .string(error.code)]
                )
            )
    }
}

extension ImportReport {
    fileprivate var json: JSONValue {
        var types = JSONObject()
        for entry in self.types { types[entry.type.identifier] = entry.counts.json }
        return ["types": .object(types), "problems": .array(problems.map(\.json))]
    }
}

extension ImportReport.Counts {
    fileprivate var json: JSONValue {
        ["read": .integer(read), "added": .integer(added), "present": .integer(present), "skipped": .integer(skipped)]
    }
}

extension ImportReport.Problem {
    fileprivate var json: JSONValue {
        var json: JSONObject = ["code": .string(code), "count": .integer(count)]
        json["name"] = name.map(JSONValue.string)
        json["line"] = firstLine.map(JSONValue.integer)
        return .object(json)
    }
}
