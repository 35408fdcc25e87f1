import type { Conversation } from './bridge.js';

export interface ConnectOptions {
  /**
   * A call that the native module never answers: `pending` leaves it open, as on a device; `throw` fails the test.
   * `pending` by default.
   */
  noReply?: 'pending' | 'throw';
}

/** Connects the native module to a bridge. */
export function connect(bridge: Pick<Conversation, 'call' | 'notifications' | 'isClosed'>, options?: ConnectOptions): void;

/** The callback of a method: `(null, result)` or `(error)`. */
export type NativeCallback = (error: any, result?: any) => void;

/** The native module: a function for each method, with its arguments and the callback. */
export interface NativeAppleHealthKit {
  addListener(eventType: string): void;
  removeListeners(count: number): void;
  [method: string]: (...args: any[]) => void;
}

export const NativeModules: { AppleHealthKit: NativeAppleHealthKit };

export interface EventSubscription {
  remove(): void;
}

export class NativeEventEmitter {
  constructor(nativeModule?: { addListener(eventType: string): void; removeListeners(count: number): void } | null);
  addListener(eventType: string, listener: (event: any) => void, context?: any): EventSubscription;
  removeAllListeners(eventType: string): void;
  listenerCount(eventType: string): number;
}

export const DeviceEventEmitter: { addListener(eventType: string, listener: (event: any) => void): EventSubscription };
export const NativeAppEventEmitter: typeof DeviceEventEmitter;

export const Platform: { OS: 'ios'; select<Value>(choices: { [platform: string]: Value }): Value };
