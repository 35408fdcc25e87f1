/// A file of the studio, the web page on which a person uses the emulated phone.
public struct StudioFile: Sendable {
    /// The value of `Content-Type`.
    public let mediaType: String
    /// The content.
    public let bytes: [UInt8]

    private init(_ mediaType: String, _ bytes: [UInt8]) {
        self.mediaType = mediaType
        self.bytes = bytes
    }

    /// The file at a path such as `/` or `/studio/main.js`; nil if there is none.
    public static func at(_ path: String) -> StudioFile? { files[path] }

    /// The files by path.
    private static let files: [String: StudioFile] = [
        "/": StudioFile("text/html; charset=utf-8", PackageResources.index_html),
        "/studio/studio.css": StudioFile("text/css; charset=utf-8", PackageResources.studio_css),
        "/studio/catalog.js": module(PackageResources.catalog_js),
        "/studio/chart.js": module(PackageResources.chart_js),
        "/studio/connection.js": module(PackageResources.connection_js),
        "/studio/data.js": module(PackageResources.data_js),
        "/studio/entry.js": module(PackageResources.entry_js),
        "/studio/faults.js": module(PackageResources.faults_js),
        "/studio/main.js": module(PackageResources.main_js),
        "/studio/page.js": module(PackageResources.page_js),
        "/studio/permissions.js": module(PackageResources.permissions_js),
        "/studio/phone.js": module(PackageResources.phone_js),
        "/studio/traffic.js": module(PackageResources.traffic_js),
        "/studio/vector.js": module(PackageResources.vector_js),
    ]

    private static func module(_ bytes: [UInt8]) -> StudioFile { StudioFile("text/javascript; charset=utf-8", bytes) }
}
