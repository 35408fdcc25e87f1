import * as testing from './testing.js';

/** A bridge for the tests of a file, or of a block, of Jest, whose hooks are globals. Options are those of `Bridge.start`. */
export function useHealthKit(options) {
  const { beforeAll: before, beforeEach, afterAll: after } = globalThis;
  return testing.useHealthKit({ before, beforeEach, after }, options);
}
