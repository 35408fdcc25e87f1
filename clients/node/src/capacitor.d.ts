import type { Conversation } from './bridge.js';

export interface CapacitorOptions {
  /** `pending` leaves a call open that a native side never answers, as on a device; `throw` fails. `pending` by default. */
  noReply?: 'pending' | 'throw';
}

/** Connects the native sides of the plugins to a bridge. */
export function connect(bridge: Pick<Conversation, 'call'>, options?: CapacitorOptions): void;

/** Makes the object of a plugin. */
export function registerPlugin<Plugin = any>(
  name: string,
  implementations?: { [platform: string]: any },
): Plugin;

/** The error of a plugin. */
export class CapacitorException extends Error {
  constructor(message: string, code?: string, data?: any);
  readonly code?: string;
  readonly data?: any;
  readonly errorMessage?: string;
}

export const ExceptionCode: { readonly Unimplemented: 'UNIMPLEMENTED'; readonly Unavailable: 'UNAVAILABLE' };

export const Capacitor: {
  readonly Exception: typeof CapacitorException;
  convertFileSrc(path: string): string;
  getPlatform(): 'ios';
  isNativePlatform(): true;
  isPluginAvailable(name: string): boolean;
  registerPlugin: typeof registerPlugin;
};

/** The superclass of plugins for the web. */
export class WebPlugin {
  unimplemented(message?: string): CapacitorException;
  unavailable(message?: string): CapacitorException;
}
