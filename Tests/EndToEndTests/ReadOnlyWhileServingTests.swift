import Foundation
import Glibc
import JSON
import Testing

/// The store file or its folder loses its permissions, or is removed, while a host serves it.
@Suite(.enabled(if: canLoseRights)) struct ReadOnlyWhileServingTests {
    private let folder: TemporaryFolder
    private let path: String
    private let host: Child

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
        try setMode(0o777, of: folder.path)
        let prefix = geteuid() == 0 ? nobody : ""
        host = try Child(["sh", "-c", #"exec \#(prefix) "$0" serve --store "$1""#, Program.path(), path])
        _ = try host.ask(askForSamples(0))
        #expect(try member("error", of: host.ask(save(1, [quantity(1, uuid: uuid(1))]))) == nil)
    }

    @Test(arguments: [0o777, 0o555])
    func `acknowledged changes are present when the permissions are restored`(folderMode: Int) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try setMode(0o444, of: folder.file(name))
        }
        try setMode(folderMode, of: folder.path)
        var expected = [uuid(1)]
        for number in 2...20 {
            let objects = (0..<50).map { quantity(number, uuid: uuid(number, $0), minute: $0) }
            let answer = try host.ask(save(number, objects))
            if try member("result", of: answer) != nil {
                expected += (0..<50).map { uuid(number, $0) }
            } else {
                #expect(try member("error", "data", "store", of: answer) == "readOnly", "\(answer)")
            }
            #expect(try uuids(host.ask(samples(0))) == expected)
        }
        #expect(try host.end().status == 0)

        try setMode(0o777, of: folder.path)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try setMode(0o666, of: folder.file(name))
        }
        #expect(try uuids(carryOut([samples(0)], store: path)[0]) == expected)
        #expect(try integrity(of: path) == "ok")
    }

    @Test func `a reset in a read-only folder succeeds, or reports the reason`() throws {
        try setMode(0o555, of: folder.path)
        let answer = try host.ask(request(2, "control/reset"))
        #expect(try answer == response(2, "null") || member("error", "data", "store", of: answer) == "readOnly", "\(answer)")
        #expect(try host.ask(request(3, "isAvailable")) == response(3, "true"))
        #expect(try host.end().status == 0)
    }

    @Test func `a reset to another file in a read-only folder changes nothing`() throws {
        try setMode(0o555, of: folder.path)
        let answer = try host.ask(request(2, "control/reset", #"{"store":"\#(folder.file("other"))"}"#))
        #expect(try member("error", "data", "store", of: answer) == "readOnly", "\(answer)")
        #expect(try uuids(host.ask(samples(3))) == [uuid(1)])
        #expect(try host.end().status == 0)
    }

    @Test func `a host continues if its files are removed`() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.removeItem(atPath: folder.file(name))
        }
        for number in 2...5 {
            let answer = try host.ask(save(number, [quantity(number)]))
            #expect(try member("result", of: answer) != nil || member("error", "code", of: answer) == -32603)
        }
        #expect(try host.ask(request(9, "isAvailable")) == response(9, "true"))
        #expect(try host.end().status == 0)
    }
}
