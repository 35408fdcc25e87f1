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
                answer=$(jq -cS "$3" <<<"$answer")
                [ "$status $answer" = "$1 $(jq -cS . <<<"$2")" ] && return
                printf '%s: the answer is %s with status %s\\n' "$4" "$answer" "$status" >&2
                exit 1
            }

            bridge_start
            """
        var lines = ["#!/usr/bin/env bash"] + remarks("#") + [head]
        lines.append("expect 0 null . control/reset \(Self.word(JSONValue.object(options).jsonText))")
        for call in callsOrOne {
            let arguments = [call.method, call.params?.jsonText].compactMap(\.self).map(Self.word).joined(separator: " ")
            switch call.outcome {
            case .rows(let lists):
                var counts = JSONObject()
                for list in lists { counts[list.name] = .integer(Int64(list.count)) }
                let filter = lists.map { "\($0.name.quoted): (.[\($0.name.quoted)] | length)" }.joined(separator: ", ")
                let words = [JSONValue.object(counts).jsonText, "{\(filter)}"].map(Self.word).joined(separator: " ")
                lines.append("expect 0 \(words) \(arguments)")
            case .result(let value): lines.append("expect 0 \(Self.word(value.jsonText)) . \(arguments)")
            case .error(let error): lines.append("expect 2 \(Self.word(error.jsonText)) . \(arguments)")
            case .none: break
            }
        }
        return lines + ["bridge_stop"]
    }

    /// A text as a word of a command.
    private static func word(_ text: String) -> String {
        text.wholeMatch(of: /[\w\/.]+/) != nil ? text : "'\(text.replacing("'", with: "'\\''"))'"
    }
}
