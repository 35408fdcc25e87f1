import { after, before, beforeEach } from 'node:test';
import * as testing from './testing.js';

/** A bridge for the tests of a file or suite of `node:test`. The options are those of `Bridge.start`. */
export function useHealthKit(options) {
  return testing.useHealthKit({ before, beforeEach, after }, options);
}
