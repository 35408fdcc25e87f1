import * as testing from './testing.js';

/** A bridge for the tests of a file or suite of Jest, whose hooks are globals. The options are those of `Bridge.start`. */
export function useHealthKit(options) {
  const { beforeAll: before, beforeEach, afterAll: after } = globalThis;
  return testing.useHealthKit({ before, beforeEach, after }, options);
}
