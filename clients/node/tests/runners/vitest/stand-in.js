// A replacement for `vitest` on machines without it: its hooks, implemented with `node:test`.
export { after as afterAll, before as beforeAll, beforeEach, test } from 'node:test';
