import Testing
@Test func `a placeholder`() { #expect(Bool(true)) }
