// The thread that owns the process of the bridge and its pipes, so that the main thread can wait for it.
import { workerData } from 'node:worker_threads';
import { executableHint, versionMismatch } from '../connection.js';
import { executable, servedAt } from '../executable.js';
import { HeaderFraming, LineFraming } from '../framing.js';
import { decode, encode } from '../json.cjs';
import { hostCommand } from '../native.js';
import { optionNames } from '../methods.js';
import { checkNames, strictly, toArguments, withConsentFile } from '../options.js';
import { ownPhone, Socket, socketAddress, socketClass } from '../socket.js';
import { Transport } from '../transport.js';

const { port, counter, options } = workerData;
let transport;
/** The requests that arrived before the process was started. */
let waiting = [];

/** Sends a message to the main thread, and wakes it if it waits. */
function post(message, transfer = []) {
  port.postMessage(message, transfer);
  Atomics.add(counter, 0, 1);
  Atomics.notify(counter, 0);
}

const fail = (reason, message, exitStatus) =>
  post({ failure: { reason, message, exitStatus, stderr: transport?.stderr ?? '' } });

/** Sends the bytes of a message. Bytes with a buffer of their own move without a copy. */
function deliver(bytes) {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength;
  const own = isWhole ? bytes : new Uint8Array(bytes);
  post({ bytes: own }, [own.buffer]);
}

/** Starts the process. Resolves after the answer to the first request, which is that for the version. */
async function start({ command, native, timeout, ...given }) {
  const url = command || native ? undefined : servedAt();
  if (url) {
    const { phone, reset } = ownPhone(url, given);
    const WebSocket = await socketClass();
    return open((listener) => new Socket(WebSocket, socketAddress(url, { phone }), listener), reset);
  }
  if (!command) checkNames(given, 'The bridge', ['command', 'native', 'noReply', 'packageVersion', 'timeout', ...optionNames]);
  const serve = strictly(command, given);
  command ??= native ? await hostCommand(native) : [await executable(), 'serve'];
  if (!Array.isArray(command)) throw new TypeError('command: not an array');
  await withConsentFile(serve, (parameters) => {
    const framing = parameters.framing === 'headers' ? new HeaderFraming() : new LineFraming();
    return open((listener) => new Transport([...command, ...toArguments(parameters)], framing, listener));
  });
}

/** Opens a transport. Resolves after the answer to the last of its own requests, which is that for the version. */
function open(makeTransport, reset) {
  return new Promise((resolve) => {
    let isOpen = false;
    transport = makeTransport({
      received(bytes) {
        if (isOpen) return deliver(bytes);
        const { id, result, error } = decode(bytes) ?? {};
        if (id === 'reset') return error && fail('ended', error.message);
        isOpen = true;
        const version = result?.version;
        const isKnown = typeof version === 'string';
        const mismatch = isKnown ? versionMismatch(version) : 'The bridge does not report its protocol version.';
        if (mismatch) fail('version', mismatch);
        resolve();
      },
      lost: (what) => fail('garbage', `The bridge printed unreadable output: ${what}.`),
      warned: (warning) => post({ warning }),
      ended({ status, error, isMissing, message = `The bridge ended with status ${status}.` }) {
        if (error) fail('missing', `Cannot start the bridge: ${error.message}. ${executableHint}`);
        else fail(isMissing ? 'missing' : 'ended', message, status);
        post({ ended: true });
        port.close();
        resolve();
      },
    });
    if (transport.pid) post({ pid: transport.pid });
    if (reset) transport.send(encode({ jsonrpc: '2.0', id: 'reset', method: 'control/reset', params: reset }));
    transport.send(encode({ jsonrpc: '2.0', id: 0, method: 'rpc/version' }));
    for (const text of waiting.splice(0)) transport.send(text);
  });
}

port.on('message', ({ text }) => {
  if (text === undefined) transport?.close();
  else if (transport) transport.send(text);
  else waiting.push(text);
});
/** Ends the thread. A main thread that waits learns why. */
function stop(error) {
  fail(error.reason ?? 'missing', error.message, error.exitStatus);
  post({ ended: true });
  port.close();
}

process.on('uncaughtException', stop);
start(options).catch(stop);
