import { hooks } from '../runners/vitest.js';
import * as testing from './testing.cjs';

/** A bridge for the tests of a file or suite of Vitest that use the package. */
export const useHealthKit = (options) => testing.useHealthKit(hooks(), options);
