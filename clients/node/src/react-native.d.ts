import type { Conversation } from './bridge.js';
import type { HealthKitPermissions } from './methods.js';

/** What a `NativeEventEmitter` calls on its module. */
export interface EventSource {
  addListener(eventType: string): void;
  removeListeners(count: number): void;
}

/** What JavaScript sees of a native promise that was rejected on iOS. */
export interface NativeRejection extends Error {
  /** A plugin's own code; of an `NSError` the letter E, its domain in upper case and its code. */
  readonly code: string;
  /** `RCTErrorDomain`, or that of the `NSError`. */
  readonly domain: string;
  readonly userInfo: any;
  /** Empty: nothing native has run. */
  readonly nativeStackIOS: string[];
}

/** The channel's methods, each with one object: the arguments by name. */
export type NativeModule<Channel> = EventSource & {
  [Method in keyof Channel]: Channel[Method] extends (params: infer Params, ...rest: any[]) => infer Result
    ? (params: Params) => Result
    : never;
};

export interface NativeModuleOptions {
  /** Whose methods the module has; `healthkit_permissions` by default. */
  channel?: string;
  /** React Native's `DeviceEventEmitter`, to which events are given. */
  emitter?: { emit(eventType: string, body: any): unknown };
}

/** Puts a stand-in for a native module of iOS in its place: `NativeModules[name]`. */
export function installNativeModule<Channel = HealthKitPermissions>(
  NativeModules: { [name: string]: any },
  name: string,
  bridge: Pick<Conversation, 'call' | 'notifications' | 'isClosed'>,
  options?: NativeModuleOptions,
): NativeModule<Channel>;
