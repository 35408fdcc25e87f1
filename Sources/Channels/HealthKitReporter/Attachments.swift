import BridgeCore
import Foundation
import HealthEngine
import HealthJSON
import HealthModel
import JSON

/// The files that are attached to samples.
extension HealthKitReporterChannel {
    static let attachmentMethods = [attachments, attachmentData, addAttachment, removeAttachment]

    private static let attachments = Method(
        reporter: "attachments", "Returns the attachments of a sample.", [.identifier, .uuid], result: .json
    ) { call, arguments in
        let sample = try call.attachedSample(arguments)
        let uuid = try sample().uuid
        let list = try call.run { store in try store.attachments(for: uuid) }
        call.objectCount = list.count
        return JSONValue.array(list.map { .object($0.payload(on: call.device.osVersion)) }).text
    }

    private static let attachmentData = Method(
        reporter: "attachmentData",
        "Returns the bytes of an attachment.",
        [.identifier, .uuid, .attachmentIdentifier],
        result: ResultDescription("data", ["type": "object"])
    ) { call, arguments in
        let sample = try call.attachedSample(arguments)
        let text = try arguments.required(.attachmentIdentifier, \.string)
        let attachment = try call.attachment(text, of: try sample())
        let data = try call.run { store in try store.data(for: attachment) }
        call.objectCount = 1
        return ["$bytes": .string(data.base64EncodedString())] as JSONValue
    }

    private static let addAttachment = Method(
        reporter: "addAttachment",
        "Attaches a file to a sample.",
        [.identifier, .uuid, .attachmentName, .contentType, .filePath, .metadata],
        result: .json,
        audit: .action(.write)
    ) { call, arguments in
        let sample = try call.attachedSample(arguments)
        let name = try arguments.required(.attachmentName, \.string)
        let contentType = try arguments.required(.contentType, \.string)
        let path = try arguments.required(.filePath, \.string)
        let metadata = try call.metadata(arguments[.metadata].map)
        let uuid = try sample().uuid
        guard let data = (try? call.context.path(path, at: "filePath"))?.contentsOfFile else {
            throw BridgeError.library(.invalidValue, "No file at the path")
        }
        let attachment = try call.run { store in
            try store.addAttachment(to: uuid, name: name, contentType: contentType, data: data, metadata: metadata)
        }
        return attachment.payload(on: call.device.osVersion).text
    }

    private static let removeAttachment = Method(
        reporter: "removeAttachment",
        "Removes an attachment from a sample.",
        [.identifier, .uuid, .attachmentIdentifier],
        result: .success,
        audit: .action(.delete)
    ) { call, arguments in
        let sample = try call.attachedSample(arguments)
        let text = try arguments.required(.attachmentIdentifier, \.string)
        let owner = try sample()
        let attachment = try call.attachment(text, of: owner)
        try call.run { store in try store.removeAttachment(attachment, from: owner.uuid) }
        return true
    }
}

extension ParameterDescription {
    fileprivate static let attachmentIdentifier = text(
        "attachmentIdentifier", "The identifier of the attachment.", isRequired: true
    )
}

extension Call {
    /// Reads the arguments of a sample with attachments. The result looks for the sample.
    fileprivate func attachedSample(_ arguments: NativeValue) throws -> () throws -> Sample {
        try require(.attachments)
        let type = try sampleType(try arguments.required(.identifier, \.string))
        let text = try arguments.required(.uuid, \.string)
        return { try self.storedSample(type, text) }
    }

    fileprivate func attachment(_ text: String, of sample: Sample) throws -> UUID {
        let list = try run { store in try store.attachments(for: sample.uuid) }
        guard let attachment = list.first(where: { $0.identifier.uuidString == text.uppercased() }) else {
            throw BridgeError.library(.invalidValue, "No attachment \(text.shortened)")
        }
        return attachment.identifier
    }
}
