import Foundation

/// A host whose store is on a small separate disk.
enum SmallDisk {
    /// Whether the kernel supports namespaces for unprivileged processes.
    static let isPossible =
        (try? Child(unshare + ["mount", "-t", "tmpfs", "none", "/mnt"]).end().status) == 0

    private static let unshare = ["unshare", "--user", "--map-root-user", "--mount"]

    /// Starts a host on a disk that is mounted at a folder, `$1`. Another file takes a part of the disk.
    static func start(
        at folder: TemporaryFolder, size: String, taken: String = "0", options: String = #"--store "$1/store""#
    ) throws -> Child {
        try start(at: folder, size: size, taken: taken, command: "exec \"$0\" serve \(options)")
    }

    /// Runs a shell script in which `"$0"` is the executable and `"$1"` the disk.
    static func start(at folder: TemporaryFolder, size: String, taken: String = "0", command: String) throws -> Child {
        let script =
            #"mount -t tmpfs -o size=\#(size) none "$1" && head -c \#(taken) /dev/zero > "$1/other" && "# + command
        return try Child(unshare + ["sh", "-c", script, Program.path(), folder.path])
    }

    /// Frees the space that the other file takes.
    static func makeRoom(for host: Child, at folder: TemporaryFolder) throws {
        try FileManager.default.removeItem(atPath: "/proc/\(host.id)/root\(folder.path)/other")
    }
}
