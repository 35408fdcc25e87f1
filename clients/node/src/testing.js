import { setImmediate } from 'node:timers/promises';
import { Bridge } from './bridge.js';
import { makeHelpers } from './helpers.js';

/**
 * A bridge for the tests of a file. It starts before the first test, is reset before each test, and is closed after the last.
 *
 * @param hooks `before`, `beforeEach` and `after` of the test runner; `afterFailure(explain)`, which calls `explain` after a test that
 *   failed, and shows the text
 * @param options the options of `Bridge.start`
 */
export function useHealthKit({ before, beforeEach, after, afterFailure }, options) {
  const health = new HealthKit(options);
  before(() => health.start());
  beforeEach(() => health.reset());
  afterFailure?.(() => health.explain());
  after(() => health.close());
  return health;
}

/** The bridge for the tests of a file, with the methods of `Bridge`. */
class HealthKit {
  #options;
  #bridge;

  constructor(options) {
    this.#options = options;
  }

  /** The current bridge. If it ends, the next test gets a new one. */
  get bridge() {
    if (!this.#bridge) throw new Error('The bridge starts before the first test: use it only in tests and hooks.');
    return this.#bridge;
  }

  /** Whether calls fail: before the first test, and after the bridge has ended. */
  get isClosed() {
    return this.#bridge?.isClosed ?? true;
  }

  async start() {
    this.#bridge = await Bridge.start(this.#options);
  }

  /** Resets the bridge and ends the iterators of the previous test. Its notifications arrive before the response to the reset. */
  async reset() {
    try {
      await this.control.reset();
      // Its stderr arrives independently of stdout.
      await setImmediate();
      this.#bridge.endNotifications();
    } catch {
      // Start a new bridge: the previous test has ended the bridge, or `noControl` disables the reset.
      await this.close();
      await this.start();
    }
  }

  async close() {
    await this.#bridge?.close();
  }
}

for (const channel of Object.keys(makeHelpers())) {
  Object.defineProperty(HealthKit.prototype, channel, { get() { return this.bridge[channel]; } });
}
for (const method of ['call', 'notifications', 'advance', 'explain', 'assertCalled']) {
  HealthKit.prototype[method] = function (...args) {
    return this.bridge[method](...args);
  };
}
