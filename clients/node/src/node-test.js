import { hooks } from './runners/node-test.cjs';
import * as testing from './testing.js';

/** A bridge for the tests of a file or suite of `node:test`. The options are those of `Bridge.start`, and `unusedFaults`. */
export const useHealthKit = (options) => testing.useHealthKit(hooks(), options);
