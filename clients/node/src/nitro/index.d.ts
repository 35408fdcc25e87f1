import type { BridgeOptions } from '../bridge.js';

/** A native object of the package. Its members are those of @kingstinct/react-native-healthkit. */
export interface HybridObject {
  readonly name: string;
  toString(): string;
  equals(other: HybridObject): boolean;
  dispose(): void;
  [member: string]: any;
}

export interface NitroModules {
  createHybridObject<Type extends object = HybridObject>(name: string): Type;
  hasHybridObject(name: string): boolean;
  getAllHybridObjectNames(): string[];
  isHybridObject(object: unknown): boolean;
  readonly buildType: 'debug' | 'release';
  readonly version: string;
}

/** A bridge for the package. */
export interface NitroHealthKit {
  readonly NitroModules: NitroModules;

  /**
   * Calls any method of the protocol, in order with what the package calls. Rejects as `Bridge.call` does.
   *
   * A method that ends the app process, such as `control/reset`, ends subscriptions, and the objects that queries returned.
   */
  call(method: string, params?: object): Promise<any>;

  /**
   * Starts the observers of the types that `configureBackgroundTypes` keeps, as an app delegate does at launch. From version 15.1
   * on the package starts them itself.
   */
  setupBackgroundObservers(): Promise<void>;

  /** What has happened since the start or the last reset, as text with types and counts, and no health value. */
  explain(): Promise<string>;

  /** A sentence about each fault that `control/failNext` has ordered, and that no call has used. */
  unusedFaults(): Promise<string[]>;

  /** Ends the bridge, and waits until its process has ended. */
  close(): Promise<void>;
}

export interface NitroOptions extends BridgeOptions {
  /**
   * The version of @kingstinct/react-native-healthkit whose native side the objects behave as, from 14.0.2 to 16. By default that
   * of the package which makes the objects, else of the installed one, else 16.0.0.
   */
  packageVersion?: string;
}

/** Starts a bridge for the package. Objects of the exported `NitroModules` use the bridge that was started last. */
export function startNitro(options?: NitroOptions): Promise<NitroHealthKit>;

/** The export of `react-native-nitro-modules` of this name. Without `startNitro`, the first call starts a bridge. */
export const NitroModules: NitroModules;

export const Platform: { OS: 'ios'; readonly Version: string; select<Value>(choices: { [platform: string]: Value }): Value };
