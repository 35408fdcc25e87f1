import Foundation
import HealthArchive
import HealthEngine
import HealthModel
import JSON
import JSONRPC

/// An export of the Health app is read into the store, past all permission.
enum ImportArchive: Method {
    static let name = "control/import"
    static let summary = """
        Reads an export of the Health app into the store: its zip, its folder, or the XML alone. All of it, or nothing if it \
        fails or is cancelled.
        """
    static let path = Parameter.required("path", .string, "Where the export is.")
    static let types = Parameter.optional("types", .objectTypes, "Only these types; a correlation with its members.")
    static let since = Parameter.optional("since", .date, "Only samples that end then or later.")
    static let dryRun = Parameter.optional("dryRun", .bool, default: false, "Reads everything and changes nothing.")
    static let parameters = [
        path.description, types.description, since.description, dryRun.description, CallProgress.parameter.description,
    ]
    static let result = ResultDescription("report", Schemas.reference("ImportReport"))
    static let example = Example(
        ["path": "export.xml"],
        result: [
            "types": ["HKQuantityTypeIdentifierStepCount": ["read": 2, "added": 1, "present": 0, "skipped": 1]],
            "problems": [["code": "notANumber", "count": 1, "line": 4]],
        ],
        files: [
            "export.xml": """
            <?xml version="1.0" encoding="UTF-8"?>
            <HealthData locale="en_US">
             <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" startDate="2025-12-31 08:00:00 +0100" endDate="2025-12-31 08:10:00 +0100" value="120"/>
             <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" startDate="2025-12-31 08:10:00 +0100" endDate="2025-12-31 08:20:00 +0100" value="?"/>
            </HealthData>
            """
        ]
    )
    static let auditAction: AuditAction? = .write

    static func handle(_ arguments: Arguments, in context: Context) throws(BridgeError) -> JSONValue {
        let options = ImportOptions(types: try arguments(types), since: try arguments(since))
        let store = try arguments(dryRun) ? nil : context.store
        var progress = CallProgress(of: Self.self, isTold: try arguments(CallProgress.parameter), in: context)
        let path = try arguments(path)
        guard !path.isEmpty, !path.utf8.contains(0) else { throw .expected("a path", at: Self.path.name) }
        guard options.types?.isEmpty != true else { throw .expected("at least one type", at: Self.types.name) }
        context.notes.who = AuditEntry.user
        do {
            let archive = try ExportArchive(path: path) { progress.goesOn(0) }
            let report = try archive.read(into: store, options) { progress.goesOn($0.fraction) }
            let added = report.types.filter { $0.counts.added > 0 }
            context.journal(added.map(\.type), count: report.total.added)
            return report.json
        } catch let failure as HealthFailure {
            throw .health(failure)
        } catch let error as ArchiveError {
            throw BridgeError(error)
        } catch {
            throw .fault(.internalError)
        }
    }
}

extension BridgeError {
    /// What keeps an archive from being imported, as the client is told.
    fileprivate init(_ error: ArchiveError) {
        self =
            error == .cancelled
            ? .cancelled
            : .fault(
                ErrorObject(
                    code: ErrorObject.internalError.code,
                    message: error.message,
                    data: ["archive": .string("\(error)")]
                )
            )
    }
}

extension ImportReport {
    fileprivate var json: JSONValue {
        var types = JSONObject()
        for entry in self.types {
            types[entry.type.identifier] = entry.counts.json
        }
        return ["types": .object(types), "problems": .array(problems.map(\.json))]
    }
}

extension ImportReport.Counts {
    fileprivate var json: JSONValue {
        [
            "read": .integer(read), "added": .integer(added), "present": .integer(present),
            "skipped": .integer(skipped),
        ]
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
