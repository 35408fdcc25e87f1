import { hooks } from './runners/jest.cjs';
import * as testing from './testing.js';

/** A bridge for the tests of a file or suite of Jest, whose hooks are globals. The options are those of `Bridge.start`, and `unusedFaults`. */
export const useHealthKit = (options) => testing.useHealthKit(hooks(), options);
