extension RandomAccessCollection {
    /// The index of the first element that fulfils a condition, or the end. All later elements must fulfil it too.
    package func partitioningIndex(where isAfter: (Element) -> Bool) -> Index {
        var (low, length) = (startIndex, count)
        while length > 0 {
            let middle = index(low, offsetBy: length / 2)
            if isAfter(self[middle]) {
                length /= 2
            } else {
                low = index(after: middle)
                length -= length / 2 + 1
            }
        }
        return low
    }
}
