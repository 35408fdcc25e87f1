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
  /** The types that are observed in the background: `{query, callback}` by their text. */
  #background = new Map();
  /** The updates of these types that had no callback. */
  #pending = [];
  #identifiers = 0;
  /** The configuration for later launches: `{types, frequency}` by the bundle identifier of the app. */
  #kept = new Map();

  constructor(app) {
    this.#app = app;
  }

  /** Starts an observer of samples that start after now. Its failure is an update. Returns the number of the query. */
  start(type, updated) {
    const predicate = { startDate: this.#app.state.clock, options: ['strictStartDate'] };
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

  /** Keeps types for later launches, and observes them instead of the earlier ones. */
  configure(types, frequency) {
    this.clear();
    this.#kept.set(this.#bundleIdentifier, { types, frequency });
    return this.launch();
  }

  /** Starts the observers of the kept types, as an app delegate does at launch. */
  async launch() {
    const kept = this.#kept.get(this.#bundleIdentifier);
    if (!kept || this.#background.size > 0) return;
    const { types, frequency } = kept;
    await Promise.all([...new Set(types)].map((text) => this.#observe(text, frequency)));
  }

  clear() {
    this.#kept.delete(this.#bundleIdentifier);
    for (const { query } of this.#background.values()) this.stop(query);
    this.#background.clear();
  }

  /** Forgets what an app keeps, by default what all apps keep. */
  forget(bundleIdentifier) {
    if (bundleIdentifier === undefined) this.#kept.clear();
    else this.#kept.delete(bundleIdentifier);
  }

  get #bundleIdentifier() {
    return this.#app.sourceRevision.source.bundleIdentifier;
  }

  async #observe(text, frequency) {
    const type = sampleTypeOrNone(this.#app, text);
    if (!type || type === 'HKDataTypeStateOfMind') return;
    const entry = {};
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
