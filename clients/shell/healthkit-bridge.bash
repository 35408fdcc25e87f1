# shellcheck shell=bash
# A bridge of your own in a bash script (bash 5). To be sourced:
#
#     . healthkit-bridge.bash
#     bridge_start --consent deny
#     status=$(bridge_call store/authorizationStatus '{"type":"HKQuantityTypeIdentifierStepCount"}')
#     bridge_stop
#
#     bridge_start [OPTION…]          starts the bridge: `healthkit-bridge`, or what HEALTHKIT_BRIDGE names, with options of `serve`
#     bridge_call METHOD [PARAMS]     makes a call and prints its result; PARAMS are JSON text, `-` reads them from stdin
#     bridge_notification             prints what the bridge said by itself, one message in order; waits if there is none yet
#     bridge_stop                     ends the bridge; its exit status
#
# Status 2: the bridge answered an error, which is printed on stderr. Status 1: there is no bridge to talk to, or none any more; why, and
# what it said on stderr, is printed there. BRIDGE_TIMEOUT are the whole seconds that an answer may take. Several bridges at once are told
# apart by BRIDGE: `BRIDGE=watch bridge_start --profile watch`, `BRIDGE=watch bridge_call …`.
#
# What is remembered is in variables and in files without a name, so that `$(bridge_call …)`, a shell of its own, works as well, and
# nothing is left behind when the script is killed: the bridge ends with its input.

BRIDGE_TIMEOUT=${BRIDGE_TIMEOUT:-30}
_bridge_version=0.1

# By the name of the bridge: its process, the shell that started it, its exit status, and descriptors. What it says by itself is written to
# `queue` and read from `queued`; the last of its stderr comes from `errors` when it is over.
declare -gA _bridge_process=() _bridge_owner=() _bridge_status=() _bridge_input=() _bridge_output=()
declare -gA _bridge_queue=() _bridge_queued=() _bridge_errors=()

bridge_start() {
    local name=${BRIDGE:-bridge} program=${HEALTHKIT_BRIDGE:-healthkit-bridge} folder from to line
    local queue queued errors input output
    [ -z "${_bridge_process[$name]-}" ] || bridge_stop
    if ! program=$(type -P -- "$program"); then
        _bridge_say "missing: there is no executable ${HEALTHKIT_BRIDGE:-healthkit-bridge}; HEALTHKIT_BRIDGE may name it"
        return 1
    fi
    folder=$(mktemp -d) && mkfifo "$folder/errors" && : >"$folder/queue" || return 1
    # shellcheck disable=SC2094 # whoever reads the queue knows that it grows
    exec {errors}<>"$folder/errors" {queue}>>"$folder/queue" {queued}<"$folder/queue"
    rm -r -- "$folder"
    # The line that is read first lets go of it: bash forgets a process that ends at once, pipes and all. The end of stderr is kept by a
    # program that inherits none of the pipes. Bash warns of a second coprocess, with which it has no difficulty.
    {
        coproc BRIDGE_PROCESS {
            read -r
            exec "$program" serve "$@" 2> >(exec sh -c 'tail -c 4000; printf "\\0"' >&"$errors")
        }
    } 2>/dev/null
    # shellcheck disable=SC2153 # set by coproc
    _bridge_process[$name]=$BRIDGE_PROCESS_PID
    from=${BRIDGE_PROCESS[0]} to=${BRIDGE_PROCESS[1]}
    exec {output}<&"$from" {input}>&"$to" {from}<&- {to}>&-
    echo >&"$input"
    _bridge_owner[$name]=$BASHPID _bridge_input[$name]=$input _bridge_output[$name]=$output
    _bridge_queue[$name]=$queue _bridge_queued[$name]=$queued _bridge_errors[$name]=$errors

    if _bridge_ask rpc/version; then
        [[ $line != *'"version":"'$_bridge_version.* ]] || return 0
        _bridge_fail "version: it speaks $line, not $_bridge_version"
    fi
    bridge_stop
    return 1
}

bridge_call() {
    local name=${BRIDGE:-bridge} line
    _bridge_ask "$@" && printf '%s\n' "$line"
}

bridge_notification() {
    local name=${BRIDGE:-bridge} end=$((SECONDS + BRIDGE_TIMEOUT)) line
    _bridge_is_there || return 1
    IFS= read -r -u "${_bridge_queued[$name]}" line || _bridge_receive "no notification" || return 1
    printf '%s\n' "$line"
}

bridge_stop() {
    local name=${BRIDGE:-bridge} status descriptor
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

_bridge_is_there() {
    [ -n "${_bridge_process[$name]-}" ] || { _bridge_say "there is no bridge: bridge_start starts one"; return 1; }
}

_bridge_say() { printf 'healthkit-bridge: %s\n' "$1" >&2; }

# Makes a call; the result is in the caller's variable `line`.
_bridge_ask() {
    local end=$((SECONDS + BRIDGE_TIMEOUT)) params=${2-} request IFS=' '
    [ "$params" != - ] || params=$(cat)
    request='{"jsonrpc":"2.0","id":1,"method":"'$1'"'${params:+',"params":'$params}'}'
    _bridge_is_there || return 1
    # One line of many; replacing newlines in a text takes the square of their number.
    mapfile -t request <<<"$request"
    _bridge_send "${request[*]}"
    while _bridge_receive "no answer to $1"; do
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

# Sends a line, in the background: a bridge that does not read must not stop us, and a pipe that nobody reads must not end us.
_bridge_send() {
    (trap '' PIPE && printf '%s\n' "$1" >&"${_bridge_input[$name]}") 2>/dev/null &
}

# The next message, in the caller's variable `line`, before `end` by the clock of SECONDS; status 1 if none comes, after saying why.
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
        _bridge_fail "garbage: it printed what is no message"
    else
        return 0
    fi
    return 1
}

# Ends a bridge that is of no use any more, and says why, with the last that it said on stderr.
_bridge_fail() {
    local reason=$1 words
    [[ $reason == ended:* ]] || kill -TERM "${_bridge_process[$name]}" 2>/dev/null
    _bridge_end
    [[ $reason != ended:* || -z ${_bridge_status[$name]-} ]] || reason+="; it ended with status ${_bridge_status[$name]}"
    IFS= read -r -d '' -t 1 -u "${_bridge_errors[$name]}" words || words=
    _bridge_say "$reason${words:+$'\n'${words%$'\n'}}"
}

# Waits a second until the bridge has ended, terminates it, waits a second, kills it. Only the shell that started it learns its status.
_bridge_end() {
    local process=${_bridge_process[$name]} signal stat
    for signal in TERM KILL; do
        for _ in {1..10}; do
            # What has ended is still there, as a zombie, until its shell looks.
            if ! { read -r stat <"/proc/$process/stat"; } 2>/dev/null || [[ $stat == *') Z '* ]]; then
                break 2
            fi
            # It may have more to say than a pipe holds.
            read -r -t 0.05 -N 1000000 -u "${_bridge_output[$name]}" stat || sleep 0.05
        done
        kill "-$signal" "$process" 2>/dev/null
    done
    [ "$BASHPID" = "${_bridge_owner[$name]}" ] && [ -z "${_bridge_status[$name]-}" ] || return 0
    _bridge_status[$name]=0
    wait "$process" 2>/dev/null || _bridge_status[$name]=$?
}
