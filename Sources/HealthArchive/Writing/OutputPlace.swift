import Foundation

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where an output goes. Until it is whole it has a name that nothing has had before, `NAME.partial-` with six characters by
/// chance: so two that go to one place do not meet, and nothing is taken away but what was made here.
struct OutputPlace {
    private let path: String
    private let replaces: Bool
    /// What the output is called until it is whole.
    let partialPath: String

    // MARK: Making

    /// Makes an empty file for its owner alone, which is open for writing.
    static func file(_ path: String, replacing: Bool) throws -> (place: OutputPlace, descriptor: Int32) {
        var name = template(of: path)
        let descriptor = unsafe mkstemp(&name)
        guard descriptor >= 0 else { throw ExportError(number: errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return (OutputPlace(path, name, replaces: replacing), descriptor)
    }

    /// Makes an empty folder for its owner alone.
    static func folder(_ path: String) throws -> OutputPlace {
        var name = template(of: path)
        guard unsafe mkdtemp(&name) != nil else { throw ExportError(number: errno) }
        return OutputPlace(path, name, replaces: false)
    }

    private init(_ path: String, _ name: [CChar], replaces: Bool) {
        self.path = path
        self.replaces = replaces
        partialPath = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func template(of path: String) -> [CChar] { Array((path + ".partial-XXXXXX").utf8CString) }

    // MARK: Looking

    /// Whether something of a name is a pipe or a device, which are written to as they are. Throws if there is anything else that
    /// is not to be replaced, as folders never are.
    static func isStream(_ path: String, replacing: Bool) throws -> Bool {
        var (own, target) = (stat(), stat())
        // A link is there also where it leads nowhere.
        guard unsafe lstat(path, &own) == 0 else { return false }
        let leadsSomewhere = unsafe stat(path, &target) == 0
        let kind = (leadsSomewhere ? target : own).st_mode & S_IFMT
        guard [S_IFREG, S_IFDIR, S_IFLNK].contains(kind) else { return true }
        guard replacing, kind != S_IFDIR else { throw ExportError.exists }
        return false
    }

    // MARK: Finishing

    /// Gives the output its name. What has come there meanwhile is not replaced unasked.
    func finish() throws {
        if !replaces {
            // Unlike another name a second one takes no place. Folders cannot have it, nor files on every disk.
            if unsafe link(partialPath, path) == 0 { return discard() }
            guard errno != EEXIST else { throw ExportError.exists }
        }
        #if canImport(Glibc)
            let status = unsafe Glibc.rename(partialPath, path)
        #else
            let status = unsafe Darwin.rename(partialPath, path)
        #endif
        guard status == 0 else { throw ExportError(number: errno) }
    }

    /// Takes away what has no other name, with all that is in it.
    func discard() { try? FileManager.default.removeItem(atPath: partialPath) }
}

extension ExportError {
    /// Of a call that has failed.
    init(number: Int32) { self = [ENOSPC, EDQUOT, EFBIG].contains(number) ? .full : .unwritable }
}
