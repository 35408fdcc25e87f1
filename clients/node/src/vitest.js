import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as testing from './testing.js';

/** A bridge for the tests of a file or suite of Vitest. The options are those of `Bridge.start`. */
export function useHealthKit(options) {
  return testing.useHealthKit({ before: beforeAll, beforeEach, after: afterAll }, options);
}
