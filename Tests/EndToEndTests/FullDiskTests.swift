import Foundation
import JSON
import Testing

/// Uses a separate disk, which requires a kernel with namespaces for unprivileged processes.
@Suite(.enabled(if: SmallDisk.isPossible)) struct FullDiskTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: ["4k", "16k"])
    func `a full disk is reported at the start`(size: String) throws {
        let child = try onDisk(size: size)
        try child.send(request(1, "isAvailable") + "\n")
        expectRefusal(try child.end(), "the disk is full")
    }

    @Test(arguments: 2...4)
    func `a disk without room for further files is reported as full`(files: Int) throws {
        // The folder, the file that takes a part of the disk, the store, its log and the index of the log.
        let child = try onDisk(size: "2m,nr_inodes=\(files)")
        try child.send(request(1, "isAvailable") + "\n")
        expectRefusal(try child.end(), "the disk is full")
    }

    @Test func `a disk that becomes full fails the write, and reading continues`() throws {
        let child = try onDisk(size: "512k")
        var written = 0
        var failure: String?
        while failure == nil, written < 5000 {
            let settings =
                #"{"bundleIdentifier":"app.\#(written)","type":"\#(stepCount)","direction":"share","allowed":true}"#
            let answer = try child.ask(request(1, "control/setAuthorization", settings))
            if answer == response(1, "null") {
                written += 1
            } else {
                failure = answer
            }
        }
        let error = try #require(failure)
        #expect(try member("error", "code", of: error) == -32603)
        #expect(try member("error", "data", "store", of: error) == "full")
        #expect(try decisions(child) == written)

        let everything = try types(child).map { "\"\($0)\"" }.joined(separator: ",")
        let ask = try child.ask(request(2, "store/requestAuthorization", #"{"read":[\#(everything)]}"#))
        #expect(try member("error", "data", "store", of: ask) == "full")
        #expect(try decisions(child) == written)
        #expect(try child.ask(stepsStatus(3)) == response(3, "0"))
        #expect(try child.end().status == 0)
    }

    private func onDisk(size: String) throws -> Child { try SmallDisk.start(at: folder, size: size) }

    private func decisions(_ child: Child) throws -> Int {
        let state = try child.ask(request(1, "control/state"))
        guard case .array(let decisions)? = try member("result", "authorizations", of: state) else {
            throw Trouble(state)
        }
        return decisions.count
    }

    private func types(_ child: Child) throws -> [String] {
        let types = try member("result", "quantity", of: child.ask(request(1, "getSupportedTypes")))
        guard case .array(let identifiers)? = types else {
            throw Trouble("getSupportedTypes: \(String(describing: types))")
        }
        return identifiers.compactMap { if case .string(let identifier) = $0 { identifier } else { nil } }
    }
}
