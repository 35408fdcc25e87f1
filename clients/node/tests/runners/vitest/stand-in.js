// A replacement for `vitest` on machines without it: its hooks, implemented with `node:test`.
import { afterEach as afterEachOfNode } from 'node:test';

export { after as afterAll, before as beforeAll, beforeEach, test } from 'node:test';

/** A hook gets the result of its test so far. */
export const afterEach = (hook) => afterEachOfNode(({ passed, error }) => {
  const result = passed === false ? { state: 'fail', errors: [error.cause ?? error] } : { state: 'pass' };
  return hook({ task: { result } });
});
