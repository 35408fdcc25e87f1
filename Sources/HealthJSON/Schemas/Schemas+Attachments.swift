package import JSON

extension Schemas {
    /// The schemas of attachments.
    package static let attachments: JSONObject = [
        "Attachment": object(
            ["identifier": uuid, "name": .stringSchema, "contentType": .stringSchema, "size": integer, "creationDate": date],
            optional: ["metadata": reference("Metadata")]
        ),
        "Attachments": object(["attachments": .arraySchema(of: reference("Attachment"))]),
        "AttachmentData": object(["data": ["type": "string", "contentEncoding": "base64"]]),
    ]
}
