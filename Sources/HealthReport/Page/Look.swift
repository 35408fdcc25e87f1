import CStudio
import Foundation

/// The look that the studio, the site and the pages of this module share. The executable contains its files once.
enum Look {
    /// The colours, the fonts and the scale of the type.
    static var sheet: HTML { HTML(constant: String(decoding: bytes(of: "/studio/look.css"), as: UTF8.self)) }

    /// The address of the mark, which is the mark itself.
    static var mark: HTML {
        HTML(constant: "data:image/svg+xml;base64," + bytes(of: "/studio/mark.svg").base64EncodedString())
    }

    private static func bytes(of path: String) -> Data {
        guard let file = unsafe studioFile(path) else { preconditionFailure("The executable contains \(path).") }
        return unsafe Data(bytes: file.pointee.bytes, count: file.pointee.count)
    }
}
