import NativeBuild
import Testing

/// The rewritings of native sources.
struct OverlayTests {
    private func rewrite(_ source: String) -> String { Overlay.apply(to: source).source }

    @Test(arguments: [
        ("@objc class A {}", " class A {}"),
        ("@objc(SwiftA) class A {}", " class A {}"),
        ("@objcMembers class A {}", " class A {}"),
        ("dynamic var a = 1", " var a = 1"),
        ("@objc dynamic func f() {}", "  func f() {}"),
        ("let dynamic = 1", "let dynamic = 1"),
    ])
    func `attributes of Objective-C are removed`(source: String, result: String) {
        #expect(rewrite(source) == result)
    }

    @Test(arguments: [("#keyPath(A.b)", #""b""#), ("#keyPath(A.b.c)", #""b.c""#), ("#keyPath(b)", #""b""#)])
    func `key paths become texts`(source: String, result: String) {
        #expect(rewrite(source) == result)
    }

    @Test(arguments: [
        ("if #available(iOS 16.0, *) {", "if __iOS(16, 0) {"),
        ("if #available(iOS 16, watchOS 9.0, *) {", "if __iOS(16) {"),
        ("if #available(watchOS 9, iOS 15.4.1, *) {", "if __iOS(15, 4, 1) {"),
        ("guard #available(macOS 13, *) else {", "guard __iOS(0) else {"),
        ("if #unavailable(iOS 17) {", "if !__iOS(17) {"),
        ("@available(iOS 16, *) func f() {}", "@available(iOS 16, *) func f() {}"),
    ])
    func `checks of the version ask the emulated system`(source: String, result: String) {
        #expect(rewrite(source) == result)
    }

    @Test(arguments: [
        ("DispatchQueue.main.async {}", "AppDispatchQueue.main.async {}"),
        (
            "let g = DispatchGroup(), s = DispatchSemaphore(value: 0)",
            "let g = AppDispatchGroup(), s = AppDispatchSemaphore(value: 0)"
        ),
        ("var item: DispatchWorkItem?", "var item: AppDispatchWorkItem?"),
        ("var timer: Timer?", "var timer: AppTimer?"),
        ("DispatchTime.now()", "AppDispatchTime.now()"),
        ("DispatchQoS.background", "DispatchQoS.background"),
        ("kind.Timer", "kind.Timer"),
        ("MyTimer()", "MyTimer()"),
        ("dispatchPrecondition(condition: .onQueue(.main))", "appDispatchPrecondition(condition: .onQueue(.main))"),
        ("try await Task.sleep(nanoseconds: 1)", "try await AppTask.sleep(nanoseconds: 1)"),
        ("Task { }", "Task { }"),
    ])
    func `queues and timers belong to the loop`(source: String, result: String) {
        #expect(rewrite(source) == result)
    }

    @Test(arguments: [
        ("UUID()", "AppUUID()"), ("UUID().uuidString", "AppUUID().uuidString"),
        ("UUID(uuidString: text)", "UUID(uuidString: text)"), ("let id: UUID", "let id: UUID"),
    ])
    func `new identifiers come from the host`(source: String, result: String) {
        #expect(rewrite(source) == result)
    }

    @Test func `errors are caught as NSError`() {
        #expect(rewrite("} catch let e as NSError {") == "} catch { let e = error as NSError;")
        #expect(rewrite("} catch let e as MyError {") == "} catch let e as MyError {")
    }

    @Test(arguments: [
        "// DispatchQueue and UUID()", "/* @objc /* UUID() */ Timer */", #""DispatchQueue UUID() @objc""#,
        #""escaped \" Timer""#, ##"#"raw "Timer" \ text"#"##, "\"\"\"\n  Timer \" UUID()\n  \"\"\"", "`Timer`",
    ])
    func `comments, literals and quoted names stay as they are`(source: String) {
        #expect(rewrite(source) == source)
        #expect(Overlay.apply(to: source).changedLines == 0)
    }

    @Test func `interpolated code is rewritten`() {
        #expect(rewrite(#""a \(UUID()) Timer \(f("UUID()", UUID()))""#) == #""a \(AppUUID()) Timer \(f("UUID()", AppUUID()))""#)
        #expect(rewrite(##"#"a \(UUID()) \#(UUID())"#"##) == ##"#"a \(UUID()) \#(AppUUID())"#"##)
    }

    @Test func `each line stays a line, and changed lines are counted`() {
        let source = "a\n#available(\n  iOS 16,\n  *)\n@objc(\nA)\nUUID()\n"
        let (result, count) = Overlay.apply(to: source)
        #expect(result == "a\n__iOS(16)\n\n\n\n\nAppUUID()\n")
        #expect(count == 6)
        #expect(Overlay.apply(to: "a\r\nUUID()\r\n") == ("a\r\nAppUUID()\r\n", 1))
    }

    @Test(arguments: ["\"", "/*", "\"\"\"", "#available(", "@objc(", "\"\\(", "#", "@", "`", ")", "\"a\\"])
    func `incomplete source is accepted`(source: String) {
        _ = rewrite(source)
    }
}
