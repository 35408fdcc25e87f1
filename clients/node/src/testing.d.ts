import type { Bridge, BridgeOptions, Conversation } from './bridge.js';

/** The hooks of a test runner. */
export interface Hooks {
  /** Once, before the first test. */
  before(hook: () => Promise<void>): void;
  /** Before each test. */
  beforeEach(hook: () => Promise<void>): void;
  /** Once, after the last test. */
  after(hook: () => Promise<void>): void;
}

/** The bridge of the tests of a file: as new in each test. */
export interface HealthKit extends Conversation {
  /** The bridge itself. Another one takes its place in the next test if it ends. */
  readonly bridge: Bridge;
}

/** A bridge that starts before the first test, is as new before each, and is closed after the last. */
export function useHealthKit(hooks: Hooks, options?: BridgeOptions): HealthKit;
