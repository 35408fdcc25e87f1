/// A question for an error message: whether a text was meant to be one of the names that are most like it, at most three. Empty if
/// none is like it.
func didYouMean(_ text: String, _ names: some Sequence<String>) -> String {
    let text = Array(text.lowercased())
    let distances = Set(names).map { name in
        // The whole name, or the part after the channel.
        let part = name.split(separator: "/").last ?? ""
        return (name: name, distance: min(distance(text, name.lowercased()), distance(text, part.lowercased())))
    }
    guard let least = distances.map(\.distance).min(), least <= (text.count + 2) / 3 else { return "" }
    let nearest = distances.filter { $0.distance == least }.map(\.name).sorted().prefix(3)
    return " Did you mean \(nearest.joined(separator: " or "))?"
}

/// The number of insertions, deletions and replacements of characters that turn a text into another.
private func distance(_ text: [Character], _ other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, character) in text.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in other.indices {
            let replaced = diagonal + (other[column] == character ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
        }
    }
    return row[other.count]
}
