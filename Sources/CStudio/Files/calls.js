// The session as calls: each request with its response.

import { typeOf, title } from './catalog.js';
import { log } from './connection.js';

/** The calls and notifications, the oldest first. */
export const calls = [];

const open = new Map();
const ignored = /^(rpc\/|shutdown$|exit$|initialize)/;
/** The calls of the connection itself, which are not shown. */
const hidden = new Set();

/** Adds a message of the log. Returns the calls that it has added or changed. */
export function addToCalls(entry) {
  const { direction, key } = entry;
  if (direction !== 'response' && ignored.test(entry.message?.method)) {
    hidden.add(key);
    return [];
  }
  if (direction === 'response' && hidden.delete(key)) return [];
  if (direction === 'response' && open.has(key)) {
    const call = open.get(key);
    open.delete(key);
    return [finish(call, entry)];
  }
  const messages = [entry.message].flat();
  const call = {
    number: calls.length + 1,
    app: entry.owner ? '' : entry.bundleIdentifier,
    methods: messages.map((message) => message?.method).filter((method) => typeof method === 'string'),
    types: typesOf(messages.map((message) => message?.params)),
    first: entry,
    isNotification: direction === 'notification',
    outcome: direction === 'request' && messages.some((message) => message?.id !== undefined) ? 'no answer yet' : '',
  };
  // A text for each message: a browser searches in a text that it has put together from others only after it has copied it.
  call.texts = [`${call.app} ${call.methods} ${call.types.map(title)} ${JSON.stringify(entry.message)}`.toLowerCase()];
  calls.push(call);
  if (direction === 'response') finish(call, entry);
  else if (direction === 'request') open.set(key, call);
  return [call];
}

/** Removes all calls. */
export function clearCalls() {
  calls.length = 0;
  open.clear();
  hidden.clear();
}

/** The calls of the whole log. */
export function readLog() {
  clearCalls();
  log.forEach(addToCalls);
}

function finish(call, entry) {
  const messages = [entry.message].flat();
  const error = messages.find((message) => message?.error)?.error;
  call.response = entry;
  call.error = error;
  call.count = entry.isLong || entry.owner ? undefined : countOf(messages[0]?.result);
  call.outcome = error ? seen(error) : 'success';
  call.duration = (Date.parse(entry.wallTime) || entry.arrival) - (Date.parse(call.first.wallTime) || call.first.arrival);
  call.texts.push(`${call.outcome} ${JSON.stringify(entry.message)}`.toLowerCase());
  return call;
}

/** The types that the params of requests name, in their order. */
function typesOf(value, found = new Set(), depth = 0) {
  if (typeof value === 'string' && typeOf(value)) found.add(value);
  else if (value && typeof value === 'object' && depth < 6) Object.values(value).forEach((each) => typesOf(each, found, depth + 1));
  return [...found];
}

/** The number of rows of a result; undefined if it is no list. */
function countOf(result) {
  if (Array.isArray(result)) return result.length;
  return result && typeof result === 'object' ? Object.values(result).find(Array.isArray)?.length : undefined;
}

/** What an app sees of an error. */
function seen({ code, data }) {
  switch (code) {
    case -32000: return `FlutterError ${data?.code ?? data?.message ?? ''}`;
    case -32001: return data?.name ? `${data.name} (${data.code})` : `error ${code}`;
    case -32002: return `${data?.exception ?? 'an exception'} ends the app`;
    case -32004: return 'no answer';
    case -32601: return 'no such method';
    case -32800: return 'cancelled';
    default: return data?.reason === 'appTerminated' ? 'the app has ended' : `error ${code}`;
  }
}
