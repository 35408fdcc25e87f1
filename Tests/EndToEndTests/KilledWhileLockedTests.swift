import Foundation
import Glibc
import JSON
import Testing

/// `kill -9` while the phone is locked: acknowledged samples are in the journal, and become visible after the unlock.
struct KilledWhileLockedTests {
    private let folder: TemporaryFolder
    private let path: String
    private let each = 20

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("store")
    }

    /// A request to save samples with the number in their UUIDs and values.
    private func saving(_ number: Int) -> String {
        save(number, (0..<each).map { quantity(number, uuid: uuid(number, $0), minute: $0) })
    }

    /// The numbers of the requests whose samples are in the store, in the order of the store.
    private func savesFound(_ host: Child) throws -> [Int] {
        let found = try elements("result", "samples", of: host.ask(samples(1))).compactMap { $0["uuid"]?.text }
        let numbers = found.compactMap { Int($0.prefix(8), radix: 16) }
        #expect(found.count == Set(found).count)
        for number in Set(numbers) {
            #expect(numbers.count { $0 == number } == each, "save \(number) is incomplete")
        }
        return numbers.reduce(into: []) { saves, number in
            if saves.last != number {
                saves.append(number)
            }
        }
    }

    @Test func `a kill right after the response loses nothing`() throws {
        try carryOut([askForSamples(0), request(1, "control/lockDevice")], store: path)
        for number in 1...5 {
            let child = try Program.start("--store", path)
            #expect(try member("result", "uuids", of: child.ask(saving(number))) != nil)
            kill(child.id, SIGKILL)
            _ = try child.end(closingInput: false)
        }
        let host = try Program.start("--store", path)
        #expect(try member("error", "data", "code", of: host.ask(samples(1))) == 6)
        _ = try host.ask(request(2, "control/unlockDevice"))
        #expect(try savesFound(host) == Array(1...5))
        #expect(try host.end().status == 0)
        #expect(try integrity(of: path) == "ok")
    }

    @Test(arguments: 1...4)
    func `a kill during saving leaves only complete requests, including all acknowledged ones`(round: Int) throws {
        try carryOut([askForSamples(0), request(1, "control/lockDevice")], store: path)
        let child = try Program.start("--store", path)
        _ = try child.ask(request(0, "isAvailable"))
        let (id, delay) = (child.id, UInt32(round * 4_000))
        let killer = Thread {
            usleep(delay)
            kill(id, SIGKILL)
        }
        killer.start()
        try child.send((1...200).map { saving($0) + "\n" }.joined())
        let answers = try child.end(closingInput: false).completeLines.dropFirst()
        let host = try Program.start("--store", path)
        #expect(try member("result", "locked", of: host.ask(request(1, "control/state"))) == true)
        _ = try host.ask(request(2, "control/unlockDevice"))
        let found = try savesFound(host)
        #expect(found == (0..<found.count).map { $0 + 1 })
        #expect(found.count >= answers.count)
        #expect(try host.end().status == 0)
    }
}
