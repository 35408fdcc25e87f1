'use strict';

const { join } = require('node:path');
const { clearTimeout, setImmediate, setTimeout } = require('node:timers');
const { MessageChannel, receiveMessageOnPort, Worker } = require('node:worker_threads');
const { ConnectionFailure, responseError } = require('../errors.cjs');
const { decode, encode } = require('../json.cjs');

/** The clock of time limits. A test may replace the global one. */
const now = performance.now.bind(performance);

/** The longest timer of Node.js, in milliseconds. */
const longestTimeout = 2 ** 31 - 1;

/** The number of warnings that are kept for an explanation. */
const lastWarnings = 20;

/** The processes of bridges. All are killed when this process exits, even if they hang. */
const running = new Set();
process.on('exit', () => running.forEach(kill));

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/**
 * JSON-RPC with a bridge in a worker thread. The main thread waits for the answer to `callNow` without its event loop. Other
 * messages that arrive meanwhile are kept, and handled one by one from the event loop.
 */
class Connection {
  #port;
  #counter = new Int32Array(new SharedArrayBuffer(4));
  #timeout;
  #notified;
  #calls = new Map();
  #kept = [];
  #nextId = 1;
  #failure;
  #isClosing = false;
  #pid;
  /** The warnings of the bridge, for an explanation. */
  warnings = [];
  #ended;
  #setEnded;

  /**
   * @param options those of `Bridge.start`
   * @param notified the function that gets each notification
   */
  constructor({ timeout = 30_000, ...options }, notified) {
    if (!(timeout > 0)) throw new TypeError('timeout: not a number of milliseconds above 0');
    this.#timeout = timeout;
    this.#notified = notified;
    this.#ended = new Promise((resolve) => (this.#setEnded = resolve));
    const { port1, port2 } = new MessageChannel();
    this.#port = port1.on('message', (message) => this.#arrive(message));
    port1.unref();
    const workerData = { port: port2, counter: this.#counter, options };
    const worker = new Worker(join(__dirname, 'worker.js'), { workerData, transferList: [port2], execArgv: [] });
    worker.on('error', (error) => this.#fail({ reason: 'ended', message: `The thread of the bridge ended: ${error.message}` }));
    worker.on('exit', () => {
      // The thread may end before its last messages are delivered. They have the reason.
      for (let item; (item = receiveMessageOnPort(this.#port)); ) this.#arrive(item.message);
      this.#end();
    });
    worker.unref();
  }

  /** Whether calls fail because the connection was closed or lost. */
  get isClosed() {
    return this.#isClosing || this.#failure !== undefined;
  }

  /** The methods that were called and not answered. */
  get unanswered() {
    return [...this.#calls.values()].map(({ method }) => method);
  }

  /** Sends a request. Resolves to its result. */
  async call(method, params) {
    const id = this.#send(method, params);
    const late = () => this.#failLate(method);
    const timer = setTimeout(late, Math.min(this.#timeout, longestTimeout));
    if (this.#calls.size === 0) this.#port.ref();
    try {
      return resultOf(await new Promise((resolve, reject) => this.#calls.set(id, { method, resolve, reject })));
    } finally {
      clearTimeout(timer);
      this.#release();
    }
  }

  /** Sends a request and waits for its result. */
  callNow(method, params) {
    const id = this.#send(method, params);
    const deadline = now() + this.#timeout;
    for (;;) {
      const seen = Atomics.load(this.#counter, 0);
      for (let item; (item = receiveMessageOnPort(this.#port)); ) {
        const message = this.#read(item.message);
        if (message.id === id) return resultOf(message);
        if (this.#failure) throw this.#failure;
        this.#keep(message);
      }
      if (this.#failure) throw this.#failure;
      const rest = deadline - now();
      if (rest <= 0) throw this.#failLate(method);
      Atomics.wait(this.#counter, 0, seen, rest);
    }
  }

  /** Closes the input of the bridge and waits until its process has ended. Pending calls still get their responses. */
  async close() {
    if (!this.#isClosing && !this.#failure) this.#port.postMessage({});
    this.#isClosing = true;
    this.#port.ref();
    await this.#ended;
  }

  /** Lets Node.js end, unless a caller waits. */
  #release() {
    if (this.#calls.size === 0 && !this.#isClosing) this.#port.unref();
  }

  #send(method, params) {
    if (this.#failure) throw this.#failure;
    if (this.#isClosing) throw new ConnectionFailure('ended', 'The bridge was closed.');
    const id = this.#nextId++;
    this.#port.postMessage({ text: encode({ jsonrpc: '2.0', id, method, params }) });
    return id;
  }

  /** A message that the event loop delivers. Messages that were kept before it come first. */
  #arrive(item) {
    const message = this.#read(item);
    if (this.#kept.length > 0) this.#kept.push(message);
    else this.#handle(message);
  }

  #keep(message) {
    if (this.#kept.push(message) === 1) setImmediate(() => this.#handleKept());
  }

  /** Handles one message in each turn, so that the code that waits for it runs before the next one. */
  #handleKept() {
    this.#handle(this.#kept[0]);
    this.#kept.shift();
    if (this.#kept.length > 0) setImmediate(() => this.#handleKept());
  }

  /** The JSON-RPC message in a message of the worker; an empty one if it holds something else. */
  #read({ bytes, pid, warning, failure, ended }) {
    if (warning) {
      this.warnings = [...this.warnings, warning].slice(-lastWarnings);
      console.warn(`healthkit-bridge: ${warning}`);
    }
    if (pid !== undefined) running.add((this.#pid = pid));
    if (failure) this.#fail(failure);
    if (ended) this.#end();
    if (!bytes) return {};
    const message = decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const isMessage = message?.jsonrpc === '2.0' && (typeof message.method === 'string' || Number.isInteger(message.id));
    if (isMessage) return message;
    const what = `The bridge printed ${bytes.length} bytes that are neither a response nor a notification.`;
    this.#fail({ reason: 'garbage', message: what });
    return {};
  }

  #handle(message) {
    const call = this.#calls.get(message.id);
    this.#calls.delete(message.id);
    if (call) call.resolve(message);
    else if (message.method) this.#notified(message.method, message.params);
  }

  #failLate(method) {
    return this.#fail({ reason: 'timeout', message: `${method} got no response within ${this.#timeout} ms.` });
  }

  /** Fails all pending and later calls. Only the first failure counts. */
  #fail({ reason, message, exitStatus, stderr }) {
    if (this.#failure) return this.#failure;
    if (this.#isClosing) message = 'The bridge was closed.';
    this.#failure = new ConnectionFailure(reason, message, { exitStatus, stderr: this.#isClosing ? '' : stderr });
    for (const call of this.#calls.values()) call.reject(this.#failure);
    this.#calls.clear();
    this.#port.postMessage({});
    return this.#failure;
  }

  #end() {
    running.delete(this.#pid);
    this.#fail({ reason: 'ended', message: 'The bridge ended.' });
    this.#setEnded();
  }
}

/** The result of a response. The error of an error response is created here, so that its stack contains the caller. */
function resultOf({ result, error }) {
  if (error) throw responseError(error);
  return result;
}

/** Lets the channels that `Bridge` has, and a bridge for native modules has not, say what to write. */
function withoutChannels(bridge) {
  for (const channel of ['store', 'control']) {
    Object.defineProperty(bridge, channel, {
      get() { throw new TypeError(`This bridge has no ${channel}: write call('${channel}/method', params).`); },
    });
  }
  return bridge;
}

module.exports = { Connection, withoutChannels };
