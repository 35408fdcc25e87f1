import { after, afterEach, before, beforeEach } from 'node:test';
import * as testing from './testing.js';

/** A bridge for the tests of a file or suite of `node:test`. The options are those of `Bridge.start`. */
export function useHealthKit(options) {
  return testing.useHealthKit({ before, beforeEach, after, afterFailure }, options);
}

/** The explanation follows the failed test as diagnostics. Before 20.12, Node.js does not tell a hook whether the test failed. */
function afterFailure(explain) {
  afterEach(async (test) => {
    if (test?.passed !== false) return;
    for (const line of ['HealthKit', ...(await explain()).split('\n')]) test.diagnostic(line);
  });
}
