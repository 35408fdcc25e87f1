import assert from 'node:assert';

/** The calls of a verification. Throws an `AssertionError` if they are not as expected. */
export function verifiedCalls({ verified, message, calls }) {
  if (!verified) assert.fail(message);
  return calls;
}
