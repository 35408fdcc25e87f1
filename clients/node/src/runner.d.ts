import type { BridgeOptions } from './bridge.js';
import type { HealthKit, TestOptions } from './testing.js';

export type { HealthKit, TestOptions };

/** A bridge for the tests of a file or suite of the runner: `node:test`, Jest, whose hooks are globals, or Vitest. */
export function useHealthKit(options?: BridgeOptions & TestOptions): HealthKit;
