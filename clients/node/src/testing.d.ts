import type { Bridge, BridgeOptions, Conversation } from './bridge.js';

/** The hooks of a test runner. */
export interface Hooks {
  /** Runs a hook once, before the first test. */
  before(hook: () => Promise<void>): void;
  /** Runs a hook before each test. */
  beforeEach(hook: () => Promise<void>): void;
  /** Runs a hook once, after the last test. */
  after(hook: () => Promise<void>): void;
  /** Calls `explain` after each test that failed, and shows the text. */
  afterFailure?(explain: () => Promise<string>): void;
  /** Calls `check` after each test that passed. If it rejects, the test fails. */
  afterSuccess?(check: () => Promise<void>): void;
}

/** How tests behave. */
export interface TestOptions {
  /** What happens to a test that has ordered a fault which no call has used. By default it fails. */
  unusedFaults?: 'fail' | 'warn';
}

/** The bridge for the tests of a file. It is reset before each test. */
export interface HealthKit extends Conversation {
  /** The current bridge. If it ends, the next test gets a new one. */
  readonly bridge: Bridge;
}

/** A bridge that starts before the first test, is reset before each test, and is closed after the last. */
export function useHealthKit(hooks: Hooks, options?: BridgeOptions & TestOptions): HealthKit;
