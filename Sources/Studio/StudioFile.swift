/// A file of the studio, the web page on which a person uses the emulated phone.
public struct StudioFile: Sendable {
    /// The value of `Content-Type`.
    public let mediaType: String
    /// The content.
    public let text: String

    /// A file with this content.
    public init(_ mediaType: String, _ text: String) {
        self.mediaType = mediaType
        self.text = text
    }

    /// The file at a path such as `/` or `/studio/main.js`; nil if there is none.
    public static func at(_ path: String) -> StudioFile? { files[path] }

    /// The files by path.
    private static let files: [String: StudioFile] = ["/": index]

    private static let index = StudioFile(
        "text/html; charset=utf-8",
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <title>healthkit-bridge</title>
        <h1>healthkit-bridge</h1>
        <p>The server is running.</p>

        """
    )
}
