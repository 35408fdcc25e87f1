extension VectorFile {
    /// A sample of vectors for a new transport between client and host: the cases that a transport can break, and a case for each
    /// method.
    ///
    /// It contains every case about bytes, batches, framing and the end. Of every other property on the wire, such as a method, a
    /// notification, an error code, an option, or a size of messages, it contains the first case with it.
    public static func sample(of files: [VectorFile]) -> [VectorFile] {
        var known: Set<WireFeature> = []
        let features = files.map { $0.cases.map(\.wireFeatures) }
        let aboutBytes = features.map { $0.map { $0.contains(where: \.isAboutBytes) } }
        // Their other properties need no further case.
        for (features, isChosen) in zip(features.joined(), aboutBytes.joined()) where isChosen {
            known.formUnion(features)
        }
        return files.indices.compactMap { index in
            var file = files[index]
            file.cases = file.cases.indices.filter { number in
                guard !aboutBytes[index][number] else { return true }
                let new = features[index][number].subtracting(known)
                known.formUnion(new)
                return !new.isEmpty
            }.map { files[index].cases[$0] }
            return file.cases.isEmpty ? nil : file
        }
    }
}
