'use strict';

const { createHash } = require('node:crypto');
const { setImmediate } = require('node:timers');
const { HealthKitError } = require('../errors.cjs');
const { sampleTypeOrNone } = require('./identifiers.cjs');

/** The observer queries of the app process, and those for the types that it observes in the background. */
class Observers {
  #app;
  /** The functions that get the updates, by the number of their query. */
  #running = new Map();
  /** The types that are observed in the background: `{scope, query, callback}` by their text. */
  #background = new Map();
  /** The updates of these types that had no callback. */
  #pending = [];
  #identifiers = 0;
  /** The configuration for later launches: `{types, frequency}` by scope, by the bundle identifier of the app. */
  #kept = new Map();

  constructor(app) {
    this.#app = app;
  }

  /** Starts an observer. Its failure is an update. Returns the number of the query. */
  start(type, predicate, updated) {
    try {
      const { query } = this.#app.callNow('store/observerQuery', { type, predicate });
      this.#running.set(query, updated);
      return query;
    } catch (error) {
      if (!(error instanceof HealthKitError)) throw error;
      setImmediate(() => updated(error.message));
      return undefined;
    }
  }

  /** Stops a query. */
  stop(query) {
    if (!this.#running.delete(query)) return;
    this.#app.call('store/stop', { query }).catch(() => {});
  }

  /** Handles a notification. Each delivery is completed at once. */
  update({ query, delivery }) {
    const updated = this.#running.get(query);
    if (!updated) return;
    this.#app.call('store/completeObserver', { delivery }).catch(() => {});
    updated(undefined);
  }

  /** The observers end with the app process. */
  end() {
    this.#running.clear();
    this.#background.clear();
    this.#pending = [];
  }

  /** Keeps types of a scope for later launches, and observes them instead of its earlier ones. */
  configure(scope, types, frequency) {
    this.clear(scope);
    const kept = { types, frequency };
    this.#kept.set(this.#bundleIdentifier, new Map([...this.#scopes, [scope, kept]]));
    return this.#observe(scope, kept);
  }

  /** Starts the observers of the kept types, as native code does at launch. Does nothing if they run. */
  async launch() {
    if (this.#background.size > 0 || this.#scopes.size === 0) return;
    if (!(await this.#app.call('store/isHealthDataAvailable'))) return;
    await Promise.all([...this.#scopes].map(([scope, kept]) => this.#observe(scope, kept)));
  }

  /** Forgets the types of a scope, and ends their observers. */
  clear(scope) {
    this.#scopes.delete(scope);
    for (const [text, entry] of this.#background) {
      if (entry.scope !== scope) continue;
      this.stop(entry.query);
      this.#background.delete(text);
    }
  }

  /** What the app keeps, by scope. */
  get #scopes() {
    return this.#kept.get(this.#bundleIdentifier) ?? new Map();
  }

  /** Forgets what an app keeps, by default what all apps keep. */
  forget(bundleIdentifier) {
    if (bundleIdentifier === undefined) this.#kept.clear();
    else this.#kept.delete(bundleIdentifier);
  }

  get #bundleIdentifier() {
    return this.#app.sourceRevision.source.bundleIdentifier;
  }

  #observe(scope, { types, frequency }) {
    return Promise.all([...new Set(types)].map((text) => this.#observeType(scope, text, frequency)));
  }

  async #observeType(scope, text, frequency) {
    const type = sampleTypeOrNone(this.#app, text);
    const isLate = text.startsWith('HKClinicalTypeIdentifier') || type === 'HKDataTypeStateOfMind';
    if (!type || (isLate && !this.#app.has('moreInBackground'))) return;
    const entry = { scope };
    this.stop(this.#background.get(text)?.query);
    this.#background.set(text, entry);
    const deliver = (message) => {
      if (this.#background.get(text) !== entry) return;
      if (entry.callback) entry.callback(message);
      else this.#pending.push({ text, message });
    };
    const enabled = this.#app.call('store/enableBackgroundDelivery', { type, frequency }).catch(ignoreHealthKit);
    try {
      const { query } = await this.#app.call('store/observerQuery', { type });
      entry.query = query;
      this.#running.set(query, deliver);
    } catch (error) {
      ignoreHealthKit(error);
      deliver(error.message);
    }
    await enabled;
  }

  /** Makes a function the callback of a type that is observed in the background. Returns whether it is. */
  route(text, callback) {
    const entry = this.#background.get(text);
    if (!entry) return false;
    entry.callback = callback;
    const events = this.#pending.filter((event) => event.text === text);
    this.#pending = this.#pending.filter((event) => event.text !== text);
    for (const { message } of events) setImmediate(() => callback(message));
    return true;
  }

  /** Takes the callback of a type away. */
  unroute(text) {
    const entry = this.#background.get(text);
    if (entry) entry.callback = undefined;
  }

  /** The UUID of a new subscription. The same calls make the same UUIDs. */
  newIdentifier() {
    const digits = createHash('sha256').update(String(++this.#identifiers)).digest('hex').toUpperCase();
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  }
}

function ignoreHealthKit(error) {
  if (!(error instanceof HealthKitError)) throw error;
}

module.exports = { Observers };
