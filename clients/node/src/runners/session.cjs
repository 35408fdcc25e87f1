'use strict';

const { setImmediate } = require('node:timers/promises');
const { BridgeError } = require('../errors.cjs');

/** The bridge for the tests of a file, with methods of the present one. */
exports.Session = class Session {
  #start;
  #bridge;
  /** The params of a reset. The phone of a process keeps its options; that of a server returns to those of the server. */
  #params;
  /** The requests of the bridge when it started, and those between that and the first test, whose reset undoes them. */
  #requests;
  #undone;

  /**
   * @param start starts a bridge
   * @param methods the names of its methods
   * @param options those of `Bridge.start` or `startNitro`
   */
  constructor(start, methods, { command, native, timeout, sheetTimeout, framing, packageVersion, ...phone }) {
    this.#start = start;
    const isServed = !command && !native && !process.env.HEALTHKIT_BRIDGE && process.env.HEALTHKIT_BRIDGE_URL;
    const given = Object.entries(phone).filter(([, value]) => value !== undefined && value !== null);
    if (isServed && given.length > 0) this.#params = Object.fromEntries(given);
    for (const method of methods) this[method] = (...args) => this.bridge[method](...args);
    this.explain = async () => {
      const undone = `Calls before the first test: ${this.#undone}. The reset before each test has undone them: make them in beforeEach, or in the test.`;
      return [await this.bridge.explain(), ...(this.#undone > 0 ? [undone] : [])].join('\n');
    };
  }

  /** The current bridge. If it ends, the next test gets a new one. */
  get bridge() {
    if (!this.#bridge) throw new Error('The bridge starts before the first test: call useHealthKit outside of tests, and use the bridge in tests and in beforeEach.');
    return this.#bridge;
  }

  /** Whether calls fail: before the first test, and after the bridge has ended. */
  get isClosed() {
    return this.#bridge?.isClosed ?? true;
  }

  async start() {
    this.#bridge = await this.#start();
    this.#requests ??= this.#bridge.requests;
  }

  /** Resets the bridge and ends the iterators of the previous test. Its notifications arrive before the response to the reset. */
  async reset() {
    this.#undone ??= this.#bridge?.requests - this.#requests;
    try {
      await this.bridge.call('control/reset', this.#params);
      // Its stderr arrives independently of stdout.
      await setImmediate();
      this.bridge.endNotifications?.();
    } catch {
      // Start a new bridge: the previous test has ended the bridge, or `noControl` disables the reset.
      await this.close();
      await this.start();
    }
  }

  async close() {
    await this.#bridge?.close();
  }
};

/**
 * Starts a bridge before the first test, resets it before each test, and closes it after the last. A failed test explains itself.
 *
 * @param hooks those of `useHealthKit`
 * @param unusedFaults what a fault does that no call of a test has used: `fail` or `warn`
 * @returns the session
 */
exports.use = function use({ before, beforeEach, after, afterFailure, afterSuccess }, session, unusedFaults = 'fail') {
  if (!['fail', 'warn'].includes(unusedFaults)) throw new TypeError(`unusedFaults: '${unusedFaults}' is neither 'fail' nor 'warn'`);
  before(() => session.start());
  beforeEach(() => session.reset());
  afterFailure?.(() => session.explain());
  afterSuccess?.(() => checkFaults(session, unusedFaults));
  after(() => session.close());
  return session;
};

/** The explanation as a part of a message. */
exports.section = (explanation) => `\n\nHealthKit\n${explanation}\n`;

async function checkFaults(session, unusedFaults) {
  let sentences;
  try {
    sentences = await session.unusedFaults();
  } catch (error) {
    // The test has ended the bridge.
    if (error instanceof BridgeError) return;
    throw error;
  }
  const text = sentences.join('\n');
  if (!text) return;
  if (unusedFaults === 'warn') return void console.warn(`healthkit-bridge: ${text}`);
  const message = `${text}\nThe option unusedFaults: 'warn' makes this a warning.${exports.section(await session.explain())}`;
  throw new BridgeError(message);
}
