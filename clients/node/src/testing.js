import { Bridge } from './bridge.js';
import { makeHelpers } from './helpers.js';
import { Session, use } from './runners/session.cjs';

/** A bridge for the tests of a file, as `testing.d.ts` says. */
export function useHealthKit(hooks, { unusedFaults, ...options } = {}) {
  return use(hooks, new HealthKit(() => Bridge.start(options), methods, options), unusedFaults);
}

const methods = ['call', 'notifications', 'advance', 'explain', 'unusedFaults', 'assertCalled'];

/** The bridge for the tests of a file, with the channels of `Bridge`. */
class HealthKit extends Session {}

for (const channel of Object.keys(makeHelpers())) {
  Object.defineProperty(HealthKit.prototype, channel, { get() { return this.bridge[channel]; } });
}
