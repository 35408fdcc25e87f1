import { setImmediate as turn } from 'node:timers/promises';
import { Connection } from './connection.js';
import { executable, servedAt } from './executable.js';
import { unexplained } from './explanation.cjs';
import { HeaderFraming, LineFraming } from './framing.js';
import { makeHelpers } from './helpers.js';
import { hostCommand } from './native.js';
import { checkNames, strictly, toArguments, withConsentFile } from './options.js';
import { ownPhone, Socket, socketAddress, socketClass } from './socket.js';
import { Transport } from './transport.js';
import { verifiedCalls } from './verification.js';

/** A running bridge. `Bridge.start` creates it. */
export class Bridge {
  #connection;

  constructor(connection) {
    if (!(connection instanceof Connection)) throw new TypeError('A bridge is started by await Bridge.start() or Bridge.connect().');
    this.#connection = connection;
    /** `store`, `control` and `healthkitPermissions`: a function for each method. */
    Object.assign(this, makeHelpers((method, params, options) => this.call(method, params, options)));
  }

  /**
   * Starts a bridge and checks its version.
   *
   * @param options the options of `serve` in camel case, `command`, `native`, `timeout` and `sheetTimeout`.
   *   Without `command`, `mode` is `strict` unless it is given. Without `command` and `native` it is a phone of its own on the server of
   *   `HEALTHKIT_BRIDGE_URL`, if the environment has that
   * @throws ConnectionFailure; TypeError for invalid options
   */
  static async start({ command, native, timeout = 30_000, sheetTimeout = 2_000, ...given } = {}) {
    if (command && native) throw new TypeError('command and native exclude each other');
    if (!command) checkNames(given);
    const url = command || native ? undefined : servedAt();
    if (url) {
      const { phone, reset } = ownPhone(url, given);
      const bridge = await Bridge.connect(url, { phone, timeout, sheetTimeout });
      if (reset) await bridge.control.reset(reset).catch(async (error) => { await bridge.close(); throw error; });
      return bridge;
    }
    const options = strictly(command, given);
    command ??= native ? await hostCommand(native) : [await executable(), 'serve'];
    if (!Array.isArray(command)) throw new TypeError('command: not an array');
    return withConsentFile(options, async (serve) => {
      const framing = serve.framing === 'headers' ? new HeaderFraming() : new LineFraming();
      const commandLine = [...command, ...toArguments(serve)];
      const connection = new Connection((listener) => new Transport(commandLine, framing, listener), timeout, sheetTimeout);
      await connection.checkVersion();
      return new Bridge(connection);
    });
  }

  /**
   * Connects to a server (`healthkit-bridge serve --listen`), as a process of an app of its own, and checks its version.
   *
   * @param url the URL that the server prints
   * @param options `bundleId`, `name`, `version`, `phone`, `role`, `token` and `timeout`
   * @throws ConnectionFailure; TypeError for invalid options
   */
  static async connect(url, { timeout = 30_000, sheetTimeout, ...options } = {}) {
    const address = socketAddress(url, options);
    const WebSocket = await socketClass();
    const connection = new Connection((listener) => new Socket(WebSocket, address, listener), timeout, sheetTimeout);
    await connection.checkVersion();
    return new Bridge(connection);
  }

  /** Whether the bridge was closed or its connection is lost. Then calls fail. */
  get isClosed() {
    return this.#connection.isClosed;
  }

  /**
   * Sends a request and returns its result. Calls can be concurrent; the bridge performs them in order.
   *
   * @param options `timeout` in milliseconds; `signal`, an AbortSignal that cancels a request which waits for the user or
   *   is long-running
   * @throws ConnectionFailure, ResponseError; TypeError for a number, date or text that JSON cannot represent
   */
  call(method, params, options) {
    return this.#connection.call(method, params, options);
  }

  /** An async iterator of the notifications from now on: `{method, params}`. */
  notifications(method) {
    return this.#connection.notifications(method);
  }

  /**
   * Advances the clock with the app in the loop: the app gets each notification at its own time, and the clock moves on when it has
   * answered.
   *
   * @param answer plays the app: it is called with each notification, and awaited. Without it, iterators of the app read the
   *   notifications, and the clock waits until their code makes no more calls
   */
  async advance(seconds, answer) {
    const notifications = this.notifications();
    try {
      for (let rest = seconds; ; ) {
        ({ remaining: rest } = await this.call('control/advanceClock', { seconds: rest, until: 'event' }));
        await this.#answered(notifications, answer);
        if (rest === 0) return;
      }
    } finally {
      await notifications.return();
    }
  }

  /** Waits until the app has answered the notifications so far, and makes no more calls. */
  async #answered(notifications, answer) {
    for (;;) {
      const requests = this.#connection.requests;
      // Notifications leave before the response to a later request.
      await this.call('rpc/version');
      const taken = notifications.take();
      for (const notification of taken) await answer?.(notification);
      await turn();
      if (taken.length === 0 && this.#connection.requests === requests + 1) return;
    }
  }

  /** Ends all existing iterators of notifications, and forgets the warnings so far. */
  endNotifications() {
    this.#connection.endNotifications();
    this.#connection.forgetErrors();
  }

  /**
   * What has happened since the start or the last reset: calls, decisions, an open sheet, the phone, warnings, rules. It has types and
   * counts, and no health value.
   */
  async explain() {
    const { warnings } = this.#connection;
    try {
      return (await this.call('control/explain', { warnings })).join('\n');
    } catch (error) {
      return unexplained(error, warnings);
    }
  }

  /** A sentence about each fault that `control.failNext` has ordered, and that no call has used. */
  async unusedFaults() {
    return this.#connection.hasOrderedFaults ? (await this.control.listFaults()).unused : [];
  }

  /**
   * Checks how often the app has called a method, with arguments that contain the given ones, and returns the latest calls.
   *
   * @param expected `arguments`, and `times`, or `atLeast` and `atMost`; without a number, one call or more
   * @throws AssertionError with the nearest calls and their differences
   */
  async assertCalled(method, expected) {
    return verifiedCalls(await this.control.verify({ method, ...expected }));
  }

  /** Ends the bridge after the responses to all pending calls, and waits until its process has ended. */
  close() {
    return this.#connection.close();
  }
}

// Node.js before 18.18 has neither this symbol nor `await using`.
if (Symbol.asyncDispose) {
  Bridge.prototype[Symbol.asyncDispose] = function () {
    return this.close();
  };
}
