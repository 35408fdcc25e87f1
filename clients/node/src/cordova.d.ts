import type { Conversation } from './bridge.js';

export interface CordovaOptions {
  /** `pending` leaves a call open that the native side never answers, as on a device; `throw` fails. `pending` by default. */
  noReply?: 'pending' | 'throw';
}

/** Connects the native side of the plugin to a bridge. */
export function connect(
  bridge: Pick<Conversation, 'call' | 'notifications' | 'isClosed'>,
  options?: CordovaOptions,
): void;

/** Cordova's global. */
export const cordova: {
  readonly platformId: 'ios';
  readonly plugins: { [name: string]: any };
  exec(
    success: ((result?: any) => void) | null | undefined,
    fail: ((error?: any) => void) | null | undefined,
    service: string,
    action: string,
    args?: any[],
  ): void;
  addConstructor(run: () => void): void;
};

/** The folder of cordova-plugin-health: `CORDOVA_PLUGIN_HEALTH`, else the package in `node_modules`; undefined without one. */
export function pluginFolder(from?: string): string | undefined;

/** Runs the unmodified JavaScript of cordova-plugin-health for iOS, and returns `cordova.plugins.health`. */
export function loadPlugin(folder?: string): any;
