'use strict';

const { MissingPluginException, ResponseError } = require('../errors.cjs');
const { explain } = require('../explanation.cjs');
const { Catalog } = require('./catalog.cjs');
const { Connection } = require('./connection.cjs');
const { Observers } = require('./observers.cjs');
const { has, installed, isAtLeast } = require('./versions.cjs');

/** The error code of a call of an app that has ended. */
const appHasEnded = -32003;

/** The app on the emulated phone: its connection to HealthKit, and what lives in its process. */
class App {
  #connection;
  #options;
  #packageVersion;
  /** What the version of the package has, by name. Each sample of an answer asks. */
  #behaviours = new Map();
  /** The parts of the state that only a test changes. */
  #phone;
  #last = Promise.resolve();
  #hasOrderedFaults = false;
  /** The number of the app process. Objects of an earlier process cannot be used. */
  process = 1;
  /** The units that the package keeps for the life of the process, by the identifier of their type. */
  units = new Map();
  observers;
  catalog;

  /** @param options those of `Bridge.start`, and `packageVersion` */
  constructor({ packageVersion, ...options } = {}) {
    this.#packageVersion = packageVersion;
    this.#options = options;
    this.#connection = new Connection(options, (method, params) => this.#notified(method, params));
    this.observers = new Observers(this);
    this.catalog = new Catalog((method, params) => this.#connection.callNow(method, params));
  }

  get isClosed() {
    return this.#connection.isClosed;
  }

  /** Calls a method for the package. Resolves to its result. */
  async call(method, params) {
    try {
      return await this.#connection.call(method, params);
    } catch (error) {
      throw this.#noticed(error);
    }
  }

  /** Calls a method for the package, and waits. */
  callNow(method, params) {
    try {
      return this.#connection.callNow(method, params);
    } catch (error) {
      throw this.#noticed(error);
    }
  }

  /** Returns an error. If it says that the user has ended the app, so does its process here. */
  #noticed(error) {
    if (error instanceof ResponseError && error.error.code === appHasEnded) this.#end();
    return error;
  }

  /** Calls a method for a test. Methods that end the app process, or change the system, have their effect here too. */
  async request(method, params) {
    const before = method === 'control/uninstallApp' ? this.sourceRevision.source.bundleIdentifier : undefined;
    const answer = this.#connection.call(method, params);
    if (method.startsWith('control/')) this.#forgetPhone();
    if (method === 'control/failNext') this.#hasOrderedFaults = true;
    if (method === 'control/reset') {
      this.observers.forget();
      this.#hasOrderedFaults = false;
      this.#connection.warnings = [];
    }
    if (before) this.observers.forget(params?.bundleIdentifier ?? before);
    if (!endsApp(method, params)) return answer;
    this.#end();
    const result = await answer;
    if (launchesApp(method, params) && this.has('launch')) await this.observers.launch();
    return result;
  }

  /** What has happened since the start or the last reset, as text. */
  explain() {
    return explain(this.#connection);
  }

  /** A sentence about each fault that the test has ordered, and that no call has used. */
  async unusedFaults() {
    return this.#hasOrderedFaults ? (await this.#connection.call('control/listFaults')).unused : [];
  }

  /** Waits for earlier requests, then ends the bridge. */
  close() {
    this.#end();
    return this.#connection.close();
  }

  /** The state of the phone. Without `control` it is what the options say, or the defaults. */
  get state() {
    try {
      return this.callNow('control/state');
    } catch (error) {
      if (!(error instanceof MissingPluginException)) throw error;
      return { ...defaultState, ...stateOf(this.#options) };
    }
  }

  get #phoneState() {
    return (this.#phone ??= this.state);
  }

  #forgetPhone() {
    this.#phone = undefined;
    this.catalog.forgetTypes();
  }

  get timeZone() {
    return this.#phoneState.timeZone;
  }

  /** The source of what the app saves. */
  get sourceRevision() {
    const { app, osVersion, profile } = this.#phoneState;
    const { bundleIdentifier, name, version } = app;
    const productType = models[profile] ?? models.iphone;
    return { source: { name, bundleIdentifier }, version, productType, operatingSystemVersion: osVersion };
  }

  /** Whether the system has this version or a later one. */
  isAvailable(version) {
    return isAtLeast(this.#phoneState.osVersion, version);
  }

  /** Whether the version of the package has a behaviour, or an identifier. */
  has(name) {
    let answer = this.#behaviours.get(name);
    if (answer === undefined) this.#behaviours.set(name, (answer = has((this.#packageVersion ??= installed()), name)));
    return answer;
  }

  /**
   * Runs an asynchronous function. Its promise settles after those of earlier functions.
   *
   * @param waitsForUser whether later functions need not wait for it
   */
  inOrder(run, waitsForUser) {
    const earlier = this.#last;
    const settle = async () => {
      try {
        return await run();
      } finally {
        await earlier;
      }
    };
    const result = settle();
    if (!waitsForUser) this.#last = result.then(ignore, ignore);
    return result;
  }

  #end() {
    this.process += 1;
    this.units.clear();
    this.observers.end();
  }

  #notified(method, params) {
    if (method === 'store/observerQuery.update') this.observers.update(params);
  }
}

/** The models of the profiles. */
const models = { iphone: 'iPhone17,1', ipad: 'iPad14,3', ipad16: 'iPad14,3', watch: 'Watch7,10', vision: 'RealityDevice14,1' };

/** The system of a phone for which none is named. */
const defaultSystem = '27.0';

const defaultState = { osVersion: defaultSystem, profile: 'iphone', locked: false };

/** The state that the options describe. */
function stateOf({ osVersion, profile, timeZone, ...options }) {
  const { bundleId = 'com.example.app', appName = 'App', appVersion = '1.0', clock = 'system' } = options;
  const now = clock === 'system' ? new Date() : new Date(clock);
  const app = { bundleIdentifier: bundleId, name: appName, version: appVersion };
  const given = Object.entries({ osVersion, profile, timeZone }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), clock: now.toISOString(), app };
}

const ignore = () => {};

const isState = (method, params, state) => method === 'control/setAppState' && params?.state === state;

/** Whether a method launches an app. */
function launchesApp(method, params) {
  return ['control/setApp', 'control/setOSVersion'].includes(method) || isState(method, params, 'relaunched');
}

function endsApp(method, params) {
  if (['control/reset', 'control/uninstallApp'].includes(method) || launchesApp(method, params)) return true;
  return isState(method, params, 'terminated');
}

module.exports = { App, defaultSystem, endsApp };
