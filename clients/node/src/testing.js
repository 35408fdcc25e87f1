import { Bridge } from './bridge.js';
import { makeHelpers } from './helpers.js';
import { Session, use } from './runners/session.cjs';

/**
 * A bridge for the tests of a file. It starts before the first test, is reset before each test, and is closed after the last.
 *
 * @param hooks `before`, `beforeEach` and `after` of the test runner; `afterFailure(explain)`, which calls `explain` after a test that
 *   failed, and shows the text; `afterSuccess(check)`, which calls `check` after a test that passed, and lets it fail with its error
 * @param options the options of `Bridge.start`; `unusedFaults`: `'warn'` if an ordered fault need not happen
 */
export function useHealthKit(hooks, { unusedFaults, ...options } = {}) {
  return use(hooks, new HealthKit(() => Bridge.start(options), methods), unusedFaults);
}

const methods = ['call', 'notifications', 'advance', 'explain', 'unusedFaults', 'assertCalled'];

/** The bridge for the tests of a file, with the channels of `Bridge`. */
class HealthKit extends Session {}

for (const channel of Object.keys(makeHelpers())) {
  Object.defineProperty(HealthKit.prototype, channel, { get() { return this.bridge[channel]; } });
}
