import JSON
import Testing

struct StoreResetTests {
    @Test func `a reset restores the contents that the store had when it was opened`() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        try carryOut([askForSteps(1), setBloodType(2, 3), askForBloodType(3)], store: path)
        let deny = #"{"type":"\#(stepCount)","direction":"share","allowed":false}"#
        let questions = [stepsStatus(1), request(2, "store/bloodType")]
        let answers = try carryOut(
            [setBloodType(1, 5), request(2, "control/setAuthorization", deny)] + questions
                + [request(3, "control/reset")] + questions,
            store: path
        )
        #expect(
            answers.suffix(5) == [response(1, "1"), response(2, "5"), response(3, "null"), response(1, "2"), response(2, "3")]
        )
        #expect(try carryOut(questions, store: path) == [response(1, "2"), response(2, "3")])
    }

    @Test func `a reset empties a new store`() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("store")
        let answers = try carryOut([askForSteps(1), request(2, "control/reset"), stepsStatus(3)], store: path)
        #expect(answers.last == response(3, "0"))
        #expect(try carryOut([stepsStatus(1)], store: path) == [response(1, "0")])
    }

    @Test func `a reset can open another file, and does not change the first one`() throws {
        let folder = try TemporaryFolder()
        let (path, other) = (folder.file("store"), folder.file("other"))
        let reset = request(2, "control/reset", #"{"store":"\#(other)"}"#)
        let answers = try carryOut([askForSteps(1), reset, stepsStatus(3), setBloodType(4, 5)], store: path)
        #expect(answers[2] == response(3, "0"))
        #expect(try carryOut([stepsStatus(1)], store: path) == [response(1, "2")])
        #expect(try carryOut([askForBloodType(1), request(2, "store/bloodType")], store: other).last == response(2, "5"))
    }

    @Test func `a reset to a file that cannot be opened changes nothing`() throws {
        let folder = try TemporaryFolder()
        let child = try Program.start("--store", folder.file("store"))
        _ = try child.ask(askForSteps(1))
        let answer = try child.ask(request(2, "control/reset", #"{"store":"/nowhere/store"}"#))
        #expect(try member("error", "code", of: answer) == -32603)
        #expect(try member("error", "data", "store", of: answer) == "inaccessible")
        #expect(try child.ask(stepsStatus(3)) == response(3, "2"))
        #expect(try child.end().status == 0)
    }
}
