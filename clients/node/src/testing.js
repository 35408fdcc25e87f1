import { setImmediate } from 'node:timers/promises';
import { Bridge } from './bridge.js';

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

  get store() {
    return this.bridge.store;
  }

  get control() {
    return this.bridge.control;
  }

  get healthkitPermissions() {
    return this.bridge.healthkitPermissions;
  }

  get appleHealthKit() {
    return this.bridge.appleHealthKit;
  }

  get healthKit() {
    return this.bridge.healthKit;
  }

  get health() {
    return this.bridge.health;
  }

  get healthPlugin() {
    return this.bridge.healthPlugin;
  }

  get capacitorHealthkit() {
    return this.bridge.capacitorHealthkit;
  }

  /** Whether calls fail: before the first test, and after the bridge has ended. */
  get isClosed() {
    return this.#bridge?.isClosed ?? true;
  }

  call(method, params, options) {
    return this.bridge.call(method, params, options);
  }

  notifications(method) {
    return this.bridge.notifications(method);
  }

  advance(seconds, answer) {
    return this.bridge.advance(seconds, answer);
  }

  explain() {
    return this.bridge.explain();
  }

  assertCalled(method, expected) {
    return this.bridge.assertCalled(method, expected);
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
