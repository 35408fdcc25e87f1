import { setTimeout as delay } from 'node:timers/promises';
import { ConnectionFailure, RequestCancelled, responseError } from './errors.js';
import { decode, encode } from './json.js';
import { protocolVersion } from './methods.js';
import { Notifications } from './notifications.js';
import { Transport } from './transport.js';

/** No timer of Node.js runs longer than this many milliseconds. */
const longestTimeout = 2 ** 31 - 1;

/** How long to wait for what a bridge that fails has to say on stderr, in milliseconds: it comes on a way of its own. */
const lastWords = 100;

/** JSON-RPC over a transport: which answer belongs to which call, who hears a notification, and when all is over. */
export class Connection {
  #transport;
  #timeout;
  #calls = new Map();
  #nextId = 1;
  #listeners = new Set();
  /** Why nothing can be called any more. */
  #failure;
  #isFailing = false;
  #isClosing = false;

  /** @param timeout what a call has unless told otherwise, in milliseconds */
  constructor(command, framing, timeout) {
    checkTimeout(timeout);
    this.#timeout = timeout;
    this.#transport = new Transport(command, framing, {
      received: (bytes) => this.#receive(bytes),
      lost: (what) => this.#failSoon('garbage', `The bridge printed what cannot be read: ${what}.`),
      ended: (exit) => this.#end(exit),
    });
  }

  /** Whether nothing can be called any more. */
  get isClosed() {
    return this.#isClosing || this.#failure !== undefined;
  }

  /** Sends a request and waits for its answer. */
  async call(method, params, { timeout = this.#timeout, signal } = {}) {
    checkTimeout(timeout);
    if (signal?.aborted) throw cancelledBefore(signal);
    if (this.#failure) throw this.#failure;
    if (this.#isClosing) throw new ConnectionFailure('ended', 'The bridge was closed.');
    const id = this.#nextId++;
    const text = encode({ jsonrpc: '2.0', id, method, params });

    this.#transport.hold();
    const late = () => this.#fail('timeout', `${method} was not answered within ${timeout} ms.`);
    const timer = setTimeout(late, Math.min(timeout, longestTimeout));
    const cancel = () => this.#transport.send(encode({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id } }));
    signal?.addEventListener('abort', cancel);
    try {
      const answer = await new Promise((resolve, reject) => {
        this.#calls.set(id, { resolve, reject });
        this.#transport.send(text);
      });
      // The error is made here, so that its stack tells who has called.
      if (answer.error) throw responseError(answer.error, signal?.aborted && { cause: signal.reason });
      return answer.result;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      this.#transport.release();
    }
  }

  /** An iterator of the notifications that come from now on. */
  notifications(method) {
    const listener = new Notifications(this, method);
    if (this.isClosed) listener.end(this.#isClosing ? undefined : this.#failure);
    else this.#listeners.add(listener);
    return listener;
  }

  /** Ends all iterators. */
  endNotifications() {
    for (const listener of this.#listeners) listener.end();
  }

  /** An iterator that hears no more. */
  forget(listener) {
    this.#listeners.delete(listener);
  }

  /** Somebody waits, see `Transport`. */
  hold() {
    this.#transport.hold();
  }

  /** Nobody waits any more. */
  release() {
    this.#transport.release();
  }

  /** Before 1.0 the minor version must be the same as well, since until then names and shapes may change. */
  async checkVersion() {
    const version = await this.#version();
    const significant = (text) => (text.startsWith('0.') ? text.split('.', 2) : text.split('.', 1)).join('.');
    if (significant(version) !== significant(protocolVersion)) {
      const what = `The bridge speaks version ${version}, this client speaks ${protocolVersion}.`;
      throw await this.#failSoon('version', what);
    }
  }

  /** Closes the input, and waits until the process is gone. Calls under way are still answered. */
  async close() {
    this.#isClosing = true;
    await this.#transport.close();
  }

  async #version() {
    const what = 'The bridge does not tell which version it speaks.';
    const answer = await this.call('rpc/version').catch(async (error) => {
      throw error instanceof ConnectionFailure ? error : await this.#failSoon('version', what, { cause: error });
    });
    if (typeof answer?.version !== 'string') throw await this.#failSoon('version', what);
    return answer.version;
  }

  #receive(bytes) {
    if (this.#failure) return;
    const message = decode(bytes);
    const isMessage = typeof message === 'object' && message !== null && message.jsonrpc === '2.0';
    const isNotification = isMessage && typeof message.method === 'string' && !('id' in message);
    const isAnswer = isMessage && ('result' in message || isErrorObject(message.error));
    if (isNotification) {
      for (const listener of [...this.#listeners]) listener.add({ method: message.method, params: message.params });
    } else if (isAnswer && this.#calls.has(message.id)) {
      this.#calls.get(message.id).resolve(message);
      this.#calls.delete(message.id);
    } else if (isAnswer && message.id === null && message.error) {
      this.#failSoon('garbage', `The bridge could not read a request: ${message.error.message}`);
    } else {
      const what = `The bridge printed ${bytes.length} bytes that are neither an answer nor a notification.`;
      this.#failSoon('garbage', what);
    }
  }

  #end({ status, error }) {
    if (this.#isFailing) return;
    if (this.#isClosing) this.#fail('ended', 'The bridge was closed.', { exitStatus: status, stderr: '' });
    else if (error) this.#fail('missing', `There is no bridge: ${error.message}. ${whereItIs}`, { cause: error });
    else this.#fail('ended', `The bridge ended with status ${status}.`, { exitStatus: status });
  }

  /** Fails when the bridge has had the time to say why. */
  async #failSoon(reason, message, options) {
    this.#isFailing = true;
    const exit = await Promise.race([this.#transport.ended, delay(lastWords)]);
    return this.#fail(reason, message, { ...options, exitStatus: exit?.status });
  }

  /** It is over: for all who wait, and for all who come. The first failure is the one that they are told. */
  #fail(reason, message, options) {
    if (this.#failure) return this.#failure;
    this.#failure = new ConnectionFailure(reason, message, { stderr: this.#transport.stderr, ...options });
    for (const call of this.#calls.values()) call.reject(this.#failure);
    this.#calls.clear();
    for (const listener of this.#listeners) listener.end(this.#isClosing ? undefined : this.#failure);
    this.#transport.close();
    return this.#failure;
  }
}

const whereItIs = 'HEALTHKIT_BRIDGE names the executable; without it, healthkit-bridge is looked for on the PATH.';

const isErrorObject = (error) => typeof error?.code === 'number' && typeof error.message === 'string';

function checkTimeout(timeout) {
  if (!(timeout > 0)) throw new TypeError('timeout: not a number of milliseconds above 0');
}

function cancelledBefore(signal) {
  const error = { code: -32800, message: 'The request was cancelled before it was sent.' };
  return new RequestCancelled(error, { cause: signal.reason });
}
