'use strict';

const { section } = require('./session.cjs');

/** The hooks of Jest, which are globals. */
exports.hooks = () => {
  const { beforeAll: before, beforeEach, afterAll: after, afterEach } = globalThis;
  return {
    before, beforeEach, after, afterFailure,
    afterSuccess: (check) => afterEach(async () => { if (failures().length === 0) await check(); }),
  };
};

/** The explanation is a part of the message of the error. */
function afterFailure(explain) {
  globalThis.afterEach(async () => {
    const [error] = failures();
    if (typeof error?.stack !== 'string') return;
    const text = section(await explain());
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
