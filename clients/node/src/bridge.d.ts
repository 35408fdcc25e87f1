import type {
  AppleHealthKit, CapacitorHealth, CapacitorHealthKit, CapgoHealth, Control, CordovaHealthKit, FlutterHealth, HealthKitPermissions, HealthKitReporterMethodChannel, Methods, Notifications, ResetOptions, Store, Verification,
} from './methods.js';

declare global {
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

/** The options of `serve`, and of the client. */
export interface BridgeOptions extends ResetOptions {
  /**
   * The command of the host, to which the options are added. By default the executable in `HEALTHKIT_BRIDGE`, or a phone of its own on
   * the server of `HEALTHKIT_BRIDGE_URL`, or the executable of the package, or `healthkit-bridge` on the `PATH`; `mode` is then `strict`
   * unless it is given.
   */
  command?: readonly string[];
  /**
   * The folder of a plugin's native code, which is built first and runs in the bridge; or an array of the folder and options of
   * `healthkit-bridge host`.
   */
  native?: string | readonly string[];
  /** The default time limit of a call in milliseconds, above 0; 30,000 by default. */
  timeout?: number;
  /**
   * How long a permission sheet may be open without a call of the test, in milliseconds; 2,000 by default. Then the calls that wait for
   * it fail. `Infinity` if a person answers.
   */
  sheetTimeout?: number;
  /** The framing of messages; detected by default. */
  framing?: 'auto' | 'lines' | 'headers';
}

/** The options of `Bridge.connect`: who speaks to a server. */
export interface ConnectOptions {
  /** The app's bundle identifier; by default that of the server's options. */
  bundleId?: string;
  /** The name of the app. */
  name?: string;
  /** The version of the app. */
  version?: string;
  /** The name of the phone; `shared` by default. Another name makes a phone of its own, which lasts while anything is connected to it. */
  phone?: string;
  /** `owner` is the person with the phone; `app` by default. */
  role?: 'app' | 'owner';
  /** The token of the server, if the URL has none. */
  token?: string;
  /** The default time limit of a call in milliseconds, above 0; 30,000 by default. */
  timeout?: number;
}

/** The user's decisions on the following permission sheets. */
export type ConsentRule = Parameters<Control['setConsent']>[0];

/** The options of a call. */
export interface CallOptions {
  /** The time limit in milliseconds, above 0. If no response arrives in time, the bridge is closed. */
  timeout?: number;
  /** Cancels a request that waits for the user or is long-running. The call then throws `RequestCancelled`. */
  signal?: CancellationSignal;
}

/** The part of an `AbortSignal` that a call uses. */
export interface CancellationSignal {
  readonly aborted: boolean;
  readonly reason?: any;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** A notification of the bridge. `method` determines the type of `params`. */
export type Notification = {
  [Method in keyof Notifications]: { method: Method; params: Notifications[Method] };
}[keyof Notifications];

/** The calls that a test expects: the params of `control.verify`. */
export type ExpectedCalls = Omit<Parameters<Control['verify']>[0], 'method'>;

/** The methods for communication with a bridge. */
export interface Conversation {
  /** The channel `store`: HealthKit. */
  readonly store: Store;
  /** The channel `control`: the environment of the app, such as the user, Settings, the clock, the watch and faults. */
  readonly control: Control;
  /** The channel `healthkit_permissions` of the plugin. */
  readonly healthkitPermissions: HealthKitPermissions;
  /** The channel `flutter_health` of the Flutter package `health`. */
  readonly flutterHealth: FlutterHealth;
  /** The native module of the React Native package `react-native-health`. */
  readonly appleHealthKit: AppleHealthKit;
  /** The channel of the Flutter package `health_kit_reporter`. */
  readonly healthKitReporterMethodChannel: HealthKitReporterMethodChannel;
  /** The service `HealthKit` of the Cordova plugin `cordova-plugin-health`. */
  readonly healthKit: CordovaHealthKit;
  /** The Capacitor plugin `Health` of the package `@capgo/capacitor-health`. */
  readonly health: CapgoHealth;
  /** The Capacitor plugin `HealthPlugin` of the package `capacitor-health`. */
  readonly healthPlugin: CapacitorHealth;
  /** The Capacitor plugin `CapacitorHealthkit` of the package `@perfood/capacitor-healthkit`. */
  readonly capacitorHealthkit: CapacitorHealthKit;
  /**
   * Sends a request and returns its result. Calls can be concurrent; the bridge performs them in order.
   *
   * Throws a `ConnectionFailure`, a `ResponseError`, or a `TypeError` for a number, date or text that JSON cannot represent.
   */
  call<Method extends keyof Methods>(
    method: Method,
    ...params: Parameters<Methods[Method]>
  ): ReturnType<Methods[Method]>;
  call(method: string, params?: object | null, options?: CallOptions): Promise<any>;
  /**
   * The notifications of the bridge from now on, in order. They are kept until they are read or `return` is called.
   *
   * The iterator ends when the bridge is closed. It throws the `ConnectionFailure` when the connection is lost, and a `BridgeError` if
   * none comes within `timeout` milliseconds, by default the time limit of a call; without limit on a server, and with
   * `sheetTimeout: Infinity`.
   */
  notifications(method?: undefined, options?: { timeout?: number }): NotificationIterator<Notification>;
  notifications<Method extends keyof Notifications>(
    method: Method,
    options?: { timeout?: number },
  ): NotificationIterator<{ method: Method; params: Notifications[Method] }>;
  notifications(method: string, options?: { timeout?: number }): NotificationIterator<{ method: string; params: any }>;
  /**
   * Advances the clock with the app in the loop: the app gets each notification at its own time, and the clock moves on when it has
   * answered. `answer` plays the app: it is called with each notification, and awaited. Without it, iterators of the app read the
   * notifications, and the clock waits until their code makes no more calls.
   */
  advance(seconds: number, answer?: (notification: Notification) => unknown): Promise<void>;
  /** What has happened since the start or the last reset: calls, decisions, an open sheet, the phone, warnings, rules. */
  explain(): Promise<string>;

  /** A sentence about each fault that `control.failNext` has ordered, and that no call has used. */
  unusedFaults(): Promise<string[]>;
  /**
   * Checks how often the app has called a method, with arguments that contain the given ones, and returns the latest calls. Without a
   * number, one call or more is expected. Throws an `AssertionError` of `node:assert` with the nearest calls and their differences.
   */
  assertCalled(method: keyof Methods | (string & {}), expected?: ExpectedCalls): Promise<Verification['calls']>;
  /** Whether the bridge was closed or its connection is lost. Then calls fail. */
  readonly isClosed: boolean;
}

/** An iterator of notifications. */
export interface NotificationIterator<Item> extends AsyncIterableIterator<Item> {
  return(): Promise<IteratorResult<Item>>;
}

export interface Bridge extends Conversation {}

/** A running bridge. */
export class Bridge {
  private constructor();
  /** Starts a bridge and checks its version. Throws a `ConnectionFailure`, or a `TypeError` for invalid options. */
  static start(options?: BridgeOptions): Promise<Bridge>;
  /**
   * Connects to a server (`healthkit-bridge serve --listen`), as a process of an app of its own, and checks its version. `url` is the
   * URL that the server prints. Needs Node.js 22, or the package `ws`. Throws a `ConnectionFailure`, or a `TypeError` for invalid
   * options.
   */
  static connect(url: string, options?: ConnectOptions): Promise<Bridge>;
  /** Ends all existing iterators of notifications, and forgets the warnings so far. */
  endNotifications(): void;
  /** Ends the bridge after the responses to all pending calls, and waits until its process has ended. */
  close(): Promise<void>;
  /** Closes the bridge at the end of a block: `await using bridge = await Bridge.start()`. Node.js 18.18 and later. */
  [Symbol.asyncDispose](): Promise<void>;
}
