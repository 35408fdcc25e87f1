import type { Conversation } from './bridge.js';
import type { HealthKitPermissions } from './methods.js';

/** The methods that a `NativeEventEmitter` calls on its module. */
export interface EventSource {
  addListener(eventType: string): void;
  removeListeners(count: number): void;
}

/** The error of a native promise that was rejected on iOS. */
export interface NativeRejection extends Error {
  /** The code of the plugin. For an `NSError`: the letter E, its domain in upper case, and its code. */
  readonly code: string;
  /** `RCTErrorDomain`, or the domain of the `NSError`. */
  readonly domain: string;
  readonly userInfo: any;
  /** Empty, because no native code has run. */
  readonly nativeStackIOS: string[];
}

/** The methods of the channel. Each takes one object with the arguments by name. */
export type NativeModule<Channel> = EventSource & {
  [Method in keyof Channel]: Channel[Method] extends (params: infer Params, ...rest: any[]) => infer Result
    ? (params: Params) => Result
    : never;
};

export interface NativeModuleOptions {
  /** The channel whose methods the module has; `healthkit_permissions` by default. */
  channel?: string;
  /** React Native's `DeviceEventEmitter`, which emits the events. */
  emitter?: { emit(eventType: string, body: any): unknown };
}

/** Installs a replacement for a native module of iOS as `NativeModules[name]`. */
export function installNativeModule<Channel = HealthKitPermissions>(
  NativeModules: { [name: string]: any },
  name: string,
  bridge: Pick<Conversation, 'call' | 'notifications' | 'isClosed'>,
  options?: NativeModuleOptions,
): NativeModule<Channel>;
