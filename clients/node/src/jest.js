import * as testing from './testing.js';

/** A bridge for the tests of a file or suite of Jest, whose hooks are globals. The options are those of `Bridge.start`. */
export function useHealthKit(options) {
  const { beforeAll: before, beforeEach, afterAll: after } = globalThis;
  return testing.useHealthKit({ before, beforeEach, after, afterFailure }, options);
}

/** The explanation is a part of the message of the error. */
function afterFailure(explain) {
  globalThis.afterEach(async () => {
    const [error] = failures();
    if (typeof error?.stack !== 'string') return;
    const text = `\n\nHealthKit\n${await explain()}\n`;
    const frames = error.stack.search(/\n\s+at /);
    error.stack = frames < 0 ? error.stack + text : error.stack.slice(0, frames) + text + error.stack.slice(frames);
  });
}

/** The errors of the current test. Jest gives them to its environments only; a hook finds them in the state of its runner, jest-circus. */
function failures() {
  const symbols = Object.getOwnPropertySymbols(globalThis);
  const state = globalThis[symbols.find(({ description }) => description === 'JEST_STATE_SYMBOL')];
  return (state?.currentlyRunningTest?.errors ?? []).map((error) => (Array.isArray(error) ? error[0] ?? error[1] : error));
}
