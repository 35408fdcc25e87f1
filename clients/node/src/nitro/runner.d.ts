import type { TestOptions } from '../testing.js';
import type { NitroHealthKit, NitroOptions } from './index.js';

export type { NitroHealthKit, TestOptions };

/**
 * A bridge for the tests of a file or suite of the runner: `node:test`, Jest, whose hooks are globals, or Vitest. It starts before the
 * first test, is reset before each test, and is closed after the last. A failed test explains itself.
 */
export function useHealthKit(options?: NitroOptions & TestOptions): NitroHealthKit;
