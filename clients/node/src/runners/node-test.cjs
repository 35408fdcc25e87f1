'use strict';

const { after, afterEach, before, beforeEach } = require('node:test');

/** The hooks of `node:test`. Before 20.12, Node.js does not tell a hook whether the test failed. */
exports.hooks = () => ({
  before, beforeEach, after,
  // The explanation follows the failed test as diagnostics.
  afterFailure: (explain) => afterEach(async (test) => {
    if (test?.passed !== false) return;
    for (const line of ['HealthKit', ...(await explain()).split('\n')]) test.diagnostic(line);
  }),
  afterSuccess: (check) => afterEach(async (test) => { if (test?.passed !== false) await check(); }),
});
