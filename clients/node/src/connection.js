import { clearTimeout as clearLimit, setTimeout as setLimit } from 'node:timers';
import { setTimeout as delay } from 'node:timers/promises';
import { ConnectionFailure, RequestCancelled, responseError, UnansweredSheet } from './errors.cjs';
import { decode, encode } from './json.cjs';
import { notificationNames, protocolVersion } from './methods.js';
import { Notifications } from './notifications.js';
import { didYouMean, optionError } from './options.js';

/** The longest timer of Node.js, in milliseconds. */
const longestTimeout = 2 ** 31 - 1;

/** How long to wait for the stderr of a failing bridge, in milliseconds. It arrives independently of stdout. */
const stderrDelay = 100;

/** The exit status of a bridge that does not accept its options. */
const wrongUsage = 64;

const closingSheets = ['control/respondToPermissionSheet', 'control/reset'];

/** The number of warnings that are kept for an explanation. */
const lastWarnings = 20;

/** JSON-RPC over a transport: matches responses to calls, delivers notifications, and handles failures. */
export class Connection {
  #transport;
  #timeout;
  #calls = new Map();
  #nextId = 1;
  #listeners = new Set();
  /** The failure of the connection, with which all further calls fail. */
  #failure;
  /** The open permission sheet, unless the test has answered it, and the timer of its time limit. */
  #sheet;
  #sheetTimer;
  #sheetTimeout;
  /** The latest warnings of the bridge since `forgetErrors`. */
  warnings = [];
  /** Whether a call has ordered a fault since `forgetErrors`. */
  hasOrderedFaults = false;
  /** The numbers of notifications since `forgetErrors`, by their methods. */
  #arrivals = new Map();
  #isFailing = false;
  #isClosing = false;

  /**
   * @param open returns a transport for a listener
   * @param timeout the default time limit of a call, in milliseconds
   * @param sheetTimeout how long a permission sheet may be open without a call of the test, in milliseconds
   */
  constructor(open, timeout, sheetTimeout = Infinity) {
    checkTimeout(timeout);
    checkTimeout(sheetTimeout, 'sheetTimeout');
    this.#timeout = timeout;
    this.#sheetTimeout = sheetTimeout;
    this.#transport = open({
      received: (bytes) => this.#receive(bytes),
      lost: (what) => this.#failSoon('garbage', `The bridge printed unreadable output: ${what}.`),
      warned: (text) => this.#warn(text),
      ended: (exit) => this.#end(exit),
    });
  }

  /** Whether calls fail because the connection was closed or lost. */
  get isClosed() {
    return this.#isClosing || this.#failure !== undefined;
  }

  /** The methods of calls without an answer, and the notifications for which something waits, but not without a limit. */
  get unanswered() {
    return [...this.#calls.values(), ...[...this.#listeners].filter((each) => each.isWaited)].flatMap(({ method }) => method ?? []);
  }

  /** The number of requests so far. */
  get requests() {
    return this.#nextId - 1;
  }

  /** Sends a request and waits for its response. */
  async call(method, params, { timeout = this.#timeout, signal } = {}) {
    checkTimeout(timeout);
    if (params !== undefined && typeof params !== 'object') {
      throw new TypeError(`${method} takes an object of params, such as { name: value }, not ${JSON.stringify(params)}`);
    }
    if (signal?.aborted) throw cancelledBefore(signal);
    if (this.#failure) throw this.#failure;
    if (this.#isClosing) throw new ConnectionFailure('ended', 'The bridge was closed.');
    const id = this.#nextId++;
    const text = encode({ jsonrpc: '2.0', id, method, params });
    if (method === 'control/failNext') this.hasOrderedFaults = true;
    if (closingSheets.includes(method)) this.#sheet = undefined;
    this.#limitSheet();

    this.#transport.hold();
    const late = () => this.#fail('timeout', `${method} got no response within ${timeout} ms.`);
    const timer = setTimeout(late, Math.min(timeout, longestTimeout));
    const cancel = () => this.#transport.send(encode({ jsonrpc: '2.0', method: '$/cancelRequest', params: { id } }));
    signal?.addEventListener('abort', cancel);
    try {
      const response = await new Promise((resolve, reject) => {
        this.#calls.set(id, { method, resolve, reject });
        this.#transport.send(text);
      });
      // Create the error here, so that its stack contains the caller.
      if (!response.error) return response.result;
      throw responseError(response.error, signal?.aborted && { cause: signal.reason });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      this.#transport.release();
    }
  }

  /**
   * An iterator of the notifications from now on. Without people, who may take any time, a wait for one has the time limit of a call.
   *
   * @throws TypeError for an unknown name
   */
  notifications(method, { timeout = this.#sheetTimeout === Infinity ? Infinity : this.#timeout } = {}) {
    if (method !== undefined) checkNotification(method);
    checkTimeout(timeout);
    const listener = new Notifications(this, method, timeout > longestTimeout ? Infinity : timeout);
    if (this.isClosed) listener.end(this.#isClosing ? undefined : this.#failure);
    else this.#listeners.add(listener);
    return listener;
  }

  /** The number of notifications of a method, or of all, since `forgetErrors`. */
  arrivals(method) {
    return method === undefined ? [...this.#arrivals.values()].reduce((sum, each) => sum + each, 0) : this.#arrivals.get(method) ?? 0;
  }

  /** Ends all iterators. */
  endNotifications() {
    for (const listener of this.#listeners) listener.end();
  }

  /** Forgets the warnings, the lines of stderr and the ordered faults so far. */
  forgetErrors() {
    this.warnings = [];
    this.hasOrderedFaults = false;
    this.#arrivals.clear();
    this.#transport.forgetErrors();
  }

  /** Stops delivering notifications to an iterator. */
  forget(listener) {
    this.#listeners.delete(listener);
  }

  /** Keeps Node.js alive, see `Transport`. */
  hold() {
    this.#transport.hold();
  }

  /** Reverts a `hold`. */
  release() {
    this.#transport.release();
  }

  /** The major version must be equal. Before 1.0 the minor version must be equal too, because names and shapes can change. */
  async checkVersion() {
    const version = await this.#version();
    const what = versionMismatch(version);
    if (what) throw await this.#failSoon('version', what);
  }

  /** Closes the input and waits until the process has ended. Pending calls still get their responses. */
  async close() {
    this.#isClosing = true;
    await this.#transport.close();
  }

  async #version() {
    const what = 'The bridge does not report its protocol version.';
    const response = await this.call('rpc/version').catch(async (error) => {
      throw error instanceof ConnectionFailure ? error : await this.#failSoon('version', what, { cause: error });
    });
    if (typeof response?.version !== 'string') throw await this.#failSoon('version', what);
    return response.version;
  }

  #receive(bytes) {
    if (this.#failure) return;
    const message = decode(bytes);
    const isMessage = typeof message === 'object' && message !== null && message.jsonrpc === '2.0';
    const isNotification = isMessage && typeof message.method === 'string' && !('id' in message);
    const isResponse = isMessage && ('result' in message || isErrorObject(message.error));
    if (isNotification) {
      if (message.method === 'control/permissionSheet') {
        this.#sheet = message.params;
        this.#limitSheet();
      }
      this.#arrivals.set(message.method, this.arrivals(message.method) + 1);
      for (const listener of [...this.#listeners]) listener.add({ method: message.method, params: message.params });
    } else if (isResponse && this.#calls.has(message.id)) {
      this.#calls.get(message.id).resolve(message);
      this.#calls.delete(message.id);
    } else if (isResponse && message.id === null && message.error) {
      this.#failSoon('garbage', `The bridge could not read a request: ${message.error.message}`);
    } else {
      const what = `The bridge printed ${bytes.length} bytes that are neither a response nor a notification.`;
      this.#failSoon('garbage', what);
    }
  }

  /** Restarts the time limit of the open sheet: the test is still at work. */
  #limitSheet() {
    clearLimit(this.#sheetTimer);
    if (!this.#sheet || this.#sheetTimeout > longestTimeout) return;
    this.#sheetTimer = setLimit(() => this.#checkSheet(), this.#sheetTimeout).unref();
  }

  /**
   * Fails the calls that wait for the open sheet. Responses leave in the order of the requests, unless a request waits for the
   * user: so it does if a later request is answered first.
   */
  async #checkSheet() {
    this.#sheet = undefined;
    const earlier = [...this.#calls];
    const state = await this.call('control/state').catch(() => undefined);
    if (!state?.openSheet) return;
    for (const [id, { method, reject }] of earlier) {
      if (!this.#calls.has(id)) continue;
      this.#calls.set(id, { resolve() {}, reject() {} });
      reject(new UnansweredSheet(
        `${method} waits for the user. A permission sheet is open, and nothing has answered it for ${this.#sheetTimeout} ms: ` +
          `${sheetTypes(state.openSheet)}. Do not await the request, call control.respondToPermissionSheet, then await it; ` +
          `or set the answer before: consent: 'allow' or 'deny'.`,
      ));
    }
  }

  /** Shows a warning of the bridge. */
  #warn(text) {
    this.warnings = [...this.warnings, text].slice(-lastWarnings);
    console.warn(`healthkit-bridge: ${text}`);
  }

  #end({ status, error, isMissing, message = `The bridge ended with status ${status}.` }) {
    if (this.#isFailing) return;
    if (this.#isClosing) this.#fail('ended', 'The bridge was closed.', { exitStatus: status, stderr: '' });
    else if (error) this.#fail('missing', `Cannot start the bridge: ${error.message}. ${executableHint}`, { cause: error });
    else if (isMissing) this.#fail('missing', message);
    else this.#fail('ended', message, { exitStatus: status });
  }

  /** Fails after a short delay, so that the failure includes the stderr of the bridge. */
  async #failSoon(reason, message, options) {
    this.#isFailing = true;
    const exit = await Promise.race([this.#transport.ended, delay(stderrDelay)]);
    return this.#fail(reason, message, { ...options, exitStatus: exit?.status });
  }

  /** Fails all pending and later calls and all iterators. Only the first failure counts. */
  #fail(reason, message, options) {
    if (this.#failure) return this.#failure;
    const { stderr } = this.#transport;
    const wrong = options?.exitStatus === wrongUsage ? optionError(stderr) : undefined;
    this.#failure = wrong
      ? new ConnectionFailure(reason, `Bridge.start: ${wrong}`, options)
      : new ConnectionFailure(reason, message, { stderr, ...options });
    for (const call of this.#calls.values()) call.reject(this.#failure);
    this.#calls.clear();
    clearLimit(this.#sheetTimer);
    for (const listener of this.#listeners) listener.end(this.#isClosing ? undefined : this.#failure);
    this.#transport.close();
    return this.#failure;
  }
}

/** How the executable is found. */
export const executableHint =
  'HEALTHKIT_BRIDGE names the executable, else it is that of the package for this platform, else healthkit-bridge on the PATH.';

/** A sentence about a version of the bridge that this client does not support; undefined if it does. */
export function versionMismatch(version) {
  const significant = (text) => (text.startsWith('0.') ? text.split('.', 2) : text.split('.', 1)).join('.');
  if (significant(version) === significant(protocolVersion)) return undefined;
  return `The bridge has protocol version ${version}; this client requires ${protocolVersion}.`;
}

/** What a permission sheet asks for. */
function sheetTypes({ toShare, read, objects = [] }) {
  const sides = [['share', toShare], ['read', read], ['read objects of', objects]];
  const asked = sides.filter(([, items]) => items.length > 0);
  return asked.map(([side, items]) => `${side} ${items.join(', ')}`).join('; ') || 'a blank sheet, which only kill ends';
}

const isErrorObject = (error) => typeof error?.code === 'number' && typeof error.message === 'string';

/** Native code may send notifications of other channels. */
const ownChannels = ['store', 'control'];

function checkNotification(method) {
  const [channel, name] = String(method).split('/', 2);
  if (notificationNames.includes(method) || (name !== undefined && !ownChannels.includes(channel))) return;
  const known = notificationNames.filter((known) => name === undefined || known.startsWith(`${channel}/`));
  throw new TypeError(`The bridge has no notification ${method}.${didYouMean(String(method), known) || ` There are ${known.join(', ')}.`}`);
}

function checkTimeout(timeout, name = 'timeout') {
  if (!(timeout > 0)) throw new TypeError(`${name}: not a number of milliseconds above 0`);
}

function cancelledBefore(signal) {
  const error = { code: -32800, message: 'The request was cancelled before it was sent.' };
  return new RequestCancelled(error, { cause: signal.reason });
}
