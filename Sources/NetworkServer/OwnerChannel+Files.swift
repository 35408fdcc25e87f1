import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import JSON

/// The methods with which the page of the device owner sends and gets files: exports to import, and the whole phone.
extension OwnerChannel {
    static let fileMethods = [exportPhone, importExport, importPhone, readFile, removeFile, writeFile]

    /// The most bytes of an answer of `control/readFile`.
    private static let mostBytes = 1 << 20

    private static let writeFile = Method(
        "writeFile",
        "Appends bytes to a file of this connection, or to a new one.",
        .optional("file", .integer, "The number of the file. Default: a new file."),
        .required("data", .base64, "The bytes."),
        result: ResultDescription("file", Schemas.object(["file": ["type": "integer"]])), onlyReads: true
    ) { call, file, data in
        let files = try files(call)
        let number = try file ?? files.create()
        try files.append(data, to: number)
        return ["file": .integer(Int64(number))] as JSONValue
    }

    private static let readFile = Method(
        "readFile",
        "Returns up to 1 MiB of a file of this connection. Less than that is its end.",
        .required("file", .integer, "The number of the file."),
        .required("offset", .integer, "The place of the first byte."),
        result: ResultDescription("data", Schemas.object(["data": ["type": "string", "contentEncoding": "base64"]])),
        onlyReads: true
    ) { call, file, offset in
        let bytes = try files(call).bytes(file, from: offset, most: mostBytes)
        return ["data": .string(bytes.base64EncodedString())] as JSONValue
    }

    private static let removeFile = Method(
        "removeFile",
        "Removes a file of this connection.",
        .required("file", .integer, "The number of the file."),
        result: .nothing, onlyReads: true
    ) { call, file in
        try files(call).remove(file)
        return JSONNull()
    }

    private static let importExport = Method(
        "importExport",
        "Imports an export of the Health app that `control/writeFile` has written, as `control/import` does.",
        .required("file", .integer, "The number of the file."),
        result: ResultDescription("report", Schemas.reference("ImportReport"))
    ) { call, file in
        guard let owner = call.owner else { return JSONValue.null }
        return try owner.importExport(at: owner.files.path(file), within: call)
    }

    private static let exportPhone = Method(
        "exportPhone",
        "Writes the content of the phone's store to a new file, which the option `--store` and `control/importPhone` take.",
        result: ResultDescription("file", Schemas.object(["file": ["type": "integer"]])), onlyReads: true
    ) { call in
        let (files, content) = (try files(call), try call.interruptible { try call.phone.storeFile() })
        let number = try files.create()
        try files.append(content, to: number)
        return ["file": .integer(Int64(number))] as JSONValue
    }

    private static let importPhone = Method(
        "importPhone",
        "Replaces the content of the phone's store by a file, for all apps, as `control/restore` does with a snapshot.",
        .required("file", .integer, "The number of the file."),
        result: .nothing
    ) { call, file in
        guard !call.phone.hasStoreFile else {
            throw JSONReadingError.expected("no call: the store of this phone is the file of the option --store", at: "")
        }
        let content = try Data(contentsOf: URL(filePath: try files(call).path(file)))
        try call.interruptible { try call.phone.replaceStore(with: content) }
        return JSONNull()
    }

    private static func files(_ call: Call) throws -> TransferredFiles {
        guard let owner = call.owner else { throw BridgeError.noReply }
        return owner.files
    }
}
