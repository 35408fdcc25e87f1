extension XMLStream {
    /// Parses a file; calls with the number of bytes that were read of it, after each piece.
    func parse(_ file: any ArchiveFile, _ text: inout XMLSanitizer, _ progress: (Int) throws -> Void = { _ in }) throws {
        var read = 0
        while true {
            let piece = try file.read()
            guard !piece.isEmpty else { break }
            read += piece.count
            let hadBegun = text.hasBegun
            let clean = try text.clean(piece)
            if text.hasBegun, !hadBegun { skipLines(text.linesBefore) }
            if !clean.isEmpty { try parse(clean) }
            try progress(read)
        }
        text.finish()
    }
}
