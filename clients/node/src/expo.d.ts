import type { BridgeOptions } from './bridge.js';

/** Starts a bridge that hosts native modules of Expo. */
export function startExpo(options: BridgeOptions & {
  /** `pending` leaves a call open that a module never answers, as on a device; `throw` fails. `pending` by default. */
  noReply?: 'pending' | 'throw';
}): Promise<{ call(method: string, params?: any): Promise<any>; close(): Promise<void> }>;

export function requireNativeModule<Module = any>(name: string): Module;
export function requireOptionalNativeModule<Module = any>(name: string): Module | null;

/** The error of a native module. */
export class CodedError extends Error {
  constructor(code: string, message: string);
  code: string;
}

export class EventEmitter {
  constructor(module?: any);
  addListener(event: string, listener: (...args: any[]) => void): { remove(): void };
  removeListener(event: string, listener: (...args: any[]) => void): void;
  removeAllListeners(event: string): void;
  listenerCount(event: string): number;
  emit(event: string, ...args: any[]): void;
}

export class NativeModule extends EventEmitter {}
export class SharedObject extends EventEmitter {}
export const Platform: { readonly OS: 'ios'; select<Choice>(choices: { ios?: Choice; native?: Choice; default?: Choice }): Choice | undefined };
