import { Bridge } from './bridge.js';

/**
 * A bridge for the tests of a file: it starts before the first, is as new before each, and is closed after the last.
 *
 * @param hooks `before`, `beforeEach` and `after` of the test runner
 * @param options those of `Bridge.start`
 */
export function useHealthKit({ before, beforeEach, after }, options) {
  const health = new HealthKit(options);
  before(() => health.start());
  beforeEach(() => health.reset());
  after(() => health.close());
  return health;
}

/** The bridge of the tests of a file. It has the words of `Bridge`. */
class HealthKit {
  #options;
  #bridge;

  constructor(options) {
    this.#options = options;
  }

  /** The bridge itself. Another one takes its place in the next test if it ends. */
  get bridge() {
    if (!this.#bridge) throw new Error('The bridge is started before the first test: use it in tests and in hooks.');
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

  /** Whether nothing can be called: before the first test, and after what has ended the bridge. */
  get isClosed() {
    return this.#bridge?.isClosed ?? true;
  }

  call(method, params, options) {
    return this.bridge.call(method, params, options);
  }

  notifications(method) {
    return this.bridge.notifications(method);
  }

  async start() {
    this.#bridge = await Bridge.start(this.#options);
  }

  /** A world as at the start. Iterators of the test before end: all its notifications have come before this is answered. */
  async reset() {
    try {
      await this.control.reset();
      this.#bridge.endNotifications();
    } catch {
      // The test before has ended the bridge, or `noControl` forbids the reset: then it takes a new one.
      await this.close();
      await this.start();
    }
  }

  async close() {
    await this.#bridge?.close();
  }
}
