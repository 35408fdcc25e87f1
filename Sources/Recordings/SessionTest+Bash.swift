import BridgeCore
import JSON

extension SessionTest {
    /// A script for bash, with `healthkit-bridge.bash` and `jq`.
    func bash() -> [String] {
        let head = """
            set -euo pipefail
            . healthkit-bridge.bash

            # expect STATUS ANSWER FILTER METHOD [PARAMS]: compares what jq's filter makes of the answer.
            expect() {
                local answer status=0
                answer=$(bridge_call "${@:4}" 2>&1) || status=$?
                answer=$(jq -acS "$3" <<<"$answer")
                [ "$status $answer" = "$1 $(jq -acS . <<<"$2")" ] && return
                printf '%q: the answer is %s with status %s\\n' "$4" "$answer" "$status" >&2
                exit 1
            }

            bridge_start
            """
        var lines = ["#!/usr/bin/env bash"] + remarks("#") + [head]
        lines.append("expect 0 null . control/reset \(Self.word(Literals.json(.object(options))))")
        for call in callsOrOne {
            let arguments = [call.method, call.params.map { Literals.json($0) }]
                .compactMap(\.self).map(Self.word).joined(separator: " ")
            switch call.outcome {
            case .rows(let lists):
                var counts = JSONObject()
                for list in lists { counts[list.name] = .integer(Int64(list.count)) }
                let filter = lists.map { list in
                    let name = Literals.json(list.name)
                    return "\(name): (.[\(name)] | length)"
                }.joined(separator: ", ")
                let words = [Literals.json(.object(counts)), "{\(filter)}"].map(Self.word).joined(separator: " ")
                lines.append("expect 0 \(words) \(arguments)")
            case .result(let value): lines.append("expect 0 \(Self.word(Literals.json(value))) . \(arguments)")
            case .error(let error): lines.append("expect 2 \(Self.word(Literals.json(error))) . \(arguments)")
            case .none: break
            }
        }
        return lines + ["bridge_stop"]
    }

    /// A text as a word of a command, in printable ASCII.
    private static func word(_ text: String) -> String {
        if text.hasOnlyNames("/.") { return text }
        let printable = UInt8(ascii: " ")...UInt8(ascii: "~")
        guard !text.utf8.allSatisfy(printable.contains) else { return "'\(text.replacing("'", with: "'\\''"))'" }
        let bytes = text.utf8.map { byte in
            let isPlain = printable.contains(byte) && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
            return isPlain ? String(Unicode.Scalar(byte)) : "\\x\(hexadecimal(byte, 2))"
        }
        return "$'\(bytes.joined())'"
    }
}
