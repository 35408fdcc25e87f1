import Testing

@testable import HealthEngine

struct FileLayoutTests {
    @Test(arguments: [FileLayout.database, .log])
    func `cells are contiguous, for SQLite and in the file`(layout: FileLayout) {
        var cell = layout.cell(at: 0)
        #expect(cell.start == 0)
        #expect(cell.startInFile == (layout == .database ? 72 : 0))
        for _ in 1...9 {
            let next = layout.cell(at: cell.end)
            #expect(next.start == cell.end)
            #expect(next.startInFile == cell.endInFile)
            #expect(next.place != cell.place)
            #expect(layout.cell(at: cell.start + Int64(cell.length / 2)) == cell)
            #expect(layout.cell(at: cell.end - 1) == cell)
            cell = next
        }
    }

    @Test(arguments: [FileLayout.database, .log])
    func `sizes match the cells`(layout: FileLayout) {
        #expect(layout.size(ofFile: layout.sizeInFile(of: 0)) == 0)
        var cell = layout.cell(at: 0)
        for _ in 1...9 {
            #expect(layout.sizeInFile(of: cell.end) == cell.endInFile)
            #expect(layout.size(ofFile: cell.endInFile) == cell.end)
            // An incomplete cell does not count.
            #expect(layout.size(ofFile: cell.endInFile - 1) == cell.start)
            #expect(layout.sizeInFile(of: cell.end - 1) == cell.endInFile)
            cell = layout.cell(at: cell.end)
        }
    }

    @Test func `offsets above 4 GiB are correct`() {
        let cell = FileLayout.database.cell(at: 8 << 30)
        #expect(cell.place == SealedPlace(kind: .page, number: 2 << 20))
        #expect(cell.startInFile == 72 + 4136 * (2 << 20))
    }

    @Test func `a sealed piece opens only at its place and only if complete`() throws {
        let key = try #require(StoreKey([1]))
        let cipher = try PageCipher(key: key, salt: Array(repeating: 7, count: 16))
        let place = SealedPlace(kind: .page, number: 3)
        let piece = Array("some steps".utf8)
        let sealed = cipher.seal(piece, at: place)
        #expect(cipher.open(sealed, at: place) == piece)
        #expect(cipher.seal(piece, at: place) != sealed)
        #expect(cipher.open(sealed, at: SealedPlace(kind: .page, number: 4)) == nil)
        #expect(cipher.open(sealed, at: SealedPlace(kind: .framePage, number: 3)) == nil)
        #expect(cipher.open(Array(sealed.dropLast()), at: place) == nil)
        #expect(cipher.open([], at: place) == nil)
        for index in sealed.indices {
            var damaged = sealed
            damaged[index] ^= 0x80
            #expect(cipher.open(damaged, at: place) == nil)
        }
        let other = try PageCipher(key: key, salt: Array(repeating: 8, count: 16))
        #expect(other.open(sealed, at: place) == nil)
    }
}
