import NativeBuild
import Testing

/// The rewritings of native sources.
struct OverlayTests {
    private func rewrite(_ source: String) -> String { Overlay(source).source }

    @Test(arguments: [
        ("@objc class A {}", " class A {}"),
        ("@objc(SwiftA) class A {}", " class A {}"),
        ("@objcMembers class A {}", " class A {}"),
        ("@nonobjc func f() {}", " func f() {}"),
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
        "DispatchQueue.main.async {}", "let t: Timer? = nil", "try await Task.sleep(nanoseconds: 1)", "let id = UUID()",
        "dispatchPrecondition(condition: .onQueue(.main))", "DispatchTime.now() + 1",
    ])
    func `names that a declaration replaces stay as they are`(source: String) {
        #expect(rewrite(source) == source)
    }

    @Test func `errors are caught as NSError`() {
        #expect(rewrite("} catch let e as NSError {") == "} catch { let e = error as NSError;")
        #expect(rewrite("} catch let e as MyError {") == "} catch let e as MyError {")
    }

    @Test(arguments: [
        "// @objc #if os(iOS)", "/* @objc /* #keyPath(A.b) */ @objc */", #""@objc #keyPath(A.b)""#,
        #""escaped \" @objc""#, ##"#"raw "@objc" \ text"#"##, "\"\"\"\n  @objc \" #keyPath(A.b)\n  \"\"\"", "`dynamic` var",
        "let r = /a\"@objc/", #"f(/\/@objc"(a|b)/)"#, ##"let r = #/"@objc/b/#"##, "let r = #/\n  \" @objc # a comment's\n/#",
        "return /\"@objc/",
    ])
    func `comments, literals and quoted names stay as they are`(source: String) {
        #expect(rewrite(source) == source)
        #expect(Overlay(source).changedLines == 0)
    }

    @Test(arguments: [
        ("a / b @objc c / d", "a / b  c / d"), ("f(x)/2 @objc y/2", "f(x)/2  y/2"), ("x! / 2; @objc / 3", "x! / 2;  / 3"),
        ("reduce(1, /) @objc f(/)", "reduce(1, /)  f(/)"), ("a /= b; @objc c /= d", "a /= b;  c /= d"),
    ])
    func `a division is not a regex literal`(source: String, result: String) {
        #expect(rewrite(source) == result)
    }

    @Test func `interpolated code is rewritten`() {
        #expect(
            rewrite(#""a \(#keyPath(A.b)) @objc \(f("@objc", #keyPath(A.c)))""#) == #""a \("b") @objc \(f("@objc", "c"))""#
        )
        #expect(
            rewrite(##"#"a \(#keyPath(A.b)) \#(#keyPath(A.b))"#"##) == ##"#"a \(#keyPath(A.b)) \#("b")"#"##
        )
    }

    @Test func `each line stays a line, and changed lines are counted`() {
        let overlay = Overlay("a\n#available(\n  iOS 16,\n  *)\n@objc(\nA)\n#keyPath(b)\n")
        #expect(overlay.source == "a\n__iOS(16)\n\n\n\n\n\"b\"\n")
        #expect(overlay.changedLines == 6)
        let other = Overlay("a\r\n#keyPath(b)\r\n")
        #expect(other.source == "a\r\n\"b\"\r\n" && other.changedLines == 1)
    }

    @Test(arguments: [
        "\"", "/*", "\"\"\"", "#available(", "@objc(", "\"\\(", "#", "@", "`", ")", "\"a\\", "= /", "#/", "#if", "#if a ||",
        "#endif",
    ])
    func `incomplete source is accepted`(source: String) {
        _ = rewrite(source)
    }
}
