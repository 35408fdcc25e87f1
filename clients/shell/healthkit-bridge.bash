# shellcheck shell=bash
# Runs a bridge in a bash script (bash 5). Source this file:
#
#     . healthkit-bridge.bash
#     bridge_start --consent deny
#     status=$(bridge_call store/authorizationStatus '{"type":"HKQuantityTypeIdentifierStepCount"}')
#     bridge_stop
#
#     bridge_start [OPTION…]          starts `healthkit-bridge`, or the executable in HEALTHKIT_BRIDGE, with options of `serve`, in the mode
#                                     `strict` unless `--mode lenient` is given. Without options and HEALTHKIT_BRIDGE it connects to a phone
#                                     of its own on the server of HEALTHKIT_BRIDGE_URL, if that is set
#     bridge_connect URL [NAME=VALUE…] connects to a server (`serve --listen`) by HTTP instead, with curl; `bundleId=com.example.app` and
#                                     other parameters of the query say who speaks. It gets no notifications
#     bridge_call METHOD [PARAMS]     makes a call and prints its result; PARAMS is JSON text, `-` reads it from stdin
#     bridge_notification             prints the next notification; waits for one if necessary
#     bridge_stop                     ends the bridge and returns its exit status
#
# Status 2: the response was an error, which is printed on stderr. Status 1: the bridge could not be started, or the connection is lost.
# The reason and the bridge's stderr are printed on stderr. BRIDGE_TIMEOUT is the time limit of a response in whole seconds. BRIDGE names
# one of several bridges: `BRIDGE=watch bridge_start --profile watch`, `BRIDGE=watch bridge_call …`.
#
# The state is in variables and in unnamed files. So `$(bridge_call …)` works in its subshell. If the script is killed, no files remain,
# and the bridge ends with its input.

BRIDGE_TIMEOUT=${BRIDGE_TIMEOUT:-30}
_bridge_version=1

# The state of each bridge by name: its process, the shell that started it, its exit status, and descriptors. Notifications are written to
# `queue` and read from `queued`. The last lines of its stderr are read from `errors` at the end.
declare -gA _bridge_process=() _bridge_owner=() _bridge_status=() _bridge_input=() _bridge_output=()
declare -gA _bridge_queue=() _bridge_queued=() _bridge_errors=()
# The addresses of servers by name.
declare -gA _bridge_url=()

bridge_start() {
    local name=${BRIDGE:-bridge} program=${HEALTHKIT_BRIDGE:-healthkit-bridge} folder from to line
    local queue queued errors input output
    if [ $# = 0 ] && [ -z "${HEALTHKIT_BRIDGE-}" ] && [ -n "${HEALTHKIT_BRIDGE_URL-}" ]; then
        [[ $HEALTHKIT_BRIDGE_URL = *[?\&]phone=* ]] || set -- "phone=$(</proc/sys/kernel/random/uuid)"
        bridge_connect "$HEALTHKIT_BRIDGE_URL" "$@"
        return
    fi
    [ -z "${_bridge_process[$name]-}" ] || bridge_stop
    if ! program=$(type -P -- "$program"); then
        _bridge_print "missing: found no executable ${HEALTHKIT_BRIDGE:-healthkit-bridge}; set HEALTHKIT_BRIDGE to name it"
        return 1
    fi
    folder=$(mktemp -d) && mkfifo "$folder/errors" && : >"$folder/queue" || return 1
    # shellcheck disable=SC2094 # the queue is written and read on purpose
    exec {errors}<>"$folder/errors" {queue}>>"$folder/queue" {queued}<"$folder/queue"
    rm -r -- "$folder"
    # The process starts the bridge after it has read a line: bash discards a coprocess and its pipes if it ends at once. A separate program
    # keeps the end of stderr; it inherits none of the pipes. The redirection hides bash's warning about a second coprocess, which works.
    {
        coproc BRIDGE_PROCESS {
            read -r
            exec "$program" serve --mode strict "$@" 2> >(exec sh -c 'tail -c 4000; printf "\\0"' >&"$errors")
        }
    } 2>/dev/null
    # shellcheck disable=SC2153 # set by coproc
    _bridge_process[$name]=$BRIDGE_PROCESS_PID
    from=${BRIDGE_PROCESS[0]} to=${BRIDGE_PROCESS[1]}
    exec {output}<&"$from" {input}>&"$to" {from}<&- {to}>&-
    echo >&"$input"
    _bridge_owner[$name]=$BASHPID _bridge_input[$name]=$input _bridge_output[$name]=$output
    _bridge_queue[$name]=$queue _bridge_queued[$name]=$queued _bridge_errors[$name]=$errors

    _bridge_check_version
}

bridge_connect() {
    local name=${BRIDGE:-bridge} address=${1/#ws:/http:} parameter line
    [ -z "${_bridge_process[$name]-}${_bridge_url[$name]-}" ] || bridge_stop
    [[ $address = *\?* ]] || address+='?'
    _bridge_url[$name]=${address%%\?*}
    _bridge_url[$name]=${_bridge_url[$name]%/}
    _bridge_url[$name]="${_bridge_url[$name]%/rpc}/rpc?${address#*\?}"
    for parameter in "${@:2}"; do _bridge_url[$name]+="&$parameter"; done
    _bridge_check_version
}

_bridge_check_version() {
    if _bridge_request rpc/version; then
        [[ $line != *'"version":"'$_bridge_version.* ]] || return 0
        [[ $line =~ '"version":"'([^\"]*) ]] && line=${BASH_REMATCH[1]}
        line="version: the bridge has version $line, and this library needs $_bridge_version"
        if [ -n "${_bridge_url[$name]-}" ]; then _bridge_print "$line"; else _bridge_fail "$line"; fi
    fi
    bridge_stop
    return 1
}

bridge_call() {
    local name=${BRIDGE:-bridge} line
    _bridge_request "$@" && printf '%s\n' "$line"
}

bridge_notification() {
    local name=${BRIDGE:-bridge} end=$((SECONDS + BRIDGE_TIMEOUT)) line
    _bridge_is_started || return 1
    IFS= read -r -u "${_bridge_queued[$name]}" line || _bridge_receive "no notification" || return 1
    printf '%s\n' "$line"
}

bridge_stop() {
    local name=${BRIDGE:-bridge} status descriptor
    if [ -n "${_bridge_url[$name]-}" ]; then
        _bridge_curl --request DELETE >/dev/null 2>&1
        unset "_bridge_url[$name]"
        return 0
    fi
    [ -n "${_bridge_process[$name]-}" ] || return 0
    descriptor=${_bridge_input[$name]}
    exec {descriptor}>&-
    _bridge_end
    status=${_bridge_status[$name]-0}
    for descriptor in "${_bridge_output[$name]}" "${_bridge_queue[$name]}" "${_bridge_queued[$name]}" "${_bridge_errors[$name]}"; do
        exec {descriptor}>&-
    done
    unset "_bridge_process[$name]" "_bridge_status[$name]" "_bridge_input[$name]" "_bridge_output[$name]" "_bridge_queued[$name]"
    return "$status"
}

_bridge_is_started() {
    [ -n "${_bridge_process[$name]-}" ] || { _bridge_print "no bridge is running: call bridge_start"; return 1; }
}

_bridge_print() { printf 'healthkit-bridge: %s\n' "$1" >&2; }

# Makes a call. Stores the result in the caller's variable `line`.
_bridge_request() {
    local end=$((SECONDS + BRIDGE_TIMEOUT)) params=${2-} request method IFS=' ' receive=_bridge_receive
    [ "$params" != - ] || params=$(cat)
    _bridge_quote method "$1"
    request='{"jsonrpc":"2.0","id":1,"method":'$method${params:+',"params":'$params}'}'
    # Join the lines. Replacing newlines in a string would take quadratic time.
    mapfile -t request <<<"$request"
    if [ -n "${_bridge_url[$name]-}" ]; then
        receive=_bridge_post
    else
        _bridge_is_started || return 1
        _bridge_send "${request[*]}"
    fi
    while $receive "no response to $1"; do
        case $line in
        '{"jsonrpc":"2.0","id":1,"result":'*)
            line=${line#'{"jsonrpc":"2.0","id":1,"result":'}
            line=${line%?}
            return 0
            ;;
        '{"jsonrpc":"2.0","id":'*)
            line=${line#*',"error":'}
            printf '%s\n' "${line%?}" >&2
            return 2
            ;;
        *) printf '%s\n' "$line" >&"${_bridge_queue[$name]}" ;;
        esac
    done
    return 1
}

# Stores a text as a JSON string in a variable.
_bridge_quote() {
    local text=${2//\\/\\\\} code character escape
    text=${text//\"/\\\"}
    if [[ $text = *[$'\x01'-$'\x1f']* ]]; then
        for code in {1..31}; do
            printf -v escape '\\u%04x' "$code"
            printf -v character '%b' "\\0$(printf %o "$code")"
            text=${text//"$character"/"$escape"}
        done
    fi
    printf -v "$1" '"%s"' "$text"
}

# Posts the caller's `request` to a server, and stores the response in the caller's variable `line`.
_bridge_post() {
    line=$(_bridge_curl --header 'Content-Type: application/json' --data-binary @- <<<"${request[*]}" 2>&1) && return 0
    _bridge_print "${line:-$1}"
    return 1
}

# Makes an HTTP request. The address is not an argument, because all users see the arguments and it has the token.
_bridge_curl() {
    curl --silent --show-error --fail-with-body --max-time "$BRIDGE_TIMEOUT" --config <(printf 'url = "%s"\n' "${_bridge_url[$name]}") "$@"
}

# Sends a line in the background, because the bridge may not read. Ignores SIGPIPE, because the bridge may have closed its input.
_bridge_send() {
    (trap '' PIPE && printf '%s\n' "$1" >&"${_bridge_input[$name]}") 2>/dev/null &
}

# Stores the next message in the caller's variable `line`. Waits until SECONDS reaches `end`. If no message arrives, prints the reason and
# returns status 1.
_bridge_receive() {
    local status=0
    if ((SECONDS >= end)); then
        status=142
    else
        IFS= read -r -t "$((end - SECONDS))" -u "${_bridge_output[$name]}" line || status=$?
    fi
    if ((status > 128)); then
        _bridge_fail "timeout: $1 within $BRIDGE_TIMEOUT s"
    elif ((status > 0)); then
        _bridge_fail "ended: $1"
    elif [[ $line != '{"jsonrpc":"2.0",'@('"id":1,"result":'|'"id":1,"error":'|'"id":null,"error":'|'"method":')*'}' ]]; then
        _bridge_fail "garbage: the bridge printed an invalid message"
    else
        return 0
    fi
    return 1
}

# Ends a bridge after a failure. Prints the reason and the last lines of the bridge's stderr.
_bridge_fail() {
    local reason=$1 errors
    [[ $reason == ended:* ]] || kill -TERM "${_bridge_process[$name]}" 2>/dev/null
    _bridge_end
    [[ $reason != ended:* || -z ${_bridge_status[$name]-} ]] || reason+="; the bridge exited with status ${_bridge_status[$name]}"
    IFS= read -r -d '' -t 1 -u "${_bridge_errors[$name]}" errors || errors=
    _bridge_print "$reason${errors:+$'\n'${errors%$'\n'}}"
}

# Waits a second for the end of the bridge, terminates it, waits a second, and kills it. Only the shell that started it gets its status.
_bridge_end() {
    local process=${_bridge_process[$name]} signal stat
    for signal in TERM KILL; do
        for _ in {1..10}; do
            # A process that has ended is a zombie until its shell waits for it.
            if ! { read -r stat <"/proc/$process/stat"; } 2>/dev/null || [[ $stat == *') Z '* ]]; then
                break 2
            fi
            # Read further output, so that a full pipe does not block the bridge.
            read -r -t 0.05 -N 1000000 -u "${_bridge_output[$name]}" stat || sleep 0.05
        done
        kill "-$signal" "$process" 2>/dev/null
    done
    [ "$BASHPID" = "${_bridge_owner[$name]}" ] && [ -z "${_bridge_status[$name]-}" ] || return 0
    _bridge_status[$name]=0
    wait "$process" 2>/dev/null || _bridge_status[$name]=$?
}
