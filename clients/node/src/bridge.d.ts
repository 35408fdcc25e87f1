import type { Control, HealthKitPermissions, Methods, Notifications, Store } from './methods.js';

declare global {
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

/** The options of `serve`, and who is started. */
export interface BridgeOptions {
  /**
   * The command of another host, to which the options are added. By default the executable that `HEALTHKIT_BRIDGE` names, or
   * `healthkit-bridge` on the `PATH`.
   */
  command?: readonly string[];
  /** What a call has unless told otherwise, in milliseconds, above 0; 30,000 by default. */
  timeout?: number;

  /** The path of the store file; in memory by default. */
  store?: string;
  /** The path of the file with the key of an encrypted store. */
  keyFile?: string;
  /** The path of the audit log. */
  auditLog?: string;
  /** The device class; `iphone` by default. */
  profile?: 'iphone' | 'ipad' | 'ipad16' | 'watch' | 'vision' | 'unsupported';
  /** The version of iOS, as `17.0`. */
  osVersion?: string;
  /** The app's bundle identifier. */
  bundleId?: string;
  appName?: string;
  appVersion?: string;
  /** Who answers the permission sheet: a policy, the path of a script, or a script itself. */
  consent?: 'allow' | 'deny' | 'ask' | 'cancel' | 'kill' | (string & {}) | ConsentRule | readonly ConsentRule[];
  /** The time at which the clock stands; `system` by default. */
  clock?: Date | 'system' | (string & {});
  /** By how many seconds each reading moves a fixed clock. */
  clockStep?: number;
  /** An IANA name. */
  timeZone?: string;
  /** Makes every random choice reproducible. */
  seed?: number;
  /** The path of a file with requests that are carried out first. */
  prelude?: string;
  /** What a native exception does; `error` by default. */
  exceptions?: 'error' | 'abort';
  /** `lenient` by default. */
  mode?: 'lenient' | 'strict';
  framing?: 'auto' | 'lines' | 'headers';
  /** The longest message that the bridge accepts, in bytes. */
  maxFrame?: number;
  /** Puts `control` out of reach. */
  noControl?: boolean;
  logLevel?: 'debug' | 'info' | 'warning' | 'error';
}

/** How the coming permission sheets are answered. */
export interface ConsentRule {
  policy: 'allow' | 'deny' | 'ask' | 'cancel' | 'kill';
  /** Decided before the policy, by identifier. */
  share?: { [identifier: string]: boolean };
  /** Decided before the policy, by identifier. */
  read?: { [identifier: string]: boolean };
  /** Decided before the policy, by object. */
  objects?: { [object: string]: boolean };
  /** For how many sheets. */
  times?: number;
}

/** How a call is carried out. */
export interface CallOptions {
  /** How long to wait for the answer, in milliseconds, above 0. When it is late the bridge is closed. */
  timeout?: number;
  /** Cancels a request that waits for the user, or takes long; it then throws `RequestCancelled`. */
  signal?: CancellationSignal;
}

/** An `AbortSignal`, as far as a call looks at it. */
export interface CancellationSignal {
  readonly aborted: boolean;
  readonly reason?: any;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What the bridge has sent by itself. `method` tells what its `params` are. */
export type Notification = {
  [Method in keyof Notifications]: { method: Method; params: Notifications[Method] };
}[keyof Notifications];

/** The words with which a bridge is spoken to. */
export interface Conversation {
  /** HealthKit itself. */
  readonly store: Store;
  /** The world around the app: the user, Settings, the clock, the watch, faults. */
  readonly control: Control;
  /** The channel `healthkit_permissions` of the plugin. */
  readonly healthkitPermissions: HealthKitPermissions;
  /**
   * One request, and its result. Calls need not wait for each other: they are carried out in their order.
   *
   * Throws `ConnectionFailure`, a `ResponseError`, or a `TypeError` for a number, a date or a text that no request can say.
   */
  call<Method extends keyof Methods>(
    method: Method,
    ...params: Parameters<Methods[Method]>
  ): ReturnType<Methods[Method]>;
  call(method: string, params?: object | null, options?: CallOptions): Promise<any>;
  /**
   * What the bridge sends by itself from now on, in order. It is kept until it is asked for, or `return` is called.
   *
   * Ends when the bridge is closed; throws the `ConnectionFailure` when it is lost.
   */
  notifications(): NotificationIterator<Notification>;
  notifications<Method extends keyof Notifications>(
    method: Method,
  ): NotificationIterator<{ method: Method; params: Notifications[Method] }>;
  notifications(method: string): NotificationIterator<{ method: string; params: any }>;
  /** Whether nothing can be called any more: it was closed, or lost. */
  readonly isClosed: boolean;
}

/** Notifications as they come. */
export interface NotificationIterator<Item> extends AsyncIterableIterator<Item> {
  return(): Promise<IteratorResult<Item>>;
}

/** A running bridge. */
export class Bridge implements Conversation {
  private constructor();
  /** Starts a bridge and asks for its version. Throws `ConnectionFailure`, or a `TypeError` for options that mean nothing. */
  static start(options?: BridgeOptions): Promise<Bridge>;

  readonly store: Store;
  readonly control: Control;
  readonly healthkitPermissions: HealthKitPermissions;
  call: Conversation['call'];
  notifications: Conversation['notifications'];
  /** Ends all iterators of notifications that were made until now. */
  endNotifications(): void;
  /** Whether nothing can be called any more: it was closed, or lost. */
  readonly isClosed: boolean;
  /** Ends the bridge, after it has answered the calls under way, and waits until its process is gone. */
  close(): Promise<void>;
  /** Closes the bridge at the end of a block: `await using bridge = await Bridge.start()`. Node.js 18.18 and later. */
  [Symbol.asyncDispose](): Promise<void>;
}
