import assert from 'node:assert';
import { setImmediate as turn } from 'node:timers/promises';
import { Connection } from './connection.js';
import { executable, servedAt } from './executable.js';
import { explain } from './explanation.cjs';
import { HeaderFraming, LineFraming } from './framing.js';
import { makeHelpers } from './helpers.js';
import { hostCommand } from './native.js';
import { checkNames, strictly, toArguments, withConsentFile } from './options.js';
import { ownPhone, Socket, socketAddress, socketClass } from './socket.js';
import { Transport } from './transport.js';

/** A running bridge. Its public members are documented in `bridge.d.ts`. */
export class Bridge {
  #connection;

  constructor(connection) {
    if (!(connection instanceof Connection)) throw new TypeError('A bridge is started by await Bridge.start() or Bridge.connect().');
    this.#connection = connection;
    /** `store`, `control` and `healthkitPermissions`: a function for each method. */
    Object.assign(this, makeHelpers((method, params, options) => this.call(method, params, options)));
  }

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

  static async connect(url, { timeout = 30_000, sheetTimeout, ...options } = {}) {
    const address = socketAddress(url, options);
    const WebSocket = await socketClass();
    const connection = new Connection((listener) => new Socket(WebSocket, address, listener), timeout, sheetTimeout);
    await connection.checkVersion();
    return new Bridge(connection);
  }

  get isClosed() {
    return this.#connection.isClosed;
  }

  call(method, params, options) {
    return this.#connection.call(method, params, options);
  }

  notifications(method, options) {
    return this.#connection.notifications(method, options);
  }

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

  endNotifications() {
    this.#connection.endNotifications();
    this.#connection.forgetErrors();
  }

  /** The number of requests so far. */
  get requests() {
    return this.#connection.requests;
  }

  explain() {
    return explain(this.#connection);
  }

  async unusedFaults() {
    return this.#connection.hasOrderedFaults ? (await this.control.listFaults()).unused : [];
  }

  async assertCalled(method, expected) {
    const { verified, message, calls } = await this.control.verify({ method, ...expected });
    if (!verified) assert.fail(message);
    return calls;
  }

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
